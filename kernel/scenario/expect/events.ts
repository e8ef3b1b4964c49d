/** Expectations about events: these happened since the last expectation, in this order. */
import type { Expectations } from '../format.ts'
import { recordTest, sayRecord } from '../match.ts'
import type { Scene } from '../scene.ts'
import { type Path, ScenarioFailure } from '../words.ts'

export function events(scene: Scene, wanted: NonNullable<Expectations['events']>, path: Path): void {
  let next = 0
  for (const [index, said] of wanted.entries()) {
    const test = recordTest(scene, said, [...path, index])
    const found = scene.events.findIndex((event, place) => place >= next && test(event))
    if (found < 0) throw new ScenarioFailure(missing(scene, said, next), [...path, index])
    next = found + 1
  }
}

function missing(scene: Scene, said: object, next: number): string {
  const rest = scene.events.slice(next).map((event) => sayRecord(scene, event))
  const what = `no event like ${sayRecord(scene, said)} happened`
  return `${what}; ${next > 0 ? 'after the one before it' : 'there'} came ${rest.join(', ') || 'nothing'}`
}
