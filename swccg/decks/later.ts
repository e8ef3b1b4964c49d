/** Decks of the later sets as they lie in the program. The page knows their titles, and fetches their lists with the cards (`web/pack-cards.mjs`). */
import { LATER_DARK } from './later-dark.ts'
import { LATER_LIGHT } from './later-light.ts'
import type { StarterDeck } from './starter.ts'

/** For the edition that plays all sets. */
export const laterStarters = (): readonly StarterDeck[] => [...LATER_DARK, ...LATER_LIGHT]

/** All of them lie here from the start; the page fetches them here. */
export const fetchLaterStarters = (): Promise<void> => Promise.resolve()
