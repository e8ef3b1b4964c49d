/** A game as tables offer it: its definition, its manners, and the decks that it can be played with. */
import type { Bot, Weigher } from '@dejarik/bots'
import type { AnyGame, DeckList, Kinds, Machine, SeatId, Seed, Setup } from '@dejarik/kernel'
import type { Manners } from './host.ts'
import type { Counting } from './review/tally.ts'
import type { ReasonTold } from './told.ts'

export interface StarterNotice {
  readonly title: string
  readonly side: string
  readonly editions: readonly string[]
  /** How many of its cards the program does not carry out in full. */
  readonly unautomated: number
}

/** A way of playing with a number of seats of its own; whoever brings no deck is dealt one. */
export interface StyleNotice {
  readonly name: string
  readonly title: string
  /** What is different, in a sentence. */
  readonly says: string
  readonly editions: readonly string[]
  /** By seat. */
  readonly sides: readonly string[]
}

/** By seat, the sides of a style where the first seat plays the given one; as usual where that says nothing. */
export function sidesWith({ sides }: Pick<StyleNotice, 'sides'>, first: string | null): readonly string[] {
  const usual = [...new Set(sides)]
  if (first === null || !usual.includes(first)) return sides
  const order = [first, ...usual.filter((side) => side !== first)]
  return sides.map((side) => order[usual.indexOf(side)]!)
}

/** A rule that players may agree on for a game. */
export interface OptionNotice {
  readonly name: string
  readonly title: string
  /** What is different, in a sentence. */
  readonly says: string
  /** What can be agreed on about it, the usual first; it follows the name after a colon. */
  readonly agreed: readonly string[]
}

/** Something that is different in a game with options. */
export interface TermTold {
  readonly title: string
  readonly says: string
  readonly status: 'in-force' | 'gives-way' | 'without-effect' | 'warning'
  /** A rule, or all rules of a chapter by a star. */
  readonly rules: string
}

/** What a set of options comes to: what players accept, or why it cannot be played. */
export interface Terms {
  readonly different: readonly TermTold[]
  readonly refused: readonly ReasonTold[]
}

/** What a player wishes when the group votes on the options. */
export interface Wishes {
  readonly wants: readonly string[]
  readonly refuses: readonly string[]
}

/** With whom a deck is played: a program needs no pauses to hide what is in a hand. */
export type Company = 'program' | 'people'

export interface DealRequest {
  readonly edition: string
  readonly company: Company
  readonly seed: Seed
  /** By seat, the keys of the cards; none where decks are dealt. */
  readonly decks: readonly (readonly string[])[]
  /** What was agreed on, a style among it. */
  readonly options?: readonly string[]
}

export interface TableGame {
  readonly definition: AnyGame
  readonly manners: Manners
  readonly styles: () => readonly StyleNotice[]
  /** What can be agreed on besides a style. */
  readonly options: () => readonly OptionNotice[]
  /** What a style and options come to, the style among them. */
  readonly terms: (edition: string, options: readonly string[]) => Terms
  /** The options that come of a vote; the first ballot is the host's. What the table has agreed on before stays. */
  readonly propose: (ballots: readonly Wishes[], agreed: readonly string[], seed: Seed) => readonly string[]
  /** The decks that come with the game. */
  readonly starters: () => readonly StarterNotice[]
  /** The keys of a starter deck's cards; undefined if there is no such deck. */
  readonly starter: (title: string) => readonly string[] | undefined
  /** The keys of a deck's cards, one for each copy; names that are no card are left out. */
  readonly keys: (deck: DeckList) => readonly string[]
  /** The side that a deck plays; null if its cards do not say. */
  readonly side: (deck: readonly string[]) => string | null
  /** A seat's chance to win, from 0 to 1, as programs see it who know all cards. */
  readonly chance: (game: Machine<Kinds>, seat: SeatId) => number
  /** What counts when one looks back on a game. */
  readonly counting: Counting
  /** A program that plays it, by its level. */
  readonly bot: (level: string) => Bot | undefined
  /** The strongest program, who says of a decision whether another would have been better; with so long for each where a clock runs. */
  readonly weigher: (milliseconds?: number) => Weigher
  readonly deal: (request: DealRequest) => Setup
}
