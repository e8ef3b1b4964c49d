/** The gaps of whole card files: which part of today's texts opens the most rows. */
import { type Gap, gapsOf, type UnreadRow } from '../language/gaps/gaps.ts'
import { vocabularyOf } from '../language/vocabulary.ts'
import { type CompiledRow, compileFile } from './compile-file.ts'
import type { CardFacts } from './definition.ts'
import { readFile, type SetFile } from './printings.ts'

export interface FileGaps {
  readonly rows: number
  readonly automated: number
  readonly gaps: readonly Gap[]
}

/** Texts may name the cards of all the files, and those known besides. */
export function gapsOfFiles(files: readonly SetFile[], known: readonly CardFacts[] = []): FileGaps {
  const all = [...known, ...files.flatMap(factsOf)]
  const rows = files.flatMap((file) => compileFile(file, all).rows)
  const unread = rows.filter(({ automated }) => !automated)
  return {
    rows: rows.length,
    automated: rows.length - unread.length,
    gaps: gapsOf(unread.map(unreadRow), vocabularyOf(all)),
  }
}

const factsOf = (file: SetFile): readonly CardFacts[] =>
  readFile(file).rows.flatMap(({ printing }) => (printing ? [printing.facts] : []))

const unreadRow = ({ name, facts, notUnderstood, faults }: CompiledRow): UnreadRow => ({
  name,
  facts: faults.map(({ column, problem }) => `${column}: ${problem}`),
  clauses: notUnderstood.map(({ text }) => text),
  ...(facts ? { card: facts } : {}),
})
