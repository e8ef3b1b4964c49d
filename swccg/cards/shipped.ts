/** The sets that come with the program: facts from the set module, game text from the entries. */
import { NO_TEXT } from '../text/text.ts'
import type { CardDefinition, CardFacts } from './definition.ts'
import { Library } from './library.ts'
import { PREMIERE, PREMIERE_WITHOUT_TEXT } from './premiere/index.ts'
import { readFacts } from './set-module.ts'
import premiere from './sets/premiere.ts'

const define = (facts: CardFacts): CardDefinition => {
  const text = PREMIERE[facts.key]
  return {
    ...facts,
    text: text ?? NO_TEXT,
    automated: text !== undefined || PREMIERE_WITHOUT_TEXT.has(facts.key),
  }
}

let library: Library | undefined
/** Every shipped card; read at the first call. */
export function shippedCards(): Library {
  library ??= new Library(readFacts(premiere).map(define))
  return library
}
