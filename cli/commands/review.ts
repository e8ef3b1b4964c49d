/** `dejarik review`: a recorded game looked back on, with what would have been better. */
import { Command } from 'commander'
import { writeText } from '../files.ts'
import { wholeNumber } from '../flags.ts'
import { say, sayJson } from '../output.ts'
import { reviewLines } from '../review/lines.ts'
import { lookBack } from '../review/looked-back.ts'
import { reviewPage } from '../review/page.ts'

interface ReviewFlags {
  readonly seconds?: number
  readonly html?: string
  readonly json?: true
}

const EXAMPLES = `
Every decision that was a choice is weighed by the strongest program of the game, from what its seat could know. What the
decisions of both do not account for is luck: dice, draws and hidden cards.

Examples:
  dejarik review game.json
  dejarik review game.json --seconds 30          in half a minute, as well as this machine can
  dejarik review game.json --html review.html    as a page with a graph
`

export function reviewCommand(): Command {
  return new Command('review')
    .description('look back on a recorded game: where it turned, and what would have been better')
    .argument('<file>', 'a replay')
    .option(
      '--seconds <count>',
      'how long to think altogether; the usual number of games if absent',
      wholeNumber(1),
    )
    .option('--html <file>', 'write it as a page')
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action(review)
}

function review(file: string, { seconds, html, json }: ReviewFlags): void {
  const looked = lookBack(file, seconds)
  if (html !== undefined) writeText(html, reviewPage(looked))
  if (json) sayJson(looked)
  else if (html !== undefined) say(`Written to ${html}.`)
  else say(...reviewLines(looked))
}
