/** The cards that come with the program. */
import { Library } from './library.ts'
import { fetchShelf, readShelf } from './shelf.ts'

let library: Library | undefined
/** Every shipped card, in the order of release; read at the first call. On the page, those of starter decks until all were fetched. */
export function shippedCards(): Library {
  library ??= new Library(readShelf())
  return library
}

let fetched: Promise<void> | undefined
/** Resolves when every shipped card is here. Games that are being played keep the cards that they began with. */
export function fetchShippedCards(): Promise<void> {
  fetched ??= fetchShelf().then(
    () => {
      library = undefined
    },
    (error: unknown) => {
      fetched = undefined
      throw error
    },
  )
  return fetched
}
