/** The cards around a card in an exercise: drawn at random, with those that its text speaks of among them. */
import type { Below } from '@dejarik/kernel'
import type { Arena, CardDefinition, CardKind } from '../cards/definition.ts'
import type { Library } from '../cards/library.ts'
import type { Side } from '../kinds.ts'
import { hasSubtype } from '../rules/treat-as.ts'

/** Names, subtypes and keywords that a tree speaks of. */
interface Spoken {
  readonly names: readonly string[]
  readonly subtypes: readonly string[]
  readonly has: readonly string[]
}

export class Cast {
  private readonly pool: readonly CardDefinition[]
  /** Those that the text speaks of. */
  private readonly meant: ReadonlySet<CardDefinition>
  private readonly below: Below
  private readonly star: CardDefinition

  constructor(library: Library, star: CardDefinition, below: Below) {
    this.star = star
    this.below = below
    this.pool = library.cards.filter((card) => !card.unautomated && !card.costIsX && card.name !== star.name)
    const spoken = spokenOf(star)
    this.meant = new Set(this.pool.filter((card) => isSpokenOf(spoken, card)))
  }

  /** Units of an arena for a side; half of them such as the text speaks of, where there are any. */
  units(side: Side, arena: Arena, count: number): readonly CardDefinition[] {
    const fits = this.pool.filter(
      (card) => isFor(card, side) && card.kind === 'unit' && card.arenas.includes(arena),
    )
    return distinct(Array.from({ length: count }, (_, index) => this.drawFrom(fits, index % 2 === 0)))
  }

  cards(side: Side, count: number, kinds: readonly CardKind[]): readonly CardDefinition[] {
    const fits = this.pool.filter((card) => isFor(card, side) && kinds.includes(card.kind))
    return Array.from({ length: count }, (_, index) => this.drawFrom(fits, index % 3 === 0)).filter(
      (card) => card !== undefined,
    )
  }

  /** A unit that the card could be put on: of a subtype that its Pilot or Equipment text names. */
  bearer(side: Side): CardDefinition | undefined {
    const { arenas, kind, abilities } = this.star
    const subtypes = abilities.flatMap((ability) => (ability.ability === 'pilot' ? ability.subtypes : []))
    const fits = this.pool.filter(
      (card) =>
        isFor(card, side) &&
        card.kind === 'unit' &&
        (kind === 'equipment'
          ? arenas.some((arena) => card.arenas.includes(arena))
          : subtypes.some((one) => hasSubtype(card, one))),
    )
    return this.drawFrom(fits, kind === 'equipment')
  }

  /** A Pilot that could fly the card. */
  pilot(side: Side): CardDefinition | undefined {
    const flies = (card: CardDefinition): boolean =>
      card.abilities.some(
        (ability) =>
          ability.ability === 'pilot' && ability.subtypes.some((one) => hasSubtype(this.star, one)),
      )
    return this.drawFrom(
      this.pool.filter((card) => isFor(card, side) && flies(card)),
      true,
    )
  }

  /** An Equipment that the card could carry. */
  equipment(side: Side, arena: Arena): CardDefinition | undefined {
    const fits = this.pool.filter(
      (card) => isFor(card, side) && card.kind === 'equipment' && card.arenas.includes(arena),
    )
    return this.drawFrom(fits, true)
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

const isFor = (card: CardDefinition, side: Side): boolean => card.side === side || card.side === 'neutral'

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
