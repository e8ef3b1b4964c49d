/** The ledger of cards that somebody has read against their printed text: fingerprints and a verdict, one line a card. */
import { fingerprint } from '@dejarik/kernel'
import { parse } from 'yaml'

export const VERDICTS = ['right', 'mended', 'worded otherwise'] as const
export type Verdict = (typeof VERDICTS)[number]

export interface Reading {
  /** Fingerprint of the printed text, which is not in the project. */
  readonly text: string
  /** Fingerprint of what the program makes of the card: facts and tree. */
  readonly tree: string
  readonly verdict: Verdict
  /** One line, wherever the verdict is not plainly right. */
  readonly why?: string
  /** Why the tree was entered again without a new reading, as when only its notation changed. */
  readonly again?: string
}
export type Readings = ReadonlyMap<string, Reading>

/** What the program makes of each card, by the key of the card. */
export type Trees = ReadonlyMap<string, unknown>

/** What is to be read, by key. */
export interface Unread {
  /** Cards that nobody has read. */
  readonly missing: readonly string[]
  /** Cards whose facts or tree are not those that were read. */
  readonly changed: readonly string[]
  /** Lines about cards that are not there. */
  readonly gone: readonly string[]
}

/** Bad lines of a ledger fail with one line: which card, and what is wrong. */
export function parseReadings(yaml: string): Readings {
  const lines = Object.entries((parse(yaml) ?? {}) as Readonly<Record<string, Reading>>)
  for (const [card, reading] of lines) {
    const fault = faultOf(reading)
    if (fault) throw new Error(`${card}: ${fault}`)
  }
  return new Map(lines)
}

/** Sorted by key, one line a card, so that two people's changes meet in no line. */
export const printReadings = (head: string, readings: Readings): string =>
  [`# ${head}`, '', ...[...readings].sort(([a], [b]) => (a < b ? -1 : 1)).map(printLine), ''].join('\n')

const printLine = ([card, { text, tree, verdict, why, again }]: [string, Reading]): string => {
  const words = { verdict, why, again }
  const said = Object.entries(words).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`],
  )
  return `${JSON.stringify(card)}: { text: ${JSON.stringify(text)}, tree: ${JSON.stringify(tree)}, ${said.join(', ')} }`
}

export function faultOf({ text, tree, verdict, why }: Reading): string | null {
  if (!VERDICTS.includes(verdict)) return `a verdict is one of ${VERDICTS.join(', ')}`
  if (!text || !tree) return 'the fingerprints of text and tree are missing'
  return verdict !== 'right' && !why ? `"${verdict}" needs one line why` : null
}

export const textMark = (printed: string): string => fingerprint(printed.trim().replace(/\s+/g, ' '))
export const treeMark = (tree: unknown): string => fingerprint(tree)

/** Cards that are not due may wait for a reader; once they have a line, it must be about the tree of today. */
export const unread = (readings: Readings, trees: Trees, isDue: (card: string) => boolean): Unread => ({
  missing: [...trees.keys()].filter((card) => !readings.has(card) && isDue(card)),
  changed: [...trees].flatMap(([card, tree]) => {
    const read = readings.get(card)
    return read && read.tree !== treeMark(tree) ? [card] : []
  }),
  gone: [...readings.keys()].filter((card) => !trees.has(card)),
})

/** The message for people, empty where all is read. */
export const sayUnread = ({ missing, changed, gone }: Unread): readonly string[] => [
  ...listed('not read yet', missing),
  ...listed('changed since they were read', changed),
  ...listed('read, but no longer there', gone),
]

const listed = (what: string, cards: readonly string[]): readonly string[] =>
  cards.length > 0 ? [`${what} (${cards.length}):`, ...cards.map((card) => `  ${card}`)] : []
