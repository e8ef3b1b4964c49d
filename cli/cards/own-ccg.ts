/** Cards of one's own for the Star Wars CCG: compiled, tried, imported. */
import { shippedCards } from '@dejarik/swccg'
import { type OwnRow, readOwnCards, swccgWith, tryOwnCard } from '@dejarik/swccg/own-cards'
import { Failure } from '../failure.ts'
import { grouped, say, sayJson, tellFailures } from '../output.ts'
import { keepSet } from '../own-sets.ts'
import { sayUnread } from './compile.ts'
import { readSetFile, sayFault } from './set-file.ts'

interface CompileFlags {
  readonly json?: true
  readonly all?: true
}

const rowsOf = (path: string): readonly OwnRow[] => readOwnCards(readSetFile(path).text, shippedCards().cards)
const isWhole = ({ card }: OwnRow): boolean => card?.automated === true

export function compileCcgCards(path: string, { json, all }: CompileFlags): void {
  const rows = rowsOf(path)
  const summary = { rows: rows.length, automated: rows.filter(isWhole).length }
  if (json) sayJson({ summary, rows: rows.map(rowJson) })
  else
    say(
      ...rows.flatMap((row) => rowLines(path, row, all)),
      `${grouped(summary.rows)} rows, ${grouped(summary.automated)} automated`,
    )
  if (rows.some(({ faults }) => faults.length > 0)) tellFailures()
}

const rowJson = ({ row, name, text, card, notUnderstood, faults }: OwnRow) => ({
  row,
  name,
  automated: card?.automated ?? false,
  text,
  notUnderstood,
  ...(card ? { tree: card.text } : {}),
  ...(faults.length > 0 ? { faults: faults.map(({ row: _, ...fault }) => fault) } : {}),
})

/** Rows with something wrong or not understood; all rows, if asked for. */
function rowLines(path: string, one: OwnRow, all?: true): string[] {
  const { row, name, text, card, notUnderstood, faults } = one
  if (isWhole(one) && !all) return []
  return [
    ...faults.map((fault) => sayFault(path, fault)),
    ...(card ? [`${row}. ${name}: ${card.automated ? 'automated' : 'not fully automated'}`] : []),
    ...(card && text !== '' ? [`   ${text}`] : []),
    ...notUnderstood.map((unread) => `   not understood, ${sayUnread(unread)}`),
  ]
}

interface TryFlags {
  readonly row?: number
}

/** The first row with a card, unless another is asked for. */
export function tryCcgCard(path: string, { row }: TryFlags): void {
  const rows = rowsOf(path)
  const chosen = rows.find((one) => (row === undefined ? one.card !== undefined : one.row === row))
  say(
    ...rows
      .filter((one) => one === chosen || !chosen)
      .flatMap(({ faults }) => faults.map((fault) => sayFault(path, fault))),
  )
  if (!chosen?.card)
    throw new Failure(`${path}: there is no card in ${row === undefined ? 'it' : `row ${row}`}.`)
  const { card, notUnderstood } = chosen
  const { lines, played } = tryOwnCard(card)
  say(
    ...swccgWith([card]).library!.describe(card.key),
    ...notUnderstood.map((unread) => `Not understood, ${sayUnread(unread)}`),
    '',
    'The tree:',
    JSON.stringify(card.text, null, 2),
    '',
    `A game in which it ${played ? 'is played' : 'could not be played'}:`,
    ...lines,
  )
  if (!card.automated) tellFailures()
}

/** Rows that are no cards are told; the rest is kept as a set of the file's name. */
export function importCcgCards(path: string): void {
  const { set } = readSetFile(path)
  const rows = rowsOf(path)
  const cards = rows.flatMap(({ card }) => (card ? [card] : []))
  const told = rows.flatMap(({ faults }) => faults.map((fault) => sayFault(path, fault)))
  if (cards.length === 0) {
    say(...told)
    throw new Failure(`There is no card in ${path}.`)
  }
  keepSet({ game: 'swccg', set, from: path, cards })
  const whole = cards.filter(({ automated }) => automated).length
  say(...told, `${set}: ${grouped(cards.length)} cards, ${grouped(whole)} fully automated.`)
  if (told.length > 0) tellFailures()
}
