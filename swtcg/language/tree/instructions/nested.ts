/** Instructions that hold instructions: choices, payments, contests, loops, and what comes later. */
import type { Amount } from '../amounts.ts'
import type { Condition } from '../conditions.ts'
import type { Duration } from '../gains.ts'
import type { Instruction, Standing } from '../instructions.ts'
import type { Filter, Player } from '../nouns.ts'
import type { Moment } from '../prohibitions.ts'
import type { Cost } from '../tree.ts'
import type { Trigger } from '../triggers.ts'
export type NestedInstruction =
  /** Again and again, until this is true. */
  | { readonly do: 'repeat-until'; readonly until: Condition; readonly what: readonly Instruction[] }
  /** Each player rolls a die; what follows depends on who rolls higher. */
  | {
      readonly do: 'roll-off'
      readonly higher: readonly Instruction[]
      readonly lower: readonly Instruction[]
      readonly tie: readonly Instruction[]
    }
  /** Each player secretly bids Force; the higher bidder pays and wins, and ties are yours. */
  | { readonly do: 'bid'; readonly win: readonly Instruction[]; readonly lose: readonly Instruction[] }
  /** A number of hits is said before the dice of the attack are rolled, or how much damage will be done after prevention. */
  | {
      readonly do: 'predict'
      readonly of?: 'damage'
      /** Compared when the hits are counted; else when the attack ends. */
      readonly at?: 'count'
      readonly so: readonly Instruction[]
    }
  /** Someone may do it; `as` remembers whether it was done. */
  | { readonly do: 'may'; readonly who: Player; readonly what: readonly Instruction[]; readonly as?: string }
  /** Someone may pay; then or otherwise things follow. */
  | {
      readonly do: 'may-pay'
      readonly who: Player
      readonly cost: readonly Cost[]
      readonly so: readonly Instruction[]
      readonly otherwise: readonly Instruction[]
      readonly as?: string
    }
  | {
      readonly do: 'if'
      readonly condition: Condition
      readonly so: readonly Instruction[]
      readonly otherwise?: readonly Instruction[]
    }
  /** Each player does it, and is `you` in it. */
  | {
      readonly do: 'each-player'
      readonly what: readonly Instruction[]
      /** The text names the sides: one after another, a team as one. */
      readonly sides?: readonly ('dark' | 'light')[]
    }
  | { readonly do: 'that-player' | 'opponent-does'; readonly what: readonly Instruction[] }
  | {
      readonly do: 'choose-one'
      readonly who: Player
      readonly of: readonly (readonly Instruction[])[]
      /** So many of them, each once. */
      readonly count?: number
    }
  | {
      readonly do: 'for-each'
      readonly of: Filter
      readonly as: string
      readonly what: readonly Instruction[]
    }
  /** A word of type lines is named; what is done speaks of it as the chosen one. */
  | { readonly do: 'choose-subtype'; readonly what: readonly Instruction[] }
  /** Unless every player would rather not. */
  | { readonly do: 'unless-agreed'; readonly what: readonly Instruction[] }
  /** So many times, one after another. */
  | { readonly do: 'repeat'; readonly times: Amount; readonly what: readonly Instruction[] }
  /** For a while, whenever that happens; or only the next time. */
  | {
      readonly do: 'watch'
      readonly when: Trigger
      readonly what: readonly Instruction[]
      readonly for: Duration
      readonly once?: true
    }
  /** For a while this applies to all that fit, whether they are in play already or not. */
  | { readonly do: 'decree'; readonly ability: Standing; readonly for: Duration }
  /** At a later moment. */
  | {
      readonly do: 'later'
      readonly at: Moment
      readonly what: readonly Instruction[]
    }
