/** Titles of Interrupts, which a player may be asked to name one of. */
import type { Library } from '../cards/library.ts'

const kept = new WeakMap<Library, readonly string[]>()

/** All of a library in the order of the alphabet. */
export function interruptTitles(library: Library): readonly string[] {
  const known = kept.get(library)
  if (known) return known
  const found = library.cards.filter(({ kind }) => kind === 'interrupt').map(({ title }) => title)
  const titles = [...new Set(found)].sort((one, other) => (one < other ? -1 : 1))
  kept.set(library, titles)
  return titles
}
