/** Legality: lists of small checks. An offer needs all of them; a refusal names each that fails, in the order of the list. */
import type { Machine } from './machine.ts'
import type { Reason, ReasonIn } from './refusal.ts'
import type { Kinds } from './state.ts'

/** The reason why not, or null. What explains most comes first in a list: the wrong card before the wrong moment. */
export type Check<K extends Kinds, A> = (game: Machine<K>, attempt: A) => ReasonIn<K> | null

/** The first reason, or null. */
export function firstReason<K extends Kinds, A>(
  game: Machine<K>,
  checks: readonly Check<K, A>[],
  attempt: A,
): ReasonIn<K> | null {
  for (const check of checks) {
    const reason = check(game, attempt)
    if (reason !== null) return reason
  }
  return null
}

/** Stops at the first that fails: offers are made all the time. */
export const isAllowed = <K extends Kinds, A>(
  game: Machine<K>,
  checks: readonly Check<K, A>[],
  attempt: A,
): boolean => firstReason(game, checks, attempt) === null

/** The checks of a part of an attempt, as checks of the whole; they hold where it has no such part. */
export const ofPart = <K extends Kinds, A, P>(
  checks: readonly Check<K, P>[],
  partOf: (game: Machine<K>, attempt: A) => P | null,
): readonly Check<K, A>[] =>
  checks.map((check) => (game, attempt) => {
    const part = partOf(game, attempt)
    return part === null ? null : check(game, part)
  })

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
