/** What a seat can be offered to do in the Star Wars CCG. */
import type { CardId, OfferCore, SeatId } from '@dejarik/kernel'
import type { MoveKind, Pile } from './events.ts'
import type { Role } from './kinds.ts'
import type { Beside } from './text/text.ts'

/** Where a card comes to the table. */
export type Destination =
  /** At a location, aboard a card or attached to one. */
  | { readonly on: CardId; readonly as: Role }
  /** A place in the row of locations, counted from the left. */
  | {
      readonly row: number
      /** Of a generic location: the system that it then belongs to; of a site inside a craft that is not unique: the craft. */
      readonly of?: CardId
    }
  | { readonly over: CardId }
  | { readonly beside: Beside }

export type SwccgOffer = OfferCore &
  (
    | { readonly verb: 'pass' }
    | { readonly verb: 'start-with'; readonly card: CardId }
    | { readonly verb: 'drain'; readonly card: CardId; readonly amount: number }
    | ({
        readonly verb: 'deploy'
        readonly card: CardId
        readonly cost: number
        /** Utinni Effects: whom they target. */
        readonly target?: CardId
        /** In answer to a battle or Force drain, and the card that lets it. */
        readonly react?: boolean
        readonly grant?: CardId
      } & Destination)
    /** A weapon or device goes to another carrier. */
    | { readonly verb: 'transfer'; readonly card: CardId; readonly to: CardId; readonly cost: number }
    /** Somebody aboard takes another seat. */
    | { readonly verb: 'take-seat'; readonly card: CardId; readonly as: Role }
    /** A card in hand takes the place of another version of the same persona. */
    | { readonly verb: 'replace'; readonly card: CardId; readonly over: CardId }
    /** A squadron in hand takes the place of its craft at a location. */
    | { readonly verb: 'form'; readonly card: CardId; readonly at: CardId }
    /** A card that must move away or be lost is lost (ccgx/react/move-or-lost). */
    | { readonly verb: 'give-up'; readonly card: CardId }
    /** An undercover spy comes back to its own side. */
    | { readonly verb: 'break-cover'; readonly card: CardId }
    /** Asteroid destiny is drawn against a starship of the opponent. */
    | { readonly verb: 'asteroids'; readonly card: CardId }
    /** A Mobile Effect goes on. */
    | { readonly verb: 'drift'; readonly card: CardId }
    /** A system that moves goes to a parsec: into orbit of another system there, or into deep space. */
    | {
        readonly verb: 'voyage'
        readonly card: CardId
        readonly parsec: number
        readonly around?: CardId
        readonly cost: number
      }
    /** Characters at a site search for a missing one. */
    | { readonly verb: 'search-party'; readonly card: CardId }
    /** A captive goes to an escort, into the prison where it is, or stays behind unattended. */
    | { readonly verb: 'seize'; readonly card: CardId; readonly escort: CardId }
    | { readonly verb: 'imprison' | 'leave-unattended'; readonly card: CardId }
    /** Whoever is captured or released goes to the Used Pile. */
    | { readonly verb: 'escape'; readonly card: CardId }
    /** A released captive is active again, at the site or aboard a craft there. */
    | { readonly verb: 'rally'; readonly card: CardId; readonly on: CardId; readonly as: Role }
    /** An unattended captive is released. */
    | { readonly verb: 'release'; readonly card: CardId }
    /** A creature attacks somebody of a player, or a player's cards attack a creature of a player, at a location. */
    | { readonly verb: 'unleash'; readonly card: CardId; readonly against: SeatId }
    | { readonly verb: 'attack'; readonly card: CardId; readonly against: SeatId }
    | { readonly verb: 'battle'; readonly card: CardId; readonly cost: number }
    | {
        readonly verb: 'move'
        readonly card: CardId
        readonly to: CardId
        readonly by: MoveKind
        readonly cost: number
        readonly as?: Role
        /** In answer to a battle or Force drain. */
        readonly react?: boolean
      }
    | {
        readonly verb: 'fire'
        readonly card: CardId
        readonly target: CardId
        readonly cost: number
        /** Another target, where it is fired at two at once. */
        readonly second?: CardId
        /** Two shots as one. */
        readonly twice?: boolean
        /** Force that its player has settled on, where the text leaves it to him. */
        readonly paid?: number
      }
    /** A card is forfeited in a battle for its value; instead of another that was hit, where one is named. */
    | { readonly verb: 'forfeit'; readonly card: CardId; readonly value: number; readonly insteadOf?: CardId }
    | { readonly verb: 'draw' }
    /** Force is lost from a pile, or a card from hand. */
    | { readonly verb: 'lose'; readonly from: Pile; readonly card?: CardId }
    /** An action of a card on table, or a function of an Interrupt in hand; `action` is its number on the card. */
    | {
        readonly verb: 'play'
        readonly card: CardId
        readonly action: number
        readonly half?: 'dark' | 'light'
        /** The card whose text the action is, if it is not that of the card itself. */
        readonly lender?: CardId
        readonly cost: number
        /** It has nothing to do with what is being answered, and could be played later as well. */
        readonly anyTime?: true
      }
  )
