/** Which kinds of parts of card text a test runs, seen by looking over the shoulder of the interpreter. */
import type { CardId } from '@dejarik/kernel'
import { onTestFinished } from 'vitest'
import type { CardDefinition } from '../cards/definition.ts'
import * as amounts from '../effects/amounts/amounts.ts'
import * as conditions from '../effects/conditions.ts'
import * as nouns from '../effects/nouns/nouns.ts'
import * as performing from '../effects/perform.ts'
import * as statics from '../effects/statics.ts'
import { facts } from '../facts.ts'
import { definitionOf, type Game } from '../kinds.ts'
import type { Ability } from '../language/tree/tree.ts'
import * as standing from '../rules/abilities/abilities.ts'
import type { ActiveAbility } from '../rules/abilities/active-ability.ts'
import * as constraints from '../rules/abilities/constraints.ts'
import * as price from '../rules/build/completion-price.ts'
import * as bearing from '../rules/equipment/who-may-bear.ts'
import * as joining from '../rules/unique/stacking-by-text.ts'
import { kindsIn } from './tree-kinds.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Kinds of parts of card text that a scenario of the test ran. */
    runs?: readonly string[]
  }
}

type Part = Readonly<Record<string, unknown>>
type Call = (...given: readonly unknown[]) => unknown

/** What is carried out by a call of its own does not count with the part that holds it. */
const but =
  (...apart: readonly string[]) =>
  (name: string): boolean =>
    !apart.includes(name)
const ownParts = but('Instruction', 'Condition', 'Ability', 'Trigger')

/** A door of the interpreter, what of a call to look at, and the kinds that are run with it. */
interface Door {
  readonly of: object
  readonly name: string
  readonly looksAt: (given: readonly unknown[], result: unknown) => unknown
  readonly runs: (part: never, game: Game, given: readonly unknown[]) => Iterable<string>
}
const third = (given: readonly unknown[]): unknown => given[2]
const returned = (_: unknown, result: unknown): unknown => result

const DOORS: readonly Door[] = [
  {
    of: performing,
    name: 'perform',
    looksAt: third,
    runs: (part, game) => [...kindsIn('Instruction', part, ownParts), ...headsOf(game, part)],
  },
  {
    of: conditions,
    name: 'holds',
    looksAt: third,
    runs: (part) => kindsIn('Condition', part, but('Instruction', 'Ability')),
  },
  { of: amounts, name: 'amountOf', looksAt: third, runs: (part) => kindsIn('Amount', part, ownParts) },
  { of: nouns, name: 'fits', looksAt: third, runs: (part) => kindsIn('Filter', part, ownParts) },
  { of: nouns, name: 'candidates', looksAt: third, runs: (part) => kindsIn('Filter', part, ownParts) },
  {
    of: statics,
    name: 'staticsOn',
    looksAt: returned,
    runs: (gains: readonly statics.StaticGain[]) =>
      gains.flatMap(({ gain }) => [...kindsIn('Gain', gain, ownParts)]),
  },
  {
    of: standing,
    name: 'abilitiesOf',
    looksAt: returned,
    runs: (active: readonly ActiveAbility[], game, [, card]) => [
      ...active.flatMap(({ ability }) => worksThere(ability)),
      ...game.card(card as CardId).equipment.flatMap((each) => printed(game, each, ['equipped'])),
    ],
  },
  {
    of: bearing,
    name: 'whyNotBear',
    looksAt: returned,
    runs: (_, game, [, equipment]) => printed(game, equipment as CardId, ['attachment']),
  },
  {
    of: bearing,
    name: 'isFixed',
    looksAt: (given, isFixed) => (isFixed ? given : null),
    runs: (_, game, [, equipment]) => printed(game, equipment as CardId, ['attachment']),
  },
  {
    of: bearing,
    name: 'mayAlsoBear',
    looksAt: (given, may) => (may ? given : null),
    runs: (_, game, [, equipment]) => printed(game, equipment as CardId, ['attachment']),
  },
  {
    of: constraints,
    name: 'constraintsOn',
    looksAt: returned,
    runs: (found: readonly constraints.Constraint[]) =>
      found.flatMap(({ rule }) => [...kindsIn('Rule', rule, ownParts)]),
  },
  {
    of: constraints,
    name: 'ownConstraints',
    looksAt: returned,
    runs: (found: readonly constraints.Constraint[]) =>
      found.flatMap(({ rule }) => [...kindsIn('Rule', rule, ownParts)]),
  },
  {
    of: joining,
    name: 'hostsFor',
    looksAt: (given, hosts) => ((hosts as readonly CardId[]).length > 0 ? given : null),
    runs: (_, game, [, , card]) => printed(game, card as CardId, ['joins-stack']),
  },
  {
    of: price,
    name: 'priceOf',
    looksAt: returned,
    runs: (_, game, [, card]) => printed(game, card as CardId, PRICES),
  },
]

