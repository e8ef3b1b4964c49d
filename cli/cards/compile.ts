/** `dejarik cards compile`: what the compiler makes of a card file, row by row. */
import { type CompiledRow, clauseMark, compileFile, shippedCards, type Unread } from '@dejarik/swtcg'
import { grouped, say, sayJson, tellFailures } from '../output.ts'
import { type PersonsFile, type PlacedFault, readSetFile, sayFault } from './set-file.ts'

interface CompileFlags {
  readonly json?: true
  readonly all?: true
}

/** Card files may name any shipped card. */
export function compileSetFile(file: PersonsFile) {
  const { rows, faults } = compileFile(file, shippedCards().cards)
  return { rows, faults: [...file.faults, ...faults] }
}

export function compileCards(path: string, { json, all }: CompileFlags): void {
  const { rows, faults } = compileSetFile(readSetFile(path))
  const summary = { rows: rows.length, automated: rows.filter(({ automated }) => automated).length }
  if (json) sayJson({ summary, rows: rows.map(rowJson), ...(faults.length > 0 ? { faults } : {}) })
  else
    say(...faults.map((fault) => sayFault(path, fault)), ...rows.flatMap(rowLines(path, all)), sum(summary))
  if (faults.length > 0 || rows.some((row) => row.faults.length > 0)) tellFailures()
}

const rowJson = ({ row, name, automated, text, notUnderstood, tree, faults }: CompiledRow) => ({
  row,
  name,
  automated,
  text,
  notUnderstood: notUnderstood.map((one) => ({ ...one, clause: clauseMark(one.text) })),
  tree,
  ...(faults.length > 0 ? { faults: faults.map(({ row: _, ...fault }: PlacedFault) => fault) } : {}),
})

/** Rows with something wrong or not understood; all rows, if asked for. */
const rowLines =
  (path: string, all?: true) =>
  ({ row, name, automated, text, notUnderstood, faults }: CompiledRow): string[] => {
    if (automated && faults.length === 0 && !all) return []
    return [
      ...faults.map((fault) => sayFault(path, fault)),
      `${row}. ${name}: ${automated ? 'automated' : 'not fully automated'}`,
      ...(text === '' ? [] : [`   ${text}`]),
      ...notUnderstood.map((unread) => `   not understood, ${sayUnread(unread)}`),
    ]
  }

/** What was not understood, with its place, and why where it was not even tried. */
export const sayUnread = ({ text, position, why }: Unread): string =>
  `from character ${position + 1}: ${text}${why === undefined ? '' : `… (${why})`}`

const sum = ({ rows, automated }: { readonly rows: number; readonly automated: number }): string =>
  `${grouped(rows)} rows, ${grouped(automated)} automated`
