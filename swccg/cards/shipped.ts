/** The sets that come with the program: facts from the set modules, game text from entries and from what the language has read. */
import { shippedLibrary } from '@dejarik/kernel'
import { fetchRenderer } from '../language/shelf.ts'
import { NO_TEXT } from '../text/text.ts'
import type { CardDefinition, CardFacts } from './definition.ts'
import { Library } from './library.ts'
import { PREMIERE, PREMIERE_WITHOUT_TEXT } from './premiere/index.ts'
import { readFacts, readSet } from './set-module.ts'
import premiere from './sets/premiere.ts'
import { fetchShelf, readShelf } from './shelf.ts'

const define = (facts: CardFacts): CardDefinition => {
  const text = PREMIERE[facts.key]
  return {
    ...facts,
    text: text ?? NO_TEXT,
    automated: text !== undefined || PREMIERE_WITHOUT_TEXT.has(facts.key),
  }
}

let ofPremiere: Library | undefined
/** The cards of the rulebook of 1995; read at the first call. */
export function premiereCards(): Library {
  ofPremiere ??= new Library(readFacts(premiere).map(define))
  return ofPremiere
}

const shipped = shippedLibrary(
  () => new Library([...premiereCards().cards, ...readShelf().flatMap(readSet)]),
  async () => void (await Promise.all([fetchShelf(), fetchRenderer()])),
)

/** Every shipped card, in the order of release. On the page, those of Premiere until all were fetched. */
export const shippedCards = shipped.library

/** Resolves when every shipped card is here, and the renderer of their texts. Games that are being played keep the cards that they began with. */
export const fetchShippedCards = shipped.fetchAll
