/** The names of a deck list as the keys of the cards that they mean; what is no card stays as it is written. */
import type { DeckEntry, DeckList } from '@dejarik/kernel'
import type { Side } from '../cards/definition.ts'
import type { Library } from '../cards/library.ts'

/** A dot a title may begin with, in the ways that tools write it. */
const DOTS = /^[•·\u0095\uFFFD*<>]+\s*/

/** Titles that both sides have mean the card of the side that the rest of the deck is of. */
export function resolveNames(library: Library, deck: DeckList, known?: Side): DeckList {
  const side = known ?? sideOf(library, deck)
  const counts = new Map<string, number>()
  for (const { name, count } of deck.cards) {
    const plain = name.replace(DOTS, '')
    const key = library.named(plain, side)?.key ?? plain
    counts.set(key, (counts.get(key) ?? 0) + count)
  }
  return { ...deck, cards: [...counts].map(([name, count]): DeckEntry => ({ count, name })) }
}

/** The side of the first card whose title only one side has. */
function sideOf(library: Library, deck: DeckList): Side | undefined {
  for (const { name } of deck.cards) {
    const plain = name.replace(DOTS, '')
    const [one, other] = [library.named(plain, 'dark'), library.named(plain, 'light')]
    if (one && one === other) return one.side
  }
  return undefined
}
