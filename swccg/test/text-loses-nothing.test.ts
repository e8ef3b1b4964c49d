/** Nothing of a tree is lost in its English: whatever is changed in it changes what is said. */
import { isPart, type Part } from '@dejarik/kernel/language'
import { describe, expect, test } from 'vitest'
import type { CardDefinition } from '../cards/definition.ts'
import { shippedCards } from '../cards/shipped.ts'
import { canonical } from '../language/canonical.ts'
import { sayText } from '../language/render/text.ts'
import type { CardText } from '../text/text.ts'

type Path = readonly (string | number)[]
interface Change {
  readonly path: Path
  readonly to: unknown
}

/** Where names of our own stand: a name that fits nothing is heard, where anything is called by it. */
const NAMES: ReadonlySet<string> = new Set(['as', 'chosen', 'value', 'noted', 'name', 'kindNamed'])

/** What a part is: to change it alone makes no part at all. */
const DISCRIMINANTS = ['static', 'do', 'if', 'just', 'code'] as const
/** Amounts and places are told apart by the field that each begins with. */
const TAGS = [
  'count',
  'oneOf',
  'highest',
  'total',
  'side',
  'cardsIn',
  'less',
  'sitesOf',
  'system',
  'atA',
] as const
const kindOf = (part: Part): string => {
  const said = DISCRIMINANTS.filter((field) => typeof part[field] === 'string')
  return said.length > 0
    ? said.map((field) => `${field} ${String(part[field])}`).join()
    : TAGS.filter((field) => part[field] !== undefined).join()
}
const isDiscriminant = (field: string): boolean => (DISCRIMINANTS as readonly string[]).includes(field)

/** All values of a field in parts of that kind in the shipped trees, so that closed unions stay closed. */
const VALUES = new Map<string, Set<string>>()
/** How often parts of a kind stand under a field, and how often they have each of their fields. */
const COUNTS = new Map<string, number>()
const counted = (key: string): void => void COUNTS.set(key, (COUNTS.get(key) ?? 0) + 1)
const AUTOMATED = shippedCards().cards.filter(({ automated }) => automated)
for (const { text } of AUTOMATED) collect(text, '', {})
function collect(value: unknown, field: string, within: Part): void {
  const key = `${kindOf(within)} ${field}`
  if (typeof value === 'string') VALUES.set(key, (VALUES.get(key) ?? new Set()).add(value))
  else if (Array.isArray(value)) for (const each of value) collect(each, field, within)
  else if (isPart(value)) {
    counted(`${field} ${kindOf(value)}`)
    for (const [name, each] of Object.entries(value)) {
      counted(`${field} ${kindOf(value)} ${name}`)
      collect(each, name, value)
    }
  }
}
/** Whether some parts of the kind go without the field. */
const isOptional = (parent: string, within: Part, field: string): boolean =>
  COUNTS.get(`${parent} ${kindOf(within)}`) !== COUNTS.get(`${parent} ${kindOf(within)} ${field}`)

function* changesIn(value: unknown, path: Path, field: string, within: Part): Generator<Change> {
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) yield* changesIn(each, [...path, index], field, within)
    if (value.length > 1) yield { path, to: value.slice(1) }
  } else if (isPart(value)) {
    for (const [name, each] of Object.entries(value)) {
      yield* changesIn(each, [...path, name], name, value)
      if (!isDiscriminant(name) && isOptional(field, value, name))
        yield { path: [...path, name], to: undefined }
    }
  } else if (typeof value === 'number') yield { path, to: value < ANY_NUMBER ? value + 1 : 1 }
  else if (typeof value === 'string') yield* otherWords(value, path, field, within)
}
/** So many words at most make a closed list, of which each is tried; of names one other does. */
const CLOSED = 40
function* otherWords(value: string, path: Path, field: string, within: Part): Generator<Change> {
  if (isDiscriminant(field)) return
  if (isName(field, within)) yield { path, to: `${value} of another` }
  else {
    const others = [...(VALUES.get(`${kindOf(within)} ${field}`) ?? [])].filter((other) => other !== value)
    for (const to of others.length < CLOSED ? others : others.slice(0, 1)) yield { path, to }
  }
}
const isName = (field: string, within: Part): boolean =>
  NAMES.has(field) && !('least' in within || 'most' in within || 'exactly' in within)

const changed = (value: unknown, [step, ...rest]: Path, to: unknown): unknown => {
  if (step === undefined) return to
  if (Array.isArray(value))
    return value.map((each, index) => (index === step ? changed(each, rest, to) : each))
  const { [step]: each, ...others } = value as Record<string | number, unknown>
  const next = changed(each, rest, to)
  return next === undefined ? others : { ...(value as object), [step]: next }
}

/** So many targets are any number of them. */
const ANY_NUMBER = 60
/** One form for trees that say the same: what the rest of them implies is not said. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(canonical(one)) === JSON.stringify(canonical(other))

/** What is not heard, by card and field, because something else says it. */
const SAID_ELSEWHERE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Lateral Damage': { 'triggers.1.do': 'the mark is set where it is set already' },
  'Droid Shutdown': {
    'actions.0.do.1.what.of.type': 'that droid is a droid',
    'actions.1.do.1.what.of.type': 'that droid is a droid',
  },
  'Thermal Detonator': { 'actions.0.do.3.what.destinyAmong': 'those are all numbers that were drawn' },
  'Kessel Run': { 'deploys.target.kind': 'smugglers are characters' },
  "Organa's Ceremonial Necklace": { 'actions.0.when.at.has.kind': 'that character is a character' },
}
const isSaidElsewhere = ({ key }: CardDefinition, { path }: Change): boolean =>
  SAID_ELSEWHERE[key]?.[path.join('.')] !== undefined

/** A name by which nothing is called. */
function isUncalled({ text }: CardDefinition, { path, to }: Change): boolean {
  if (!NAMES.has(String(path.at(-1))) || typeof to !== 'string' || !to.endsWith(' of another')) return false
  return JSON.stringify(text).split(JSON.stringify(to.slice(0, -' of another'.length))).length === 2
}

const say = (card: CardDefinition, text: CardText): string => {
  try {
    return sayText(card, text).join(' ')
  } catch (error) {
    return `cannot be said: ${String(error)}`
  }
}

describe('every field of every shipped tree is heard', () => {
  test.each(AUTOMATED.map((card) => [card.key, card] as const))('%s', (_, card) => {
    const said = say(card, card.text)
    const unheard = [...changesIn(card.text, [], '', {})]
      .filter((change) => !isUncalled(card, change))
      .filter((change) => !isSaidElsewhere(card, change))
      .filter(({ path, to }) => {
        const text = changed(card.text, path, to) as CardText
        return say(card, text) === said && !isSame(text, card.text)
      })
      .map(({ path, to }) => `${path.join('.')} -> ${JSON.stringify(to)}`)
    expect(unheard).toEqual([])
  })
})
