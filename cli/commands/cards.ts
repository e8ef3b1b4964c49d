/** `dejarik cards`: what the cards of a game are and do. */
import { SearchError } from '@dejarik/kernel'
import { VERDICTS } from '@dejarik/rulebook/card-readings'
import { TREE_SCHEMA } from '@dejarik/swtcg'
import { Command, Option } from 'commander'
import { compileCards } from '../cards/compile.ts'
import { coverage } from '../cards/coverage.ts'
import { exerciseCards } from '../cards/exercise.ts'
import { cardGaps } from '../cards/gaps.ts'
import { compileCcgCards, tryCcgCard } from '../cards/own-ccg.ts'
import { readCards } from '../cards/read.ts'
import { tryCard } from '../cards/try.ts'
import { Failure } from '../failure.ts'
import { wholeNumber, withCards } from '../flags.ts'
import { cardNamed, libraryOf } from '../library.ts'
import { say, sayJson } from '../output.ts'

interface CardFlags {
  readonly game: string
  readonly json?: true
  readonly tree?: true
}

const EXAMPLES = `
Examples:
  dejarik cards show luke skywalker (c)      names may be typed in any case
  dejarik cards show jawa --tree             and the tree of its text
  dejarik cards search jedi by:prevent       cards that have all the words, or do that; see search --help
  dejarik cards text --game swccg --json     name and text of every card, to compare with printed text
  dejarik cards coverage --set ANH           how many cards are carried out in full
  dejarik cards compile my-set.tsv           what the compiler makes of a set of your own
  dejarik cards gaps sets/*.tsv              which part of the texts opens the most rows that are not read
  dejarik cards try my-card.tsv              the tree and the words of one card, and a game with it
  dejarik cards exercise --set SR            play every card of a set until its abilities were used
  dejarik cards read --game swccg            cards to be read against their printed text
  dejarik cards exercise --game swccg        and the cards of the Star Wars CCG
  dejarik cards compile my.jsonl --game swccg  a file of cards for the Star Wars CCG
`

export function cardsCommand(): Command {
  const cards = new Command('cards')
    .description('show, search and compile the cards of a game')
    .addHelpText('after', EXAMPLES)
  addLooking(cards)
  addMaking(cards)
  addReading(cards)
  withCards(cards.command('exercise'))
    .description('play cards until each was played and each ability used; tell what fails')
    .option('--set <set>', 'only this set, such as ANH')
    .option('--card <name>', 'only this card')
    .option('--trials <count>', 'most games for a card', wholeNumber(1), 60)
    .option('--json', 'print JSON')
    .action(exerciseCards)
  return cards
}

/** What the cards are. */
function addLooking(cards: Command): void {
  withCards(cards.command('show').argument('<name...>', 'the name on the card'))
    .description('print one card')
    .option('--tree', 'print the tree of its text too')
    .option('--json', 'print JSON')
    .action(show)
  withCards(cards.command('search').argument('[words...]', 'words that the card must have'))
    .description('list the cards that have all the words')
    .option('--json', 'print JSON')
    .addHelpText('after', () => `\n${searchHelp()}`)
    .action(search)
  withCards(cards.command('text'))
    .description('print the name and the text of every card, as we word it')
    .option('--json', 'print JSON: a list of name and text')
    .action(texts)
  withCards(cards.command('coverage'))
    .description('say how many cards are carried out in full, and what the others need')
    .option('--set <set>', 'only this set, such as ANH')
    .option('--json', 'print JSON')
    .action(coverage)
}

/** The ledger of cards that were read against their printed text. */
function addReading(cards: Command): void {
  withCards(cards.command('read').argument('[cards...]', 'the cards that --note or --again is about'))
    .description('list the cards that nobody has read since they changed, or enter what a reader found')
    .option('--note <verdict>', `they were read: ${VERDICTS.join(', ')}; needs --texts`)
    .option(
      '--again',
      'enter them again without a new reading, as when only the notation changed; needs --why',
    )
    .option('--why <line>', 'why the verdict is not plainly right, or why no new reading is needed')
    .option('--set <set>', 'list the cards of this set too that nobody has read, such as Hoth')
    .option('--list <file>', 'more of the cards, one a line')
    .option('--texts <files...>', 'the card files with the printed texts')
    .option('--json', 'print JSON')
    .action(readCards)
}

/** The game whose cards a file holds. */
const gameOfFile = (): Option =>
  new Option('--game <game>', 'the game whose cards they are').choices(['swtcg', 'swccg']).default('swtcg')

/** Cards of one's own. */
function addMaking(cards: Command): void {
  cards
    .command('compile')
    .argument(
      '<file>',
      'a card file: columns with tabs between them, as LackeyCCG has them; for swccg also JSON lines',
    )
    .description('say what the compiler makes of each row of a card file')
    .addOption(gameOfFile())
    .option('--all', 'print the rows too that are fine')
    .option('--json', 'print JSON: every row with its tree')
    .action((file: string, flags) => (flags.game === 'swccg' ? compileCcgCards : compileCards)(file, flags))
  cards
    .command('gaps')
    .argument('<files...>', 'card files; their texts may name the cards of all of them')
    .description(
      'say which keyword, type, trigger, cost, condition or instruction opens the most unread rows',
    )
    .option('--limit <count>', 'how many to print', wholeNumber(1), 50)
    .option('--json', 'print JSON')
    .action(cardGaps)
  cards
    .command('schema')
    .description('print the JSON schema of the trees of Star Wars TCG card text')
    .action(() => sayJson(TREE_SCHEMA))
  cards
    .command('try')
    .argument('<file>', 'a card file; its first row is tried')
    .description('show the tree and the words of a card of your own, and a game in which it is played')
    .addOption(gameOfFile())
    .option('--row <line>', 'the line of another row', wholeNumber(1))
    .action((file: string, flags) => (flags.game === 'swccg' ? tryCcgCard : tryCard)(file, flags))
}

function show(words: readonly string[], { game, json, tree }: CardFlags): void {
  const { library } = libraryOf(game)
  const name = cardNamed(library, words.join(' '))
  const lines = library.describe(name)
  const data = library.data?.(name)
  if (json) sayJson({ name, lines, ...(data === undefined ? {} : { card: data }) })
  else say(...lines, ...(tree ? ['', JSON.stringify(treeOf(data), null, 2)] : []))
}

/** Every card, for whoever holds our words against the printed ones. */
function texts({ game, json }: CardFlags): void {
  const { library } = libraryOf(game)
  const all = library.cardNames().map((name) => ({ name, text: library.gameText(name).join('\n') }))
  if (json) sayJson(all)
  else
    say(
      ...all.flatMap(({ name, text }) => [
        name,
        ...(text === '' ? [] : text.split('\n').map((line) => `  ${line}`)),
      ]),
    )
}

/** Games without card text have nothing to show but the facts. */
const treeOf = (data: unknown): unknown =>
  (data as { readonly abilities?: unknown } | undefined)?.abilities ?? data

const searchHelp = (): string => (libraryOf('swtcg').library.searchHelp?.() ?? []).join('\n')

/** Nothing found is an answer, not a failure. */
function search(words: readonly string[], { game, json }: CardFlags): void {
  const found = searched(words, game)
  if (json) sayJson(found)
  else say(...(found.length > 0 ? found : ['No card has all of these words.']))
}

function searched(words: readonly string[], game: string): readonly string[] {
  try {
    return libraryOf(game).library.search(words)
  } catch (error) {
    if (error instanceof SearchError) throw new Failure(error.message)
    throw error
  }
}
