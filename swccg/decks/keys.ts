/** A deck list as keys of cards. */
import type { DeckList } from '@dejarik/kernel'
import type { Side } from '../cards/definition.ts'
import type { Library } from '../cards/library.ts'

export interface DeckKeys {
  readonly keys: readonly string[]
  /** Names that are no card, in deck order. */
  readonly unknown: readonly string[]
}

/** Titles that both sides have mean the card of the side that the rest of the deck is of. */
export function deckKeys(library: Library, deck: DeckList): DeckKeys {
  const side = sideOf(library, deck)
  const keys: string[] = []
  const unknown: string[] = []
  for (const { name, count } of deck.cards) {
    const card = library.named(name, side)
    if (card) keys.push(...Array.from({ length: count }, () => card.key))
    else unknown.push(name)
  }
  return { keys, unknown }
}

/** The side of the first card whose title only one side has. */
function sideOf(library: Library, deck: DeckList): Side | undefined {
  for (const { name } of deck.cards) {
    const [one, other] = [library.named(name, 'dark'), library.named(name, 'light')]
    if (one && one === other) return one.side
  }
  return undefined
}
