/** Conditions in card text: what must be true. */
import type { Arena } from '../../cards/definition.ts'
import type { Amount } from './amounts.ts'
import type { Deed } from './deeds.ts'
import type { Difference, Filter, Player, Reference } from './nouns.ts'

export type Condition =
  /** There are at least so many such cards. */
  | {
      readonly if: 'there-are'
      readonly of: Filter
      readonly atLeast: number
      /** Cards that have this in common count as one. */
      readonly differ?: Difference
    }
  | { readonly if: 'there-are-no'; readonly of: Filter }
  | { readonly if: 'matches'; readonly card: Reference; readonly of: Filter }
  | { readonly if: 'in-arena'; readonly card: Reference; readonly arena: Arena }
  /** The card is on a unit as its Pilot, or beneath the top card of a stack. */
  | { readonly if: 'piloting' | 'beneath'; readonly card: Reference }
  /** It is in play, on top of its stack or beneath: what asks for this works from there. */
  | { readonly if: 'in-stack'; readonly card: Reference }
  | {
      readonly if: 'compare'
      readonly left: Amount
      readonly is: 'at-most' | 'at-least' | 'exactly' | 'more' | 'less'
      readonly right: Amount
    }
  /** So many were chosen together, and each is in the arena in which it was then. */
  | { readonly if: 'stayed'; readonly count: number }
  | { readonly if: 'odd'; readonly of: Amount }
  | { readonly if: 'controls-arena'; readonly who: Player; readonly arena: Arena }
  /** The running attack: which part the card plays in it. */
  | {
      readonly if: 'attacking'
      readonly card: Reference
      readonly against?: Filter
      readonly with?: 'bombard' | 'ion-cannon'
    }
  | { readonly if: 'defending'; readonly card: Reference; readonly against?: Filter }
  | { readonly if: 'no-attack' }
  /** The dice that are being rolled are such. */
  | { readonly if: 'rolling'; readonly for: readonly ('attack' | 'dice-of-damage' | 'build' | 'effect')[] }
  /** The hits that the running attack rolled. */
  | { readonly if: 'hits'; readonly is: 'at-most' | 'at-least'; readonly than: number }
  /** The damage counters that the running attack has placed. */
  | { readonly if: 'damage-done'; readonly is: 'at-most' | 'at-least'; readonly than: number }
  /** The attack has rolled as many hits as were predicted, or has done as much damage. */
  | { readonly if: 'predicted'; readonly of?: 'damage' }
  /** It would be discarded for its damage, what is pending included. */
  | { readonly if: 'doomed'; readonly card: Reference }
  /** What the effect's own die shows. */
  | { readonly if: 'rolled'; readonly faces: readonly number[] }
  /** It happened in this turn or in the last, to so many cards if it says so; `against` is the other card in it. */
  | {
      readonly if: 'happened'
      readonly did: Deed
      readonly who: Reference | Filter
      readonly against?: Filter
      readonly atLeast?: number
      readonly turn?: 'last'
    }
  /** It is this battle step, or any time of the battle phase. */
  | { readonly if: 'step'; readonly step: Arena | 'battle' }
  /** An optional act that came before was done. */
  | { readonly if: 'done'; readonly name: string }
  | { readonly if: 'not'; readonly of: Condition }
  | { readonly if: 'all' | 'any'; readonly of: readonly Condition[] }
