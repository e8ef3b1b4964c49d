/** Moves, and the one that a Pilot or a multi-arena unit has in a build step; the limit counts for each controller. */
import { type CardId, type SeatId, seatBit } from '@dejarik/kernel'
import type { Arena } from '../../cards/definition.ts'
import type { Game, SwtcgOffer } from '../../kinds.ts'

export type MoveOffer = Extract<SwtcgOffer, { readonly verb: 'move' }>

export const moveOffer = (card: CardId, to: Arena | 'build'): MoveOffer => ({
  key: `move ${card} ${to}`,
  verb: 'move',
  card,
  to,
})

export const hasMoved = (game: Game, seat: SeatId, card: CardId): boolean =>
  (game.card(card).movedBy & seatBit(seat)) !== 0

export function useMove(game: Game, seat: SeatId, card: CardId): void {
  game.changeCard(card, { movedBy: game.card(card).movedBy | seatBit(seat) })
}
