/** Drawing: the top cards of a deck go to its player's hand. */
import { type CardId, type Cause, moveCard, type SeatId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { cardsIn, seatZone } from '../cards/place.ts'

/** Draws as many as the deck has; an empty deck costs nothing (idc/zones/deck-empty-no-loss). */
export function drawCards(game: Game, seat: SeatId, count: number, cause: Cause): readonly CardId[] {
  const top = cardsIn(game, seat, 'deck').slice(0, Math.max(0, count))
  if (top.length === 0) return []
  const is = top.map((card) => game.card(card).is)
  const drawn = top.map((card) => moveCard(game, card, seatZone(seat, 'hand')))
  game.emit(
    { kind: 'drew', seat, count: drawn.length, cause },
    { to: game.state.confidants[seat]!, facts: { is } },
  )
  return drawn
}
