/** A game as tables offer it: its definition, its manners, and the decks that it can be played with. */
import type { Bot } from '@dejarik/bots'
import type { AnyGame, DeckList, Setup } from '@dejarik/kernel'
import type { Manners } from './host.ts'

export interface StarterNotice {
  readonly title: string
  readonly side: string
  readonly editions: readonly string[]
  /** How many of its cards the program does not carry out in full. */
  readonly unautomated: number
}

/** A way of playing with a number of seats of its own; its decks are dealt. */
export interface StyleNotice {
  readonly name: string
  readonly title: string
  /** What is different, in a sentence. */
  readonly says: string
  readonly editions: readonly string[]
  /** By seat. */
  readonly sides: readonly string[]
}

/** With whom a deck is played: a program needs no pauses to hide what is in a hand. */
export type Company = 'program' | 'people'

export interface DealRequest {
  readonly edition: string
  readonly company: Company
  readonly seed: number
  /** By seat, the keys of the cards. */
  readonly decks: readonly (readonly string[])[]
  /** Where a style is played, decks are dealt, and those of the request do not matter. */
  readonly style?: string
}

export interface TableGame {
  readonly definition: AnyGame
  readonly manners: Manners
  readonly styles: () => readonly StyleNotice[]
  /** The decks that come with the game. */
  readonly starters: () => readonly StarterNotice[]
  /** The keys of a starter deck's cards; undefined if there is no such deck. */
  readonly starter: (title: string) => readonly string[] | undefined
  /** The keys of a deck's cards, one for each copy; names that are no card are left out. */
  readonly keys: (deck: DeckList) => readonly string[]
  /** The side that a deck plays; null if its cards do not say. */
  readonly side: (deck: readonly string[]) => string | null
  /** A program that plays it, by its level. */
  readonly bot: (level: string) => Bot | undefined
  readonly deal: (request: DealRequest) => Setup
}
