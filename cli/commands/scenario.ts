/** `dejarik scenario`: run scenario files, and print the schema of their format. */
import { readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { AnyGame } from '@dejarik/kernel'
import {
  isScenarioFile,
  runScenario,
  type ScenarioReport,
  scenarioSchema,
  WAYS,
  type Way,
} from '@dejarik/kernel/scenario'
import { Command, InvalidArgumentError, Option } from 'commander'
import { Failure } from '../failure.ts'
import { readText } from '../files.ts'
import { nameList } from '../flags.ts'
import { games, gamesAtHand } from '../games.ts'
import { EXIT, say, sayJson, tellFailures } from '../output.ts'
import { progress } from '../progress.ts'

interface RunFlags {
  readonly through: readonly Way[]
  readonly json?: true
}

const EXAMPLES = `
A folder stands for every .yaml file in it. The format is explained in docs/scenarios.md.
The exit code is 1 if a scenario fails, and 2 if one makes no sense.

Examples:
  dejarik scenario run kernel/test/scenarios
  dejarik scenario run my.yaml --through plain,save,replay
  dejarik scenario run my.yaml --json`

export function scenarioCommand(): Command {
  const scenario = new Command('scenario').description(
    'run scenarios: a position, decisions, what must be true',
  )
  scenario
    .command('run')
    .description('run scenario files')
    .argument('<paths...>', 'files or folders')
    .addOption(throughOption())
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action(run)
  scenario
    .command('schema')
    .description('print the JSON schema of scenario files')
    .action(() => sayJson(scenarioSchema(games)))
  return scenario
}

const throughOption = (): Option =>
  new Option('--through <ways>', `how to run them, separated by commas: ${WAYS.join(', ')}`)
    .argParser(readWays)
    .default(['plain'], 'plain')

function readWays(text: string): readonly Way[] {
  const ways = nameList(text)
  const strange = ways.find((way) => !WAYS.includes(way as Way))
  if (strange === undefined && ways.length > 0) return ways as readonly Way[]
  throw new InvalidArgumentError(`Expected some of ${WAYS.join(', ')}, separated by commas.`)
}

function run(paths: readonly string[], { through, json }: RunFlags): void {
  const files = paths.flatMap(scenariosAt)
  const bar = progress(files.length, 'scenarios')
  const atHand = gamesAtHand()
  const reports = files.map((file, index) => {
    bar.at(index)
    return runFile(file, through, atHand)
  })
  bar.end()
  if (json) sayJson(asJson(reports))
  else say(...reports.map(line), tally(reports))
  if (reports.some((report) => !report.passed)) tellFailures()
  if (reports.some((report) => report.malformed)) process.exitCode = EXIT.badInput
}

/** The file itself, or the scenarios in a folder. */
function scenariosAt(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path]
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(isScenarioFile).sort()
  if (files.length === 0) throw new Failure(`There are no scenarios in ${path}: no file there ends in .yaml.`)
  return files.map((file) => join(path, file))
}

const runFile = (file: string, through: readonly Way[], games: readonly AnyGame[]): ScenarioReport =>
  runScenario(readText(file), {
    file,
    games,
    through,
    readText: (path) => readText(resolve(dirname(file), path)),
  })

const line = ({ file, passed, title, line, column, message }: ScenarioReport): string =>
  passed ? `ok    ${file}: ${title}` : `FAIL  ${file}:${line}:${column}: ${message}`

const count = (reports: readonly ScenarioReport[]) => {
  const passed = reports.filter((report) => report.passed).length
  return { files: reports.length, passed, failed: reports.length - passed }
}

function tally(reports: readonly ScenarioReport[]): string {
  const { passed, failed } = count(reports)
  return `${passed} passed, ${failed} failed`
}

const asJson = (reports: readonly ScenarioReport[]) => ({
  summary: count(reports),
  scenarios: reports.map(({ malformed: _, ...report }) => report),
})
