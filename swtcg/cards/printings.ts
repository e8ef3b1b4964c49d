/** The printings in a card file: each row repaired and checked; what is wrong is told by row and column. */
import { type CardFacts, titleOf } from './definition.ts'
import { readFacts } from './facts.ts'
import { repaired } from './repairs.ts'
import type { Restated } from './restated.ts'
import { cellFaults, type Row, type RowFault, readRows } from './rows.ts'
import { plainTitle } from './titles.ts'

/** One set, or several, as a person has them on disk. */
export interface SetFile {
  /** The set of the rows that name none. */
  readonly set: string
  readonly text: string
  /** Its clauses that are known in other words. */
  readonly restated?: readonly Restated[]
}
export interface SetFault extends RowFault {
  readonly set: string
}

/** A card as one row prints it. */
export interface Printing {
  readonly set: string
  readonly row: number
  readonly facts: CardFacts
  readonly text: string
}

/** A row of a file, with what it prints if it makes a card. */
export interface ReadRow {
  readonly row: Row
  readonly printing?: Printing
  readonly faults: readonly RowFault[]
}
interface FileRead {
  readonly rows: readonly ReadRow[]
  /** What is wrong with the file as a whole. */
  readonly faults: readonly RowFault[]
}

export function readFile({ set, text }: SetFile): FileRead {
  const { rows, faults } = readRows(text)
  const numbers = new Set(rows.map(({ line }) => line))
  return {
    rows: rows.map((raw) => readOne(set, raw, faults)),
    faults: faults.filter(({ row }) => !numbers.has(row)),
  }
}

function readOne(fileSet: string, raw: Row, known: readonly RowFault[]): ReadRow {
  const set = (raw.columns['Set'] || fileSet).replace(/\s+/g, '-')
  const row = repaired({ ...raw, columns: { ...raw.columns, Set: set } })
  const read = readFacts(row)
  const faults = [
    ...known.filter((fault) => fault.row === row.line),
    ...cellFaults(row),
    ...('faults' in read ? read.faults : []),
  ]
  if (!('facts' in read)) return { row, faults }
  return {
    row,
    faults,
    printing: { set, row: row.line, facts: read.facts, text: row.columns['Text'] ?? '' },
  }
}

/** Gives a printing its name as the first of these cards spells it: units of one name stack. */
export function spelling(cards: readonly CardFacts[]): (printing: Printing) => Printing {
  const spelt = new Map<string, string>()
  for (const { name } of cards) {
    const plain = plainTitle(name)
    if (!spelt.has(plain)) spelt.set(plain, name)
  }
  return ({ facts, ...printing }) => {
    const name = spelt.get(plainTitle(facts.name)) ?? facts.name
    return { ...printing, facts: { ...facts, name } }
  }
}

/** What two printings of one card have in common; rarity and number may differ. */
export function contentOf({ facts, text }: Printing): string {
  const { rarity: _, number: __, name, ...rest } = facts
  return JSON.stringify({ ...rest, name: plainTitle(name), text })
}

export const keyOf = ({ set, facts }: Printing): string => `${set} ${titleOf(facts)}`

export const sameNameFault = ({ row, facts }: Printing): RowFault => ({
  row,
  column: 'Name',
  problem: `another card of this set is called ${titleOf(facts)} and says something else`,
})
