/** The later sets as they lie in the program. The page fetches them when they are wanted (`web/pack-cards.mjs`). */
import { LATER } from './sets/later.ts'

/** A text of JSON lines a set, in the order of release. */
export const readShelf = (): readonly string[] => LATER

/** All of them lie here from the start; the page fetches them here. */
export const fetchShelf = (): Promise<void> => Promise.resolve()
