/** `dejarik puzzles`: finds positions in which one answer wins, in games between programs. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { botFor, judgementFor, type Puzzle, puzzlesOf, type Seeker } from '@dejarik/bots'
import { prepareSetup } from '@dejarik/kernel'
import { Command } from 'commander'
import { Failure } from '../failure.ts'
import { wholeNumber, withCards } from '../flags.ts'
import { gameNamed } from '../games.ts'
import { say } from '../output.ts'
import { progress } from '../progress.ts'

interface FindFlags {
  readonly game: string
  readonly edition?: string
  readonly games: number
  readonly seed: number
  readonly out: string
}

/** Asked what they would answer; the learners answer as the cadet does. */
const LEVELS = ['cadet', 'captain', 'admiral', 'grand-admiral']

const EXAMPLES = `
Each answer is played on to the end in a hundred imagined games, with the same luck; a puzzle is a position in which the best answer
wins at least 55 of 100 and 15 more than the next. A file that has games already goes on after the last of them.

Example:
  dejarik puzzles find --game swtcg --games 100 --out puzzles.jsonl`

export function puzzlesCommand(): Command {
  const find = withCards(new Command('find'))
    .description('look for puzzles in games between programs')
    .option('--edition <name>', 'the edition of the rules')
    .option('-n, --games <count>', 'how many games', wholeNumber(1), 20)
    .option('--seed <number>', 'the seed of the first game', wholeNumber(0), 1)
    .requiredOption('--out <file>', 'where they are added, a puzzle a line')
    .addHelpText('after', EXAMPLES)
    .action(findPuzzles)
  return new Command('puzzles').description('positions in which one answer wins').addCommand(find)
}

function findPuzzles({ game, edition, games, seed, out }: FindFlags): void {
  const seeker = seekerFor(game)
  const first = existsSync(out) ? Math.max(seed, lastSeedIn(out) + 1) : seed
  const bar = progress(games, 'games')
  let found = 0
  for (let number = 0; number < games; number++) {
    const own = first + number
    const prepared = prepareSetup(seeker.definition, { seed: own, ...(edition ? { edition } : {}) })
    if ('reasons' in prepared) throw new Failure(`There is no such game: ${JSON.stringify(prepared.reasons)}`)
    for (const puzzle of puzzlesOf(seeker, prepared.setup, own)) {
      appendFileSync(out, `${JSON.stringify(puzzle)}\n`)
      found++
    }
    bar.at(number + 1)
  }
  bar.end()
  say(`${found} puzzles were found in ${games} games, the last of them with seed ${first + games - 1}.`)
}

function seekerFor(game: string): Seeker {
  const definition = gameNamed(game)
  const judgement = judgementFor(definition.name)
  if (!judgement) throw new Failure(`Nobody looks for puzzles of ${definition.title}.`)
  const levels = LEVELS.flatMap((name) => {
    const bot = botFor(name, definition.name)
    return bot ? [{ name, bot }] : []
  })
  return { definition, judgement, levels }
}

function lastSeedIn(file: string): number {
  const seeds = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => Number((JSON.parse(line) as Puzzle).setup.seed))
  return Math.max(0, ...seeds)
}
