/** The sets that come with the program, as they lie in it. The page has them packed, those of starter decks first (`web/pack-cards.mjs`). */
import type { CardDefinition } from './definition.ts'
import { RELEASED } from './released.ts'
import { readSet } from './set-module.ts'
import { SETS } from './sets/all.ts'

/** Every shipped card, in the order of release. */
export const readShelf = (): readonly CardDefinition[] =>
  RELEASED.flatMap((set) => readSet(set, SETS[set] ?? ''))

/** All of them lie here from the start; the page fetches the rest of them here. */
export const fetchShelf = (): Promise<void> => Promise.resolve()
