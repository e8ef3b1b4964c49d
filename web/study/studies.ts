/** What the page may ask the worker besides play: each question by its name, what it holds, and what comes back. */
import type { DeckList, Facets, Replay, Seed } from '@dejarik/kernel'
import type { Book, Rule } from '@dejarik/rulebook'
import type { ConquestDecks, Player, War } from '@dejarik/swtcg/conquest'
import type { Draft } from '@dejarik/swtcg/limited'
import type {
  Eyes,
  FaceCore,
  FinishedGame,
  NumberTold,
  OptionNotice,
  ReasonTold,
  Review,
  ShownPosition,
  ShownStep,
  StarterNotice,
  StyleNotice,
  Terms,
  WeighedDecision,
} from '@dejarik/table'
import type { LimitedGame } from '@dejarik/table/limited-rules'
import type { OwnRowTold } from '../local/own-sets.ts'
import type { DeckBrought } from '../local/protocol.ts'

interface Study<Ask, Answer> {
  readonly ask: Ask
  readonly answer: Answer
}

/** A chapter of a book: the second part of its rules' ids. */
export interface Chapter {
  readonly name: string
  readonly rules: number
}

export interface FoundRules {
  readonly total: number
  /** The best of them. */
  readonly rules: readonly Rule[]
  /** The question that was answered instead, where no rule has a word of it; null otherwise. */
  readonly meant: string | null
}

/** A card of a game as lists show it. */
export interface CardNotice {
  /** As decks write it. */
  readonly name: string
  readonly face: FaceCore
  readonly facets: Facets
}

/** All that building decks needs to know of a game. */
export interface CardLibrary {
  readonly cards: readonly CardNotice[]
  readonly editions: readonly string[]
  readonly formats: readonly { readonly name: string; readonly about: string; readonly ending: string }[]
  /** The decks that come with the game. */
  readonly starters: readonly DeckList[]
}

export interface DeckJudged {
  /** Everything that keeps it from being played. */
  readonly reasons: readonly ReasonTold[]
  /** Null if its cards do not say. */
  readonly side: string | null
  /** The keys of its cards, one for each copy. */
  readonly keys: readonly string[]
  readonly misspelt: readonly Misspelt[]
  /** Cards of one's own among them, which only this device knows. */
  readonly own: readonly string[]
}

/** A set of cards of one's own. */
export interface OwnSetTold {
  readonly set: string
  /** How many cards it has. */
  readonly cards: number
  /** Every row of its file. */
  readonly rows: readonly OwnRowTold[]
}

export interface OwnFileTold extends OwnSetTold {
  /** Whether its cards are kept now. */
  readonly taken: boolean
}

/** A name that no card has, and the cards that may be meant, the nearest first. */
export interface Misspelt {
  readonly name: string
  readonly meant: readonly string[]
}

/** A deck of one's own; its editions are those by which it may be played as it is. */
export interface OwnNotice extends StarterNotice {
  readonly keys: readonly string[]
  /** Whether it holds cards of one's own, which only this device knows. */
  readonly onlyHere: boolean
}

export interface DeckRead {
  readonly deck: DeckList
  /** In one line each: names that no card has, with what may have been meant. */
  readonly unknown: readonly string[]
  /** Lines that could not be understood, as they stand. */
  readonly unread: readonly string[]
}

export interface ReplayOpened {
  /** The number of the last step. */
  readonly last: number
  /** Why it stops before its end; null if it does not. */
  readonly stopped: string | null
  readonly promise: SeedPromise
}

/** What was promised of a game's seed: its hash, null for a short one, and how the promise was broken if it was. */
export interface SeedPromise {
  readonly hash: string | null
  readonly broken: string | null
}

/** A puzzle in the list of its game: how many levels miss it, and how many answers it has. */
export interface PuzzleNotice {
  readonly grade: number
  readonly answers: number
}

export interface PuzzleOpened extends FinishedGame {
  /** Whose question it is. */
  readonly seat: number
  readonly turn: number
  readonly prompt: string
  /** Each with the games that it wins of a hundred. */
  readonly answers: readonly { readonly text: string; readonly wins: number }[]
  /** Levels that answer something else. */
  readonly missed: readonly string[]
  /** How many puzzles there are. */
  readonly of: number
}

/** Some decisions of a game, and how many choices were looked at so far. */
export interface WeighedPart {
  readonly weighed: readonly WeighedDecision[]
  readonly at: number
  readonly of: number
}

/** A step of the replay that was opened last. */
interface ReplayPoint {
  readonly at: number
  readonly eyes: Eyes
}

/** The ways of playing a game that players can agree on. */
export interface Ways {
  readonly styles: readonly StyleNotice[]
  readonly options: readonly OptionNotice[]
}

export type { LimitedGame }

/** A set that there are packs of, and what players call it. */
export interface PackSet {
  readonly set: string
  readonly title: string
}

/** A draft, or a sealed pool as one that is over, and how decks write its cards. */
export interface LimitedGoing {
  readonly draft: Draft
  /** By key. */
  readonly names: Readonly<Record<string, string>>
}

