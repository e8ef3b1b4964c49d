/** What happens unless all players agree to leave it. */
import type { SeatId } from '@dejarik/kernel'
import { ask, procedure, step } from '../../kinds.ts'
import type { Instruction } from '../../language/instructions.ts'
import type { Bound, Context } from '../context.ts'
import { type Performers, performAll } from './performer.ts'

interface Agreeing {
  readonly context: Context
  readonly what: readonly Instruction[]
  /** Who has not said it yet. */
  readonly seats: readonly SeatId[]
  readonly nested?: Bound | null
  readonly result?: Bound
}

/** One after another; whoever wants it has it. */
export const agreeing = procedure<Agreeing>('swtcg/agreeing', [
  ask(
    'leave-it',
    (_, { context, seats: [seat] }) =>
      seat === undefined
        ? undefined
        : { kind: 'confirm' as const, seat, about: 'leave-it', card: context.self },
    (game, { context, what, seats }, isLeft) => {
      if (!isLeft) performAll(game, context, what)
      else if (seats.length > 1) game.goto('leave-it')
      return { seats: seats.slice(1) }
    },
  ),
  step('tell', (_, { nested }) => ({ result: nested ?? {} })),
])

export const agreeingPerformers: Performers<'unless-agreed'> = {
  'unless-agreed': (game, context, { what }) =>
    game.call(agreeing, { context, what, seats: game.table.order }, 'nested'),
}
