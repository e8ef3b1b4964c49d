/** What the page and the table in its worker say to each other. Inside are the same messages as on a network. */
import type { Decision, Seed, Setup } from '@dejarik/kernel'
import type { Company, FinishedGame, Request, StarterNotice, Told } from '@dejarik/table'
import type { StudyAsked, StudyTold } from '../study/studies.ts'
import type { KeptGame } from './kept-game.ts'
import type { Met } from './sparring.ts'

/** A starter deck by its title, or the keys of one's own. */
export type DeckBrought = string | { readonly title: string; readonly keys: readonly string[] }

export interface LocalGame {
  /** The name of the game. */
  readonly game: string
  readonly edition: string
  readonly seed: Seed
  /** By seat; null for whoever is dealt one, and none where all are. */
  readonly decks: readonly (DeckBrought | null)[]
  /** What was agreed on, a style among it. */
  readonly options: readonly string[]
  /** A person with programs, or people in turn. */
  readonly company: Company
  /** Which program has the other seats. */
  readonly program: string
  /** The seats that persons have; one person may have several. */
  readonly persons: readonly number[]
  /** How many people wait to come in, where players of teams change between games. */
  readonly substitutes: number
}

/** A recorded game that goes on from some point, a person against a program. */
export interface GameGoingOn {
  readonly game: string
  readonly setup: Setup
  /** Up to that point. */
  readonly decisions: readonly Decision[]
  /** Where the person sits. */
  readonly seat: number
}

/** A game that was played to its end on this device. */
export interface FinishedHere extends FinishedGame {
  readonly outcome: string
  /** What the decks are called, by seat, and how many turns there were; older records do not say. */
  readonly decks?: readonly string[]
  readonly turns?: number
  /** Whom one person met, and the points of that; absent where more sat at the table. */
  readonly met?: Met
}

/** What the person should know of the game that is kept. */
export type Notice =
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'not-kept' }
  /** The game was begun under other rules, and not all that was done fits. */
  | { readonly kind: 'older'; readonly lost: number }

/** Tables are numbered as the page opens them, so that what one still says that was left is not heard at the next. */
interface Numbered {
  readonly table: number
}

type Opening =
  /** `strength` is the person's, for a sparring partner. */
  | { readonly do: 'open'; readonly game: LocalGame; readonly id: string; readonly strength: number }
  /** Without an id, the page itself keeps what is decided. */
  | { readonly do: 'go-on'; readonly game: GameGoingOn; readonly id: string | null }
  | { readonly do: 'take-up'; readonly kept: KeptGame; readonly strength: number }
  | { readonly do: 'lesson'; readonly game: string; readonly number: number }

/** A request without what the worker's door adds. */
export type ToWorker =
  | { readonly do: 'starters'; readonly game: string }
  | (Opening & Numbered)
  /** The page is seen again: is the game still this tab's? */
  | { readonly do: 'look' }
  | ({ readonly do: 'send'; readonly line: number; readonly message: Request } & Numbered)
  | { readonly do: 'study'; readonly study: StudyAsked }

export type FromWorker =
  | { readonly starters: readonly StarterNotice[]; readonly of: string }
  | ({ readonly line: number; readonly told: Told } & Numbered)
  | { readonly studied: StudyTold }
  | { readonly finished: FinishedHere }
  /** Everything that was decided in a game that the page keeps. */
  | { readonly decided: readonly Decision[] }
  /** How many steps of the lesson are done. */
  | ({ readonly lesson: number } & Numbered)
  | { readonly notice: Notice }
  | { readonly failed: string }
