/** The cards around a card in an exercise: drawn at random, with those that its text speaks of among them. */

import type { Below } from '@dejarik/kernel'
import type { Arena, CardDefinition, CardKind } from '../cards/definition.ts'
import type { Filter } from '../language/tree/nouns.ts'
import { hasSubtype } from '../rules/cards/treat-as.ts'
import { whyNotFly } from '../rules/keywords/pilot.ts'
import type { Camp } from './draft.ts'
import { fitsPrinted } from './printed.ts'

/** Names, subtypes and keywords that a tree speaks of. */
interface Spoken {
  readonly names: readonly string[]
  readonly subtypes: readonly string[]
  readonly has: readonly string[]
}

type Test = (card: CardDefinition) => boolean
const ANY: Test = () => true

export class Cast {
  private readonly pool: readonly CardDefinition[]
  /** Those that are not carried out in full; they still are what their type lines say. */
  private readonly others: readonly CardDefinition[]
  private readonly namesakes: readonly CardDefinition[]
  /** Those that the text speaks of. */
  private readonly meant: ReadonlySet<CardDefinition>
  private readonly below: Below

  constructor(cards: readonly CardDefinition[], star: CardDefinition, below: Below) {
    this.below = below
    const others = cards.filter((card) => !card.costIsX && card.name !== star.name)
    this.namesakes = cards.filter((card) => card.version !== undefined && card.name === star.name)
    this.pool = others.filter((card) => !card.unautomated)
    this.others = others.filter((card) => card.unautomated)
    const spoken = spokenOf(star)
    this.meant = new Set(this.pool.filter((card) => isSpokenOf(spoken, card)))
  }

  /** Units of an arena for a side; half of them such as the text speaks of, where there are any. */
  units(side: Camp, arena: Arena, count: number): readonly CardDefinition[] {
    const fits = this.pool.filter(
      (card) => isFor(card, side) && card.kind === 'unit' && card.arenas.includes(arena),
    )
    return distinct(Array.from({ length: count }, (_, index) => this.drawFrom(fits, index % 2 === 0)))
  }

  cards(side: Camp, count: number, kinds: readonly CardKind[]): readonly CardDefinition[] {
    const fits = this.pool.filter((card) => isFor(card, side) && kinds.includes(card.kind))
    return Array.from({ length: count }, (_, index) => this.drawFrom(fits, index % 3 === 0)).filter(
      (card) => card !== undefined,
    )
  }

  /** So many cards for a side that fit what is asked for, unique ones once; the last test may be a costly one. */
  fitting(side: Camp, of: Filter, count: number, also: Test = ANY): readonly CardDefinition[] {
    const known = this.drawn(this.pool, side, of, count, also)
    return known.length > 0 ? known : this.drawn(this.others, side, of, count, also)
  }

  private drawn(
    cards: readonly CardDefinition[],
    side: Camp,
    of: Filter,
    count: number,
    also: Test,
  ): readonly CardDefinition[] {
    const left = cards.filter((card) => isFor(card, side) && fitsPrinted(card, of))
    const fits: CardDefinition[] = []
    while (left.length > 0 && fits.length < count) {
      const at = this.below(left.length)
      const card = left[at]!
      left[at] = left[left.length - 1]!
      left.pop()
      if (also(card) && isNew(card, fits)) fits.push(card)
    }
    return repeated(fits, count)
  }

  /** A unit that the card could be put on as Equipment or as a Pilot, and that fits. */
  bearer(side: Camp, star: CardDefinition, also: Test = ANY): CardDefinition | undefined {
    const fits = (card: CardDefinition): boolean =>
      card.kind === 'unit' &&
      also(card) &&
      (star.kind === 'equipment'
        ? star.arenas.some((arena) => card.arenas.includes(arena))
        : whyNotFly(star, card, card.arenas) === null)
    const [bearer] = this.fitting(side, {}, 1, fits)
    return bearer
  }

  /** Another version of a unique card. */
  namesake(star: CardDefinition): CardDefinition | undefined {
    const others = this.namesakes.filter(({ key, kind }) => key !== star.key && kind === star.kind)
    return others[this.below(Math.max(1, others.length))]
  }

  /** Pilots that could fly a unit, and that fit. */
  pilots(side: Camp, unit: CardDefinition, count: number, of: Filter = {}): readonly CardDefinition[] {
    return this.fitting(side, of, count, (card) => whyNotFly(card, unit, unit.arenas) === null)
  }

  /** Equipment of an arena that fits. */
  equipment(side: Camp, arena: Arena, count: number, of: Filter = {}): readonly CardDefinition[] {
    return this.fitting(side, of, count, (card) => card.kind === 'equipment' && card.arenas.includes(arena))
  }

  private drawFrom(cards: readonly CardDefinition[], meant: boolean): CardDefinition | undefined {
    const spokenOf = meant ? cards.filter((card) => this.meant.has(card)) : []
    const among = spokenOf.length > 0 ? spokenOf : cards
    return among[this.below(Math.max(1, among.length))]
  }
}

const isSpokenOf = ({ names, subtypes, has }: Spoken, card: CardDefinition): boolean =>
  names.includes(card.name) ||
  subtypes.some((one) => hasSubtype(card, one)) ||
  card.abilities.some((ability) => 'keyword' in ability && has.includes(ability.keyword))

const isFor = ({ side }: CardDefinition, camp: Camp): boolean =>
  side === camp || side === 'neutral' || side === 'vong'

const isNew = ({ name }: CardDefinition, others: readonly CardDefinition[]): boolean =>
  others.every((other) => other.name !== name)

/** Where there are too few of them, those that are not unique come more than once. */
function repeated(cards: readonly CardDefinition[], count: number): readonly CardDefinition[] {
  const common = cards.filter(({ version }) => version === undefined)
  const missing = common.length > 0 ? count - cards.length : 0
  return [...cards, ...Array.from({ length: missing }, (_, index) => common[index % common.length]!)]
}

/** Two versions of a unique card would only fight over who stays. */
function distinct(cards: readonly (CardDefinition | undefined)[]): readonly CardDefinition[] {
  const byName = new Map(cards.flatMap((card) => (card ? [[card.name, card] as const] : [])))
  return [...byName.values()]
}

function spokenOf({ abilities }: CardDefinition): Spoken {
  const found = { names: [] as string[], subtypes: [] as string[], has: [] as string[] }
  gather(abilities, found)
  return found
}

function gather(node: unknown, found: Record<keyof Spoken, string[]>): void {
  if (typeof node !== 'object' || node === null) return
  for (const [member, value] of Object.entries(node)) {
    if ((member === 'names' || member === 'subtypes' || member === 'has') && Array.isArray(value))
      found[member].push(...value.map(String))
    else gather(value, found)
  }
}
