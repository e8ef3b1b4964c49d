/** The draw step: what a player draws in a turn (idc/turn/draw-step-one-card). An option may patch this list. */
import type { SeatId } from '@dejarik/kernel'
import { procedure, step } from '../kinds.ts'
import { drawCards } from './draw.ts'
import { cardsToDraw } from './player-rules.ts'

export interface Drawing {
  readonly seat: SeatId
}

export const drawing = procedure<Drawing>('swtcg/draw-step', [
  step('draw', (game, { seat }) => {
    drawCards(game, seat, cardsToDraw(game, seat), { rule: game.constants.drawRule })
  }),
])
