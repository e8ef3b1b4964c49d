/** Double-Time: two cards in a draw step. */
import { option } from '../option.ts'

export const doubleTime = option('Double-Time', {
  says: 'Players draw 2 cards in their draw step.',
  wraps: ['drawRule', 'cardsDrawn'],
  apply: (edit) => edit.setConstants({ cardsDrawn: 2, drawRule: 'opt/double-time/draw-two' }),
})
