/** How a test says whose game text it tells: `test('name', tells('Lone Pilot'), () => { … })`. */
import type { TestOptions } from 'vitest'
import { LATER_ENTRIES } from '../cards/later/index.ts'
import { premiereCards, shippedCards } from '../index.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Keys of the cards whose own game text the test is about. */
    tells?: readonly string[]
  }
}

/** Options of a test or of a `describe`; throws when tests are collected if no card has that key. */
export function tells(...cards: readonly string[]): Pick<TestOptions, 'meta'> {
  const unknown = cards.find((card) => !shippedCards().has(card))
  if (unknown === undefined) return { meta: { tells: cards } }
  throw new Error(`There is no card "${unknown}"; did you mean "${shippedCards().closestKeys(unknown)[0]}"?`)
}

/** Cards whose entry was written by hand: each of them wants a story of its own. What the language has read is exercised. */
export const cardsToTell = (): readonly string[] => [
  ...premiereCards().allKeys(),
  ...Object.keys(LATER_ENTRIES),
]
