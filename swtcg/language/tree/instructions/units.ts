/** Instructions about units: what they get and may do, where they go, who controls them, how they are stacked. */
import type { Arena } from '../../../cards/definition.ts'
import type { Duration, Gain } from '../gains.ts'
import type { Filter, Keyword, Noun, Player, Reference, Statistic } from '../nouns.ts'
import type { Prohibition } from '../prohibitions.ts'
export type UnitInstruction =
  | { readonly do: 'get'; readonly who: Noun; readonly gain: Gain; readonly for: Duration }
  /** What a unit gets in its next attack, whenever that is. */
  | { readonly do: 'get-next-attack'; readonly who: Noun; readonly gain: Gain }
  | {
      readonly do: 'lose'
      readonly who: Noun
      /** `unpreventable` is the text that its damage cannot be prevented. */
      readonly what: readonly Keyword[] | 'all-text' | 'unpreventable'
      readonly for: Duration
    }
  | { readonly do: 'tap' | 'untap' | 'retreat'; readonly who: Noun }
  /** Without its Equip cost, unless that is to be paid. */
  | { readonly do: 'attach'; readonly what: Noun; readonly to: Reference; readonly paying?: true }
  | { readonly do: 'detach'; readonly what: Noun }
  | {
      readonly do: 'cant'
      readonly who: Noun
      readonly what: Prohibition
      readonly against?: Filter
      readonly for: Duration
    }
  /** Each of them gets as much of a number as the one that has most. */
  | { readonly do: 'level'; readonly who: Noun; readonly of: Statistic; readonly for: Duration }
  /** The player says what one of its numbers is. */
  | { readonly do: 'set-number'; readonly who: Noun; readonly of: Statistic; readonly for: Duration }
  | {
      readonly do: 'move'
      readonly who: Noun
      readonly to: Arena | 'build-zone'
      readonly as?: 'tapped' | 'untapped'
      /** It is a unit of that arena for so long, or as long as it is there. */
      readonly treated?: Duration | 'there'
    }
  /** A Pilot goes onto a unit that it can pilot. */
  | { readonly do: 'board'; readonly who: Noun; readonly unit: Reference | Filter }
  /** Joins the stack of a unit, as the stacking rules allow. */
  | { readonly do: 'stack'; readonly what: Noun; readonly on: Reference; readonly place: 'top' | 'beneath' }
  /** One ability of each of these cards, as the player chooses it, or all of them: the unit gets it for a while. */
  | {
      readonly do: 'take-ability'
      readonly what: Noun
      /** Only such as are played by paying, or by paying Force; or its Bounties, or Pilot abilities. */
      readonly of?: 'activated' | 'force-activated' | 'bounty' | 'pilot'
      readonly all?: true
      readonly who: Reference
      readonly for: Duration
    }
  /** A lower card of a stack comes to the top; `moves` takes the unit to that card's arena, if it is another. */
  | { readonly do: 'rearrange'; readonly who: Noun; readonly moves?: true }
  /** The top card of a stack goes to its bottom, and the next comes to the top. */
  | { readonly do: 'sink'; readonly who: Noun }
  | {
      readonly do: 'gain-control'
      readonly who: Noun
      readonly by?: Player
      readonly for: Duration
      /** Only as long as it fits (now/counters/control-by-counters). */
      readonly while?: Filter
    }
