/** What the Interrupts say that start a game of sabacc: who plays, which cards are wild or clones, and what is at stake. */
import type { Filter } from './filter.ts'

export interface SabaccRules {
  readonly wild: Wild
  /** Takes the value of another card of the hand. */
  readonly clone: Filter
  /** Players who fit may count a clone card as this number instead. */
  readonly cloneAs?: { readonly players: Filter; readonly as: number }
  /** Players who fit may use such cards as wild ones. */
  readonly alsoWild?: { readonly players: Filter; readonly what: Filter }
  readonly stakes: Filter
}

/** Has any whole value from one number to another. */
interface Wild {
  readonly what: Filter
  readonly from: number
  readonly to: number
}
