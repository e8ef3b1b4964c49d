/** `dejarik cards read`: which cards nobody has read against their printed text since they changed; enters what a reader found. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  faultOf,
  parseReadings,
  printReadings,
  type Reading,
  type Readings,
  sayUnread,
  type Trees,
  textMark,
  treeMark,
  unread,
  type Verdict,
} from '@dejarik/rulebook/card-readings'
import * as swccg from '@dejarik/swccg'
import * as swtcg from '@dejarik/swtcg'
import { Failure } from '../failure.ts'
import { readText, writeText } from '../files.ts'
import { cardNamed, libraryOf } from '../library.ts'
import { say, sayJson, tellFailures } from '../output.ts'
import { checkoutWith } from '../workspace.ts'

interface ReadFlags {
  readonly game: string
  /** A set whose cards are all due, so that a reader sees what is left of it. */
  readonly set?: string
  /** A file with one card a line, besides those that are named. */
  readonly list?: string
  readonly note?: string
  readonly why?: string
  readonly again?: true
  /** The card files with the printed texts. */
  readonly texts?: readonly string[]
  readonly json?: true
}

/** What the reader of a game's cards needs. */
interface Reader {
  /** The ledger, in the checkout. */
  readonly ledger: string
  readonly trees: () => Trees
  /** Whether a card may not wait for a reader. */
  readonly isDue: (card: string) => boolean
  readonly setOf: (card: string) => string
  /** The printed texts in a card file, by the key of the card. */
  readonly printed: (file: string) => ReadonlyMap<string, string>
}

const READERS: Readonly<Record<string, Reader>> = {
  swtcg: {
    ledger: 'swtcg/cards/read.yaml',
    trees: swtcg.readableCards,
    isDue: swtcg.mustBeRead,
    setOf: (key) => swtcg.setOf({ key }),
    printed: swtcg.printedTexts,
  },
  swccg: {
    ledger: 'swccg/cards/read.yaml',
    trees: swccg.readableCards,
    isDue: swccg.mustBeRead,
    setOf: (key) => swccg.setNameOf(swccg.shippedCards().named(key) ?? {}),
    printed: swccg.printedTexts,
  },
}

const HEAD =
  'Cards read against their printed text: fingerprints of text and tree, and a verdict. Made by dejarik cards read.'

export function readCards(names: readonly string[], flags: ReadFlags): void {
  const { definition, library } = libraryOf(flags.game)
  const reader = READERS[definition.name]
  if (!reader) throw new Failure(`${definition.title} has no ledger of cards that were read.`)
  const path = join(checkoutWith('vitest.config.ts'), reader.ledger)
  const readings = existsSync(path) ? ledgerAt(path) : new Map<string, Reading>()
  const typed = [...names, ...(flags.list === undefined ? [] : linesOf(flags.list))]
  const cards = typed.map((name) => (reader.trees().has(name) ? name : cardNamed(library, name)))
  if (flags.note === undefined && !flags.again)
    return tell(readings, { ...reader, isDue: dueFor(reader, flags) }, flags)
  if (cards.length === 0) throw new Failure('Which cards? Name them, or give a list of them with --list.')
  const texts = new Map((flags.texts ?? []).flatMap((file) => [...textsIn(file, reader)]))
  const entry = (card: string): Reading =>
    checked(card, flags.again ? enteredAgain(card, readings, flags) : read(card, texts, flags), reader)
  const entered = new Map(cards.map((card) => [card, entry(card)]))
  writeText(path, printReadings(HEAD, new Map([...readings, ...entered])))
  say(`${entered.size} entered.`)
}

function ledgerAt(path: string): Readings {
  try {
    return parseReadings(readText(path))
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure(`${path} is not a ledger: ${(error as Error).message}`)
  }
}

const linesOf = (path: string): readonly string[] =>
  readText(path)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** What must have been read, and what stands in the set that was asked for. */
function dueFor({ trees, isDue, setOf }: Reader, { set }: ReadFlags): Reader['isDue'] {
  if (set === undefined) return isDue
  const isAsked = (card: string): boolean => setOf(card).toLowerCase() === set.toLowerCase()
  if (![...trees().keys()].some(isAsked)) throw new Failure(`There is no set "${set}" with cards to read.`)
  return (card) => isDue(card) || isAsked(card)
}

function tell(readings: Readings, { trees, isDue }: Reader, { json }: ReadFlags): void {
  const cards = trees()
  const found = unread(readings, cards, isDue)
  const lines = sayUnread(found)
  const read = [...cards.keys()].filter((card) => readings.has(card) && !found.changed.includes(card))
  if (json) sayJson(found)
  else say(...lines, `${read.length} of ${cards.size} read`)
  if (lines.length > 0) tellFailures()
}

/** A finding of a reader, still without the tree that it is about. */
type Finding = Omit<Reading, 'tree'>

function checked(card: string, finding: Finding, { trees }: Reader): Reading {
  const reading = { ...finding, tree: treeMark(trees().get(card)) }
  const fault = faultOf(reading)
  if (fault) throw new Failure(`${card}: ${fault}.`)
  return reading
}

function read(card: string, texts: ReadonlyMap<string, string>, { note, why }: ReadFlags): Finding {
  const printed = texts.get(card)
  if (printed === undefined) throw new Failure(`The printed text of ${card} is in no card file of --texts.`)
  return { text: textMark(printed), verdict: note as Verdict, ...(why === undefined ? {} : { why }) }
}

/** The last finding, for a tree that says the same in another way. */
function enteredAgain(card: string, readings: Readings, { why }: ReadFlags): Finding {
  const reading = readings.get(card)
  if (!reading) throw new Failure(`${card} was not read yet: enter it with --note.`)
  if (!why) throw new Failure('--again needs the reason: --why "only the notation changed"')
  return { ...reading, again: why }
}

function textsIn(file: string, { printed }: Reader): ReadonlyMap<string, string> {
  const text = readText(file)
  try {
    return printed(text)
  } catch {
    throw new Failure(`${file} is not a card file of this game.`)
  }
}
