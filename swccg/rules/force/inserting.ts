/** Cards that are slid into the opponent's Reserve Deck, and that come to its top: both can be answered (ccg95/term/insert). */
import { type CardId, moveCard, type SeatId } from '@dejarik/kernel'
import { speaking } from '../../effects/context.ts'
import { resolve } from '../../effects/resolve.ts'
import { definitionOf, type Game, procedure, step } from '../../kinds.ts'
import { answer } from '../answers/answer.ts'
import { leave } from '../cards/attach.ts'
import { OFF_TABLE, seatZone } from '../cards/place.ts'
import { insert } from './piles.ts'

interface Inserting {
  readonly seat: SeatId
  readonly card: CardId
  readonly cancelled?: boolean
}

/** It is shown before it disappears among the other cards. */
export const inserting = procedure<Inserting>('swccg/insert', [
  step('show', (game, { seat, card }) => {
    const shown = moveCard(game, card, seatZone(seat, 'playing'), {
      change: { ...OFF_TABLE, controller: seat },
    })
    answer(game, { just: 'inserted', by: seat, card: shown }, 'cancelled')
    return { card: shown }
  }),
  step('slide', (game, { seat, card, cancelled }) => {
    if (cancelled) putAway(game, card)
    else insert(game, seat, card)
  }),
])

/** It is lost already, and does what its text says unless that is cancelled. */
export const surfacing = procedure<Inserting>('swccg/surface', [
  step('answers', (game, { seat, card }) => answer(game, { just: 'surfaced', by: seat, card }, 'cancelled')),
  step('take-effect', (game, { seat, card, cancelled }) => {
    if (cancelled) return void game.emit({ kind: 'cancelled', card, is: game.card(card).is })
    const { surfaces: todo = [] } = definitionOf(game, card).text.deploys ?? {}
    game.call(resolve, { todo, context: speaking(seat, card) })
  }),
])

function putAway(game: Game, card: CardId): void {
  game.emit({ kind: 'cancelled', card, is: game.card(card).is })
  leave(game, card, 'lost')
}
