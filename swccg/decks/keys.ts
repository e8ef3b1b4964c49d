/** A deck list as keys of cards. */
import type { DeckList } from '@dejarik/kernel'
import type { Library } from '../cards/library.ts'
import { resolveNames } from './resolve.ts'

export interface DeckKeys {
  readonly keys: readonly string[]
  /** Names that are no card, in deck order. */
  readonly unknown: readonly string[]
}

export function deckKeys(library: Library, deck: DeckList): DeckKeys {
  const { cards } = resolveNames(library, deck)
  return {
    keys: cards
      .filter(({ name }) => library.has(name))
      .flatMap(({ name, count }) => Array.from({ length: count }, () => name)),
    unknown: cards.filter(({ name }) => !library.has(name)).map(({ name }) => name),
  }
}
