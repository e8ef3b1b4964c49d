/** The draw step: what a player draws in a turn (idc/turn/draw-step-one-card). An option may patch this list. */
import { moveCard, type SeatId } from '@dejarik/kernel'
import { ask, procedure, step } from '../../kinds.ts'
import { cardsToDraw, cardsToReturn } from '../abilities/player-rules.ts'
import { cardsIn, seatZone } from '../cards/place.ts'
import { drawCards } from './draw.ts'

export interface Drawing {
  readonly seat: SeatId
}

export const drawing = procedure<Drawing>('swtcg/draw-step', [
  step('draw', (game, { seat }) => {
    drawCards(game, seat, cardsToDraw(game, seat), { rule: game.constants.drawRule })
  }),
  ask(
    'return',
    (game, { seat }) => {
      const from = cardsIn(game, seat, 'hand')
      const count = Math.min(cardsToReturn(game, seat), from.length)
      if (count === 0) return undefined
      return { kind: 'cards' as const, seat, about: 'return-to-deck', from, min: count, max: count }
    },
    (game, { seat }, cards) => {
      for (const card of cards) moveCard(game, card, seatZone(seat, 'deck'), { at: 'bottom' })
    },
  ),
])
