/** Intimidation: the unit has more speed, power and health for each unit of the opponent in its arena. */
import type { CardId, Contribute } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import type { Statistic } from '../../language/tree/nouns.ts'
import { census } from '../abilities/abilities-in-play.ts'
import { has } from '../abilities/has-keyword.ts'
import { isolatedOfUniques } from '../abilities/keyword-values.ts'
import { arenaOf, areOpponents, cardsAt } from '../cards/place.ts'
import { SPIRIT } from './inspiration.ts'

export const intimidation = isolatedOfUniques('intimidation')

/** Counted all the time (now/keywords/intimidation). */
export function intimidationParts(game: Game, card: CardId, name: Statistic, add: Contribute): void {
  if (!census(game).keywords.has('intimidation')) return
  const arena = arenaOf(game, card)
  if (arena === null || !has(game, card, 'intimidation')) return
  const { controller } = game.card(card)
  const foes = cardsAt(game, arena).filter((unit) =>
    areOpponents(game, controller, game.card(unit).controller),
  )
  add(foes.length * SPIRIT[name], 'intimidation', { card, rule: 'now/keywords/intimidation' })
}
