/** Why something was not done. A reason names the rule and the card that causes it; English is made from it. */
import type { CardId } from './state.ts'

export interface Reason {
  /** What is wrong, as a stable word: `not-offered`, `too-few`, `stale`, or a game's own. */
  readonly code: string
  readonly rule?: string
  readonly card?: CardId
  /** What English needs beyond the code: names, numbers. */
  readonly detail?: Readonly<Record<string, string | number>>
}

export type Verdict =
  | { readonly accepted: true }
  | { readonly accepted: false; readonly reasons: readonly Reason[] }

export const accepted: Verdict = { accepted: true }
export const refused = (...reasons: readonly Reason[]): Verdict => ({ accepted: false, reasons })

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
