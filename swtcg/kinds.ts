/** The Star Wars TCG in the kernel's terms: what its cards, seats, table, events and offers hold. */
import {
  type CardId,
  type Check as CheckIn,
  type Machine,
  procedureWords,
  type SeatId,
  type SeatMask,
} from '@dejarik/kernel'
import { ARENAS, type Arena, type CardDefinition } from './cards/definition.ts'
import type { Library } from './cards/library.ts'
import { asPrinted, type Printed } from './cards/printed.ts'
import type { Constants, Policies } from './editions.ts'
import type { Context } from './effects/context.ts'
import type { Fact } from './effects/triggers/history.ts'
import type { SwtcgEvent } from './events.ts'
import type { Facts } from './facts.ts'
import type { OpenConstants, OpenPolicies } from './hooks.ts'
import type { Instruction, Standing } from './language/tree/instructions.ts'
import type { Filter, Keyword } from './language/tree/nouns.ts'
import type { Ability, PlayerProhibition, Rule, TriggeredAbility } from './language/tree/tree.ts'
import type { Mark } from './marks.ts'
import type { SwtcgOffer } from './offers.ts'
import type { About } from './questions.ts'
import type { Code } from './reasons.ts'
import type { Subject } from './rules/attack/disrupt.ts'
import type { HandChances } from './rules/chances/ask-anyway.ts'
import type { HiddenCard } from './rules/chances/hidden-cost-secrecy.ts'
import type { Chance } from './rules/chances/kinds-of-chances.ts'
import type { Spring, TrapTrigger } from './rules/traps/traps-set-off.ts'
import type { Use } from './uses.ts'

export type { SwtcgEvent } from './events.ts'
export type { Destination, SwtcgOffer } from './offers.ts'
export type { About } from './questions.ts'

/** Neutral is a side of its own only where three factions play. */
export type Side = 'dark' | 'light' | 'neutral'

export interface Swtcg {
  card: {
    readonly controller: SeatId
    /** The card that it lies beneath or is attached to; such cards are in the `attached` zone. */
    readonly host: CardId | null
    /** Cards beneath this top card, uppermost first. */
    readonly stack: readonly CardId[]
    readonly pilots: readonly CardId[]
    readonly equipment: readonly CardId[]
    /** Cards face-down under the unit: out of the game, and no part of its stack. */
    readonly under: readonly CardId[]
    /** How it came to be out of the game. */
    readonly out: Out | null
    /** The moment at which it left play with the cards of its stack; 0 if it did not. */
    readonly leftWith: number
    /** The turn in which each of its "this card" effects was used last, by path; it stays with the card in every zone. */
    readonly usedAt: Readonly<Record<string, number>>
    readonly tapped: boolean
    /** Damage counters. */
    readonly damage: number
    /** Build counters. */
    readonly build: number
    /** Resource, corruption and other counters. */
    readonly counters: Readonly<Record<string, number>>
    /** What the text that took a Subordinate says in place of its row. */
    readonly printed: Printed | null
    /** Who used this card's one move in this turn; the limit counts for each controller. */
    readonly movedBy: SeatMask
  }
  seat: {
    readonly side: Side
    readonly force: number
    /** Build points left in this build step. */
    readonly build: number
    /** Points of a point game, where points are counted. */
    readonly points: number
    /** Standing bonuses of the player's choice, after those that were bought. */
    readonly bonuses: readonly string[]
    /** How many of the bonuses were bought. */
    readonly bought: number
    /** Setup: build points left, the cost of what was built, and whether the seat has finished. */
    readonly setup: {
      readonly left: number
      readonly total: number
      readonly done: boolean
      /** Points that serve for a Resource alone. */
      readonly reserve: number
    }
  }
  table: {
    readonly turn: number
    readonly step: TurnStep
    /** The turn in which the first battle is fought. */
    readonly begins: number
    /** Whose build step it is. */
    readonly builder: SeatId | null
    /** Every seat, Dark Side first; the primary player of a team before the partner. */
    readonly order: readonly SeatId[]
    readonly attack: Attack | null
    /** The dice that are being rolled, until their result counts. */
    readonly roll: Roll | null
    /** Damage that waits for prevention and placement. */
    readonly damage: readonly Packet[]
    /** The unit that has just come into an arena, while others may answer to that. */
    readonly arrival: { readonly unit: CardId; readonly moment: number } | null
    /** What the running chance to disrupt was opened for. */
    readonly disrupting: Subject | null
    /** Attacks that effects have units make when the present one is over. */
    readonly furtherAttacks: readonly { readonly attacker: CardId; readonly defender: CardId }[]
    /** Battles to be fought again when the present battle step is over. */
    readonly extraBattles: readonly Arena[]
    /** Counts attacks and damage instances, so that "once for each" can be told apart. */
    readonly moments: number
    /** What was done in this turn and may be done only so often. */
    readonly uses: readonly Use[]
    /** Whom each card attacked last, in this turn or before. */
    readonly lastAttacked: Readonly<Record<CardId, CardId>>
    /** What happened in this turn. */
    readonly history: readonly Fact[]
    /** What happened in the turn before. */
    readonly historyBefore: readonly Fact[]
    /** What options and card text note beside the cards. */
    readonly marks: readonly Mark[]
  }
  event: SwtcgEvent
  lasting: SwtcgLasting
  waiting: Waiting
  offer: SwtcgOffer
  about: About
  code: Code
  constants: Constants &
    OpenConstants & {
      readonly library: Library
      readonly facts: Facts
      /** The cards that decks of this game may hold, as far as everybody knows; what follows is worked out from them. */
      readonly deckCards: readonly CardDefinition[]
      /** The chances at which some of them could be played from hand. */
      readonly battleChances: HandChances
      /** The chances at which some of them could be used from a discard pile. */
      readonly discardChances: ReadonlySet<Chance>
      /** Whether there are Events among them. */
      readonly hasEvents: boolean
      /** What Traps among them wait for: what a face-down card might be. */
      readonly traps: readonly TrapTrigger[]
      /** Those with Hidden Cost: what a face-down card might be. */
      readonly hiddenCards: readonly HiddenCard[]
    }
  policies: Policies & OpenPolicies
}
export type Game = Machine<Swtcg>

