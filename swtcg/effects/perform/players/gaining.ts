/** Force and build points together, as many of each as the player likes. */
import { ask, procedure } from '../../../kinds.ts'
import type { Instruction } from '../../../language/tree/instructions.ts'
import { amountOf } from '../../amounts/amounts.ts'
import type { Context } from '../../context.ts'
import { type Performers, performAll } from '../performer.ts'

interface GainingEither {
  readonly context: Context
  readonly amount: number
}

/** The player says how many are build points; the rest is Force. */
export const gainEither = procedure<GainingEither>('swtcg/gain-either', [
  ask(
    'build-points',
    (_, { context, amount }) => ({
      kind: 'number' as const,
      seat: context.you,
      about: 'gain-either',
      card: context.self,
      min: 0,
      max: amount,
    }),
    (game, { context, amount }, points) => performAll(game, context, shares(points, amount - points)),
  ),
])

const shares = (points: number, force: number): readonly Instruction[] => [
  ...(points > 0 ? [{ do: 'gain-build' as const, who: 'you' as const, amount: points }] : []),
  ...(force > 0 ? [{ do: 'gain-force' as const, who: 'you' as const, amount: force }] : []),
]

export const gainingPerformers: Performers<'gain-either'> = {
  'gain-either': (game, context, { amount }) => {
    const all = amountOf(game, context, amount)
    if (all > 0) game.call(gainEither, { context, amount: all })
  },
}
