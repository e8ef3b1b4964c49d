/** A subtype is named, and what follows speaks of cards that have it. */
import { ask, type Game, procedure, step } from '../../../kinds.ts'
import { withSubtype } from '../../../language/chosen-subtype.ts'
import type { Instruction } from '../../../language/tree/instructions.ts'
import type { Bound, Context } from '../../context.ts'
import { subtypesOf } from '../../nouns/named.ts'
import { type Performers, performAll } from '../performer.ts'

interface Naming {
  readonly context: Context
  readonly what: readonly Instruction[]
  readonly nested?: Bound | null
  readonly result?: Bound
}

export const nameSubtype = procedure<Naming>('swtcg/name-subtype', [
  ask(
    'name',
    (game, { context }) => ({
      kind: 'choice' as const,
      seat: context.you,
      about: 'choose-subtype',
      card: context.self,
      options: subtypesOf(game),
    }),
    (game, { context, what }, chosen) => {
      performAll(game, context, withSubtype(what, chosen))
    },
  ),
  step('tell', (_, { nested }) => ({ result: nested ?? {} })),
])

export const subtypePerformers: Performers<'choose-subtype'> = {
  'choose-subtype': (game: Game, context, { what }) => game.call(nameSubtype, { context, what }, 'nested'),
}
