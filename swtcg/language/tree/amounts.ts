/** Numbers in card text. */
import type { Filter, Measure, Player, Reference } from './nouns.ts'

/** `stack` is what lies beneath the top card; `whole-stack` counts the top card too (idc/term/x-counts-top-card). */
export type Attached = 'pilots' | 'equipment' | 'stack' | 'whole-stack' | 'under'

export type Amount =
  | number
  | { readonly amount: 'count'; readonly of: Filter }
  | { readonly amount: 'times'; readonly by: number; readonly of: Amount }
  | {
      readonly amount: 'statistic'
      readonly statistic: Measure
      readonly of: Reference
    }
  /** Damage counters, build counters, or counters of another kind. */
  | { readonly amount: 'counters'; readonly counter: string; readonly on: Reference }
  /** The cards on a unit or beneath it. */
  | { readonly amount: 'attached'; readonly what: Attached; readonly to: Reference }
  /** A number that an earlier part of the effect has bound: what was paid, rolled, prevented, discarded. */
  | { readonly amount: 'bound'; readonly name: string }
  | { readonly amount: 'force'; readonly of: Player }
  /** Damage that is pending on a unit. */
  | { readonly amount: 'pending-damage'; readonly on: Reference }
  | { readonly amount: 'cards'; readonly in: 'hand' | 'deck' | 'discard-pile'; readonly of: Player }
  | { readonly amount: 'half'; readonly of: Amount; readonly rounded: 'up' | 'down' }
  | { readonly amount: 'sum'; readonly of: readonly Amount[] }
  /** The whole number of times that so many go into it: for each 10 cards. */
  | { readonly amount: 'groups'; readonly by: number; readonly of: Amount }
  /** How many of the effect's own dice show one of these. */
  | { readonly amount: 'dice'; readonly faces: readonly number[] }
  /** How many dice of the running attack show one of these by themselves. */
  | { readonly amount: 'natural'; readonly faces: readonly number[] }
  /** The dice of the running attack that did not hit. */
  | { readonly amount: 'misses' }
  /** The highest or the lowest number among cards that fit; 0 where there are none. */
  | {
      readonly amount: 'most'
      readonly of: Measure
      readonly is: 'highest' | 'lowest'
      readonly among: Filter
    }
  /** The same, but no more than so many. */
  | { readonly amount: 'capped'; readonly of: Amount; readonly most: number }
  | { readonly amount: 'difference'; readonly of: readonly [Amount, Amount] }
