/** What a game tells the scenario runner: how to build a position, and the names that a scenario may use. */
import type { TSchema } from 'typebox'
import type { Setup, SetupRequest } from '../definition.ts'
import type { Machine } from '../machine.ts'
import type { Card, CardId, Kinds, SeatId, State } from '../state.ts'

/** What a counter or a resource may be. */
export type Fact = number | string | boolean

/** What a field of an offer or an event holds, where its value stands for something that has a name. */
export type FieldKind = 'card' | 'seat' | 'definition'

/** The part of a scenario that makes a setup: seed, seats, edition, options, and cards that it brings along. */
export interface ScenarioHeader extends SetupRequest {
  /** Definitions of cards that only this scenario has, in the game's own notation. */
  readonly cards?: readonly unknown[]
}

export interface ScenarioWords<K extends Kinds, S extends Setup> {
  /** JSON schema of the `position` of a scenario. */
  readonly position: TSchema
  /** JSON schema of one inline card, where a game allows them. */
  readonly inlineCard?: TSchema
  /** `position` as it is written, not checked yet. */
  readonly setup: (header: ScenarioHeader, position?: unknown) => S
  /** The names by which a scenario calls the seats, in seat order. */
  readonly seats: (setup: S) => readonly string[]
  /** The state of a position, with the procedure on the stack that it begins in. Throws `ScenarioError` for nonsense. */
  readonly place: (setup: S, position: unknown) => State<K>
  /** Every card name that a scenario may use with this setup; for messages with the closest names. */
  readonly cardNames: (setup: S) => readonly string[]
  /** The name of a card as a scenario writes it. */
  readonly nameOf: (game: Machine<K>, card: Card<K>) => string
  /** What fields of offers and events hold, beyond `card`, `cards`, `seat`, `seats` and `is`. */
  readonly fields?: Readonly<Record<string, FieldKind>>
  /** Every verb of an offer, so that a scenario with another one is told. */
  readonly verbs: readonly string[]
  /** Computed numbers that a scenario may state. */
  readonly numbers: readonly string[]
  /** What lies on a card or is true of it: counters, tapped. */
  readonly facts: (game: Machine<K>, card: CardId) => Readonly<Record<string, Fact>>
  /** What a seat has: Force, credits. */
  readonly resources: (game: Machine<K>, seat: SeatId) => Readonly<Record<string, Fact>>
  /** What is true of the table: turn, phase. */
  readonly table: (game: Machine<K>) => Readonly<Record<string, Fact>>
}

/** The keys and indexes that lead to a place in a scenario, as in `position.red.hand`. */
export type Path = readonly (string | number)[]

/** A place in a text; both count from one. */
export interface Place {
  readonly line: number
  readonly column: number
}

/** Something in a scenario makes no sense; the runner adds file and line. */
export class ScenarioError extends Error {
  readonly path: Path
  /** Where the text itself cannot be read, and so has no path. */
  readonly place: Place | null
  constructor(message: string, path: Path = [], place: Place | null = null) {
    super(message)
    this.path = path
    this.place = place
  }
}

/** A scenario that makes sense, but does not go as it says. */
export class ScenarioFailure extends ScenarioError {}
