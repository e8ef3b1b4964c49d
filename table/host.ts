/** What a table is made from: the game, who sits where, and what the game knows of manners at a table. */
import type {
  Answer,
  AnyGame,
  Decision,
  EventCore,
  FaultReport,
  Kinds,
  Machine,
  Question,
  SeatId,
  Setup,
  View,
} from '@dejarik/kernel'

/** A player that is a program. It sees the view of its seat and the question, nothing else. */
export type Bot = (view: View, question: Question) => Answer

export type Seat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'program'; readonly name: string; readonly bot: Bot }

/** A program that threw or gave an answer that fits nothing; another answer was given in its place. */
export interface BotFault {
  readonly seat: SeatId
  readonly name: string
  readonly about: string
  readonly message: string
}
export type TableFault =
  | { readonly in: 'game'; readonly fault: FaultReport }
  | { readonly in: 'bot'; readonly fault: BotFault }

/** What a game brings to a table besides its definition. */
export interface Manners {
  /** What is printed on a card, by its key. */
  readonly face: (setup: Setup, is: string) => object
  /** The numbers of a card that can be asked about. */
  readonly numbers: readonly string[]
  /** Questions at which a seat is asked unless it says otherwise, although it could pass. */
  readonly stopAt: readonly string[]
  /** Whom an event happens to, for seats that pass until something happens to them. */
  readonly affects: (game: Machine<Kinds>, event: EventCore) => readonly SeatId[]
}

export interface Host {
  readonly definition: AnyGame
  readonly manners: Manners
  readonly setup: Setup
  /** Decisions that were made before, of a game that goes on. */
  readonly decisions?: readonly Decision[]
  readonly seats: readonly Seat[]
  /** The setup of the next game between the same seats. */
  readonly nextSetup: (setup: Setup) => Setup
  readonly report: (fault: TableFault) => void
}
