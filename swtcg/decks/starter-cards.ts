/** The cards of the decks that come with the game: a first game needs no others. */
import type { CardDefinition } from '../cards/definition.ts'
import { Library } from '../cards/library.ts'
import { deckKeys } from './keys.ts'
import { STARTERS } from './starters.ts'

/** In the order of release, as all of them are, so that a title still means the same card. */
export function starterCards(shipped: readonly CardDefinition[]): readonly CardDefinition[] {
  const library = new Library(shipped)
  const keys = new Set(STARTERS.flatMap((deck) => deckKeys(library, deck).keys))
  return shipped.filter(({ key }) => keys.has(key))
}
