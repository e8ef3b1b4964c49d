/** What a table is made from: the game, who sits where, and what the game knows of manners at a table. */
import type { Bot } from '@dejarik/bots'
import type {
  Answer,
  AnyGame,
  Below,
  EventCore,
  FaultReport,
  Kinds,
  Machine,
  Reason,
  SeatId,
  Seed,
  Setup,
  State,
} from '@dejarik/kernel'
import type { Kept } from './act.ts'
import type { BeatsOf } from './beats/times.ts'
import type { ClockRules } from './clock.ts'
import type { Shelf } from './log.ts'
import type { Member, Wish } from './roster.ts'

export type Seat =
  | { readonly kind: 'person'; readonly name: string }
  | {
      readonly kind: 'program'
      readonly name: string
      readonly bot: Bot
      /** Where it thinks instead, if it thinks long: another thread, say. */
      readonly elsewhere?: (thought: Thought) => Promise<Answer>
    }

/** All that is needed to come to the same question in another place. */
export interface Thought {
  readonly setup: Setup
  /** Where the game stands, whatever becomes of it meanwhile. */
  readonly state: State<Kinds>
  readonly seat: SeatId
  /** The stream of chance that the program draws from. */
  readonly lots: number
}

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
  /** Which turn it is; 0 before the first. */
  readonly turn: (game: Machine<Kinds>) => number
  /** Kinds of events that matter when one looks back on a game, the most first. */
  readonly weighty: readonly string[]
  /** The numbers of a card that can be asked about. */
  readonly numbers: readonly string[]
  /** Questions at which a seat is asked unless it says otherwise, although it could pass. */
  readonly stopAt: readonly string[]
  /** Whom an event happens to, for seats that pass until something happens to them. */
  readonly affects: (game: Machine<Kinds>, event: EventCore) => readonly SeatId[]
  /** The beats in which events are shown, which clocks wait for. */
  readonly beats?: BeatsOf
  readonly trading?: Trading
  readonly rotation?: Rotation
  /** The points of each seat where a match is decided by points; null where nobody counts any. */
  readonly scores?: (game: Machine<Kinds>, setup: Setup) => readonly number[] | null
}

/** Cards that a player may exchange between two games. */
export interface Holdings {
  readonly deck: readonly { readonly is: string }[]
  readonly supply: readonly { readonly is: string }[]
}

/** Exchanging cards between the games of a match, where the rules of the game know that. */
export interface Trading {
  /** Null where a seat has nothing to exchange. */
  readonly holdings: (setup: Setup, seat: SeatId) => Holdings | null
  /** The setup after the exchange, for the given game of the match, counted from 1. */
  readonly trade: (
    setup: Setup,
    game: number,
    seat: SeatId,
    trade: { readonly out: readonly string[]; readonly in: readonly string[] },
  ) => { readonly setup: Setup } | { readonly reasons: readonly Reason[] }
}

/** The first so many members play. */
interface RotatingTeam {
  readonly members: readonly Member[]
  readonly playing: number
  /** Who led it in the last game. */
  readonly primary: Member
}

/** Players of a team who change between games, where the rules of the game know that. */
export interface Rotation {
  /** The seats of each team; null where nobody may change. */
  readonly teams: (setup: Setup) => readonly (readonly SeatId[])[] | null
  /** Who led the team in the game that was played. */
  readonly primary: (game: Machine<Kinds>, team: readonly SeatId[]) => SeatId
  /** The members after what they want was done, those who play first; or why it cannot be. */
  readonly rotate: (
    team: RotatingTeam,
    moment: 'between-games' | 'in-game',
    wishes: readonly Wish[],
    below: Below,
  ) => readonly Member[] | Reason
  /** The setup with another deck at a seat. */
  readonly bring: (
    setup: Setup,
    seat: SeatId,
    deck: readonly string[],
  ) => { readonly setup: Setup } | { readonly reasons: readonly Reason[] }
}

/** Somebody of a team who does not play at first. */
export interface Substitute {
  readonly name: string
  /** A seat of the team. */
  readonly team: SeatId
  /** Null for whoever would play the deck of the seat. */
  readonly deck: readonly string[] | null
}

export interface Host {
  readonly definition: AnyGame
  readonly manners: Manners
  readonly setup: Setup
  /** Where the game begins, if not at its setup: a position that somebody built. */
  readonly position?: State<Kinds>
  /** What was done before, at a table that goes on. */
  readonly acts?: readonly Kept[]
  readonly seats: readonly Seat[]
  /** Members beyond the seats; null where a place is still free. */
  readonly bench?: readonly (Substitute | null)[]
  /** The seed of the next game between the same seats, never derived from another; it is kept as an act. */
  readonly drawSeed: () => Seed
  /** Whether people play where the record is kept: then nobody is told a seed while the table plays on. */
  readonly secrecy?: 'until-over'
  /** Hears of each act as it is done, before anybody is told. */
  readonly keep?: (kept: Kept) => void
  /** Where programs take turns with other work. Default: they answer at once. */
  readonly later?: (work: () => void) => void
  /** Lets a habit's pass wait as long as a person would, where other people could tell something by it. Default: no wait. */
  readonly pause?: (pass: () => void) => void
  /** Says what it would do in a person's place; absent where people play for themselves. */
  readonly advisor?: Bot
  /** Absent where nobody keeps time. */
  readonly clock?: { readonly rules: ClockRules; readonly began: number; readonly now: () => number }
  readonly report: (fault: TableFault) => void
  /** Where older news are kept. Default: as plain text. */
  readonly shelf?: Shelf<unknown>
}
