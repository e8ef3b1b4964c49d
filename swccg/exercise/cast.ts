/** The cards around a card in an exercise: drawn at random, with those that its text speaks of among them. */
import type { Below } from '@dejarik/kernel'
import type { CardDefinition, CardKind } from '../cards/definition.ts'
import type { Library } from '../cards/library.ts'
import type { Side } from '../kinds.ts'

/** Fields of entries whose words name other cards, those that name fewest first. */
const NAMING: readonly ReadonlySet<string>[] = [
  new Set(['title', 'persona', 'titleHas', 'at']),
  new Set(['sitesOf', 'system', 'model', 'trait']),
  new Set(['type']),
]

/** Every word that an entry uses in such fields. */
function spokenIn(entry: unknown, fields: ReadonlySet<string>, found: Set<string> = new Set()): Set<string> {
  if (typeof entry !== 'object' || entry === null) return found
  for (const [field, value] of Object.entries(entry)) {
    if (fields.has(field)) for (const word of [value].flat()) if (typeof word === 'string') found.add(word)
    spokenIn(value, fields, found)
  }
  return found
}

const isMeant = (spoken: ReadonlySet<string>, card: CardDefinition): boolean =>
  [card.persona, card.model, card.type, card.system, ...(card.traits ?? [])].some(
    (word) => word !== undefined && spoken.has(word),
  ) || [...spoken].some((word) => card.title.includes(word))

export class Cast {
  private readonly pool: readonly CardDefinition[]
  /** Cards that the text speaks of, those that it names most closely first. */
  private readonly meant: readonly ReadonlySet<CardDefinition>[]
  private readonly below: Below
  /** Titles that are on table already, for those that may be there once. */
  private readonly taken: Set<string>

  constructor(library: Library, star: CardDefinition, below: Below) {
    this.below = below
    this.taken = new Set([star.title])
    this.pool = library.cards.filter(({ automated }) => automated)
    this.meant = NAMING.map((fields) => {
      const spoken = spokenIn(star.text, fields)
      return new Set(this.pool.filter((card) => isMeant(spoken, card)))
    })
  }

  has(fits: (card: CardDefinition) => boolean): boolean {
    return this.pool.some(fits)
  }

  /** From now on none of these is drawn. */
  leaveOut(isUnwanted: (card: CardDefinition) => boolean): void {
    for (const { title } of this.pool.filter(isUnwanted)) this.taken.add(title)
  }

  /** Cards of a side for the table, no unique one twice; every other one such as the text speaks of. */
  draw(fits: (card: CardDefinition) => boolean, count: number): readonly CardDefinition[] {
    return Array.from({ length: count }, (_, index) => this.one(fits, this.wantedAt(index))).filter(
      (card) => card !== undefined,
    )
  }

  /** By turns those that are named closely, less closely, by their type; between them now and then two of a kind. */
  private wantedAt(index: number): readonly ReadonlySet<CardDefinition>[] {
    if (index % 2 === 0) return this.meant.slice((index / 2) % NAMING.length)
    return this.below(2) === 0 ? this.meant : []
  }

  private one(
    fits: (card: CardDefinition) => boolean,
    wanted: readonly ReadonlySet<CardDefinition>[],
  ): CardDefinition | undefined {
    const free = this.pool.filter((card) => fits(card) && !this.taken.has(card.title))
    const from = wanted.map((meant) => free.filter((card) => meant.has(card))).find(isSome) ?? free
    const card = from[this.below(Math.max(1, from.length))]
    if (card && (card.dots !== undefined || card.kind === 'location')) this.taken.add(card.title)
    return card
  }
}

const isSome = (cards: readonly CardDefinition[]): boolean => cards.length > 0

export const ofKind =
  (side: Side, ...kinds: readonly CardKind[]) =>
  (card: CardDefinition): boolean =>
    card.side === side && kinds.includes(card.kind)
