/** Scenarios inside Vitest: every file of a folder as tests, and the helper that ends with its test. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { onTestFinished, type TestOptions, test } from 'vitest'
import { anyGame, type GameDefinition, type Kinds, type Setup } from '../index.ts'
import {
  isScenarioFile,
  scenario as openScenario,
  readHeading,
  runScenario,
  type Scenario,
  type ScenarioStart,
  WAYS,
  type Way,
} from '../scenario/index.ts'

/** A scenario that is done when its test is: an ask that is left over fails the test, with no word about it. */
export function scenario<K extends Kinds, S extends Setup>(
  game: GameDefinition<K, S>,
  start: ScenarioStart = {},
): Scenario<K> {
  const play = openScenario(game, start)
  onTestFinished(({ task }) => {
    if (task.result?.state !== 'fail') play.done()
  })
  return play
}

interface ScenarioTests<K extends Kinds, S extends Setup> {
  readonly folder: string
  readonly game: GameDefinition<K, S>
  /** How a test claims rules; `proves` of `@dejarik/rulebook/testing` also looks whether they exist. */
  readonly claim?: (...ids: readonly string[]) => Pick<TestOptions, 'meta'>
}

const claimAll = (...proves: readonly string[]) => ({ meta: { proves } })

/** A test for each scenario and way. */
export function testScenarios<K extends Kinds, S extends Setup>(tests: ScenarioTests<K, S>): void {
  const { folder, game, claim = claimAll } = tests
  for (const file of scenarioFiles(folder)) {
    const { title, proves } = readHeading(readFileSync(file, 'utf8'), relative(folder, file))
    for (const way of WAYS) test(`${title} (${way})`, claim(...proves), () => runFile(file, game, way))
  }
}

/** Every scenario in the folder and the folders in it. */
function scenarioFiles(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isScenarioFile)
  if (files.length === 0) throw new Error(`there are no scenarios in ${folder}`)
  return files.sort().map((file) => join(folder, file))
}

function runFile<K extends Kinds, S extends Setup>(file: string, game: GameDefinition<K, S>, way: Way): void {
  const { passed, line, column, message } = runScenario(readFileSync(file, 'utf8'), {
    file,
    games: [anyGame(game)],
    through: [way],
    readText: (path) => readFileSync(join(dirname(file), path), 'utf8'),
  })
  if (!passed) throw new Error(`${file}:${line}:${column}: ${message}`)
}
