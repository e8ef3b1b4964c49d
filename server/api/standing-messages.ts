/** What a client may send about ratings, friends and series, and what it gets. */
import Type, { type Static } from 'typebox'
import { Deck } from './messages.ts'

const closed = { additionalProperties: false } as const
const word = Type.String({ minLength: 1, maxLength: 40 })

export const NameFriend = Type.Object({ name: Type.String({ minLength: 1, maxLength: 24 }) }, closed)

/** Best of three; whoever plays brings a deck of each side, because sides are swapped. */
export const NewSeries = Type.Object({ game: word, edition: word, dark: Deck, light: Deck }, closed)
export type NewSeries = Static<typeof NewSeries>
export const JoinSeries = Type.Object({ dark: Deck, light: Deck }, closed)
export type JoinSeries = Static<typeof JoinSeries>

export interface RatingNotice {
  readonly game: string
  readonly edition: string
  readonly season: string
  readonly rating: number
  /** Two of them to either side hold the true strength, nineteen times of twenty. */
  readonly deviation: number
  readonly played: number
  readonly won: number
  readonly drawn: number
}

export interface Ladder {
  readonly season: string
  /** All that there are, newest first. */
  readonly seasons: readonly string[]
  /** The best first. */
  readonly rungs: readonly (RatingNotice & { readonly name: string })[]
}

/** A game that somebody played. */
export interface PlayedNotice {
  readonly table: string
  /** Which game of the table, from 0. */
  readonly number: number
  readonly game: string
  readonly edition: string
  readonly at: number
  readonly against: string
  readonly side: string | null
  readonly result: 'won' | 'lost' | 'drawn'
  readonly rated: boolean
}

export interface DeckRecord {
  readonly game: string
  readonly title: string
  readonly played: number
  readonly won: number
  readonly drawn: number
}

export interface Profile {
  readonly name: string
  /** When the account was made. */
  readonly since: number
  readonly you: boolean
  /** Newest season first. */
  readonly ratings: readonly RatingNotice[]
  /** Newest first. */
  readonly history: readonly PlayedNotice[]
  /** One's own; null in the profile of another. */
  readonly decks: readonly DeckRecord[] | null
}

export interface FriendNotice {
  readonly name: string
  /** Both have said so, one has asked, or is asked. */
  readonly tie: 'friends' | 'asked' | 'asks'
  /** Told of friends alone. */
  readonly online: boolean
}

export interface SeriesNotice {
  readonly id: string
  /** Grows with every change. */
  readonly version: number
  readonly game: string
  readonly edition: string
  readonly state: 'open' | 'playing' | 'over'
  /** Whoever made it first; the second is missing until somebody joins. */
  readonly players: readonly { readonly name: string; readonly wins: number; readonly you: boolean }[]
  readonly games: readonly {
    readonly table: string
    /** Which of the players has the Dark Side. */
    readonly dark: 0 | 1
    /** Which of the players won; null is a draw, or not over. */
    readonly winner: 0 | 1 | null
    readonly over: boolean
  }[]
}
