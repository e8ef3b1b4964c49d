/** A set file of a person, with what is wrong with its encoding. */
import { basename, extname } from 'node:path'
import type { SetFault, SetFile } from '@dejarik/swtcg'
import { type Decoded, readAnyText } from '../encoding.ts'
import { restatedIn } from './restated.ts'

export type PlacedFault = Omit<SetFault, 'set'>

export interface PersonsFile extends SetFile {
  readonly path: string
  readonly faults: readonly PlacedFault[]
}

/** The set is called as the file is, where rows do not say. */
export function readSetFile(path: string): PersonsFile {
  const set = basename(path, extname(path)).toUpperCase().replace(/\W+/g, '-')
  const decoded = readAnyText(path)
  return { path, set, text: decoded.text, restated: restatedIn(set), faults: encodingFaults(decoded) }
}

/** UTF-16 says how it is read; an older encoding does not, so that every letter outside English is doubtful. */
function encodingFaults({ text, encoding }: Decoded): PlacedFault[] {
  if (encoding !== 'windows-1252') return []
  const [header = '', ...lines] = text.split(/\r\n?|\n/)
  const columns = header.split('\t')
  return lines.flatMap((line, index) =>
    line.split('\t').flatMap((cell, place) => doubtful(index + 2, columns[place] ?? '', cell)),
  )
}

function doubtful(row: number, column: string, cell: string): PlacedFault[] {
  const [word] = /[\w']*[\u0080-\uffff]+[\w']*/.exec(cell) ?? []
  if (!word) return []
  return [{ row, column, problem: `the file is not in UTF-8; read as Latin-1, this says "${word}"` }]
}

export const sayFault = (path: string, { row, column, problem }: PlacedFault): string =>
  `${path}: row ${row}, ${column}: ${problem}`
