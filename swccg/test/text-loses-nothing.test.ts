/** Nothing of a tree is lost in its English: whatever is changed in it changes what is said. */
import { isPart, type Part } from '@dejarik/kernel/language'
import { describe, expect, test } from 'vitest'
import type { CardDefinition } from '../cards/definition.ts'
import { premiereCards } from '../cards/shipped.ts'
import { unimplied } from '../language/implied.ts'
import { sayText } from '../language/render/text.ts'
import type { CardAction, CardText } from '../text/text.ts'

type Path = readonly (string | number)[]
interface Change {
  readonly path: Path
  readonly to: unknown
}

/** Where names of our own stand: a name that fits nothing is heard, where anything is called by it. */
const NAMES: ReadonlySet<string> = new Set(['as', 'chosen', 'value', 'noted', 'name', 'kindNamed'])

/** Another value of the same field somewhere in the shipped trees, so that closed unions stay closed. */
const VALUES = new Map<string, Set<string>>()
for (const { text } of premiereCards().cards) collect(text, '')
function collect(value: unknown, field: string): void {
  if (typeof value === 'string') VALUES.set(field, (VALUES.get(field) ?? new Set()).add(value))
  else if (Array.isArray(value)) for (const each of value) collect(each, field)
  else if (isPart(value)) for (const [name, each] of Object.entries(value)) collect(each, name)
}

function* changesIn(value: unknown, path: Path, field: string, within: Part): Generator<Change> {
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) yield* changesIn(each, [...path, index], field, within)
    if (value.length > 1) yield { path, to: value.slice(1) }
  } else if (isPart(value)) {
    for (const [name, each] of Object.entries(value)) yield* changesIn(each, [...path, name], name, value)
  } else if (typeof value === 'number') yield { path, to: value < ANY_NUMBER ? value + 1 : 1 }
  else if (typeof value === 'boolean') yield { path, to: undefined }
  else if (typeof value === 'string' && isName(field, within)) yield { path, to: `${value} of another` }
  else if (typeof value === 'string' && !DISCRIMINANTS.has(field)) {
    const other = [...(VALUES.get(field) ?? [])].find((each) => each !== value && fits(field, value, each))
    if (other !== undefined) yield { path, to: other }
  }
}
/** What a part is: to change it alone makes no part at all. */
const DISCRIMINANTS: ReadonlySet<string> = new Set(['static', 'do', 'if', 'just', 'code'])
const isName = (field: string, within: Part): boolean =>
  NAMES.has(field) && !('least' in within || 'most' in within || 'exactly' in within)
/** Fields of one name in several kinds of parts hold words of several lists. */
const LISTS: readonly ReadonlySet<string>[] = [
  new Set(['yours', 'opponents', 'both']),
  new Set(['you', 'opponent', 'either']),
]
const fits = (field: string, value: string, other: string): boolean =>
  LISTS.every((list) => list.has(value) === list.has(other)) &&
  (field !== 'what' &&
  field !== 'change' &&
  field !== 'where' &&
  field !== 'on' &&
  field !== 'to' &&
  field !== 'for'
    ? true
    : sameKind(value, other))
const sameKind = (one: string, other: string): boolean =>
  KINDS.some((list) => list.has(one) && list.has(other))
const KINDS: readonly ReadonlySet<string>[] = [
  new Set(['power', 'forfeit', 'maneuver', 'hyperspeed', 'armor', 'landspeed', 'ability']),
  new Set([
    'total-power',
    'total-ability',
    'drain',
    'battle-destinies',
    'battle-destiny',
    'weapon-destiny',
    'attrition',
    'battle-damage',
    'transit',
    'battle-cost',
    'force-icons',
    'ability-needed',
    'power-destinies',
  ]),
  new Set(['move', 'deploy', 'board', 'battle', 'fire', 'be-targeted', 'carry-weapons', 'act']),
  new Set([
    'react',
    'move-free',
    'deploy-free',
    'deploy-as-react',
    'deploy-without-presence',
    'drive',
    'react-flying',
  ]),
  new Set([
    'same-site',
    'same-location',
    'present',
    'adjacent-site',
    'related-site',
    'related-system',
    'same-or-adjacent-site',
  ]),
  new Set(['own-side', 'opponents-side']),
  new Set(['used', 'lost']),
  new Set(['battle', 'weapon']),
]

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
/** The tree without the conditions that follow from the rest of it: they are not said. */
function explicit(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(explicit)
  if (!isPart(value)) return value
  const part = Object.fromEntries(Object.entries(value).map(([field, each]) => [field, explicit(each)]))
  if (!('do' in value) || !Array.isArray(value['do'])) return part
  return { ...part, if: unimplied(value as unknown as CardAction) }
}
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(explicit(one)) === JSON.stringify(explicit(other))

/** A mark that is set where it is set already: the crew of Lateral Damage tries again. */
const isRedundant = ({ key }: CardDefinition, { path }: Change): boolean =>
  key === 'Lateral Damage' && path.join('.') === 'triggers.1.do'

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
  test.each(premiereCards().cards.map((card) => [card.key, card] as const))('%s', (_, card) => {
    const said = say(card, card.text)
    const unheard = [...changesIn(card.text, [], '', {})]
      .filter((change) => !isUncalled(card, change))
      .filter((change) => !isRedundant(card, change))
      .filter(({ path, to }) => {
        const text = changed(card.text, path, to) as CardText
        return say(card, text) === said && !isSame(text, card.text)
      })
      .map(({ path, to }) => `${path.join('.')} -> ${JSON.stringify(to)}`)
    expect(unheard).toEqual([])
  })
})
