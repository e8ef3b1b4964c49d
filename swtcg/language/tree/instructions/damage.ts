/** Instructions about damage and counters: done, placed, removed, prevented, moved. */
import type { Amount } from '../amounts.ts'
import type { Noun, Reference } from '../nouns.ts'
import type { Unpreventable } from '../prohibitions.ts'
export type DamageInstruction =
  | {
      readonly do: 'damage'
      readonly who: Noun
      readonly amount: Amount
      readonly from?: Reference
      readonly unpreventable?: Unpreventable
    }
  | {
      readonly do: 'dice-of-damage'
      readonly who: Noun
      readonly dice: Amount
      readonly from?: Reference
      readonly unpreventable?: Unpreventable
    }
  /** `any` is for the player to say. */
  | { readonly do: 'put-damage-counters'; readonly who: Noun; readonly amount: Amount | 'all' | 'any' }
  | {
      readonly do: 'remove-damage-counters'
      readonly who: Noun
      readonly amount: Amount | 'all' | 'any'
      readonly upTo?: true
      /** From all of them together, as the player divides them. */
      readonly divided?: true
      /** With `all`: so many are left. */
      readonly but?: number
      /** With `all`: only until the unit has so much health left. */
      readonly health?: number
    }
  | { readonly do: 'put-build-counters'; readonly who: Noun; readonly amount: Amount | 'all' }
  | {
      readonly do: 'remove-build-counters'
      readonly who: Noun
      readonly amount: Amount | 'all'
      readonly upTo?: true
      /** With `all`: so many are left. */
      readonly but?: number
    }
  /** Counters of a name, of one of several, or of any type, as the player says for each. */
  | { readonly do: 'put-counters'; readonly counter: string; readonly who: Noun; readonly amount: Amount }
  | {
      readonly do: 'remove-counters'
      readonly counter: string
      readonly who: Noun
      /** `any` is for the player to say, and is X from then on. */
      readonly amount: Amount | 'all' | 'any'
      readonly upTo?: true
    }
  | {
      readonly do: 'prevent'
      readonly who: Noun
      readonly amount: Amount | 'all'
      readonly upTo?: true
      /** With `all`: so much is left. */
      readonly but?: number
      readonly as?: string
    }
  /** Pending damage that these units would do, to whomever. */
  | {
      readonly do: 'prevent-from'
      readonly who: Noun
      readonly amount: Amount | 'all'
      readonly upTo?: true
      /** Only damage to this unit. */
      readonly to?: Reference
    }
  /** So much damage in all, as the player divides it. */
  | {
      readonly do: 'share-damage'
      readonly who: Noun
      readonly amount: Amount
      readonly from?: Reference
      /** So many dice, which are rolled before their damage is divided. */
      readonly dice?: true
    }
  /** Damage that is pending on a unit becomes more or less, or goes to another; `any` is for its player to say. */
  | { readonly do: 'change-damage'; readonly who: Noun; readonly add?: Amount; readonly to?: Amount }
  | {
      readonly do: 'move-damage'
      readonly who: Noun
      readonly from: Reference
      readonly amount: Amount | 'all' | 'any'
    }
  /** Damage counters from one unit to another; `any` is for the player to say, and leaves the unit at 1 health if it must. */
  | {
      readonly do: 'move-counters'
      readonly from: Reference
      readonly who: Noun
      readonly amount: Amount | 'all' | 'any'
      /** Of another kind than damage counters. */
      readonly counter?: string
    }
  /** The attack's damage is divided between the defending unit and another, as the player says when it is pending. */
  | { readonly do: 'divide-hits'; readonly who: Noun }
