/** Offers and events against what a scenario writes of them: field by field, with cards and seats by name. */
import type { CardId } from '../state.ts'
import { cardText, means, nameOf, readCard } from './cards.ts'
import type { Said } from './format.ts'
import { type Scene, seatName, seatNamed } from './scene.ts'
import type { FieldKind, Path } from './words.ts'

const FIELDS: Readonly<Record<string, FieldKind>> = {
  card: 'card',
  cards: 'card',
  seat: 'seat',
  seats: 'seat',
  is: 'definition',
}

export const fieldKind = (scene: Scene, field: string): FieldKind | undefined =>
  scene.game.scenario.fields?.[field] ?? FIELDS[field]

export type Test = (actual: unknown) => boolean

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Tests a field for what was said of it; a record for the fields that were named. */
function fieldTest(scene: Scene, field: string, said: Said | undefined, path: Path): Test {
  if (said === null || said === undefined) return (actual) => actual === undefined || actual === null
  if (typeof said !== 'object') return plainTest(scene, field, said, path)
  if (!Array.isArray(said)) return recordTest(scene, said as Readonly<Record<string, Said>>, path)
  const tests = said.map((item: Said, index) => fieldTest(scene, field, item, [...path, index]))
  return (actual) =>
    Array.isArray(actual) &&
    actual.length === tests.length &&
    tests.every((test, index) => test(actual[index]))
}

/** `keyOf` is the key by which the scenario writes a field, where it is another. */
export function recordTest(
  scene: Scene,
  said: Readonly<Record<string, Said>>,
  path: Path,
  keyOf = (field: string): string => field,
): Test {
  const tests = Object.entries(said).map(
    ([field, value]) => [field, fieldTest(scene, field, value, [...path, keyOf(field)])] as const,
  )
  return (actual) => isRecord(actual) && tests.every(([field, test]) => test(actual[field]))
}

function plainTest(scene: Scene, field: string, said: string | number | boolean, path: Path): Test {
  switch (fieldKind(scene, field)) {
    case 'seat': {
      const seat = seatNamed(scene, String(said), path)
      return (actual) => actual === seat
    }
    case 'card': {
      const text = readCard(scene, String(said), path)
      return (actual) => means(scene, text, actual as CardId)
    }
    case 'definition':
      return (actual) => actual === said || scene.game.words.card(String(actual)) === said
    default:
      return (actual) => actual === said
  }
}

/** A value with the names that a scenario has for it. */
export function named(scene: Scene, field: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => named(scene, field, item))
  if (isRecord(value)) return namedFields(scene, value)
  if (typeof value !== 'number') return value
  switch (fieldKind(scene, field)) {
    case 'card':
      return scene.machine.state.cards[value] ? cardText(scene, value) : (nameOf(scene, value) ?? value)
    case 'seat':
      return seatName(scene, value)
    default:
      return value
  }
}

const namedFields = (scene: Scene, record: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([field, value]) => [field, named(scene, field, value)]))

/** `{ kind: struck, seat: red, loss: 2 }` */
export const sayRecord = (scene: Scene, record: object): string => say(namedFields(scene, record))

/** A value as YAML writes it on one line. */
export function say(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(say).join(', ')}]`
  if (isRecord(value)) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined)
    return `{ ${fields.map(([key, field]) => `${key}: ${say(field)}`).join(', ')} }`
  }
  return String(value)
}
