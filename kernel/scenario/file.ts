/** A scenario in a file: read, checked, run, and reported with line and column. It reads no file itself. */
import type { AnyGame } from '../definition.ts'
import type { Machine } from '../machine.ts'
import type { Kinds } from '../state.ts'
import { check } from './check.ts'
import { type Said, ScenarioFile } from './format.ts'
import { isRecord } from './match.ts'
import { checkCards } from './open.ts'
import { type Scenario, scenario } from './scenario.ts'
import { readSource, type Source } from './source.ts'
import { WAYS, type Way } from './through.ts'
import { unknown } from './unknown.ts'
import { type Path, type Place, ScenarioError, ScenarioFailure } from './words.ts'

/** By its name; a file of cards for scenarios is called `something.cards.yaml`. */
export const isScenarioFile = (file: string): boolean =>
  /\.ya?ml$/.test(file) && !/\.cards\.ya?ml$/.test(file)

export interface ScenarioRequest {
  /** The name of the file, for the report. */
  readonly file: string
  readonly games: readonly AnyGame[]
  /** All ways, if nothing is said. */
  readonly through?: readonly Way[]
  /** The text of a file that the scenario names, by its path from the scenario. */
  readonly readText?: (path: string) => string
}

/** What a scenario says of itself. */
export interface ScenarioHeading {
  readonly title: string
  readonly proves: readonly string[]
}

export interface ScenarioReport extends ScenarioHeading {
  readonly file: string
  readonly passed: boolean
  /** Whether the scenario makes no sense, rather than going another way than it says. */
  readonly malformed: boolean
  readonly message: string | null
  readonly line: number | null
  readonly column: number | null
}

export function runScenario(text: string, request: ScenarioRequest): ScenarioReport {
  const { file } = request
  let source: Source | null = null
  try {
    source = readSource(text)
    const { run, end } = play(source.value, request)
    run.done(end)
    const heading = headingOf(source.value, file)
    return { file, ...heading, passed: true, malformed: false, message: null, line: null, column: null }
  } catch (error) {
    const malformed = error instanceof ScenarioError && !(error instanceof ScenarioFailure)
    const heading = headingOf(source?.value, file)
    return { file, ...heading, passed: false, malformed, message: sayError(error), ...placeOf(error, source) }
  }
}

/** A game as a scenario leaves it, whatever is still asked; the report where it does not get so far. */
export function scenarioGame(
  text: string,
  request: ScenarioRequest,
): { readonly game: AnyGame; readonly machine: Machine<Kinds> } | ScenarioReport {
  try {
    const { game, run } = play(readSource(text).value, { ...request, through: ['plain'] })
    return { game, machine: run.machine }
  } catch (error) {
    if (error instanceof ScenarioError) return runScenario(text, request)
    throw error
  }
}

/** The heading of a scenario that is not run yet, and may be wrong. */
export function readHeading(text: string, file: string): ScenarioHeading {
  try {
    return headingOf(readSource(text).value, file)
  } catch {
    return headingOf(undefined, file)
  }
}

function headingOf(value: unknown, file: string): ScenarioHeading {
  const { title, proves } = isRecord(value) ? value : {}
  return {
    title: typeof title === 'string' ? title : file,
    proves: Array.isArray(proves) ? proves.map(String) : [],
  }
}

/** What seats answer, by seat name. */
type Answers = Readonly<Record<string, Said>>

interface Played {
  readonly game: AnyGame
  readonly run: Scenario<Kinds>
  /** The last thing in it. */
  readonly end: Path
}

function play(value: unknown, request: ScenarioRequest): Played {
  const { game: name, title: _, proves: __, cardsFrom, play: items, ...start } = checked(value, request.games)
  const game = request.games.find((candidate) => candidate.name === name)!
  if (cardsFrom !== undefined && start.cards)
    throw new ScenarioError('`cards` and `cardsFrom` cannot stand together', ['cardsFrom'])
  const cards = cardsFrom === undefined ? {} : { cards: readCards(cardsFrom, game, request) }
  const run = scenario(game, { ...start, ...cards, through: request.through ?? WAYS })
  for (const [index, { expect, ...answers }] of items.entries()) {
    const path: Path = ['play', index]
    if (expect && Object.keys(answers).length > 0)
      throw new ScenarioError('an item is a decision or an expectation, not both', path)
    if (expect) run.expect(expect, [...path, 'expect'])
    for (const [seat, answer] of Object.entries(answers as Answers)) run.play(seat, answer, [...path, seat])
  }
  return { game, run, end: ['play', items.length - 1] }
}

function checked(value: unknown, games: readonly AnyGame[]): ScenarioFile {
  check(ScenarioFile, value)
  const file = value as ScenarioFile
  const { seed: _, ...others } = file
  checkNumbers(others, [])
  const names = games.map((game) => game.name)
  if (!names.includes(file.game)) throw unknown('game', file.game, names, ['game'])
  return file
}

/** More than anything in a game is counted to; piles, dice and repeats of a scenario are bounded by it. */
const MOST = 9999

function checkNumbers(value: unknown, path: Path): void {
  if (typeof value === 'number' && Math.abs(value) > MOST)
    throw new ScenarioError(`${value} is too much: numbers go up to ${MOST}`, path)
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value))
    checkNumbers(part, [...path, Array.isArray(value) ? Number(key) : key])
}

/** The cards of a file that the scenario names, checked there, so that a mistake is told with its place in that file. */
function readCards(path: string, game: AnyGame, { readText }: ScenarioRequest): unknown[] {
  if (!readText) throw new ScenarioError('a file of cards cannot be read here', ['cardsFrom'])
  let source: Source | null = null
  const text = readOther(path, readText)
  try {
    source = readSource(text)
    checkCards(game, source.value)
    checkNumbers(source.value, ['cards'])
    return source.value as unknown[]
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error
    const { line, column } = error.place ?? source!.placeOf(error.path.slice(1))
    throw new ScenarioError(`${path}:${line}:${column}: ${error.message}`, ['cardsFrom'])
  }
}

function readOther(path: string, readText: (path: string) => string): string {
  try {
    return readText(path)
  } catch (error) {
    throw new ScenarioError(error instanceof Error ? error.message : String(error), ['cardsFrom'])
  }
}

/** In one line. */
function sayError(error: unknown): string {
  const message = (error instanceof Error ? error.message : String(error)).replace(/\s*\n\s*/g, ' ')
  return error instanceof ScenarioError ? message : `the program fails: ${message}`
}

function placeOf(error: unknown, source: Source | null): Place {
  if (!(error instanceof ScenarioError)) return { line: 1, column: 1 }
  return error.place ?? source?.placeOf(error.path) ?? { line: 1, column: 1 }
}
