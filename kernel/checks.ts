/** Legality: lists of small checks. An offer needs all of them; a refusal names each that fails, in the order of the list. */
import type { Machine } from './machine.ts'
import type { Reason, ReasonIn } from './refusal.ts'
import type { Kinds } from './state.ts'

/** The reason why not, or null. What explains most comes first in a list: the wrong card before the wrong moment. */
export interface Check<K extends Kinds, A> {
  (game: Machine<K>, attempt: A): ReasonIn<K> | null
  /** Every reason, of a check that stands for several. */
  readonly all?: (game: Machine<K>, attempt: A) => readonly ReasonIn<K>[]
}

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

/** The checks of a part of an attempt, as one check of the whole; it holds where there is no such part. */
export function ofPart<K extends Kinds, A, P>(
  checks: readonly Check<K, P>[],
  partOf: (game: Machine<K>, attempt: A) => P | null,
): Check<K, A> {
  const first = (game: Machine<K>, attempt: A): ReasonIn<K> | null => {
    const part = partOf(game, attempt)
    return part === null ? null : firstReason(game, checks, part)
  }
  const all = (game: Machine<K>, attempt: A): readonly ReasonIn<K>[] => {
    const part = partOf(game, attempt)
    return part === null ? [] : whyNot(game, checks, part)
  }
  return Object.assign(first, { all })
}

/** Every reason, for whoever asks why not. */
export const whyNot = <K extends Kinds, A>(
  game: Machine<K>,
  checks: readonly Check<K, A>[],
  attempt: A,
): readonly ReasonIn<K>[] =>
  checks.flatMap((check) => {
    if (check.all) return check.all(game, attempt)
    const reason = check(game, attempt)
    return reason ? [reason] : []
  })

/** A reason by a rule; the edition that is played by cites its own. */
export const because = <Code extends string>(
  code: Code,
  rule: string,
  more: Pick<Reason, 'card' | 'detail'> = {},
): Reason<Code> => ({ code, rule, ...more })
