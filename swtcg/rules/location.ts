/** Locations: one in each arena, replaced at the price of the dearer one. */
import { type CardId, moveCard, numberOf, type Reason, type SeatId } from '@dejarik/kernel'
import { ARENAS, type Arena } from '../cards/definition.ts'
import { type Destination, definitionOf, type Game } from '../kinds.ts'
import { discardCard } from './discard.ts'
import { cardsAt, locationZone } from './place.ts'
import { arenasFor } from './unit.ts'

export const locationIn = (game: Game, arena: Arena): CardId | undefined =>
  cardsAt(game, `${arena}-location`)[0]

const arenaIn = (destination: Destination): Arena | undefined =>
  'to' in destination ? ARENAS.find((arena) => arena === destination.to) : undefined

/** A Location without a printed cost has the printed cost 0 (idc/location/no-cost-is-zero). */
const printedCost = (game: Game, card: CardId): number => definitionOf(game, card).cost ?? 0

/** The higher of the two printed costs decides (idc/location/replace-cost). */
export function locationPrice(game: Game, card: CardId, destination: Destination): number {
  const arena = arenaIn(destination)
  const old = arena && locationIn(game, arena)
  const own = numberOf(game, 'cost', card)
  return old !== undefined && printedCost(game, old) > printedCost(game, card) ? printedCost(game, old) : own
}

/** Why a Location cannot be put there; empty if it can. */
export function whyNotLocation(game: Game, card: CardId, destination: Destination): Reason[] {
  const arena = arenaIn(destination)
  if (arena && arenasFor(game, definitionOf(game, card)).includes(arena)) return []
  return [{ code: 'wrong-arena', rule: 'idc/location/complete-in-matching-arena', card }]
}

/** The old Location is discarded, whoever owns it (idc/location/replaced-is-discarded). */
export function placeLocation(game: Game, seat: SeatId, card: CardId, arena: Arena): void {
  const old = locationIn(game, arena)
  if (old !== undefined) discardCard(game, old, arena, { rule: 'idc/location/replaced-is-discarded', card })
  moveCard(game, card, locationZone(arena))
  const cause = { rule: 'idc/location/complete-in-matching-arena' }
  game.emit({ kind: 'placed', seat, card, is: game.card(card).is, to: arena, cause })
}
