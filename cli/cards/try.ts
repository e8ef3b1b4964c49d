/** `dejarik cards try`: a card of an author: its tree, its words, and a game in which it is played. */
import { type CompiledRow, type GatheredCard, gatherCards, sampleGame, shippedCards } from '@dejarik/swtcg'
import { Failure } from '../failure.ts'
import { libraryWith } from '../library.ts'
import { say, tellFailures } from '../output.ts'
import { compileSetFile, sayUnread } from './compile.ts'
import { type PersonsFile, readSetFile, sayFault } from './set-file.ts'

interface TryFlags {
  readonly row?: number
}

/** The first row with a card, unless another is asked for. */
export function tryCard(path: string, { row }: TryFlags): void {
  const file = readSetFile(path)
  const { rows, faults } = compileSetFile(file)
  const chosen = rows.find((each) => (row === undefined ? each.facts !== undefined : each.row === row))
  const wrong = [
    ...faults,
    ...rows.filter((each) => each === chosen || !chosen).flatMap((each) => each.faults),
  ]
  if (wrong.length > 0) say(...wrong.map((fault) => sayFault(path, fault)))
  if (!chosen?.facts)
    throw new Failure(`${path}: there is no card in ${row === undefined ? 'it' : `row ${row}`}.`)
  const card = definitionOf(file, chosen)
  say(
    ...describe(card),
    ...understanding(chosen),
    '',
    'The tree:',
    JSON.stringify(chosen.tree, null, 2),
    ...game(card),
  )
  if (!chosen.automated || wrong.length > 0) tellFailures()
}

function definitionOf(file: PersonsFile, { row, name }: CompiledRow): GatheredCard['definition'] {
  const alone = { ...file, text: onlyRow(file.text, row) }
  const shipped = shippedCards().cards
  const [card] = gatherCards([alone], shipped).cards
  if (!card) throw new Failure(`${file.path}: ${name} is no card.`)
  const { key } = card.definition
  if (shipped.some((each) => each.key === key))
    throw new Failure(`${file.path}: ${key} comes with the game; give yours another set, name or version.`)
  return card.definition
}

/** The file without its other rows; lines keep their numbers. */
const onlyRow = (text: string, row: number): string =>
  text
    .split(/\r\n?|\n/)
    .map((line, index) => (index === 0 || index + 1 === row ? line : ''))
    .join('\n')

function describe(card: GatheredCard['definition']): readonly string[] {
  const library = libraryWith([card])
  return library.describe(library.named?.(card.key) ?? card.key)
}

const understanding = ({ notUnderstood }: CompiledRow): string[] =>
  notUnderstood.map((unread) => `Not understood, ${sayUnread(unread)}`)

function game(card: GatheredCard['definition']): string[] {
  const { lines, played, used, abilities } = sampleGame(card)
  const shown = abilities === 0 ? '' : `, and ${used} of its ${abilities} abilities at work`
  return ['', `A game in which it ${played ? `is played${shown}` : 'could not be played'}:`, ...lines]
}
