/** The Star Wars CCG in the kernel's terms: what its cards, seats, table, events and offers hold. */
import {
  type CardId,
  type Check as CheckIn,
  type Machine,
  procedureWords,
  type SeatId,
} from '@dejarik/kernel'
import type { CardDefinition, Side } from './cards/definition.ts'
import type { Library } from './cards/library.ts'
import type { Constants, Policies } from './editions.ts'
import type { Context } from './effects/context.ts'
import type { Said } from './effects/said.ts'
import type { SwccgEvent } from './events.ts'
import type { Facts } from './facts.ts'
import type { SwccgOffer } from './offers.ts'
import type { Phase } from './phases.ts'
import type { About } from './questions.ts'
import type { Code } from './reasons.ts'
import type { Awaited } from './rules/answers/awaited.ts'
import type { HandTimes } from './rules/answers/what-a-hand-may-hold.ts'
import type { Filter } from './text/filter.ts'
import type { Happening } from './text/happening.ts'
import type { Instruction } from './text/instruction.ts'
import type { Static } from './text/statics.ts'

export type { Side } from './cards/definition.ts'
export type { MoveKind, Pile, SwccgEvent } from './events.ts'
export type { Destination, SwccgOffer } from './offers.ts'
export type { About } from './questions.ts'

/** How a card is with the card that it is on. */
export type Role =
  /** At a location. */
  | 'at'
  | 'pilot'
  | 'driver'
  | 'passenger'
  /** A vehicle or starfighter in a hold, an astromech in its place. */
  | 'cargo'
  /** An undercover spy: at a site, on the opponent's side of it. */
  | 'undercover'
  /** A missing character: at a site, turned over. */
  | 'missing'
  /** A captive: with the character that escorts it, in the prison, or frozen and left at a site. */
  | 'escorted'
  | 'imprisoned'
  | 'unattended'
  /** A captured starship: on the starship, or at the docking bay, whose tractor beam holds it. */
  | 'captured'
  /** On Weather Vane, out of everybody's reach. */
  | 'stranded'
  /** Carried or attached: weapons, devices, Effects. */
  | 'attached'
  /** A location that was converted, a stacked card. */
  | 'beneath'

export interface Swccg {
  card: {
    readonly controller: SeatId
    /** The location or the card that it is on; null off the table, and for locations and cards beside the row. */
    readonly on: CardId | null
    readonly as: Role | null
    /** Cards on this one, in the order in which they came. */
    readonly holds: readonly CardId[]
    /** Sites or parsecs that it went by its own power in this turn. */
    readonly gone: number
    /** Whether it made the one main move of its turn. */
    readonly moved: boolean
    /** Whether it was in a battle in this turn. */
    readonly battled: boolean
    /** Whether it took part in a react in this turn. */
    readonly reacted: boolean
    /** Whether a weapon hit it in this battle. */
    readonly hit: boolean
    /** Whether it is a vehicle that lies on its side (ccgx/vehicle/crash). */
    readonly crashed: boolean
    /** The turn in which it came to the table. */
    readonly since: number
    /** Of a generic location: the name of the system that it was deployed to. */
    readonly system: string | null
    /** Of a site inside a craft that is not unique: the craft that it was deployed on. */
    readonly craft: CardId | null
    /** Of a system that moves: the name of the system around which it is; null in deep space. */
    readonly orbits: string | null
    /** Whether it is switched off: on table, and inactive. */
    readonly off: boolean
    /** Whether it is frozen in carbonite. */
    readonly frozen: boolean
    /** Of a captive: who seized it when it was captured, as long as it is still that one's. */
    readonly seizer: CardId | null
    /** What a Utinni Effect targets; the apprentice of a Jedi Test. */
    readonly target: CardId | null
    /** Of a Jedi Test: who teaches. */
    readonly mentor: CardId | null
    /** What was used up, by key: `turn:0`, `battle:1`, `game:0`. */
    readonly uses: readonly string[]
    /** What its entry remembers. */
    readonly notes: Readonly<Record<string, number>>
  }
  seat: {
    readonly side: Side
    /** Force that it lost to Force drains in this turn. */
    readonly drained: number
    /** Whether it may activate no more Force in this turn. */
    readonly mayActivate: boolean
    /** How much of the Force that it uses next is the opponent's, and how much of it was in this turn. */
    readonly borrowing: number
    readonly borrowed: number
    /** Titles of which it has had the one of the game. */
    readonly once: readonly string[]
    /** Personas of its characters that have crossed over to the other side. */
    readonly crossed: readonly string[]
    /** How the cards on table lay when its Objective turned over last. */
    readonly turnedAt: string | null
  }
  table: {
    readonly turn: number
    readonly phase: Phase | 'start'
    /** Whose turn it is. */
    readonly current: SeatId
    /** Locations at which Force was drained, and those at which a battle began, in this turn. */
    readonly drainedAt: readonly CardId[]
    readonly battledAt: readonly CardId[]
    /** What is being answered, the latest last. */
    readonly happenings: readonly Happening[]
    readonly battle: Battle | null
    readonly attack: Attack | null
    readonly duel: Duel | null
    readonly run: AttackRun | null
    readonly drain: Drain | null
    /** Interrupts that were played in this turn, by seat. */
    readonly interrupts: readonly { readonly seat: SeatId; readonly title: string }[]
  }
  event: SwccgEvent
  lasting: SwccgLasting
  waiting: never
  offer: SwccgOffer
  about: About
  code: Code
  constants: Constants & {
    readonly library: Library
    readonly facts: Facts
    readonly said: Said
    readonly handTimes: HandTimes
    readonly awaited: Awaited
  }
  policies: Policies
}
export type Game = Machine<Swccg>
export type Check<A> = CheckIn<Swccg, A>

