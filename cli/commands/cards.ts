/** `dejarik cards`: what the cards of a game are and do. */
import { Command } from 'commander'
import { withGame } from '../flags.ts'
import { cardNamed, libraryOf } from '../library.ts'
import { say, sayJson } from '../output.ts'

interface CardFlags {
  readonly game: string
  readonly json?: true
}

const EXAMPLES = `
Examples:
  dejarik cards show warlord                 names may be typed in any case
  dejarik cards search raider power          cards that have all the words
  dejarik cards search                       all cards
`

export function cardsCommand(): Command {
  const cards = new Command('cards')
    .description('show and search the cards of a game')
    .addHelpText('after', EXAMPLES)
  withGame(cards.command('show').argument('<name...>', 'the name on the card'))
    .description('print one card')
    .option('--json', 'print JSON')
    .action(show)
  withGame(cards.command('search').argument('[words...]', 'words that the card must have'))
    .description('list the cards that have all the words')
    .option('--json', 'print JSON')
    .action(search)
  return cards
}

function show(words: readonly string[], { game, json }: CardFlags): void {
  const { library } = libraryOf(game)
  const name = cardNamed(library, words.join(' '))
  const lines = library.describe(name)
  if (json) sayJson({ name, lines })
  else say(...lines)
}

/** Nothing found is an answer, not a failure. */
function search(words: readonly string[], { game, json }: CardFlags): void {
  const found = libraryOf(game).library.search(words)
  if (json) sayJson(found)
  else say(...(found.length > 0 ? found : ['No card has all of these words.']))
}
