/** A scenario in TypeScript: any position in one call, then play and expectations, in all ways at once. */
import { anyGame, type GameDefinition, gameOf, type Setup } from '../definition.ts'
import type { Machine } from '../machine.ts'
import type { Kinds } from '../state.ts'
import type { Expectations, Said, Start } from './format.ts'
import { openScenario } from './open.ts'
import { ScenarioRun } from './run.ts'
import { WAYS, type Way } from './through.ts'
import { type Path, ScenarioError } from './words.ts'

export interface ScenarioStart extends Start {
  /** The ways to run it, step by step beside each other; all of them if nothing is said. */
  readonly through?: readonly Way[]
}

export class Scenario<K extends Kinds> {
  private readonly runs: readonly ScenarioRun[]

  constructor(runs: readonly ScenarioRun[]) {
    this.runs = runs
  }

  /** For what no expectation can say. */
  get machine(): Machine<K> {
    return gameOf(this.runs[0]!.machine)
  }

  /** A seat's answer: `play('red', { deploy: 'corsair' })`. */
  play(seat: string, answer: Said, path: Path = []): this {
    return this.each((run) => run.answer(seat, answer, path), this.play)
  }

  expect(wanted: Expectations, path: Path = []): this {
    return this.each((run) => run.expect(wanted, path), this.expect)
  }

  /** The end: fails if somebody is asked and no expectation said so. */
  done(path: Path = []): void {
    this.each((run) => run.done(path), this.done)
  }

  /** Errors show the line of the test that called, not of the runner. */
  private each(step: (run: ScenarioRun) => void, caller: (...args: never[]) => unknown): this {
    for (const run of this.runs) {
      try {
        step(run)
      } catch (error) {
        if (!(error instanceof ScenarioError)) throw error
        if (run.way !== 'plain') error.message += ` (through ${run.way})`
        ;(Error as StackTracer).captureStackTrace?.(error, caller)
        throw error
      }
    }
    return this
  }
}

/** What engines offer to cut a stack trace; the language does not name it yet. */
interface StackTracer {
  captureStackTrace?: (error: Error, above: unknown) => void
}

export function scenario<K extends Kinds, S extends Setup>(
  definition: GameDefinition<K, S>,
  { through = WAYS, ...start }: ScenarioStart = {},
): Scenario<K> {
  const game = anyGame(definition)
  const opening = openScenario(game, start)
  return new Scenario(through.map((way) => new ScenarioRun(game, opening, way)))
}
