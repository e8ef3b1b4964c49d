/** The card of a library that decks write so. */
import type { CardLibrary, CardNotice } from '../study/studies.ts'

const byName = new WeakMap<CardLibrary, ReadonlyMap<string, CardNotice>>()
export function cardNamed(library: CardLibrary, name: string): CardNotice | undefined {
  const known = byName.get(library) ?? new Map(library.cards.map((card) => [card.name, card]))
  byName.set(library, known)
  return known.get(name)
}
