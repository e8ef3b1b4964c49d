/** A card file of one's own: every row with what became of it, and the cards that are not shipped already. */
import { type CompiledRow, compileFile } from './compile-file.ts'
import type { CardDefinition } from './definition.ts'
import { gatherCards } from './gather.ts'
import { Library } from './library.ts'
import type { SetFile } from './printings.ts'
import type { RowFault } from './rows.ts'

export interface OwnFile {
  readonly rows: readonly CompiledRow[]
  /** What is wrong with the file as a whole. */
  readonly faults: readonly RowFault[]
  readonly cards: readonly CardDefinition[]
}

export function readOwnFile(file: SetFile, known: readonly CardDefinition[]): OwnFile {
  const library = new Library(known)
  const { rows, faults } = compileFile(file, known)
  const { cards } = gatherCards([file], known)
  const fresh = cards.map(({ definition }) => definition).filter((card) => !isShipped(library, card))
  return { rows, faults, cards: fresh }
}

/** The same title in the same set, or among the further printings of a card. */
export function isShipped(library: Library, { key, name, version }: CardDefinition): boolean {
  const set = key.slice(0, key.indexOf(' '))
  const found = library.named(version ? `${name} (${version})` : name, set)
  return (
    found !== undefined &&
    (found.key === key || (found.reprints ?? []).some((one) => one.startsWith(`${set} `)))
  )
}