/** What says what a card costs. */
const PRICES: readonly Ability['ability'][] = [
  'to-complete',
  'complete-only-if',
  'alternative-cost',
  'reduced-cost',
  'meditate',
]

/** The same doors where they are gone through by way of the ruleset. */
const RULESET_DOORS = DOORS.filter(({ name }) => name in facts).map((door) => ({ ...door, of: facts }))

/** What works by being there, without an effect that is carried out. */
const worksThere = (ability: Ability): readonly string[] =>
  'do' in ability ? [] : [...kindsIn('Ability', ability, ownParts)]

/** What the print of a card says that is looked up there. */
const printed = (game: Game, card: CardId, kinds: readonly Ability['ability'][]): readonly string[] =>
  definitionOf(game, card)
    .abilities.filter(({ ability }) => kinds.includes(ability))
    .flatMap((ability) => [...kindsIn('Ability', ability, ownParts)])

/** When the first instruction of an effect is carried out, its trigger was set off and its price paid. */
function headsOf(game: Game, instruction: object): readonly string[] {
  const first = inWords(instruction)
  const definitions = new Set(game.state.cards.flatMap((card) => (card ? [definitionOf(game, card.id)] : [])))
  return [...definitions].flatMap((definition) => heads(definition).get(first) ?? [])
}

/** What replaces something is given the name by which it is known that it did. */
const inWords = (instruction: object): string => JSON.stringify({ ...instruction, as: undefined })

type Heads = ReadonlyMap<string, readonly string[]>
const headsByCard = new WeakMap<CardDefinition, Heads>()
/** The heads of all effects of a card, by the first instruction of each. */
function heads(definition: CardDefinition): Heads {
  const known = headsByCard.get(definition)
  if (known) return known
  const found = new Map<string, readonly string[]>()
  for (const part of partsIn(definition.abilities)) {
    const { body, head } = effectOf(part)
    if (!Array.isArray(body) || body.length === 0) continue
    const first = inWords(body[0])
    found.set(first, [...(found.get(first) ?? []), ...head])
  }
  headsByCard.set(definition, found)
  return found
}

/** An ability with its trigger and price, or what an effect has watched for. */
function effectOf(part: Part): { readonly body: unknown; readonly head: Iterable<string> } {
  if ('ability' in part)
    return { body: part['do'], head: kindsIn('Ability', part, but('Instruction', 'Condition')) }
  if (part['do'] === 'watch')
    return { body: part['what'], head: kindsIn('Trigger', part['when'], but('Condition')) }
  return { body: null, head: [] }
}

function* partsIn(value: unknown): Iterable<Part> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Part
  for (const inner of Object.values(value)) yield* partsIn(inner)
}

let isWatched = false

/** From here to the end of the running test; then the doors are as they were. */
export function watchParts(): void {
  if (isWatched) return
  const runs = new Set<string>()
  const leaving: (() => void)[] = []
  onTestFinished(({ task }) => {
    for (const leave of leaving) leave()
    isWatched = false
    task.meta.runs = [...runs]
  })
  isWatched = true
  leaving.push(...[...DOORS, ...RULESET_DOORS].map((door) => standAt(door, runs)))
}

function standAt({ of, name, looksAt, runs }: Door, found: Set<string>): () => void {
  const plain = Object.getOwnPropertyDescriptor(of, name)!
  const call: Call = plain.get ? plain.get() : plain.value
  const seen = new WeakSet<object>()
  const watched: Call = (...given) => {
    const result = call(...given)
    const part = looksAt(given, result)
    if (typeof part === 'object' && part !== null && !seen.has(part)) {
      seen.add(part)
      for (const kind of runs(part as never, given[0] as Game, given)) found.add(kind)
    }
    return result
  }
  Object.defineProperty(of, name, plain.get ? { ...plain, get: () => watched } : { ...plain, value: watched })
  return () => void Object.defineProperty(of, name, plain)
}