export interface Studies {
  /** The sets that there are packs of. */
  readonly 'pack-sets': Study<{ readonly game: LimitedGame }, readonly PackSet[]>
  readonly 'begin-limited': Study<
    {
      readonly game: LimitedGame
      readonly way: 'sealed' | 'draft'
      readonly set: string
      readonly seats: number
      readonly seed: Seed
    },
    LimitedGoing
  >
  /** The person takes a card, and programs take theirs. */
  readonly 'take-limited': Study<{ readonly draft: Draft; readonly key: string }, Draft>
  /** The keys of the deck that a program would build. */
  readonly 'suggest-deck': Study<
    { readonly game: LimitedGame; readonly pool: readonly string[] },
    readonly string[]
  >
  /** The keys of a program's deck of that side. */
  readonly 'rival-deck': Study<
    {
      readonly game: LimitedGame
      readonly pools: readonly (readonly string[])[]
      readonly set: string
      readonly seed: Seed
      readonly side: 'dark' | 'light'
    },
    readonly string[]
  >
  /** A campaign over so many Locations, with the five decks that whoever leads a side brings. */
  readonly 'new-war': Study<
    {
      readonly seed: Seed
      readonly count: number
      readonly you: Player
      readonly decks: ConquestDecks | null
    },
    War
  >
  /** Everything that is wrong with the five decks of a side. */
  readonly 'judge-war-decks': Study<
    { readonly side: Player; readonly decks: ConquestDecks },
    readonly ReasonTold[]
  >
  readonly ways: Study<{ readonly game: string }, Ways>
  /** What a style and options come to, the style among them. */
  readonly terms: Study<
    { readonly game: string; readonly edition: string; readonly options: readonly string[] },
    Terms
  >
  /** A game that two programs play at once, the same for the same seed. */
  readonly 'programs-play': Study<
    { readonly game: string; readonly edition: string; readonly seed: number },
    FinishedGame
  >
  readonly 'read-replay': Study<{ readonly text: string }, Replay>
  readonly 'open-replay': Study<{ readonly replay: Replay; readonly names: readonly string[] }, ReplayOpened>
  /** A finished game looked back on. */
  readonly review: Study<{ readonly replay: Replay }, Review>
  /** The next decisions of a finished game, weighed: as many as take a moment. */
  readonly 'weigh-decisions': Study<{ readonly replay: Replay; readonly from: number }, WeighedPart>
  readonly 'puzzle-list': Study<{ readonly game: string }, readonly PuzzleNotice[]>
  readonly 'open-puzzle': Study<{ readonly game: string; readonly number: number }, PuzzleOpened>
  readonly 'replay-steps': Study<{ readonly eyes: Eyes }, readonly ShownStep[]>
  readonly 'replay-position': Study<ReplayPoint, ShownPosition>
  readonly 'replay-numbers': Study<ReplayPoint & { readonly card: number }, readonly NumberTold[]>
  readonly rule: Study<{ readonly id: string }, Rule>
  readonly 'find-rules': Study<{ readonly words: string; readonly books: readonly Book[] }, FoundRules>
  /** Reads a file of cards of one's own and keeps its cards on this device. */
  readonly 'open-own-cards': Study<
    { readonly game: string; readonly file: string; readonly text: string },
    OwnFileTold
  >
  readonly 'own-sets': Study<{ readonly game: string }, readonly OwnSetTold[]>
  readonly 'forget-own-cards': Study<{ readonly game: string; readonly set: string }, null>
  readonly library: Study<{ readonly game: string }, CardLibrary>
  readonly 'judge-deck': Study<
    {
      readonly game: string
      readonly edition: string
      /** A style among them. */
      readonly options: readonly string[]
      readonly deck: DeckList
    },
    DeckJudged
  >
  /** One's own decks of cards that there are, with the editions that take them. */
  readonly 'own-decks': Study<
    { readonly game: string; readonly decks: readonly DeckList[] },
    readonly OwnNotice[]
  >
  /** Everything that keeps decks from being played together, where they are dealt or brought by seat. */
  readonly 'judge-deal': Study<
    {
      readonly game: string
      readonly edition: string
      readonly options: readonly string[]
      readonly decks: readonly (DeckBrought | null)[]
    },
    readonly ReasonTold[]
  >
  readonly 'read-deck': Study<
    { readonly game: string; readonly file: string; readonly text: string },
    DeckRead
  >
  readonly 'write-deck': Study<
    { readonly game: string; readonly format: string; readonly deck: DeckList },
    string
  >
  readonly chapters: Study<{ readonly book: Book }, readonly Chapter[]>
  readonly chapter: Study<{ readonly book: Book; readonly chapter: string }, readonly Rule[]>
}

export type StudyName = keyof Studies

/** A question on its way to the worker. */
export interface StudyAsked<N extends StudyName = StudyName> {
  readonly id: number
  readonly about: N
  readonly ask: Studies[N]['ask']
}

/** What comes back: an answer, or in one line why there is none. */
export type StudyTold = { readonly id: number } & (
  | { readonly answer: Studies[StudyName]['answer'] }
  | { readonly refusal: string }
)
