/** What the actions and triggers of entries do, one instruction at a time. */
import type { Amount, Condition } from './condition.ts'
import type { Filter, Place } from './filter.ts'
import type { DestinyKind } from './happening.ts'
import type { Static } from './statics.ts'

/** `who` is the player who acts: you, if nothing is said. */
export type Who = 'you' | 'opponent'

export type Instruction =
  /** A player picks cards on table; they are remembered under a name. */
  | {
      readonly do: 'choose'
      readonly as: string
      readonly what: Filter
      readonly who?: Who
      readonly least?: Amount
      readonly most?: Amount
    }
  /** Draws so many destinies; the total is remembered as `destiny`, or under the name. */
  | {
      readonly do: 'draw-destiny'
      /** Whether the rest takes place even if nothing can be drawn, which then counts as 0. */
      readonly inAnyCase?: true
      readonly count?: Amount
      readonly who?: Who
      readonly as?: string
      readonly for?: DestinyKind
    }
  | {
      readonly do: 'if'
      readonly when: Condition
      readonly so: readonly Instruction[]
      readonly else?: readonly Instruction[]
    }
  /** The player picks one of several; its place in the list is remembered under the name. */
  | {
      readonly do: 'choose-one'
      readonly as: string
      readonly who?: Who
      readonly options: readonly string[]
    }
  /** When the battle is over and its winner is known: `winner` is then 0 for you, 1 for the opponent, 2 for nobody. */
  | { readonly do: 'after-battle'; readonly so: readonly Instruction[] }
  /** The player may do it or not. */
  | { readonly do: 'may'; readonly who?: Who; readonly so: readonly Instruction[] }
  /** Cards that a weapon hit: they must be forfeited in this battle. */
  | { readonly do: 'hit'; readonly what: Filter }
  /** Cards that must be forfeited in this battle although no weapon hit them. */
  | { readonly do: 'must-forfeit'; readonly what: Filter }
  /** Cards on table go to the Lost Pile at once. */
  | { readonly do: 'lose-cards'; readonly what: Filter }
  | { readonly do: 'out-of-play'; readonly what: Filter }
  | { readonly do: 'return-to-hand'; readonly what: Filter }
  /** Without movement: nothing is paid, and nothing keeps it. */
  | { readonly do: 'relocate'; readonly what: Filter; readonly to: Filter }
  /** By the text of a card, as the move that it makes in this turn. */
  | { readonly do: 'move'; readonly what: Filter; readonly to: Filter }
  /** One legal move to another location, picked by whoever has the card; where there is none it is lost or stays. */
  | { readonly do: 'move-away'; readonly what: Filter; readonly free?: true; readonly orLost?: true }
  /** An opponent's card is yours from now on, at its place or on a card that fits. */
  | { readonly do: 'steal'; readonly what: Filter; readonly to?: Filter }
  /** Puts a card on another. */
  | { readonly do: 'attach'; readonly what: Filter; readonly to: Filter }
  | { readonly do: 'lose-force'; readonly who: Who; readonly amount: Amount }
  | { readonly do: 'use-force'; readonly who?: Who; readonly amount: Amount }
  | { readonly do: 'activate'; readonly who?: Who; readonly amount: Amount }
  /** From the top of the Lost Pile, or cards that fit. */
  | {
      readonly do: 'retrieve'
      readonly who?: Who
      readonly amount: Amount
      readonly what?: Filter
      readonly random?: true
      readonly to?: 'used' | 'hand'
    }
  /** Looks through the Reserve Deck and takes cards into hand. */
  | { readonly do: 'search'; readonly what: Filter; readonly most?: number }
  /** Brings a card that fits out of the Reserve Deck to the table, free. */
  | { readonly do: 'bring-out'; readonly what: Filter }
  /** Turns an Objective to its other face. */
  | { readonly do: 'turn-over' }
  | { readonly do: 'shuffle'; readonly pile: 'reserve' | 'used' | 'lost'; readonly who?: Who }
  /** Shows a hand to everybody, or one card of it at random; remembered as `shown`, or under the name. */
  | { readonly do: 'show-hand'; readonly who: Who; readonly random?: true; readonly as?: string }
  /** You look at the top card of your Reserve Deck, or both players do. */
  | { readonly do: 'peek'; readonly as: string; readonly both?: true }
  /** A player names a kind of cards; see the filter `kindNamed`. */
  | { readonly do: 'name-kind'; readonly as: string; readonly who?: Who }
  /** Cards off the table go to the Lost Pile: those that were remembered, or all in a hand that fit. */
  | { readonly do: 'discard'; readonly what: Filter; readonly who?: Who }
  /** Cards off the table go on top of a pile of their owner; you pick, where there are several. */
  | {
      readonly do: 'put-on-pile'
      readonly what: Filter
      readonly piles: readonly ('reserve' | 'force' | 'used')[]
    }
  /** A total of battle destiny becomes something else. */
  | { readonly do: 'set-battle-destiny'; readonly who: Who; readonly to: Amount }
  /** Cancels what the action answers. */
  | { readonly do: 'cancel' }
  /** Cancels the destiny that the action answers; another is drawn instead. */
  | { readonly do: 'redraw' }
  /** Cancels cards on table that fit. */
  | { readonly do: 'cancel-cards'; readonly what: Filter }
  /** Something that holds for a while. */
  | {
      readonly do: 'for-a-while'
      readonly what: Static
      /** `leaves-table`: as long as the card that was chosen as `target` stays. */
      readonly until: 'end-of-turn' | 'end-of-battle' | 'end-of-your-next-turn' | 'leaves-table'
    }
  /** Code of a name, for what no other word says. */
  | { readonly do: 'code'; readonly name: string }

export type { Place }
