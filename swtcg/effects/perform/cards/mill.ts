/** Cards that go from the top of a deck to the discard pile without being discarded. */
import { moveCard, type SeatId } from '@dejarik/kernel'
import { ask, type Game, procedure } from '../../../kinds.ts'
import { cardsIn, seatZone } from '../../../rules/cards/place.ts'
import type { Bound, Context } from '../../context.ts'
import { causeOf } from '../performer.ts'

export function mill(game: Game, context: Context, seat: SeatId, count: number): void {
  for (const card of cardsIn(game, seat, 'deck').slice(0, count)) {
    const { is, owner } = game.card(card)
    const milled = moveCard(game, card, seatZone(owner, 'discard'), { at: 'top' })
    game.emit({ kind: 'putIntoDiscardPile', card: milled, is, owner, cause: causeOf(context) })
  }
}

interface MillUpTo {
  readonly context: Context
  readonly seat: SeatId
  readonly most: number
  readonly result?: Bound
}

/** The owner of the deck says how many. */
export const millUpTo = procedure<MillUpTo>('swtcg/mill-up-to', [
  ask(
    'amount',
    (game, { context, seat, most }) => ({
      kind: 'number' as const,
      seat,
      about: 'mill-up-to',
      card: context.self,
      min: 0,
      max: Math.min(most, cardsIn(game, seat, 'deck').length),
    }),
    (game, { context, seat }, count) => {
      mill(game, context, seat, count)
      return { result: { 'that-much': count } }
    },
  ),
])