export interface Drain {
  readonly at: CardId
  readonly seat: SeatId
  /** Cards that may add to it and do not. */
  readonly without?: readonly CardId[]
}

/** A battle from its initiation to its end. */
export interface Battle {
  readonly at: CardId
  readonly initiator: SeatId
  /** Characters, vehicles and starships of both sides that take part. */
  readonly cards: readonly CardId[]
  /** Cards there that are inactive until it ends (ccgx/state/excluded). */
  readonly excluded: readonly CardId[]
  /** Whoever fits is excluded as well when it comes (ccgx/state/excluded-later-arrivals). */
  readonly excluding: readonly { readonly what: Filter; readonly context: Context }[]
  readonly segment: 'initiation' | 'weapons' | 'power' | 'damage'
  /** Whether the initiator has fired what it wants to. */
  readonly returned: boolean
  readonly cancelled: boolean
  /** What is carried out when it is over. */
  readonly after: readonly { readonly todo: readonly Instruction[]; readonly context: Context }[]
  /** By seat. */
  readonly sides: readonly [BattleSide, BattleSide]
}

/** An attack of a creature on a victim, or of a player's cards on a creature, from its initiation to its end. */
export interface Attack {
  readonly at: CardId
  readonly creature: CardId
  readonly by: 'creature' | 'player'
  readonly initiator: SeatId
  /** The victim, or those who attack the creature. */
  readonly cards: readonly CardId[]
  readonly segment: 'initiation' | 'weapons' | 'power'
  readonly cancelled: boolean
}

/** A duel from its initiation until its results are answered (ccgx/duel). */
export interface Duel {
  readonly at: CardId
  readonly initiator: SeatId
  /** The duelists by seat. */
  readonly cards: readonly [CardId, CardId]
  readonly epic: boolean
  /** Destinies that cards have added, by seat. */
  readonly more: readonly [number, number]
  /** Nobody before the totals, and after a tie. */
  readonly winner: SeatId | null
}

/** An Attack Run from its first step to its last. */
export interface AttackRun {
  readonly seat: SeatId
  /** The Epic Event, the Trench that it lies on, and the starfighter that leads. */
  readonly card: CardId
  readonly trench: CardId
  readonly lead: CardId | null
}

export interface BattleSide {
  /** Sums of what was drawn; null where nothing was, which is not the same as 0. */
  readonly powerDestiny: number | null
  readonly battleDestiny: number | null
  /** How many battle destinies were drawn, cancelled ones included. */
  readonly draws: number
  /** Numbers that are used instead of the next battle destinies (ccgx/destiny/instead-of-drawing). */
  readonly instead: readonly number[]
  readonly attritionDestiny: number | null
  /** Total power with its destinies, once it is counted. */
  readonly total: number | null
  /** What the side still has to settle. */
  readonly attrition: number
  readonly damage: number
  /** Its cards that attrition leaves alone, found when the damage is settled. */
  readonly immune: readonly CardId[]
}

/** A change that holds for a while. */
type SwccgLasting = { readonly kind: 'static'; readonly what: Static; readonly context: Context }

export const { procedure, step, ask } = procedureWords<Swccg>()

export const definitionOf = (game: Game, card: CardId): CardDefinition =>
  game.constants.library.cardAt(card, game.card(card).is)
