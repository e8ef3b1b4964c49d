/** What is done with hands and piles, one instruction at a time. */
import type { Amount } from './condition.ts'
import type { Filter } from './filter.ts'

/** `who` is the player who acts: you, if nothing is said. */
export type Who = 'you' | 'opponent'

export type PileInstruction =
  /** From the top of the Lost Pile, or cards that fit. */
  | {
      readonly do: 'retrieve'
      readonly who?: Who
      readonly amount: Amount
      readonly what?: Filter
      readonly random?: true
      /** Those that are nearest the top, without a choice. */
      readonly nearest?: true
      readonly to?: 'used' | 'hand'
    }
  /** Looks at a hand or a pile, or at so many cards from its top, and may take cards out of it. */
  | {
      readonly do: 'look'
      readonly at: 'hand' | 'reserve' | 'force' | 'used' | 'lost'
      readonly whose: 'yours' | 'opponents'
      readonly top?: Amount
      /** So many of them only, by chance. */
      readonly random?: Amount
      readonly take?: Taking
      /** Puts them back in any order. */
      readonly reorder?: true
    }
  /** Looks at so many cards from the top of the pile whose shuffling is answered, and may shuffle it again. */
  | { readonly do: 'look-at-shuffled'; readonly top: Amount }
  /** Cards of a pile that fit are lost, wherever in the pile they lie. */
  | {
      readonly do: 'lose-from-pile'
      readonly pile: 'used'
      readonly whose: 'yours' | 'opponents'
      readonly what: Filter
    }
  /** From the top of the Reserve Deck into hand. */
  | {
      readonly do: 'draw-cards'
      readonly amount: Amount
      /** The cards are remembered under the name. */
      readonly as?: string
      readonly from?: 'used' | 'lost'
    }
  /** Cards of your hand go to the top of the Used Pile, or the Force Pile: all, or those that you choose, up to so many. How many is remembered as `put`. */
  | { readonly do: 'put-from-hand'; readonly all?: true; readonly most?: number; readonly to?: 'force' }
  /** So many cards of a hand, by chance and unseen, go to the top of the Used Pile. */
  | { readonly do: 'put-at-random'; readonly who: Who; readonly amount: Amount }
  /** Each player shuffles hand and Used Pile into the Reserve Deck, and draws as many cards as there were in hand. */
  | { readonly do: 'renew-hands' }
  /** The Starting Interrupt that is played is shuffled into the Reserve Deck, whatever its type says. */
  | { readonly do: 'shuffle-this-in' }
  /** The Interrupt that is played goes to the Used Pile; its player may put that on top of the Reserve Deck. */
  | { readonly do: 'recycle' }
  /** The Interrupt that is played goes to the Lost Pile, whatever its type says. */
  | { readonly do: 'lose-this' }
  /** Turns over up to so many cards of the Reserve Deck; those that can be are deployed free, the others are lost. */
  | { readonly do: 'reveal-and-deploy'; readonly most: number }
  /** The next Force that you use in this turn, up to so much, is your opponent's. */
  | { readonly do: 'borrow'; readonly amount: Amount }
  /** Looks through the Reserve Deck or another pile and takes cards into hand; the pile is shuffled then. */
  | {
      readonly do: 'search'
      readonly what: Filter
      readonly most?: number
      readonly from?: 'force' | 'used' | 'lost'
    }
  | { readonly do: 'shuffle'; readonly pile: 'reserve' | 'force' | 'used' | 'lost'; readonly who?: Who }
  /** Shows a hand to everybody, or one card of it at random; remembered as `shown`, or under the name. */
  | { readonly do: 'show-hand'; readonly who: Who; readonly random?: true; readonly as?: string }
  /** You look at the top card of your Reserve Deck, or of the opponent's, or both players do. */
  | { readonly do: 'peek'; readonly as: string; readonly both?: true; readonly whose?: 'opponents' }
  /** A card that was looked at is shown to everybody. */
  | { readonly do: 'show'; readonly what: Filter }
  /** The top cards of these piles of a player are shown to everybody, and remembered under the name. */
  | {
      readonly do: 'show-tops'
      readonly who: Who
      readonly piles: readonly ('reserve' | 'force' | 'used' | 'lost')[]
      readonly as: string
    }
  /** A whole pile of a player is shown to everybody as it lies, and remembered under the name. */
  | { readonly do: 'show-pile'; readonly who: Who; readonly pile: 'used'; readonly as: string }
  /** You name an Interrupt by its title; see the filter `titleNamed`. */
  | { readonly do: 'name-title'; readonly as: string }
  /** The top card of a pile goes on top of another of its player, unseen. */
  | {
      readonly do: 'move-top'
      readonly whose: 'yours' | 'opponents'
      readonly from: 'force'
      readonly to: 'reserve'
    }
  /** The top card of a pile of your choice goes beneath it, unseen. */
  | { readonly do: 'bury-top' }
  /** You use Force one by one, each shown, until one is of the kind that was named under this name; it goes into your hand. */
  | { readonly do: 'use-until'; readonly kindNamed: string }
  /** A player names a kind of cards; see the filter `kindNamed`. */
  | { readonly do: 'name-kind'; readonly as: string; readonly who?: Who }
  /** Cards off the table go to the Lost Pile: those that were remembered, or all in a hand that fit. */
  | {
      readonly do: 'discard'
      readonly what: Filter
      readonly who?: Who
      /** Those of them alone in which this number is lowest. */
      readonly lowest?: 'destiny'
    }
  /** Cards off the table go on top of a pile of their owner; you pick, where there are several. */
  | {
      readonly do: 'put-on-pile'
      readonly what: Filter
      readonly piles: readonly ('reserve' | 'force' | 'used' | 'lost')[]
      readonly bottom?: true
    }

/** Which cards may be taken and where they go; all of them must, if it says so. */
export interface Taking {
  readonly what: Filter
  readonly to: 'used' | 'lost' | 'hand' | 'out-of-play'
  readonly most?: Amount
  readonly all?: true
}
