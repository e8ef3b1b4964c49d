/** Who plays whom after a draft, with which decks. */

import type { Seed, Setup } from '@dejarik/kernel'
import { LIMITED_RULES } from '@dejarik/table/limited-rules'
import { gameNamed } from '../games.ts'
import { checkSetup } from '../lobby/deck-check.ts'
import { Refusal } from '../refusal.ts'
import type { DraftRow } from '../store/schema.ts'
import { type DraftCourse, gameOf } from './course.ts'
import { programDeck } from './packs.ts'

/** By side: the seats that play, and the keys of their decks. */
export interface Pair {
  readonly dark: number
  readonly light: number
  readonly decks: readonly (readonly string[])[]
}

/** Two seats with decks of different sides; a program builds one of the side that is needed. */
export function paired(row: DraftRow, course: DraftCourse, seat: number, against: number): Pair {
  const own = course.drafters[seat]!.deck
  const side = own.length === 0 ? null : sideOf(row, own)
  if (side === null) throw new Refusal(409, 'Build a deck of one side first.')
  if (against === seat || against >= course.seats) throw new Refusal(400, 'Nobody to play with sits there.')
  const other = otherDeck(row, course, against, side === 'dark' ? 'light' : 'dark')
  return side === 'dark'
    ? { dark: seat, light: against, decks: [own, other] }
    : { dark: against, light: seat, decks: [other, own] }
}

function otherDeck(
  row: DraftRow,
  course: DraftCourse,
  seat: number,
  side: 'dark' | 'light',
): readonly string[] {
  const sitting = course.drafters[seat]
  if (!sitting) {
    const deck = programDeck(gameOf(row), course, seat, side)
    if (!deck) throw new Refusal(409, `No packs of ${course.set} make a deck of the ${side} side.`)
    return deck
  }
  if (sitting.deck.length === 0) throw new Refusal(409, `${sitting.name} has not built a deck yet.`)
  if (sideOf(row, sitting.deck) !== side)
    throw new Refusal(409, `${sitting.name} has a deck of your own side. One of you builds the other.`)
  return sitting.deck
}

/** The side that a deck is of; null for cards of neither or both. */
export const sideOf = (
  { game }: Pick<DraftRow, 'game'>,
  deck: readonly string[],
): 'dark' | 'light' | null => {
  const side = gameNamed(game).side(deck)
  return side === 'dark' || side === 'light' ? side : null
}

type Decks = Pair['decks']

/** The deal of a game of the draft, by the rules for decks of opened cards. */
export function dealFor(row: DraftRow, decks: Decks, seed: Seed, company: 'people' | 'program'): Setup {
  const { edition, options } = LIMITED_RULES[gameOf(row)]
  return gameNamed(row.game).deal({ edition, company, seed, decks, options: [...options] })
}

/** Tells what is wrong with a deck when it is built, as if it were played against a program. */
export function checkDeck(row: DraftRow, course: DraftCourse, seat: number, keys: readonly string[]): void {
  const side = sideOf(row, keys)
  if (side === null) throw new Refusal(400, 'Build a deck of one side, with Neutral cards if you like.')
  const other = programDeck(gameOf(row), course, seat, side === 'dark' ? 'light' : 'dark') ?? []
  const decks = side === 'dark' ? [keys, other] : [other, keys]
  checkSetup(gameNamed(row.game), dealFor(row, decks, 0, 'program'))
}
