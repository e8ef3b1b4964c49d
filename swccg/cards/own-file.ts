/** Card files of one's own: JSON lines or columns with tabs, with the fields of the card files, each row compiled. */
import { compile, type Unread } from '../language/compile.ts'
import { vocabularyOf } from '../language/vocabulary.ts'
import {
  CARD_KINDS,
  type CardDefinition,
  type CardFacts,
  type CardKind,
  PRINTED_FIGURES,
  TYPES_OF_KIND,
} from './definition.ts'
import { type Row, readRows } from './read-row.ts'

export interface RowFault {
  readonly row: number
  readonly column: string
  readonly problem: string
}
export interface OwnRow {
  /** Its line in the file. */
  readonly row: number
  readonly name: string
  /** The game text as it stands in the file. */
  readonly text: string
  /** Absent where the row is no card. */
  readonly card?: CardDefinition
  readonly notUnderstood: readonly Unread[]
  readonly faults: readonly RowFault[]
}

/** Every row by itself: one that is no card says why, and the rest is taken. */
export function readOwnCards(file: string, shipped: readonly CardDefinition[]): readonly OwnRow[] {
  const read = rowsIn(file).map((one) => ({ ...one, faults: [...one.faults, ...faultsOf(one)] }))
  const sound = read.filter(({ faults }) => faults.length === 0)
  const facts = readRows(sound.map(({ fields }, place) => toRow(fields, place)))
  const vocabulary = vocabularyOf([...shipped, ...facts])
  const taken = new Set(shipped.map(({ key }) => key))
  return read.map((one) => {
    const text = String(one.fields['gametext'] ?? '')
    const name = String(one.fields['title'] ?? '')
    const card = facts[sound.indexOf(one)]
    if (!card) return { row: one.row, name, text, notUnderstood: [], faults: one.faults }
    const faults = repeated(one.row, card, taken)
    if (faults.length > 0) return { row: one.row, name, text, notUnderstood: [], faults }
    const { text: entry, notUnderstood } = compile(text, card, vocabulary)
    const definition = { ...withoutPrinting(card), text: entry, automated: notUnderstood.length === 0 }
    return { row: one.row, name, text, card: definition, notUnderstood, faults: [] }
  })
}

/** Rarity and number in a set are no business of a card of one's own. */
const withoutPrinting = ({ rarity: _, number: __, ...card }: CardFacts): CardFacts => card

function repeated(row: number, { key }: CardFacts, taken: Set<string>): readonly RowFault[] {
  if (taken.has(key)) return [{ row, column: 'title', problem: `there is a card ${key} already` }]
  taken.add(key)
  return []
}

type Fields = Readonly<Record<string, unknown>>
interface ReadRow {
  readonly row: number
  readonly fields: Fields
  readonly faults: readonly RowFault[]
}

function rowsIn(file: string): readonly ReadRow[] {
  const lines = file.split(/\r\n?|\n/).map((line, index) => ({ line, row: index + 1 }))
  const told = lines.filter(({ line }) => line.trim() !== '')
  return told[0]?.line.trimStart().startsWith('{') ? told.map(fromJson) : fromColumns(told)
}

/** A row of a card file has its fields in `front`; they may stand in the row itself. */
function fromJson({ line, row }: { readonly line: string; readonly row: number }): ReadRow {
  try {
    const read = JSON.parse(line) as Fields
    const front = read['front'] as Fields | undefined
    return { row, fields: { ...read, ...(front ?? {}) }, faults: [] }
  } catch {
    return { row, fields: {}, faults: [{ row, column: 'the row', problem: 'is not JSON' }] }
  }
}

