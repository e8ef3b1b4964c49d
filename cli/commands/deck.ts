/** `dejarik deck`: decks in files, checked against the rules of their game and shown. */
import {
  DeckError,
  type DeckFormat,
  type DeckList,
  didYouMean,
  type Library,
  sayReason,
  unknownCards,
} from '@dejarik/kernel'
import { Command } from 'commander'
import { Failure } from '../failure.ts'
import { readText } from '../files.ts'
import { withGame } from '../flags.ts'
import { libraryOf } from '../library.ts'
import { say, sayJson, tellFailures } from '../output.ts'

interface DeckFlags {
  readonly game: string
  readonly format?: string
  readonly json?: true
}

const EXAMPLES = `
A deck file has one card a line, as in "4 Scout"; lines that start with # are comments.

Examples:
  dejarik deck show > my-deck.txt            the deck that comes with the game, as a file to start from
  dejarik deck check my-deck.txt
  dejarik deck show my-deck.txt --json
`

export function deckCommand(): Command {
  const deck = new Command('deck').description('check and show decks').addHelpText('after', EXAMPLES)
  withFormat(deck.command('check').argument('<file>', 'a deck file'))
    .description('say everything that keeps a deck from being played')
    .action(check)
  withFormat(
    deck.command('show').argument('[file]', 'a deck file; the decks that come with the game if absent'),
  )
    .description('print a deck')
    .action(show)
  return deck
}

const withFormat = (command: Command): Command =>
  withGame(command).option('--format <name>', 'how the deck is written').option('--json', 'print JSON')

function check(file: string, { game, format, json }: DeckFlags): void {
  const { definition, library } = libraryOf(game)
  const deck = readDeck(library, file, format)
  const unknown = unknownCards(library, deck).map(
    (name) => `There is no card "${name}"${didYouMean(name, library.cardNames()) || '.'}`,
  )
  const reasons = library.checkDeck(deck).map((reason) => sayReason(definition.words, reason))
  const problems = [...unknown, ...reasons]
  const cards = countAll(deck)
  if (json) sayJson({ file, legal: problems.length === 0, cards, problems })
  else if (problems.length > 0) say(...problems)
  else say(`${file}: ${cards} cards, may be played.`)
  if (problems.length > 0) tellFailures()
}

function show(file: string | undefined, { game, format, json }: DeckFlags): void {
  const { library } = libraryOf(game)
  const decks = file === undefined ? library.decks : [readDeck(library, file, format)]
  if (json) sayJson(file === undefined ? decks : decks[0])
  else say(decks.map(formatNamed(library, format).print).join('\n').trimEnd())
}

const countAll = (deck: DeckList): number => deck.cards.reduce((sum, { count }) => sum + count, 0)

function readDeck(library: Library, file: string, format: string | undefined): DeckList {
  try {
    return formatNamed(library, format).parse(readText(file))
  } catch (error) {
    if (error instanceof DeckError) throw new Failure(`${file}: ${error.message}`)
    throw error
  }
}

function formatNamed({ deckFormats }: Library, name: string | undefined): DeckFormat {
  const found = name === undefined ? deckFormats[0] : deckFormats.find((format) => format.name === name)
  if (found) return found
  const names = deckFormats.map((format) => format.name).join(', ')
  throw new Failure(`There is no deck format "${name}"; there are: ${names}.`)
}
