/** Who takes part in a battle: everybody at the location whom no rule and no card shuts out. Nobody is held back. */
import { type CardId, numberOf, type SeatId } from '@dejarik/kernel'
import { isArtillery } from '../../cards/definition.ts'
import { active, allowedBy, barredBy } from '../../effects/statics.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import { isParked } from '../aboard/crew.ts'
import { cardsAt, exists, isInactive, locationOf } from '../cards/place.ts'
import { cardsInAttack } from '../creatures/attackers.ts'
import { isProjected } from '../locations/holosite.ts'
import { hasPresence, ownAt } from '../locations/presence.ts'

/** Kinds of cards that fight and can be forfeited (ccg95/forfeit/cards-with-value). */
const FIGHTERS: ReadonlySet<string> = new Set(['character', 'starship', 'vehicle'])

const isFighter = (game: Game, card: CardId): boolean => {
  const facts = definitionOf(game, card)
  return FIGHTERS.has(facts.kind) || isArtillery(facts) || isProjected(game, card)
}

/** Cargo rests; parked vehicles stand outside; a card may have fought already (ccg/battle/card-once-per-turn). */
const takesPart = (game: Game, card: CardId): boolean =>
  isFighter(game, card) &&
  !isInactive(game, card) &&
  game.card(card).as !== 'cargo' &&
  !isParked(game, card) &&
  (game.policies.fightsAgain || !game.card(card).battled) &&
  barredBy(game, 'battle', card) === null

/** Everybody there takes part (ccg95/battle/everyone-there). */
export const gather = (game: Game, at: CardId): readonly CardId[] =>
  cardsAt(game, at).filter((card) => takesPart(game, card))

/** The cards of a seat that are still in the battle, or in the attack on the side of cards. */
export function fighters(game: Game, seat: SeatId): readonly CardId[] {
  const { battle } = game.table
  if (!battle) return cardsInAttack(game).filter((card) => game.card(card).controller === seat)
  return battle.cards.filter(
    (card) =>
      exists(game, card) && game.card(card).controller === seat && locationOf(game, card) === battle.at,
  )
}

/** Presence, or a card that is battled without it (ccgx/state/droid-battles). */
export const mayBattleAt = (game: Game, seat: SeatId, at: CardId): boolean =>
  hasPresence(game, seat, at) ||
  (active(game, 'allows', 'battle-without-presence').length > 0 &&
    ownAt(game, seat, at).some((card) => battlesAnyway(game, card)))

const battlesAnyway = (game: Game, card: CardId): boolean =>
  allowedBy(game, 'battle-without-presence', card) !== null

/** Whether a side still has somebody in the battle. */
export const hasFighters = (game: Game, seat: SeatId): boolean => fighters(game, seat).length > 0

/** Whether those of a side who take part still have presence among them (ccgx/state/battle-needs-presence-on). */
export function hasFightersWithPresence(game: Game, seat: SeatId): boolean {
  const own = fighters(game, seat)
  const ability = own.reduce((sum, card) => sum + numberOf(game, 'ability', card), 0)
  return ability >= 1 || own.some((card) => battlesAnyway(game, card))
}

/** Whether a card counts at its location: during a battle there, only those that take part do. */
export function countsNow(game: Game, card: CardId, location: CardId): boolean {
  const { battle } = game.table
  if (battle?.at !== location) return true
  return battle.segment === 'initiation' ? !isInactive(game, card) : battle.cards.includes(card)
}
