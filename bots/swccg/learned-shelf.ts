/** What was learned of the game, as it lies in the program. The page fetches it when a bot wants it (`web/pack-cards.mjs`). */
import { learnedValue } from './learned.ts'

/** A seat's chance to win by what was learned. */
export const learned = () => learnedValue

/** All of it lies here from the start; the page fetches it here. */
export const fetchLearned = (): Promise<void> => Promise.resolve()
