/** `dejarik replay`: games that were recorded, checked, read and turned into other forms. */
import { otherChance, verifyReplay } from '@dejarik/kernel'
import { Command, Option } from 'commander'
import { Failure } from '../failure.ts'
import { writeText } from '../files.ts'
import { wholeNumber } from '../flags.ts'
import type { Eyes } from '../log.ts'
import { say, sayJson, tellFailures } from '../output.ts'
import { type OpenedGame, openGame } from '../replay/open.ts'
import { type Telling, tellGame, tellingLines } from '../replay/telling.ts'

interface TellFlags {
  readonly seat?: number
  readonly decisions?: true
  readonly anyway?: true
  readonly json?: true
}
interface ExportFlags extends TellFlags {
  readonly format: 'json' | 'text'
  readonly to?: string
}

const EXAMPLES = `
Replays are written by "dejarik sim --record FOLDER" and by "save FILE" in "dejarik play". The reports of faults
under .dejarik/faults can be shown and verified in the same way.

Examples:
  dejarik replay verify game.json
  dejarik replay verify game.json --commitment 9f86…  the hash that the table showed before the game
  dejarik replay show game.json --decisions
  dejarik replay show game.json --seat 1             as the player of seat 1 saw it
  dejarik replay export game.json --format text --to game.txt
`

export function replayCommand(): Command {
  const command = new Command('replay')
    .description('check, read and export recorded games')
    .addHelpText('after', EXAMPLES)
  command
    .command('verify <file>')
    .description('play the record again and compare the end')
    .option('--commitment <hash>', 'the hash that you noted before the game, to hold the seed against')
    .option('--json', 'print the result as JSON')
    .action(verify)
  telling(command.command('show <file>').description('tell the game in words, by turn'))
    .option('--json', 'print it as JSON')
    .action(show)
  telling(command.command('export <file>').description('write the told game, with words for every event'))
    .addOption(new Option('--format <name>', 'how to write it').choices(['json', 'text']).default('json'))
    .option('--to <file>', 'where to write it; standard output if absent')
    .action(exportGame)
  return command
}

const telling = (command: Command): Command =>
  command
    .option('--seat <number>', 'tell only what this seat knew, from 1', wholeNumber(1))
    .option('--decisions', 'tell every decision, not only what came of it')
    .option('--anyway', 'try a record of another version')

interface VerifyFlags {
  readonly json?: true
  readonly commitment?: string
}

function verify(file: string, { json, commitment }: VerifyFlags): void {
  const opened = openGame(file)
  const problems = [...problemsOf(opened), ...brokenPromise(opened, commitment)]
  if (problems.length > 0) tellFailures()
  if (json) sayJson({ file, holds: problems.length === 0, decisions: opened.decisions.length, problems })
  else if (problems.length > 0) say(...problems.map((problem) => `${file}: ${problem}`))
  else say(`${file}: holds, ${opened.decisions.length} decisions${saidOfChance(opened)}.`)
}

/** What the player noted down before the game counts, whatever the file says. */
const brokenPromise = ({ origin }: OpenedGame, noted: string | undefined): readonly string[] =>
  noted === undefined ? [] : [otherChance(origin, noted.trim().toLowerCase()) ?? []].flat()

const saidOfChance = ({ record }: OpenedGame): string =>
  record.kind === 'replay' && record.replay.commitment
    ? `; its seed has the hash that was published, ${record.replay.commitment}`
    : ''

/** What is wrong with the record; of a fault report, that it still happens. */
function problemsOf(opened: OpenedGame): readonly string[] {
  const { record, definition } = opened
  if (record.kind === 'replay') return verifyReplay(definition, record.replay)
  if (opened.otherVersion) return [opened.otherVersion]
  const { stopped } = tellGame(opened, 'all')
  return stopped ? [`the fault happens: ${stopped}`] : []
}

function show(file: string, flags: TellFlags): void {
  const telling = told(file, flags)
  if (flags.json) sayJson(telling)
  else say(...tellingLines(telling, flags.decisions === true))
  if (telling.stopped) tellFailures()
}

function exportGame(file: string, flags: ExportFlags): void {
  const telling = told(file, flags)
  const text =
    flags.format === 'json'
      ? JSON.stringify(telling, null, 2)
      : tellingLines(telling, flags.decisions === true).join('\n')
  if (flags.to === undefined) say(text)
  else {
    writeText(flags.to, `${text}\n`)
    say(`Written to ${flags.to}.`)
  }
  if (telling.stopped) tellFailures()
}

function told(file: string, { seat, anyway }: TellFlags): Telling {
  const opened = openGame(file)
  if (opened.otherVersion && !anyway)
    throw new Failure(`${file}: ${opened.otherVersion}. With --anyway it is told as far as it goes.`)
  return tellGame(opened, eyesOf(opened, seat))
}

function eyesOf({ origin: { setup } }: OpenedGame, seat: number | undefined): Eyes {
  if (seat === undefined) return 'all'
  if (seat <= setup.seats) return seat - 1
  throw new Failure(`There is no seat ${seat}; the game has ${setup.seats}.`)
}
