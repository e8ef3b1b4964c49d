/** Putting the whole Used Pile back on top of the Reserve Deck, as it lies. */
import { type CardId, moveCard, type ProcedureName, type SeatId } from '@dejarik/kernel'
import { type Game, procedure, step } from '../../kinds.ts'
import { cardsIn, seatZone } from '../cards/place.ts'

export interface Recycling {
  readonly seat: SeatId
  readonly card: CardId
  readonly agreed?: number
}
const deciding: ProcedureName<{ seat: SeatId; card: CardId }> = { name: 'swccg/may' }

export const recycle = procedure<Recycling>('swccg/recycle', [
  step('ask', (game, { seat, card }) => game.call(deciding, { seat, card }, 'agreed')),
  step('put', (game, { seat, card, agreed = 0 }) => {
    if (agreed !== 1) return
    putBack(game, seat)
    game.emit({ kind: 'stacked', seat, pile: 'reserve', cause: { card } })
  }),
])

/** The lowest first, so that the pile lies as it did. */
function putBack(game: Game, seat: SeatId): void {
  for (const card of [...cardsIn(game, seat, 'used')].toReversed())
    moveCard(game, card, seatZone(seat, 'reserve'), { at: 'top' })
}
