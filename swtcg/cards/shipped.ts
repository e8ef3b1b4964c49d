/** The cards that come with the program. */
import { shippedLibrary } from '@dejarik/kernel'
import { fetchRenderer } from '../language/shelf.ts'
import { Library } from './library.ts'
import { fetchShelf, readShelf } from './shelf.ts'

const shipped = shippedLibrary(
  () => new Library(readShelf()),
  async () => void (await Promise.all([fetchShelf(), fetchRenderer()])),
)

/** Every shipped card, in the order of release. On the page, those of starter decks until all were fetched. */
export const shippedCards = shipped.library

/** Resolves when every shipped card is here, and the renderer of their texts. Games that are being played keep the cards that they began with. */
export const fetchShippedCards = shipped.fetchAll
