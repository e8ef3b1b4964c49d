/** What each reference of a tree points back to, told with the reference itself: how many, and units or other cards. */
import type { CardKind } from '../../cards/definition.ts'
import type { Amount } from '../tree/amounts.ts'
import type { Filter, Reference, Selector } from '../tree/nouns.ts'
import type { Ability } from '../tree/tree.ts'

/** What a reference is called after the word before it: `this Location`, `those units`. */
export interface Called {
  readonly noun: string
  readonly many: boolean
}
export type Told = Reference & { readonly called?: Called }

/** What has been spoken of so far. */
interface Spoken {
  self: Called
  that: Called
  /** What was spoken of before the cards that an instruction finds: an ability that they get means it. */
  earlier: Called
  paid: Called
}
type Part = Readonly<Record<string, unknown>>

const one = (noun: string): Called => ({ noun, many: false })
const UNIT = one('unit')
const CARD = one('card')
const PILOT = one('Pilot')
const OWN: Readonly<Record<CardKind, Called>> = {
  unit: UNIT,
  location: one('Location'),
  equipment: one('Equipment'),
  resource: one('Resource'),
  mission: one('Mission'),
  battle: one('Battle card'),
  event: one('Event'),
}

/** The same ability of a card of that kind, with what each of its references is called. */
export const withAntecedents = (ability: Ability, kind: CardKind): Ability =>
  walk(ability, { self: OWN[kind], that: UNIT, earlier: UNIT, paid: UNIT }) as Ability

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function walk(tree: unknown, spoken: Spoken): unknown {
  if (Array.isArray(tree)) return tree.map((part) => walk(part, spoken))
  if (!isPart(tree)) return tree
  if ('the' in tree) return called(tree, spoken)
  if ('do' in tree) spoken.earlier = spoken.that
  const told = new Map<string, unknown>()
  for (const key of inOrder(tree)) told.set(key, within(tree, key, spoken))
  bind(tree, spoken)
  return Object.fromEntries(Object.keys(tree).map((key) => [key, told.get(key)]))
}

function called(card: Part, { self, that, paid }: Spoken): unknown {
  if (card['the'] === 'self') return { ...card, called: self }
  if (card['the'] !== 'chosen') return card
  if (card['name'] === 'that') return { ...card, called: that }
  return card['name'] === 'paid' ? { ...card, called: paid } : card
}

/** The order in which the parts of an ability or an instruction are said. */
const ORDER = ['cost', 'when', 'from', 'condition', 'amount', 'dice', 'who', 'what'] as const
const rankOf = (key: string): number => {
  const rank = ORDER.indexOf(key as (typeof ORDER)[number])
  return rank < 0 ? ORDER.length : rank
}
/** What is done comes after what it is done to; when an effect may be played comes last. */
function inOrder(tree: Part): readonly string[] {
  const isDone = (key: string): boolean => isList(tree[key]) && key !== 'cost'
  const late = (key: string): number =>
    tree['ability'] === 'effect' && key === 'only' ? 2 : key === 'enhance' ? 3 : isDone(key) ? 1 : 0
  return Object.keys(tree).sort((a, b) => late(a) - late(b) || rankOf(a) - rankOf(b))
}
const isList = (part: unknown): boolean => Array.isArray(part) && part.every(isPart)

function within(tree: Part, key: string, spoken: Spoken): unknown {
  const part = tree[key]
  if (key === 'abilities' || key === 'gives')
    return walk(part, { ...spoken, self: UNIT, that: spoken.earlier }) // the unit's that gets them
  if (key === 'so' && isPart(part)) return walk(part, { ...spoken, that: one(nounOf(tree)) }) // of each that is chosen
  if (key === 'otherwise' || key === 'lower' || key === 'lose') return walk(part, { ...spoken })
  if (tree['do'] === 'choose-one' && Array.isArray(part)) return part.map((mode) => walk(mode, { ...spoken }))
  if (key === 'cost' && tree['how'] === 'also') return walk(part, { ...spoken }) // the normal effect goes on
  if (key === 'what' && goesOnThat(tree)) return walk(part, { ...spoken })
  if (tree['do'] === 'for-each' && key === 'what') spoken.that = one(nounOf(tree['of'] as Filter))
  const told = walk(part, spoken)
  if (key === 'cost') spoken.paid = spoken.that
  if (key === 'when' && isPart(part)) spoken.that = { ...spoken.that, many: false }
  return told
}

/** Equipment goes on a unit that was spoken of, and what follows speaks of that unit. */
const goesOnThat = ({ do: deed, to }: Part): boolean =>
  deed === 'attach' && isPart(to) && to['the'] === 'chosen'

const isSelector = (tree: Part): tree is Part & Selector => 'take' in tree && 'of' in tree

/** What a part makes known is spoken of from then on. */
function bind(tree: Part, spoken: Spoken): void {
  if (isSelector(tree)) spoken.that = calling(tree, spoken.that)
  if (tree['do'] === 'search' || tree['do'] === 'look-at-top' || tree['do'] === 'reveal-until')
    spoken.that = { noun: 'card', many: tree['count'] !== 1 }
  if (tree['do'] === 'take') spoken.that = { noun: 'unit', many: tree['count'] !== 1 }
  if (tree['when'] === 'draws' || tree['when'] === 'reveals' || tree['when'] === 'mills') spoken.that = CARD
  if (tree['when'] === 'would-lose-pilot') spoken.that = PILOT
  if (ARRIVES.has(tree['do']) && isArrival(tree['to'])) spoken.that = { ...spoken.that, noun: 'unit' }
}
const isArrival = (to: unknown): boolean =>
  to === 'its-arena' || to === 'this-arena' || typeof to === 'object'
const ARRIVES: ReadonlySet<unknown> = new Set(['put', 'search'])

/** What lies with a unit is spoken of by that unit. */
function calling({ take, of, inEach }: Selector, before: Called): Called {
  if (of.place?.in === 'stack') return before
  const isSeveral = !('count' in take) || (take.take !== 'all-but' && isMany(take.count))
  return { noun: nounOf(of), many: isSeveral || take.take === 'all-but' || inEach !== undefined }
}
const isMany = (count: Amount): boolean => count !== 1

/** Where cards are that are no units, whatever they will be. */
const PILES: ReadonlySet<string> = new Set([
  'hand',
  'deck',
  'discard-pile',
  'set-aside',
  'out-of-game',
  'under',
  'top',
  'those',
])
function nounOf({ kind, place, anyOf, word }: Filter): 'unit' | 'card' {
  if (anyOf) return anyOf.every((each) => nounOf(each) === 'unit') ? 'unit' : 'card'
  if ((place && PILES.has(place.in)) || word === 'card') return 'card'
  if (!kind) return place?.in === 'build-zone' || place?.in === 'on' ? 'card' : 'unit'
  return kind.every((each) => each === 'unit') ? 'unit' : 'card'
}
