/** `dejarik deck`: decks in files, checked against the rules of their game, shown and converted. */
import { checkRequest, type DeckList, formatCalled, sayReason, sayUnknownCards } from '@dejarik/kernel'
import { Command } from 'commander'
import { formatNamed, readDeck } from '../deck-files.ts'
import { Failure } from '../failure.ts'
import { writeText } from '../files.ts'
import { nameList, sayReasons, withCards } from '../flags.ts'
import { libraryOf } from '../library.ts'
import { say, sayJson, tellFailures } from '../output.ts'
import { draftCommand, sealedCommand } from './limited.ts'

interface DeckFlags {
  readonly game: string
  readonly format?: string
  readonly json?: true
}
interface CheckFlags extends DeckFlags {
  readonly edition?: string
  readonly options?: readonly string[]
}
interface ConvertFlags extends Omit<DeckFlags, 'json'> {
  readonly to?: string
}

const EXAMPLES = `
A deck file has one card a line, as in "4 Jawa", or is a LackeyCCG .dek file; which, is told by its text and name.
In lists of lines, those that start with # are comments, and one at the top is the title.

Examples:
  dejarik deck show > my-deck.txt            the decks that come with the game, as files to start from
  dejarik deck check my-deck.dek
  dejarik deck check my-deck.txt --edition today --options format:vintage
  dejarik deck show my-deck.txt --json
  dejarik deck convert my-deck.dek my-deck.txt
  dejarik deck sealed --sets ESB --seed 7    six packs, and the deck that a program builds of them
  dejarik deck draft --sets AOTC --seats 4   a draft by programs, with the deck of each seat
`

export function deckCommand(): Command {
  const deck = new Command('deck').description('check, show and convert decks').addHelpText('after', EXAMPLES)
  withFormat(deck.command('check').argument('<file>', 'a deck file'))
    .description('say everything that keeps a deck from being played')
    .option('--edition <name>', 'the edition of the rules')
    .option('--options <names>', 'rule options, separated by commas, such as format:standard', nameList)
    .option('--json', 'print JSON')
    .action(check)
  withFormat(
    deck.command('show').argument('[file]', 'a deck file; the decks that come with the game if absent'),
  )
    .description('print a deck')
    .option('--json', 'print JSON')
    .action(show)
  withFormat(deck.command('convert').argument('<file>', 'a deck file').argument('<new>', 'the file to write'))
    .description('write a deck in the format that the name of the new file tells')
    .option('--to <name>', 'the format to write')
    .action(convert)
  deck.addCommand(sealedCommand()).addCommand(draftCommand())
  return deck
}

const withFormat = (command: Command): Command =>
  withCards(command).option('--format <name>', 'how the deck is written')

function check(file: string, { game, format, edition, options, json }: CheckFlags): void {
  const { definition, library } = libraryOf(game)
  const terms = {
    ...(edition === undefined ? {} : { edition }),
    ...(options === undefined ? {} : { options }),
  }
  const strange = checkRequest(definition, { seed: 0, ...terms })
  if (strange.length > 0) throw new Failure(sayReasons(definition, strange))
  const deck = readDeck(library, file, format)
  const reasons = library
    .checkDeck(deck, edition, options)
    .map((reason) => sayReason(definition.words, reason))
  const problems = [...sayUnknownCards(library, deck), ...reasons]
  const cards = countAll(deck)
  const others = (deck.elsewhere ?? []).map(({ zone, count, name }) => `${zone}: ${count} ${name}`)
  if (json) sayJson({ file, legal: problems.length === 0, cards, problems, elsewhere: others })
  else say(...problems, ...others.map((other) => `Not in the deck: ${other}`), ...fine(file, cards, problems))
  if (problems.length > 0) tellFailures()
}

const fine = (file: string, cards: number, problems: readonly string[]): string[] =>
  problems.length > 0 ? [] : [`${file}: ${cards} cards, may be played.`]

function show(file: string | undefined, { game, format, json }: DeckFlags): void {
  const { library } = libraryOf(game)
  const decks = file === undefined ? library.decks : [readDeck(library, file)]
  const { print } = format === undefined ? library.deckFormats[0]! : formatNamed(library, format)
  if (json) sayJson(file === undefined ? decks : decks[0])
  else say(decks.map(print).join('\n').trimEnd())
}

/** Names that no card has are written as they are, and told. */
function convert(file: string, target: string, { game, format, to }: ConvertFlags): void {
  const { library } = libraryOf(game)
  const deck = readDeck(library, file, format)
  const written = to === undefined ? formatCalled(library.deckFormats, target) : formatNamed(library, to)
  if (!written) throw new Failure(`The name ${target} tells no deck format; say it with --to.`)
  writeText(target, written.print(deck))
  const unknown = sayUnknownCards(library, deck)
  say(...unknown, `${target}: ${countAll(deck)} cards (${written.about}).`)
  if (unknown.length > 0) tellFailures()
}

const countAll = (deck: DeckList): number => deck.cards.reduce((sum, { count }) => sum + count, 0)