/** The first line names the columns; lists have commas between their words. */
function fromColumns([header, ...lines]: readonly {
  readonly line: string
  readonly row: number
}[]): readonly ReadRow[] {
  const columns = (header?.line ?? '').split('\t').map((name) => name.trim())
  if (header && !columns.includes('title'))
    return [{ row: header.row, fields: {}, faults: [noHeader(header.row)] }]
  return lines.map(({ line, row }) => {
    const cells = line.split('\t').map((cell) => cell.trim())
    const given = columns.flatMap((name, place) =>
      cells[place] ? [[name, valueIn(name, cells[place])]] : [],
    )
    return { row, fields: Object.fromEntries(given), faults: [] }
  })
}
const noHeader = (row: number): RowFault => ({
  row,
  column: 'the first line',
  problem: 'is neither a card as JSON nor names columns with tabs between them, "title" among them',
})
const LISTS: ReadonlySet<string> = new Set(['icons', 'characteristics', 'extraText'])
const valueIn = (name: string, cell: string): unknown => (LISTS.has(name) ? cell.split(/, ?/) : cell)

/** The second word of the type line, by kind, as files write it; where a kind has none, nothing may stand there. */
const typesOf = (kind: CardKind): readonly string[] => [
  ...TYPES_OF_KIND[kind].map((type) => type.replace('-', ' ')),
  ...(kind === 'interrupt' ? ['used or lost'] : []),
  ...(kind === 'effect' || TYPES_OF_KIND[kind].length === 0 ? [''] : []),
]

function faultsOf({ row, fields, faults }: ReadRow): readonly RowFault[] {
  if (faults.length > 0) return []
  const fault = (column: string, problem: string): RowFault => ({ row, column, problem })
  const missing = ['title', 'side', 'type'].filter((name) => !isWord(fields[name]))
  if (missing.length > 0) return missing.map((name) => fault(name, 'is missing'))
  const kind = String(fields['type']).toLowerCase()
  const known = (CARD_KINDS as readonly string[]).includes(kind)
  return [
    ...(/^(?:light|dark)$/i.test(String(fields['side']))
      ? []
      : [fault('side', `must be Light or Dark, not "${fields['side']}"`)]),
    ...(known
      ? subTypeFaults(fault, kind as CardKind, fields['subType'])
      : [fault('type', `must be one of ${CARD_KINDS.join(', ')}, not "${fields['type']}"`)]),
    ...[...PRINTED_FIGURES, 'destiny', 'parsec'].flatMap((name) =>
      isFigure(fields[name]) ? [] : [fault(name, `must be a number, not "${fields[name]}"`)],
    ),
  ]
}
const isWord = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
/** A star stands for what the text says. */
const isFigure = (value: unknown): boolean =>
  value === undefined || value === null || /^(?:\d+(?:\.\d+)?|\*|X|-|)$/.test(String(value))

function subTypeFaults(
  fault: (column: string, problem: string) => RowFault,
  kind: CardKind,
  given: unknown,
): readonly RowFault[] {
  const type = String(given ?? '')
    .split(': ')[0]!
    .toLowerCase()
  if (typesOf(kind).includes(type)) return []
  const may = typesOf(kind)
    .filter((one) => one !== '')
    .join(', ')
  return [
    fault(
      'subType',
      may === ''
        ? `must be empty for a ${kind}, not "${given}"`
        : `must be one of ${may}, not "${given ?? ''}"`,
    ),
  ]
}

function toRow(fields: Fields, place: number): Row {
  const front = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null),
  ) as Row['front']
  const icons = Array.isArray(front['icons']) ? front['icons'].filter((icon) => ICONS.test(String(icon))) : []
  return {
    id: `own_${place + 1}`,
    side: String(fields['side']),
    rarity: '',
    front: {
      ...front,
      gametext: String(front['gametext'] ?? ''),
      icons,
      darkSideIcons: Number(front['darkSideIcons'] ?? 0),
      lightSideIcons: Number(front['lightSideIcons'] ?? 0),
    },
  }
}
/** Icons that rules ask for; icons of sets are none. */
const ICONS = /^(?:Pilot|Warrior|Nav Computer|Scomp Link|Planet|Space|Mobile|Interior|Exterior)(?: x\d)?$/i
