/** Why something was not done. A reason names the rule and the card that causes it; English is made from it. */
import type { CardId, Kinds } from './state.ts'

/** What the kernel itself has to refuse. */
export type KernelCode =
  | 'game-over'
  | 'no-such-seat'
  | 'stale'
  | 'not-asked'
  | 'not-offered'
  | 'not-to-be-picked'
  | 'too-few'
  | 'too-many'
  | 'twice-the-same'
  | 'not-a-list'
  | 'not-a-whole-number'
  | 'too-low'
  | 'too-high'
  | 'not-an-option'
  | 'not-an-order'
  | 'share-out-of-range'
  | 'wrong-total'
  | 'not-yes-or-no'
  | 'needs-consent'
  | 'nothing-to-take-back'
  | 'unknown-edition'
  | 'unknown-option'
  | 'no-options'
  | 'option-twice'
  | 'seat-count'
  | 'bad-seed'
  | 'unknown-card'
  | 'more-unknown-cards'
  | 'fault'

export interface Reason<Code extends string = string> {
  /** What is wrong, as a stable word: the kernel's or a game's own. */
  readonly code: Code
  readonly rule?: string
  readonly card?: CardId
  /** What English needs beyond the code: names, numbers. */
  readonly detail?: Readonly<Record<string, string | number>>
}

/** A reason as this game gives it. */
export type ReasonIn<K extends Pick<Kinds, 'code'>> = Reason<K['code'] | KernelCode>

export type Verdict<Code extends string = string> =
  | { readonly accepted: true }
  | { readonly accepted: false; readonly reasons: readonly Reason<Code>[] }
export type VerdictIn<K extends Pick<Kinds, 'code'>> = Verdict<K['code'] | KernelCode>

export const accepted: Verdict<never> = { accepted: true }
export const refused = <Code extends string>(...reasons: readonly Reason<Code>[]): Verdict<Code> => ({
  accepted: false,
  reasons,
})

/** An action in data that need not be offered: the verb, its card, and the fields that such an offer has. */
export interface Attempt {
  readonly verb: string
  readonly card?: CardId
  readonly [field: string]: unknown
}

/** What comes from outside may be anything; whether the card and the fields make sense is for the game to see. */
export function isAttempt(value: unknown): value is Attempt {
  if (typeof value !== 'object' || value === null) return false
  const { verb, card } = value as { verb?: unknown; card?: unknown }
  return typeof verb === 'string' && (card === undefined || Number.isInteger(card))
}
