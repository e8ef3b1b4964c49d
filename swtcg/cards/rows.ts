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
interface RowsRead {
  readonly rows: readonly Row[]
  readonly faults: readonly RowFault[]
}

const NEEDED = ['Name', 'Side', 'Type', 'Subtype', 'Cost', 'Speed', 'Power', 'Health', 'Text']
const OTHERS = ['Set', 'Rarity', 'Number', 'Usage']
const KNOWN = new Map([...NEEDED, ...OTHERS].map((name) => [name.toLowerCase(), name]))

export function readRows(text: string): RowsRead {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  const header = lines[0]!.split('\t').map(columnName)
  const missing = NEEDED.filter((name) => !header.includes(name))
  if (missing.length > 0)
    return {
      rows: [],
      faults: missing.map((column) => ({ row: 1, column, problem: 'the column is missing' })),
    }
  const read = lines.flatMap((line, index) =>
    index === 0 || line.trim() === '' ? [] : [readRow(header, line, index + 1)],
  )
  return { rows: read.map(({ row }) => row), faults: read.flatMap(({ faults }) => faults) }
}

/** The columns that we read are found in any case. */
function columnName(cell: string): string {
  const name = unquoted(cell)
  return KNOWN.get(name.toLowerCase()) ?? name
}

function readRow(header: readonly string[], line: string, number: number) {
  const cells = line.split('\t').map(unquoted)
  const columns = Object.fromEntries(header.map((name, index) => [name, cells[index] ?? '']))
  return { row: { line: number, columns }, faults: lengthFaults(header, cells, number) }
}

/** Spreadsheets put a cell in quotation marks, and double those that are in it. */
function unquoted(cell: string): string {
  const inside = /^"((?:[^"]|"")*)"$/.exec(cell.trim())?.[1]
  return inside === undefined ? cell.trim() : inside.replaceAll('""', '"').trim()
}

/** A tab too many shifts what stands after it; a row that ends early has lost its text. */
function lengthFaults(header: readonly string[], cells: readonly string[], row: number): RowFault[] {
  const surplus = cells.slice(header.length).filter((cell) => cell !== '')
  if (surplus.length > 0) {
    const problem = `there are ${cells.length} cells, but ${header.length} columns; is there a tab too many?`
    return [{ row, column: header.at(-1)!, problem }]
  }
  const cut = header.indexOf('Text') >= cells.length
  return cut
    ? [{ row, column: 'Text', problem: `the row ends after ${cells.length} cells, before this one` }]
    : []
}

/** What can be wrong with any cell. */
const CELL_PROBLEMS: readonly { readonly problem: string; readonly isIn: (cell: string) => boolean }[] = [
  // Text read in the wrong encoding shows the replacement character.
  { problem: 'a letter was lost; the file is not in UTF-8', isIn: (cell) => cell.includes('\uFFFD') },
  { problem: 'a quotation mark is opened and not closed', isIn: (cell) => cell.split('"').length % 2 === 0 },
]

export function cellFaults({ line, columns }: Row): RowFault[] {
  const checked = Object.keys(columns).filter((column) => column !== 'Usage')
  return checked.flatMap((column) =>
    CELL_PROBLEMS.filter(({ isIn }) => isIn(columns[column]!)).map(({ problem }) => ({
      row: line,
      column,
      problem,
    })),
  )
}
