/** Expectations about facts by name: of cards, of seats, of the table, and how the game ended. */
import { outcomeOf } from '../../view.ts'
import type { Expectations } from '../format.ts'
import { type Scene, seatName, seatNamed } from '../scene.ts'
import { unknown } from '../unknown.ts'
import { type Fact, type Path, ScenarioFailure } from '../words.ts'

type Wanted<K extends keyof Expectations> = NonNullable<Expectations[K]>

export function eachEntry<T>(
  wanted: Readonly<Record<string, T>>,
  path: Path,
  check: (name: string, value: T, path: Path) => void,
): void {
  for (const [name, value] of Object.entries(wanted)) check(name, value, [...path, name])
}

export function checkFacts(
  what: string,
  actual: Readonly<Record<string, Fact>>,
  wanted: Readonly<Record<string, Fact>>,
  path: Path,
): void {
  eachEntry(wanted, path, (name, value, at) => {
    if (!(name in actual)) throw unknown('fact', name, Object.keys(actual), at)
    if (actual[name] === value) return
    throw new ScenarioFailure(`${what}: ${name} is ${actual[name]}; expected ${value}`, at)
  })
}

export const resources = (scene: Scene, wanted: Wanted<'resources'>, path: Path): void =>
  eachEntry(wanted, path, (name, expected, at) => {
    const seat = seatNamed(scene, name, at)
    checkFacts(name, scene.game.scenario.resources(scene.machine, seat), expected, at)
  })

export const table = (scene: Scene, wanted: Wanted<'table'>, path: Path): void =>
  checkFacts('the table', scene.game.scenario.table(scene.machine), wanted, path)

export function over(scene: Scene, wanted: Wanted<'over'>, path: Path): void {
  const outcome = outcomeOf(scene.machine)
  if (!outcome) throw new ScenarioFailure('the game is not over', path)
  for (const [index, name] of wanted.winners.entries()) seatNamed(scene, name, [...path, 'winners', index])
  const winners = outcome.winners.map((seat) => seatName(scene, seat))
  const [found, expected] = [winners, wanted.winners].map((names) => names.toSorted().join(', ') || 'nobody')
  if (found !== expected)
    throw new ScenarioFailure(`${found} won; expected ${expected}`, [...path, 'winners'])
  if (wanted.rule === undefined || wanted.rule === outcome.cause.rule) return
  throw new ScenarioFailure(
    `the game ended by ${outcome.cause.rule ?? 'no rule'}, not by ${wanted.rule}`,
    path,
  )
}