/** The terms for being out of the game are not interchangeable (idc/zones/side-terms-not-interchangeable). */
export interface Out {
  readonly term: 'removed' | 'set-aside' | 'under'
  /** The card whose effect put it there; no other reaches it. */
  readonly by: CardId
  /** Where it goes when the unit that it is under is discarded, by the words that put it there. */
  readonly afterwards?: 'hand' | 'discard'
  /** Who may play it as if from hand, and whether that is all that he or she may play of them. */
  readonly lent?: { readonly to: SeatId; readonly which: 'any' | 'one' }
}

/** In `sides` it is open who plays which side; until then a seat's side means nothing. */
export const TURN_STEPS = [
  'sides',
  'preparation',
  'setup',
  'untap',
  'gain-force',
  'roll-for-build',
  'build',
  'retreat',
  'battle-start',
  ...ARENAS,
  'end',
] as const
export type TurnStep = (typeof TURN_STEPS)[number]

/** How an attack is made: with the unit's power, or with Bombard, Ion Cannon or Barrage across arenas. */
export type AttackWith = 'power' | 'bombard' | 'ion-cannon' | 'barrage'

export interface Attack {
  readonly attacker: CardId
  /** Present even after the unit left play. */
  readonly defender: CardId
  readonly with: AttackWith
  /** Whether the unit tapped for it; the second attack of Double Strike does not. */
  readonly tapped: boolean
  readonly moment: number
  /** Every unit that was the defending unit, in order. */
  readonly defenders: readonly CardId[]
  readonly dice: readonly Die[]
  /** Critical Hit of the attacking unit when the dice were rolled. */
  readonly critical: number
  readonly hits: number
  /** So many dice, where an effect says so in place of the unit's power. */
  readonly rolls?: number
  /** Stopped before the dice by an effect. */
  readonly stopped?: true | 'disrupted'
  /** The dice are hidden until prevention is over: what was promised before they are rolled. */
  readonly secret?: Secret
  /** Damage counters that it has placed. */
  readonly done: number
}

/** What is settled before the dice of a secret roll are seen. */
export interface Secret {
  /** How many dice each unit with Lucky will have rolled again. */
  readonly rerolls: Readonly<Record<CardId, number>>
  readonly prevented: number
}

/** Dice that were rolled and may still be changed. */
export interface Roll {
  readonly for: 'attack' | 'dice-of-damage' | 'build' | 'force' | 'effect'
  readonly sides: number
  readonly seat: SeatId
  /** The unit that attacks or does dice of damage. */
  readonly unit: CardId | null
  /** The card whose ability it is. */
  readonly card?: CardId
  readonly dice: readonly Die[]
  readonly moment: number
}

/** What a die shows, and what it counts as after Accuracy and alterations. */
export interface Die {
  readonly natural: number
  readonly value: number
}

/** Damage about to be done to one unit. */
export interface Packet {
  readonly unit: CardId
  readonly amount: number
  readonly prevented: number
  /** The unit that does the damage, if one does. */
  readonly source: CardId | null
  /** The card whose effect does it, if one does. */
  readonly effect?: CardId
  readonly by: 'attack-dice' | 'dice-of-damage' | 'direct' | 'overkill' | 'deflect' | 'effect'
  readonly moment: number
  /** Units that have used Protect against it. */
  readonly protectedBy?: readonly CardId[]
  /** What the source earns if this discards the unit, even if the source has left by then. */
  readonly bounties?: readonly Bounty[]
  /** Nothing prevents it, except units that fit. */
  readonly unpreventable?: {
    readonly except?: Filter
    readonly by?: readonly Keyword[]
    /** Opponents cannot even use these keywords. */
    readonly cantUse?: true
    readonly context: Context
  }
}

