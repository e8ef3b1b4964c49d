/** What happens unless all players agree to leave it. */
import type { SeatId } from '@dejarik/kernel'
import type { Arena } from '../../../cards/definition.ts'
import { ask, type Game, procedure, step } from '../../../kinds.ts'
import type { Instruction } from '../../../language/tree/instructions.ts'
import { arenaOf } from '../../../rules/cards/place.ts'
import { unitsInPlay } from '../../../rules/cards/unit.ts'
import type { Bound, Context } from '../../context.ts'
import { type Performers, performAll } from '../performer.ts'

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
  'unless-agreed': (game, context, { what }) => {
    const isClear = what.some((one) => one.do === 'extra-battle' && isEmpty(game, one.arena))
    if (!isClear) game.call(agreeing, { context, what, seats: game.table.order }, 'nested')
  },
}
/** Where nobody is, it is clear that nobody can win (the ruling at Duel of the Fates). */
const isEmpty = (game: Game, arena: Arena | 'chosen'): boolean =>
  game.table.order.every((seat) => unitsInPlay(game, seat).every((unit) => arenaOf(game, unit) !== arena))
