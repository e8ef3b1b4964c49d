/** Carries out the instructions of an entry, one after another; what is chosen and drawn is kept for those that follow. */

import { type Game, procedure, step } from '../kinds.ts'
import type { Instruction } from '../text/instruction.ts'
import type { Context } from './context.ts'
import { PERFORM } from './perform.ts'

interface Keeping {
  readonly as: string
  readonly what: 'cards' | 'number' | 'destiny'
  /** What is to be done where nothing came. */
  readonly without?: readonly Instruction[]
}

export interface Resolving {
  readonly todo: readonly Instruction[]
  readonly context: Context
  /** Where the result of the last instruction belongs. */
  readonly keep?: Keeping | null
  readonly got?: unknown
  /** What was chosen and drawn, for whoever called. */
  readonly result?: Context
}

export const resolve = procedure<Resolving>('swccg/resolve', [
  step('next', (game, resolving) => {
    const context = kept(resolving)
    const todo = failed(resolving) ? [] : [...missed(resolving), ...resolving.todo]
    const [first, ...rest] = todo
    if (!first) return { context, todo, keep: null, got: null, result: context }
    game.goto('next')
    const change = perform(game, first, { ...resolving, context, todo: rest })
    return { context, todo: rest, keep: null, got: null, ...change }
  }),
])

const perform = (
  game: Game,
  instruction: Instruction,
  resolving: Resolving,
): Partial<Resolving> | undefined =>
  (
    PERFORM[instruction.do] as (
      game: Game,
      instruction: Instruction,
      now: Resolving,
    ) => Partial<Resolving> | undefined
  )(game, instruction, resolving)

/** An action that needs a destiny fails when none can be drawn (ccg/destiny/empty-reserve). */
const failed = ({ keep, got }: Resolving): boolean =>
  keep?.what === 'destiny' && (got === null || got === undefined)

const missed = ({ keep, got }: Resolving): readonly Instruction[] =>
  got === null || got === undefined ? (keep?.without ?? []) : []

/** The context with what the last instruction brought; a destiny that was not drawn leaves no number. */
function kept({ context, keep, got }: Resolving): Context {
  if (!keep) return context
  if (got === null || got === undefined) {
    const { [keep.as]: _none, ...values } = context.values
    return { ...context, values }
  }
  return keep.what === 'cards'
    ? { ...context, chosen: { ...context.chosen, [keep.as]: got as readonly number[] } }
    : { ...context, values: { ...context.values, [keep.as]: got as number } }
}
