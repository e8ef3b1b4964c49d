/** What the actions and triggers of entries do, one instruction at a time. */

import type { MoveKind } from '../events.ts'
import type { Amount, Condition } from './condition.ts'
import type { DuelRules } from './duel.ts'
import type { EpicEvent, EpicStep } from './epic.ts'
import type { CardNumber, Filter, NamedPlanet, Place } from './filter.ts'
import type { DestinyKind } from './happening.ts'
import type { PileInstruction, Who } from './pile-instruction.ts'
import type { SabaccRules } from './sabacc.ts'
import type { Static } from './statics.ts'
import type { CardTrigger, When } from './text.ts'

export type { Taking, Who } from './pile-instruction.ts'

export type Instruction =
  /** A player picks cards on table; they are remembered under a name. */
  | {
      readonly do: 'choose'
      readonly as: string
      readonly what: Filter
      readonly who?: Who
      readonly least?: Amount
      readonly most?: Amount
      /** Chance picks one. */
      readonly random?: true
      /** Among the cards that lie beneath such a card. */
      readonly beneath?: Filter
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
      /** What happens where none can be drawn; the rest is dropped if nothing is said and you draw. */
      readonly without?: readonly Instruction[]
    }
  /** A player picks a number; it is remembered under a name. */
  | {
      readonly do: 'choose-number'
      readonly as: string
      readonly who?: Who
      readonly from?: Amount
      readonly to: Amount
    }
  /** A player picks one of several amounts; it is remembered under a name. */
  | {
      readonly do: 'choose-amount'
      readonly as: string
      readonly who?: Who
      readonly of: readonly Amount[]
    }
  /** Remembers an amount as it is now, for what follows. */
  | { readonly do: 'remember'; readonly as: string; readonly amount: Amount }
  /** Remembers the title of a card under a name, for `titled`. */
  | { readonly do: 'remember-title'; readonly of: Filter; readonly as: string }
  /** The speaking card, or one that is named, remembers an amount as long as it is on table. */
  | { readonly do: 'note'; readonly as: string; readonly amount: Amount; readonly on?: Filter }
  /** Cards have made the one main move of their turn. */
  | { readonly do: 'spend-move'; readonly what: Filter }
  /** The same for each card that fits now, one after another. */
  | { readonly do: 'each'; readonly of: Filter; readonly as: string; readonly so: readonly Instruction[] }
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
      /** What the options ask for, in their order; null for what anybody may pick. */
      readonly provided?: readonly (Condition | null)[]
    }
  /** When the battle is over and its winner is known: `winner` is then 0 for you, 1 for the opponent, 2 for nobody. */
  | { readonly do: 'after-battle'; readonly so: readonly Instruction[] }
  /** The player may do it or not. */
  | { readonly do: 'may'; readonly who?: Who; readonly so: readonly Instruction[] }
  /** The speaking card explodes: unless an answer keeps it from that, this is done. */
  | { readonly do: 'explode'; readonly so: readonly Instruction[] }
  /** Cards that a weapon hit: they must be forfeited in this battle. */
  | { readonly do: 'hit'; readonly what: Filter }
  /** Cards that must be forfeited in this battle although no weapon hit them. */
  | { readonly do: 'must-forfeit'; readonly what: Filter }
  /** Cards on table go to the Lost Pile at once; forfeited, where it says so. */
  | { readonly do: 'lose-cards'; readonly what: Filter; readonly forfeited?: true }
  /** A creature eats cards: they are lost, with all on them. */
  | { readonly do: 'eat'; readonly what: Filter }
  /** A creature attacks a card at once, besides the attack of its turn. */
  | { readonly do: 'attack-with'; readonly what: Filter; readonly on: Filter }
  /** A parasite lets go of its host. */
  | { readonly do: 'detach'; readonly what: Filter }
  | { readonly do: 'out-of-play'; readonly what: Filter }
  /** What is on them goes along, or to the Used Piles, where it says so. */
  | { readonly do: 'return-to-hand'; readonly what: Filter; readonly rest?: 'used' }
  /** Cards on table go to the Used Pile of their owner, or beneath the Lost Pile, with all that is on them (ccgx/starship/sink). */
  | { readonly do: 'use-cards'; readonly what: Filter; readonly to?: 'bottom-of-lost' }
  /** Without movement: nothing is paid, and nothing keeps it. */
  | { readonly do: 'relocate'; readonly what: Filter; readonly to: Filter }
  /** Characters get off what they are aboard, to the place where that is. */
  | { readonly do: 'get-off'; readonly what: Filter }
  /** By the text of a card, as the move that it makes in this turn. */
  | { readonly do: 'move'; readonly what: Filter; readonly to: Filter }
  /** Locations that fit change places in the row; you say in which order they lie. */
  | { readonly do: 'rearrange'; readonly what: Filter }
  /** Characters at sites become undercover spies, and stop being so. */
  | { readonly do: 'go-undercover' | 'break-cover'; readonly what: Filter }
  /** Vehicles fall on their side, and lie so until they leave the table. */
  | { readonly do: 'crash'; readonly what: Filter }
  /** Converted locations come to the top again. */
  | { readonly do: 'raise'; readonly what: Filter }
  /** Characters become captives of the Dark Side: first restored to normal, or frozen at once, where it says so. */
  | {
      readonly do: 'capture'
      readonly what: Filter
      readonly restored?: true
      readonly frozen?: true
      /** Where they are taken first. */
      readonly at?: Filter
    }
  /** Characters go missing at their sites, and are found. */
  | { readonly do: 'go-missing' | 'find'; readonly what: Filter }
  /** Your characters at the site of a missing one search for it and capture whom they find; each helper adds one to the draw. */
  | { readonly do: 'hunt'; readonly what: Filter; readonly helpers?: Filter }
  /** A game of sabacc, which a character plays for you; whoever fits may play it for the opponent. */
  | {
      readonly do: 'sabacc'
      readonly player: Filter
      readonly rivals: Filter
      readonly rules: SabaccRules
    }
  /** An Attack Run is made, on the Trench that the speaking card lies on. */
  | { readonly do: 'attack-run' }
  /** The next step of an Epic Event is told. */
  | { readonly do: 'epic-step'; readonly step: EpicStep }
  /** An amount with all that cards add to the total of an Epic Event is remembered as `total`. */
  | { readonly do: 'epic-total'; readonly event: EpicEvent; readonly amount: Amount }
  /** An Epic Event has fired a weapon at a place. */
  | { readonly do: 'fire-at-place'; readonly what: Filter; readonly at: Filter }
  /** A tractor beam is used against a starship, with so many destinies; one if nothing is said. */
  | { readonly do: 'use-beam'; readonly what: Filter; readonly at: Filter; readonly count?: number }
  /** A duel between a character of yours and one of the opponent's. */
  | {
      readonly do: 'duel'
      readonly yours: Filter
      readonly opponents: Filter
      readonly rules: DuelRules
    }
  /** The speaking Jedi Test has this mentor; it is attempted, and completed by a total of more than so much, or without a draw. */
  | { readonly do: 'appoint'; readonly mentor: Filter }
  | { readonly do: 'attempt'; readonly exceeds?: number }
  /** The speaking Jedi Test is completed without a draw. */
  | { readonly do: 'complete-test' }
  /** You show the top two cards of your Reserve Deck, and keep one beneath the speaking card. */
  | { readonly do: 'keep-destiny' }
  /** You draw one duel destiny more. */
  | { readonly do: 'add-duel-destiny' }
  /** Captives and captured starships are free again; at a place that fits, without a choice, where it is said. */
  | { readonly do: 'release'; readonly what: Filter; readonly to?: Filter }
  /** Captives are frozen in carbonite. */
  | { readonly do: 'freeze'; readonly what: Filter }
  /** An escorted captive goes over to another escort. */
  | { readonly do: 'hand-over'; readonly what: Filter; readonly to: Filter }
  /** Cards are hit no longer, and what weapons and Interrupts made of them ends. */
  | { readonly do: 'restore'; readonly what: Filter }
  /** The permanent pilots of the card that the speaking card lies on are gone for as long as it lies there. */
  | { readonly do: 'remove-pilots' }
  /** What ion cannons have made of these numbers of cards ends. */
  | { readonly do: 'mend'; readonly what: Filter; readonly numbers: readonly CardNumber[] }
  /** A card is switched off, or on again. */
  | { readonly do: 'switch'; readonly what: Filter; readonly to: 'off' | 'on' }
  /** A card is the other player's from now on, where it is and with all on it. */
  | { readonly do: 'cross-over'; readonly what: Filter }
  /** An opponent's card is yours from now on, at its place or on a card that fits. */
  | { readonly do: 'steal'; readonly what: Filter; readonly to?: Filter }
  /** Cards on table go beside the row, on the side of that player. */
  | { readonly do: 'lay-beside'; readonly what: Filter; readonly side: Who }
  /** Puts a card on another. */
  | { readonly do: 'attach'; readonly what: Filter; readonly to: Filter }
  /** The speaking card, or the one that is named, targets another card from now on. */
  | { readonly do: 'aim'; readonly at: Filter; readonly what?: Filter }
  /** Each of them makes one move to another location, by these ways if some are given; its player pays, or nobody. */
  | {
      readonly do: 'move-away'
      readonly what: Filter
      /** Fits the location where it goes. */
      readonly to?: Filter
      readonly by?: readonly MoveKind[]
      /** As a 'react': where nothing bars it, and it can be answered as one. */
      readonly react?: true
      readonly free?: true
      readonly orLost?: true
    }
  /** A card of a Lost Pile comes back to a place. */
  | { readonly do: 'revive'; readonly what: Filter; readonly to: Filter }
  /** Cards go beneath the speaking card. */
  | { readonly do: 'stack'; readonly what: Filter }
  /** The Interrupt that is played goes beneath a card. */
  | { readonly do: 'stack-this'; readonly on: Filter }
  /** A card of your hand changes places with one beneath the speaking card. */
  | { readonly do: 'exchange-stacked' }
  /** Cards on table go into your hand, whoever owns them. */
  | { readonly do: 'take-into-hand'; readonly what: Filter }
  /** Fires several weapons at one target; all destinies count for each of them. */
  | { readonly do: 'fire-together'; readonly at: Filter }
  /** A weapon is fired outside a battle, at a target that its player picks then; at seekers too, for nothing, and by whom, where it is said. */
  | {
      readonly do: 'fire-apart'
      readonly what: Filter
      readonly seekers?: true
      readonly free?: true
      /** For twice the Force. */
      readonly double?: true
      readonly by?: Filter
    }
  /** A battle at the place of these cards, among them alone. */
  | { readonly do: 'battle-among'; readonly who: Filter }
  /** Participants take no further part in the battle; `all`: whoever fits and comes later neither. */
  | { readonly do: 'exclude'; readonly what: Filter; readonly all?: true }
  /** The weapon that is being answered is aimed at another card. */
  | { readonly do: 'retarget'; readonly to: Filter }
  /** Force that is about to be lost becomes more or less. */
  | { readonly do: 'change-loss'; readonly by: Amount }
  /** Out of one pile or the hand, where it is named: no more than is there. */
  | {
      readonly do: 'lose-force'
      readonly who: Who
      readonly amount: Amount
      readonly out?: 'hand' | 'reserve' | 'life-force'
    }
  | { readonly do: 'use-force'; readonly who?: Who; readonly amount: Amount }
  | { readonly do: 'activate'; readonly who?: Who; readonly amount: Amount }
  | PileInstruction
  /** Looks through a pile of one's own and deploys a card that fits at its cost, or free; the pile is shuffled then. */
  | {
      readonly do: 'deploy-from'
      readonly pile: 'reserve' | 'lost' | 'used' | 'hand' | 'hand-or-reserve' | 'stacked'
      readonly what: Filter
      /** Fits the location where it goes. */
      readonly to?: Filter
      /** Fits the card that it goes on. */
      readonly on?: Filter
      readonly free?: true
      /** As a 'react': only what may react. */
      readonly react?: true
      /** Regardless of restrictions on locations. */
      readonly regardless?: true
      readonly most?: number
    }
  /** Brings a card that fits out of the Reserve Deck to the table, free; to a place that fits, where it is said. */
  | {
      readonly do: 'bring-out'
      readonly what: Filter
      /** One, or up to so many of different titles. */
      readonly most?: number
      readonly to?: Filter
      /** Whose Reserve Deck, and who picks. */
      readonly who?: Who
      /** A character is held in the prison at that place from then on, whatever its own text says of where it deploys. */
      readonly imprisoned?: true
    }
  /** The system that was just brought out is the named planet of its side for the rest of the game. */
  | { readonly do: 'name-planet'; readonly planet: NamedPlanet }
  /** A system, a site or a starship is destroyed. */
  | { readonly do: 'blow-away'; readonly what: Filter }
  /** Turns an Objective to its other face; `starts` of the back is done then. */
  | { readonly do: 'turn-over' }
  /** A weapon counts as fired once, though it was not. */
  | { readonly do: 'forgo-shot'; readonly what: Filter }
  /** What is left of what a player owes in the battle is met. */
  | { readonly do: 'satisfy'; readonly what: 'attrition' | 'damage' | 'both'; readonly who?: Who }
  /** A number is used instead of drawing your next battle destiny. */
  | { readonly do: 'use-as-destiny'; readonly amount: Amount }
  /** A total of battle destiny becomes something else. */
  | { readonly do: 'set-battle-destiny'; readonly who: Who; readonly to: Amount }
  /** Cancels what the action answers. */
  | { readonly do: 'cancel' }
  /** Cancels the battle that is being begun. */
  | { readonly do: 'cancel-battle' }
  /** Cancels the destiny that the action answers; another is drawn instead. */
  | { readonly do: 'redraw' }
  /** The destiny that the action answers becomes more or less. */
  | { readonly do: 'change-destiny'; readonly by: Amount }
  /** Cancels cards on table that fit. */
  | { readonly do: 'cancel-cards'; readonly what: Filter }
  /** Something is left to be done once, when a moment comes; not at all, where another moment comes first. */
  | {
      readonly do: 'later'
      readonly due: CardTrigger
      readonly unless?: Extract<When, { just: unknown }>
      /** It is over with the turn. */
      readonly until?: 'end-of-turn'
    }
  /** Something that holds for a while. */
  | {
      readonly do: 'for-a-while'
      readonly what: Static
      /** `leaves-table`: as long as the card that was chosen as `target` stays, or the speaking card itself. */
      readonly until:
        | 'end-of-turn'
        | 'end-of-battle'
        /** The shot or the use of a tractor beam that is going on. */
        | 'end-of-draw'
        | 'end-of-your-next-turn'
        | 'start-of-your-next-turn'
        | 'end-of-game'
        | 'leaves-table'
        | 'this-leaves-table'
    }

export type { Place }
