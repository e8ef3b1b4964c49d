/** Card files: rows of columns with tabs between them, the names of the columns in the first row. */

export interface Row {
  /** Line of the file, from 1. */
  readonly line: number
  readonly columns: Readonly<Record<string, string>>
}
/** Something wrong in a card file. */
export interface RowFault {
  readonly row: number
  readonly column: string
  readonly problem: string
}
export interface RowsRead {
  readonly rows: readonly Row[]
  readonly faults: readonly RowFault[]
}

const NEEDED = ['Name', 'Side', 'Type', 'Subtype', 'Cost', 'Speed', 'Power', 'Health', 'Text']

export function readRows(text: string): RowsRead {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const header = lines[0]!.split('\t').map((name) => name.trim())
  const missing = NEEDED.filter((name) => !header.includes(name))
  if (missing.length > 0)
    return {
      rows: [],
      faults: missing.map((column) => ({ row: 1, column, problem: 'the column is missing' })),
    }
  const rows = lines.flatMap((line, index) =>
    index === 0 || line.trim() === '' ? [] : [{ line: index + 1, columns: columnsOf(header, line) }],
  )
  return { rows, faults: rows.flatMap((row) => encodingFault(row)) }
}

const columnsOf = (header: readonly string[], line: string): Record<string, string> => {
  const cells = line.split('\t')
  return Object.fromEntries(header.map((name, index) => [name, (cells[index] ?? '').trim()]))
}

/** Text read in the wrong encoding shows the replacement character. */
function encodingFault({ line, columns }: Row): RowFault[] {
  const broken = Object.keys(columns).filter((column) => columns[column]!.includes('\uFFFD'))
  return broken.map((column) => ({
    row: line,
    column,
    problem: 'a letter was lost; the file is not in UTF-8',
  }))
}