/** What a unit's controller gets at the start of the next build step. */
export interface Bounty {
  readonly seat: SeatId
  readonly card: CardId
  readonly do: readonly Instruction[]
}

/** A triggered or activated effect that waits for its chance. */
export interface Waiting {
  /**
   * The chance at which it resolves; `soon` is when no other effect is being carried out. Deflected damage comes by
   * itself, when the damage it answers is settled; what was announced for a secret roll, when the dice are seen.
   */
  readonly chance: Chance | 'soon' | 'after-damage' | 'revealed'
  /** Triggered effects come before activated ones (idc/effect/type-priority). */
  readonly by: 'trigger' | 'activation'
  /** Tells apart what arose at different times. */
  readonly moment: number
  readonly seat: SeatId
  /** Whether it is what a Bounty pays. */
  readonly bounty?: true
  /** Whose build step it waits for, where that is not its own player's. */
  readonly during?: SeatId
  /** The battle step that it waits for, where it is one in particular. */
  readonly step?: Arena
  readonly effect: WaitingEffect
}
export type WaitingEffect =
  | { readonly kind: 'retaliate'; readonly unit: CardId; readonly against: CardId; readonly dice: number }
  /** As Retaliate, where both units are still in arenas. */
  | { readonly kind: 'avenge'; readonly unit: CardId; readonly against: CardId; readonly dice: number }
  /** Traps that a seat with face-down cards may have laid, and complete now. */
  | { readonly kind: 'traps'; readonly unit: CardId; readonly springs: readonly Spring[] }
  /** A unit has come into an arena. */
  | { readonly kind: 'arrival'; readonly unit: CardId }
  | { readonly kind: 'deflected'; readonly unit: CardId; readonly against: CardId; readonly amount: number }
  /** Instructions of card text that were put off. */
  | { readonly kind: 'effect'; readonly context: Context; readonly instructions: readonly Instruction[] }

export type SwtcgLasting =
  /** A unit gets numbers, keywords and abilities, fixed when the effect took place. */
  | ({ readonly kind: 'gain'; readonly card: CardId; readonly name: string } & FixedGain)
  /** A unit has lost keywords, or all its text; for good it has lost only what it had then, by these keys. */
  | {
      readonly kind: 'loss'
      readonly card: CardId
      readonly what: readonly Keyword[] | 'all-text' | 'unpreventable'
      readonly keys?: readonly string[]
    }
  /** What a card cannot, may or must do. */
  | { readonly kind: 'rule'; readonly card: CardId; readonly rule: Rule; readonly context: Context }
  /** Whom a unit attacks next is for another player to say. */
  | {
      readonly kind: 'have-attack'
      readonly card: CardId
      readonly target: Filter
      readonly context: Context
      readonly whether?: true
    }
  /** What a unit has in its next attack. */
  | ({ readonly kind: 'focused'; readonly card: CardId } & FixedGain)
  /** The next Battle card of a seat costs so much more Force, or less. */
  | { readonly kind: 'discount'; readonly seat: SeatId; readonly by: number }
  /** A side wins ties for speed. */
  | { readonly kind: 'speed-ties'; readonly side: Side }
  /** Effects of a type, or keywords, that players cannot use. */
  | {
      readonly kind: 'cant-use'
      readonly seats: readonly SeatId[]
      readonly what: PlayerProhibition
    }
  /** Card text that waits for something to happen. */
  | {
      readonly kind: 'watch'
      readonly ability: TriggeredAbility
      readonly context: Context
      readonly once?: true
    }
  /** What applies to all that fit, whichever card said so. */
  | { readonly kind: 'decree'; readonly ability: Standing; readonly context: Context }
  /** A card is in other hands, and goes back to a seat. */
  | {
      readonly kind: 'control'
      readonly card: CardId
      readonly back: SeatId
      /** Only as long as the card fits. */
      readonly held?: { readonly of: Filter; readonly context: Context }
    }

export interface FixedGain {
  readonly speed?: number
  readonly power?: number
  readonly health?: number
  readonly abilities?: readonly Ability[]
  readonly subtypes?: readonly string[]
}

export const { procedure, step, ask } = procedureWords<Swtcg>()
export type Check<A> = CheckIn<Swtcg, A>

/** What a card is, or counts as where an option says so. */
export function definitionOf(game: Game, card: CardId): CardDefinition {
  const { standsFor } = game.policies
  const { is, printed } = game.card(card)
  const definition = game.constants.library.card(standsFor === null ? is : standsFor(game, card))
  return printed === null ? definition : asPrinted(definition, printed)
}
