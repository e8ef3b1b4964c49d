/** Both players bid Force in secret; the higher bidder pays, and something follows. */
import type { SeatId } from '@dejarik/kernel'
import { ask, procedure, step } from '../../../kinds.ts'
import type { Instruction } from '../../../language/tree/instructions.ts'
import { forceOf, gainForce } from '../../../rules/cards/force.ts'
import { type Bound, type Context, seatsFor } from '../../context.ts'
import { causeOf, type Performers, performAll } from '../performer.ts'

interface Bidding {
  readonly context: Context
  readonly win: readonly Instruction[]
  readonly lose: readonly Instruction[]
  /** You and your opponent. */
  readonly seats: readonly SeatId[]
  readonly bids: readonly number[]
  readonly nested?: Bound | null
  readonly result?: Bound
}

export const bidding = procedure<Bidding>('swtcg/bid', [
  ask(
    'bid',
    (game, { seats, context }) =>
      seats.map((seat) => ({
        kind: 'bid' as const,
        seat,
        about: 'bid',
        card: context.self,
        min: 0,
        max: forceOf(game, seat),
        evenIfForced: true,
      })),
    (_, { bids }, amount) => ({ bids: [...bids, amount] }),
  ),
  step('settle', (game, { context, seats, bids, win, lose }) => {
    for (const [place, seat] of seats.entries())
      game.emit({ kind: 'contestBid', seat, bid: bids[place]!, cause: causeOf(context) })
    const [own = 0, theirs = 0] = bids
    const isYours = own >= theirs
    gainForce(game, seats[isYours ? 0 : 1]!, -(isYours ? own : theirs), causeOf(context))
    performAll(game, context, isYours ? win : lose)
  }),
  step('tell', (_, { nested }) => ({ result: nested ?? {} })),
])

export const bidPerformers: Performers<'bid'> = {
  bid: (game, context, { win, lose }) => {
    const [opponent] = seatsFor(game, context, 'opponent')
    if (opponent !== undefined)
      game.call(bidding, { context, win, lose, seats: [context.you, opponent], bids: [] }, 'nested')
  },
}
