/** Expectations about cards: where they lie, what is true of them, who sees them. */
import { breakdown } from '../../numbers.ts'
import { viewOf } from '../../view.ts'
import { cardNamed, checkName, namesIn, zoneNamed } from '../cards.ts'
import type { Expectations, Said } from '../format.ts'
import { recordTest, sayRecord } from '../match.ts'
import { type Scene, viewerNamed } from '../scene.ts'
import { unknown } from '../unknown.ts'
import { type Path, ScenarioFailure } from '../words.ts'
import { checkFacts, eachEntry } from './facts.ts'

type Wanted<K extends keyof Expectations> = NonNullable<Expectations[K]>

/** A list is all that lies there, in any order. */
export const zones = (scene: Scene, wanted: Wanted<'zones'>, path: Path): void =>
  eachEntry(wanted, path, (place, content, at) => {
    const there = namesIn(scene, zoneNamed(scene, place, at))
    if (typeof content === 'number') {
      if (there.length === content) return
      throw new ScenarioFailure(`${place} holds ${there.length} cards, not ${content}`, at)
    }
    for (const [index, name] of content.entries()) checkName(scene, name, [...at, index])
    const [found, expected] = [there, content].map((names) => names.toSorted().join(', ') || 'nothing')
    if (found !== expected) throw new ScenarioFailure(`${place} holds ${found}; expected ${expected}`, at)
  })

/** Piles lie in order; what is listed is on top, from the top down, and more may lie beneath. */
export const top = (scene: Scene, wanted: Wanted<'top'>, path: Path): void =>
  eachEntry(wanted, path, (place, content, at) => {
    for (const [index, name] of content.entries()) checkName(scene, name, [...at, index])
    const there = namesIn(scene, zoneNamed(scene, place, at)).slice(0, content.length)
    const [found, expected] = [there, content].map((names) => names.join(', ') || 'nothing')
    if (found !== expected)
      throw new ScenarioFailure(`on top of ${place} lies ${found}; expected ${expected}`, at)
  })

export const facts = (scene: Scene, wanted: Wanted<'facts'>, path: Path): void =>
  eachEntry(wanted, path, (text, expected, at) => {
    const card = cardNamed(scene, text, at)
    checkFacts(text, scene.game.scenario.facts(scene.machine, card), expected, at)
  })

export const numbers = (scene: Scene, wanted: Wanted<'numbers'>, path: Path): void =>
  eachEntry(wanted, path, (text, expected, at) => {
    const card = cardNamed(scene, text, at)
    const known = scene.game.scenario.numbers
    for (const [name, value] of Object.entries(expected)) {
      if (!known.includes(name)) throw unknown('number', name, known, [...at, name])
      const { value: is, parts } = breakdown(scene.machine, name, card)
      const stated = typeof value === 'number' ? { value } : value
      if (stated.value !== undefined) checkFacts(text, { [name]: is }, { [name]: stated.value }, at)
      if (stated.parts) checkParts(scene, `${name} of ${text}`, parts, stated.parts, [...at, name, 'parts'])
    }
  })

function checkParts(
  scene: Scene,
  what: string,
  parts: readonly object[],
  wanted: readonly Readonly<Record<string, Said>>[],
  path: Path,
): void {
  const tests = wanted.map((part, index) => recordTest(scene, part, [...path, index]))
  if (tests.length === parts.length && tests.every((test, index) => test(parts[index]))) return
  const found = parts.map((part) => sayRecord(scene, part)).join(', ') || 'nothing'
  throw new ScenarioFailure(`${what} is made of ${found}`, path)
}

const seen =
  (want: boolean) =>
  (scene: Scene, wanted: Wanted<'knows'>, path: Path): void =>
    eachEntry(wanted, path, (viewer, cards, at) => {
      const view = viewOf(scene.machine, scene.game.viewing, viewerNamed(scene, viewer, at))
      for (const [index, text] of cards.entries()) {
        const id = cardNamed(scene, text, [...at, index])
        const sees = view.zones.some((zone) =>
          zone.cards.some((card) => card.id === id && card.is !== undefined),
        )
        if (sees === want) continue
        throw new ScenarioFailure(`${viewer} ${sees ? 'sees' : 'does not see'} what ${text} is`, [
          ...at,
          index,
        ])
      }
    })
export const knows = seen(true)
export const hidden = seen(false)
