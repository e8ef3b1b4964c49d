/** A card file row by row: the tree and the words of each text, and what is not understood or wrong, with its place. */
import { compile, type Unread } from '../language/compile.ts'
import { render } from '../language/render/abilities.ts'
import type { Ability } from '../language/tree/tree.ts'
import { type Vocabulary, vocabularyOf } from '../language/vocabulary.ts'
import { type CardFacts, titleOf } from './definition.ts'
import {
  contentOf,
  keyOf,
  type ReadRow,
  readFile,
  type SetFile,
  sameNameFault,
  spelling,
} from './printings.ts'
import { type Restated, restatingFor } from './restated.ts'
import type { RowFault } from './rows.ts'
import { plainTitle } from './titles.ts'

export interface CompiledRow {
  /** Line of the file, from 1. */
  readonly row: number
  readonly name: string
  /** Absent where the row makes no card. */
  readonly facts?: CardFacts
  readonly tree: readonly Ability[]
  /** Our wording of the tree. */
  readonly text: string
  readonly automated: boolean
  readonly notUnderstood: readonly Unread[]
  readonly faults: readonly RowFault[]
}
export interface CompiledFile {
  readonly rows: readonly CompiledRow[]
  /** What is wrong with the file as a whole. */
  readonly faults: readonly RowFault[]
}

/** Texts may name cards known besides those of the file. */
export function compileFile(file: SetFile, known: readonly CardFacts[] = []): CompiledFile {
  const { rows, faults } = readFile(file)
  const facts = rows.flatMap(({ printing }) => (printing ? [printing.facts] : []))
  const vocabulary = vocabularyOf([...known, ...facts])
  const contents = new Map<string, string>()
  const spelt = spelling([...known, ...facts])
  return {
    faults,
    rows: rows
      .map(({ printing, ...row }) => ({ ...row, ...(printing ? { printing: spelt(printing) } : {}) }))
      .map((row) => compileRow(row, vocabulary, nameClash(row, contents), file.restated)),
  }
}

/** A second card of a name that says something else; a reprint says the same. */
function nameClash({ printing }: ReadRow, contents: Map<string, string>): readonly RowFault[] {
  if (!printing) return []
  const title = plainTitle(keyOf(printing))
  const first = contents.get(title) ?? contentOf(printing)
  contents.set(title, first)
  return first === contentOf(printing) ? [] : [sameNameFault(printing)]
}

function compileRow(
  { row, printing, faults }: ReadRow,
  vocabulary: Vocabulary,
  clash: readonly RowFault[],
  restated: readonly Restated[] = [],
): CompiledRow {
  const name = row.columns['Name'] ?? ''
  const all = [...faults, ...clash]
  if (!printing)
    return { row: row.line, name, tree: [], text: '', automated: false, notUnderstood: [], faults: all }
  const { facts, text } = printing
  const { abilities, notUnderstood } = compile(
    text,
    facts,
    vocabulary,
    undefined,
    restatingFor(restated, titleOf(facts)),
  )
  return {
    row: row.line,
    name,
    facts,
    tree: abilities,
    text: render(abilities, facts.kind),
    automated: notUnderstood.length === 0 && clash.length === 0,
    notUnderstood,
    faults: all,
  }
}
