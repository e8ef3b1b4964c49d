/** The draw phase: any number of cards from the Force Pile into hand, one by one (ccg95/draw-phase/draw). */
import type { SeatId } from '@dejarik/kernel'
import type { Game, SwccgOffer } from '../../kinds.ts'
import { countIn } from '../cards/place.ts'
import { drawCards } from './piles.ts'

export const drawOffers = (game: Game, seat: SeatId): readonly SwccgOffer[] =>
  countIn(game, seat, 'force') > 0 ? [{ verb: 'draw', key: 'draw' }] : []

export function drawOne(game: Game, seat: SeatId): void {
  drawCards(game, seat, 1, 'force', { rule: 'ccg95/draw-phase/draw' })
}
