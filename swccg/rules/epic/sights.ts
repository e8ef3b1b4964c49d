/** Weapons that Epic Events fire at places: the Superlaser at a planet, a cannon at the generators (ccgx/deathstar/superlaser). */
import type { CardId } from '@dejarik/kernel'
import { barredBy } from '../../effects/statics.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import { isPiloted } from '../aboard/crew.ts'
import { answer } from '../answers/answer.ts'
import { reaches, USER_FIRED, userOf } from '../battle/shots.ts'
import { isBlownAway } from '../cards/skills.ts'

const FIRED_AT_PLACE = 'turn:fired-at-place'

/** Within range, once a turn, and nothing keeps it from firing there (ccgx/deathstar/commence-recharging). */
export const isInSights = (game: Game, weapon: CardId, place: CardId): boolean =>
  !isBlownAway(game, place) &&
  reaches(game, weapon, place) &&
  !game.card(weapon).uses.includes(FIRED_AT_PLACE) &&
  game.policies.mayFireAnother(game, userOf(game, weapon), weapon) &&
  (definitionOf(game, weapon).type !== 'vehicle' || isPiloted(game, userOf(game, weapon))) &&
  barredBy(game, 'fire', weapon, place) === null &&
  barredBy(game, 'fire', weapon) === null

/** It was fired, for this turn and whoever fires it (ccgx/weapon/fire-outside-battle). */
export function firedAt(game: Game, weapon: CardId, place: CardId): void {
  const user = userOf(game, weapon)
  for (const [card, use] of [[weapon, FIRED_AT_PLACE] as const, [user, USER_FIRED] as const])
    game.changeCard(card, { uses: [...game.card(card).uses, use] })
  const by = game.card(weapon).controller
  answer(game, { just: 'fired-at-place', by, card: place, source: weapon })
}
