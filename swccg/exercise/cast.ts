/** The cards around a card in an exercise: drawn at random, with those that its text speaks of among them. */
import type { Below } from '@dejarik/kernel'
import type { CardDefinition, CardKind } from '../cards/definition.ts'
import type { Library } from '../cards/library.ts'
import type { Side } from '../kinds.ts'

/** Fields of entries whose words name other cards. */
const NAMING: ReadonlySet<string> = new Set([
  'title',
  'persona',
  'trait',
  'model',
  'type',
  'sitesOf',
  'system',
  'at',
  'titleHas',
])

/** Every word that an entry uses to name cards. */
function spokenIn(entry: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof entry !== 'object' || entry === null) return found
  for (const [field, value] of Object.entries(entry)) {
    if (NAMING.has(field)) for (const word of [value].flat()) if (typeof word === 'string') found.add(word)
    spokenIn(value, found)
  }
  return found
}

const isMeant = (spoken: ReadonlySet<string>, card: CardDefinition): boolean =>
  [card.title, card.persona, card.model, card.type, card.system, ...(card.traits ?? [])].some(
    (word) => word !== undefined && spoken.has(word),
  )

export class Cast {
  private readonly pool: readonly CardDefinition[]
  private readonly meant: ReadonlySet<CardDefinition>
  private readonly below: Below
  /** Titles that are on table already, for those that may be there once. */
  private readonly taken: Set<string>

  constructor(library: Library, star: CardDefinition, below: Below) {
    this.below = below
    this.taken = new Set([star.title])
    this.pool = library.cards.filter(({ automated }) => automated)
    const spoken = spokenIn(star.text)
    this.meant = new Set(this.pool.filter((card) => isMeant(spoken, card)))
  }

  /** Cards of a side for the table, no unique one twice; every other one such as the text speaks of. */
  draw(fits: (card: CardDefinition) => boolean, count: number): readonly CardDefinition[] {
    return Array.from({ length: count }, (_, index) => this.one(fits, index % 2 === 0)).filter(
      (card) => card !== undefined,
    )
  }

  private one(fits: (card: CardDefinition) => boolean, meant: boolean): CardDefinition | undefined {
    const free = this.pool.filter((card) => fits(card) && !this.taken.has(card.title))
    const wanted = meant ? free.filter((card) => this.meant.has(card)) : []
    const from = wanted.length > 0 ? wanted : free
    const card = from[this.below(Math.max(1, from.length))]
    if (card && (card.dots !== undefined || card.kind === 'location')) this.taken.add(card.title)
    return card
  }
}

export const ofKind =
  (side: Side, ...kinds: readonly CardKind[]) =>
  (card: CardDefinition): boolean =>
    card.side === side && kinds.includes(card.kind)
