/** What a player is called where players are chosen: by side; partners by their number too. */
import type { SeatId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { seatsOf } from '../cards/place.ts'

export function seatTitle(game: Game, seat: SeatId): string {
  const { side } = game.seat(seat)
  const partners = seatsOf(game, side)
  return partners.length > 1 ? `${side} ${partners.indexOf(seat) + 1}` : side
}
