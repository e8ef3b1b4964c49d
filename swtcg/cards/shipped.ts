/** The cards that come with the program. */
import { Library } from './library.ts'
import { readShelf } from './shelf.ts'

let library: Library | undefined
/** Every shipped card, in the order of release; read at the first call. */
export function shippedCards(): Library {
  library ??= new Library(readShelf())
  return library
}
