/** Locations that need another: one of it is on table, or comes first out of the Reserve Deck; else they do not come (ccgx/hoth/generators-need-4th). */
import type { CardId, ProcedureName, SeatId } from '@dejarik/kernel'
import { speaking } from '../../effects/context.ts'
import { matches } from '../../effects/matches.ts'
import type { Resolving } from '../../effects/resolve.ts'
import { type Destination, definitionOf, type Game } from '../../kinds.ts'
import { cardsIn, isOnTable, locationsInPlay } from '../cards/place.ts'
import { placesInRow } from '../locations/row.ts'

const resolving: ProcedureName<Resolving> = { name: 'swccg/resolve' }

const needsOf = (game: Game, card: CardId) => definitionOf(game, card).text.deploys?.needs

export function lacksPlace(game: Game, seat: SeatId, card: CardId): boolean {
  const needs = needsOf(game, card)
  if (!needs || isOnTable(game, card)) return false
  const context = speaking(seat, card)
  return !locationsInPlay(game).some((place) => matches(game, context, needs.place, place))
}

/** Cards of the Reserve Deck that would do. */
export const placesToBring = (game: Game, seat: SeatId, card: CardId): readonly CardId[] =>
  cardsIn(game, seat, 'reserve').filter((other) =>
    matches(game, speaking(seat, card), needsOf(game, card)!.orBring, other),
  )

const keyOf = (game: Game, card: CardId): string =>
  `${definitionOf(game, card).title} sought in turn ${game.table.turn}`

export const hasSought = (game: Game, seat: SeatId, card: CardId): boolean =>
  game.seat(seat).once.includes(keyOf(game, card))

export function bringPlace(game: Game, seat: SeatId, card: CardId): void {
  game.changeSeat(seat, { once: [...game.seat(seat).once, keyOf(game, card)] })
  const { orBring: what } = needsOf(game, card)!
  game.call(resolving, {
    todo: [
      { do: 'bring-out', what },
      { do: 'shuffle', pile: 'reserve' },
    ],
    context: speaking(seat, card),
  })
}

/** Its place in the row, which may have grown since it was chosen. */
export function inRowNow<T extends Destination & { readonly card: CardId }>(game: Game, offer: T): T {
  if (!('row' in offer) || needsOf(game, offer.card) === undefined) return offer
  const [place] = placesInRow(game, offer.card)
  return place && 'row' in place ? { ...offer, row: place.row } : offer
}
