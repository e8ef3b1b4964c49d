/** Expectations about events: what happened since the last expectation, what did not, and what a seat was told of it. */
import { redact, type Viewer } from '../../view.ts'
import type { Expectations } from '../format.ts'
import { recordTest, sayRecord } from '../match.ts'
import { type Scene, viewerNamed } from '../scene.ts'
import { type Path, ScenarioFailure } from '../words.ts'
import { eachEntry } from './facts.ts'

type Patterns = NonNullable<Expectations['events']>

/** The events with everything that anybody knows of them. */
const wholeEvents = (scene: Scene): readonly object[] =>
  scene.entries.map(({ event, secret }) => ({ ...event, ...secret?.facts }))

const eventsFor = (scene: Scene, viewer: Viewer): readonly object[] =>
  scene.entries.map((entry) => redact(entry, viewer))

export const events = (scene: Scene, wanted: Patterns, path: Path): void =>
  inOrder(scene, wholeEvents(scene), wanted, path)

export const noEvents = (scene: Scene, unwanted: Patterns, path: Path): void =>
  none(scene, wholeEvents(scene), unwanted, path)

export const told = (scene: Scene, wanted: NonNullable<Expectations['told']>, path: Path): void =>
  eachEntry(wanted, path, (name, patterns, at) =>
    inOrder(scene, eventsFor(scene, viewerNamed(scene, name, at)), patterns, at),
  )

export const notTold = (scene: Scene, unwanted: NonNullable<Expectations['notTold']>, path: Path): void =>
  eachEntry(unwanted, path, (name, patterns, at) =>
    none(scene, eventsFor(scene, viewerNamed(scene, name, at)), patterns, at),
  )

/** Each is there, after the one before it; others may lie between. */
function inOrder(scene: Scene, happened: readonly object[], wanted: Patterns, path: Path): void {
  let next = 0
  for (const [index, said] of wanted.entries()) {
    const test = recordTest(scene, said, [...path, index])
    const found = happened.findIndex((event, place) => place >= next && test(event))
    if (found < 0)
      throw new ScenarioFailure(missing(scene, happened.slice(next), said, next), [...path, index])
    next = found + 1
  }
}

function none(scene: Scene, happened: readonly object[], unwanted: Patterns, path: Path): void {
  for (const [index, said] of unwanted.entries()) {
    const found = happened.find(recordTest(scene, said, [...path, index]))
    if (found) throw new ScenarioFailure(`this happened: ${sayRecord(scene, found)}`, [...path, index])
  }
}

function missing(scene: Scene, rest: readonly object[], said: object, next: number): string {
  const came = rest.map((event) => sayRecord(scene, event)).join(', ') || 'nothing'
  const where = next > 0 ? 'after the one before it' : 'there'
  return `no event like ${sayRecord(scene, said)} happened; ${where} came ${came}`
}
