/** From the names of a deck list to the cards: what the library does not know is reported, never dropped. */
import { countedLines, type DeckFormat, type DeckList } from '@dejarik/kernel'
import type { Library } from '../cards/library.ts'

export interface DeckKeys {
  /** One for each copy, in the order of the list. */
  readonly keys: readonly string[]
  /** Names that are no card, in the order of the list. */
  readonly unknown: readonly string[]
}

export function deckKeys(library: Library, deck: DeckList): DeckKeys {
  const keys: string[] = []
  const unknown: string[] = []
  for (const { name, count } of deck.cards) {
    const card = library.named(name)
    if (card) keys.push(...Array<string>(count).fill(card.key))
    else unknown.push(name)
  }
  return { keys, unknown }
}

/** Plain lists, in which a title may be spelt in any way that the library knows. */
export const linesFormat = (library: Library): DeckFormat => ({
  ...countedLines,
  parse: (text) => {
    const deck = countedLines.parse(text)
    const titled = deck.cards.map(({ count, name }) => {
      const card = library.named(name)
      return { count, name: card ? library.titleOf(card) : name }
    })
    return { ...deck, cards: titled }
  },
})
