/** Legality: lists of small checks. An offer needs all of them; a refusal names each that fails, in the order of the list. */
import type { Machine } from './machine.ts'
import type { Reason, ReasonIn } from './refusal.ts'
import type { Kinds } from './state.ts'

/** The reason why not, or null. What explains most comes first in a list: the wrong card before the wrong moment. */
export type Check<K extends Kinds, A> = (game: Machine<K>, attempt: A) => ReasonIn<K> | null

/** Stops at the first that fails: offers are made all the time. */
export function isAllowed<K extends Kinds, A>(
  game: Machine<K>,
  checks: readonly Check<K, A>[],
  attempt: A,
): boolean {
  for (const check of checks) if (check(game, attempt) !== null) return false
  return true
}

/** Every reason, for whoever asks why not. */
export const whyNot = <K extends Kinds, A>(
  game: Machine<K>,
  checks: readonly Check<K, A>[],
  attempt: A,
): readonly ReasonIn<K>[] =>
  checks.flatMap((check) => {
    const reason = check(game, attempt)
    return reason ? [reason] : []
  })

/** A reason by a rule; the edition that is played by cites its own. */
export const because = <Code extends string>(
  code: Code,
  rule: string,
  more: Pick<Reason, 'card' | 'detail'> = {},
): Reason<Code> => ({ code, rule, ...more })
