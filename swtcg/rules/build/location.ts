/** Locations: one in each arena, replaced at the price of the costlier one. */
import { because, type CardId, moveCard, numberOf, type SeatId } from '@dejarik/kernel'
import { ARENAS, type Arena } from '../../cards/definition.ts'
import { type Destination, definitionOf, type Game } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { whyForbidden } from '../abilities/constraints.ts'
import { playerRules } from '../abilities/player-rules.ts'
import { cardsAt, locationZone } from '../cards/place.ts'
import { arenasFor } from '../cards/unit.ts'
import { discardCard } from '../damage/discard.ts'

export const locationIn = (game: Game, arena: Arena): CardId | undefined =>
  cardsAt(game, `${arena}-location`)[0]

const arenaIn = (destination: Destination): Arena | undefined =>
  'to' in destination ? ARENAS.find((arena) => arena === destination.to) : undefined

/** The Locations that another one takes the place of: all there are, or the player's own (now/general/two-locations). */
function replacedBy(game: Game, seat: SeatId, arena: Arena): readonly CardId[] {
  const all = cardsAt(game, `${arena}-location`)
  const isApart = playerRules(game, seat).some((rule) => 'locations' in rule)
  return isApart ? all.filter((card) => game.card(card).controller === seat) : all
}

/** A Location without a printed cost has the printed cost 0 (idc/location/no-cost-is-zero). */
const printedCost = (game: Game, card: CardId): number => definitionOf(game, card).cost ?? 0

/** The higher of the two printed costs decides (idc/location/replace-cost). */
export function locationPrice(game: Game, card: CardId, destination: Destination): number {
  if ('onto' in destination) return game.constants.locationStacks?.price(game, card, destination) ?? 0
  const arena = arenaIn(destination)
  const [old, ...beneath] = arena ? replacedBy(game, game.card(card).controller, arena) : []
  const own = numberOf(game, 'cost', card)
  const costlier = old !== undefined && printedCost(game, old) > printedCost(game, card)
  return (costlier ? printedCost(game, old) : own) + beneath.length
}

/** Why a Location cannot be put there, or null. */
export function whyNotLocation(
  game: Game,
  seat: SeatId,
  card: CardId,
  destination: Destination,
): Reason | null {
  if ('onto' in destination && game.constants.locationStacks)
    return game.constants.locationStacks.whyNot(game, seat, card, destination)
  const arena = arenaIn(destination)
  if (!arena || !arenasFor(game, definitionOf(game, card)).includes(arena))
    return because('wrong-arena', 'idc/location/complete-in-matching-arena', { card })
  const [old] = replacedBy(game, seat, arena)
  return old === undefined ? null : whyForbidden(game, old, 'be-discarded')
}

/** Where Locations may lie under one another: what that costs, what stands in its way, and how it is done. */
export interface LocationStacks {
  readonly ways: (game: Game, card: CardId) => readonly Onto[]
  readonly price: (game: Game, card: CardId, way: Onto) => number
  readonly whyNot: (game: Game, seat: SeatId, card: CardId, way: Onto) => Reason | null
  readonly place: (game: Game, seat: SeatId, card: CardId, way: Onto) => void
}
export type Onto = Extract<Destination, { readonly onto: CardId }>

/** The old Location is discarded, whoever owns it (idc/location/replaced-is-discarded). */
export function placeLocation(game: Game, seat: SeatId, card: CardId, arena: Arena): void {
  for (const old of replacedBy(game, seat, arena))
    discardCard(game, old, arena, { rule: 'idc/location/replaced-is-discarded', card })
  moveCard(game, card, locationZone(arena))
  const cause = { rule: 'idc/location/complete-in-matching-arena' }
  game.emit({ kind: 'placed', seat, card, is: game.card(card).is, to: arena, cause })
}
