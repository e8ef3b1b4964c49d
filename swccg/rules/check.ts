/** Legality as lists of small checks: an offer needs all of them, a refusal names each that fails. */
import type { Game } from '../kinds.ts'
import type { Reason } from '../reasons.ts'

/** The reason why not, or null. */
export type Check<A> = (game: Game, attempt: A) => Reason | null

/** Stops at the first that fails: offers are made all the time. */
export function isAllowed<A>(game: Game, checks: readonly Check<A>[], attempt: A): boolean {
  for (const check of checks) if (check(game, attempt) !== null) return false
  return true
}

/** Every reason, for whoever asks why not. */
export const whyNot = <A>(game: Game, checks: readonly Check<A>[], attempt: A): readonly Reason[] =>
  checks.flatMap((check) => {
    const reason = check(game, attempt)
    return reason ? [reason] : []
  })

/** A reason of this edition's book. */
export function because(
  game: Game,
  code: Reason['code'],
  rule: string,
  { card, detail }: Omit<Reason, 'code' | 'rule'> = {},
): Reason {
  const reason: Writable<Reason> = { code, rule: game.policies.cite(rule) }
  if (card !== undefined) reason.card = card
  if (detail !== undefined) reason.detail = detail
  return reason
}
type Writable<T> = { -readonly [Field in keyof T]: T[Field] }
