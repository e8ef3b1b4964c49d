/** What the database holds. Times are milliseconds since 1970; what is only read back whole is JSON. */

export interface UserRow {
  readonly id: string
  readonly name: string
  /** The name as it is compared; null for guests, whose names need not differ. */
  readonly key: string | null
  /** How the name looks; two accounts that could be taken for each other there are not. Null for guests. */
  readonly look: string | null
  readonly password: string | null
  readonly created: number
}

interface SessionRow {
  /** A hash of the token, so that a copy of the database opens no session. */
  readonly token: string
  readonly user: string
  readonly began: number
  readonly expires: number
  /** What the browser called itself. */
  readonly agent: string
}

/** Waiting for players, being played, or over. */
export type TableState = 'waiting' | 'playing' | 'over'

export interface TableRow {
  readonly id: string
  readonly game: string
  readonly edition: string
  /** Empty where the game is played as it is. */
  readonly style: string
  /** What is agreed on, the style first, as JSON. */
  readonly options: string
  /** Empty where nobody votes on the options. */
  readonly vote: '' | 'open' | 'counted'
  /** The version of the game's rules at which it began. */
  readonly rules: string
  readonly state: TableState
  /** Whether the lobby shows it. */
  readonly listed: number
  /** Whether quick matches may fill it. */
  readonly quick: number
  /** The clock's limits; `null` where nobody keeps time. */
  readonly clock: string
  /** The setup of its first game; `null` until it begins. */
  readonly setup: string
  /** The seed of its first game as JSON, drawn when the table is made; `null` at tables of old. */
  readonly seed: string
  readonly created: number
  readonly began: number
  readonly touched: number
}

export interface SeatRow {
  readonly table: string
  readonly seat: number
  /** Null while nobody has it, and for programs. */
  readonly user: string | null
  readonly name: string
  /** The level of the program that sits here. */
  readonly program: string | null
  /** The keys of the cards; `null` until somebody sits here. */
  readonly deck: string
  /** What the deck is called, for the lobby. */
  readonly deckTitle: string
  readonly side: string | null
  /** What the player voted for; `null` where nobody votes. */
  readonly ballot: string
  /** In a quick match, the deck of the other side for whoever plays either; else `null`. */
  readonly other: string
  /** Whether the player accepted what came of the vote. */
  readonly accepted: number
}

export interface ActRow {
  readonly table: string
  readonly number: number
  readonly at: number
  readonly act: string
}

/** The games of a table that is closed for good. */
interface ArchiveRow {
  readonly table: string
  /** Packed; `archive.ts` reads it. */
  readonly games: string
  readonly folded: number
}

/** A deck that somebody builds. */
interface DeckRow {
  readonly user: string
  readonly id: string
  readonly game: string
  readonly title: string
  /** Names and counts, as JSON. */
  readonly cards: string
  readonly changed: number
}

/** A style and options that somebody likes to play. */
interface PresetRow {
  readonly user: string
  readonly id: string
  readonly game: string
  readonly title: string
  /** As JSON. */
  readonly options: string
  readonly changed: number
}

/** A campaign of Galactic Conquest. */
export interface WarRow {
  readonly id: string
  /** Grows with every change; whoever saw an older one changes nothing. */
  readonly version: number
  readonly state: TableState
  /** How many Locations. */
  readonly count: number
  /** Who leads each side; null while nobody does. */
  readonly dark: string | null
  readonly darkName: string
  /** The five decks that were brought, as JSON; `null` where they are dealt. */
  readonly darkDecks: string
  readonly light: string | null
  readonly lightName: string
  readonly lightDecks: string
  /** The campaign as JSON; `null` until both players are there. */
  readonly war: string
  /** What happened, as JSON, newest first. */
  readonly news: string
  /** The table of the battle that is being fought; empty where there is none. */
  readonly battle: string
  readonly created: number
  readonly touched: number
}

/** An event of Swiss rounds. */
export interface EventRow {
  readonly id: string
  /** Grows with every change; whoever saw an older one changes nothing. */
  readonly version: number
  readonly state: 'open' | 'playing' | 'over'
  /** Who runs it. */
  readonly host: string
  readonly title: string
  readonly game: string
  readonly edition: string
  /** How many there will be. */
  readonly rounds: number
  /** Who entered and what was played, as JSON. */
  readonly course: string
  readonly created: number
  readonly touched: number
}

/** Packs that people open together. */
export interface DraftRow {
  readonly id: string
  /** Grows with every change; whoever saw an older one changes nothing. */
  readonly version: number
  readonly state: 'open' | 'taking' | 'building' | 'over'
  /** Who opened it. */
  readonly host: string
  readonly game: string
  /** Who sits there, what was taken and built, and what was played, as JSON. */
  readonly course: string
  readonly created: number
  readonly touched: number
}

/** Best of three between two people. */
export interface SeriesRow {
  readonly id: string
  /** Grows with every change; whoever saw an older one changes nothing. */
  readonly version: number
  readonly state: 'open' | 'playing' | 'over'
  readonly game: string
  readonly edition: string
  /** Who plays and what was played, as JSON. */
  readonly course: string
  readonly created: number
  readonly touched: number
}

/** A game that is over, between two; programs have no user. */
export interface ResultRow {
  readonly table: string
  /** Which game of the table, from 0. */
  readonly number: number
  readonly game: string
  readonly edition: string
  readonly season: string
  readonly at: number
  readonly first: string | null
  readonly firstName: string
  /** What the deck is called; empty where it was dealt. */
  readonly firstDeck: string
  readonly firstSide: string | null
  readonly second: string | null
  readonly secondName: string
  readonly secondDeck: string
  readonly secondSide: string | null
  /** The seat that won; null is a draw. */
  readonly winner: number | null
  readonly rated: number
}

/** How strong somebody plays; see `glicko2.ts`. */
export interface RatingRow {
  readonly user: string
  readonly game: string
  readonly edition: string
  readonly season: string
  readonly rating: number
  readonly deviation: number
  readonly volatility: number
  readonly played: number
  readonly won: number
  readonly drawn: number
  /** Of the last game. */
  readonly at: number
}

/** Somebody has named somebody else as a friend. */
interface FriendRow {
  readonly user: string
  readonly friend: string
  readonly since: number
}

/** A process of a hall of several; it lives until this moment by the clock of the database, unless it says more. */
interface MemberRow {
  readonly id: string
  readonly until: number
}

/** Which process has a table, and the number under which it got it. */
interface LeaseRow {
  readonly table: string
  readonly member: string
  readonly fence: number
}

export interface Schema {
  readonly members: MemberRow
  readonly leases: LeaseRow
  readonly series: SeriesRow
  readonly drafts: DraftRow
  readonly results: ResultRow
  readonly ratings: RatingRow
  readonly friends: FriendRow
  readonly events: EventRow
  readonly wars: WarRow
  readonly presets: PresetRow
  readonly decks: DeckRow
  readonly users: UserRow
  readonly sessions: SessionRow
  readonly tables: TableRow
  readonly seats: SeatRow
  readonly acts: ActRow
  readonly archive: ArchiveRow
}
