/** The cards that can be played with: found by key, or by title however it is written. */
import { closest } from '@dejarik/kernel/closest'
import { type CardDefinition, setOf, titleOf } from './definition.ts'
import { plainTitle } from './titles.ts'

/** Where two cards share a title, the first has it to itself and the later ones carry their set. */
interface TitleIndex {
  readonly byTitle: ReadonlyMap<string, CardDefinition>
  readonly titles: ReadonlyMap<CardDefinition, string>
}

export class Library {
  readonly cards: readonly CardDefinition[]
  private readonly byKey: ReadonlyMap<string, CardDefinition>
  /** Made when a title is first asked for: a game needs keys only. */
  private index: TitleIndex | undefined

  constructor(cards: readonly CardDefinition[]) {
    this.cards = cards
    this.byKey = new Map(cards.map((card) => [card.key, card]))
    if (this.byKey.size !== cards.length) throw new Error(`two cards have the key ${firstTwice(cards)}`)
  }

  /** A library with more cards, for sets that a person brings. */
  with(more: readonly CardDefinition[]): Library {
    return new Library([...this.cards, ...more])
  }

  card(key: string): CardDefinition {
    const card = this.byKey.get(key)
    if (!card) throw new Error(`there is no card ${key}`)
    return card
  }
  has(key: string): boolean {
    return this.byKey.has(key)
  }

  /** By title, in any spelling of case, accents and apostrophes; the set may follow it or be given apart. */
  named(title: string, set?: string): CardDefinition | undefined {
    const { byTitle } = this.indexed()
    const inSet = set ? byTitle.get(plainTitle(`${title} ${set}`)) : undefined
    return inSet ?? byTitle.get(plainTitle(title)) ?? this.byKey.get(title)
  }
  /** The title that means this card and no other. */
  titleOf(card: CardDefinition): string {
    return this.indexed().titles.get(card) ?? titleOf(card)
  }
  allTitles(): readonly string[] {
    return [...this.indexed().titles.values()]
  }
  /** Titles that may have been meant, nearest first. */
  closestTitles(title: string): readonly string[] {
    return closest(title, this.allTitles())
  }

  private indexed(): TitleIndex {
    this.index ??= indexTitles(this.cards)
    return this.index
  }
}

function indexTitles(cards: readonly CardDefinition[]): TitleIndex {
  const byTitle = new Map<string, CardDefinition>()
  const titles = new Map<CardDefinition, string>()
  for (const card of cards) {
    const { plain } = spellings(card)
    titles.set(card, byTitle.has(plain) ? withSet(card) : titleOf(card))
    if (!byTitle.has(plain)) byTitle.set(plain, card)
  }
  for (const card of cards) byTitle.set(spellings(card).plainWithSet, card)
  return { byTitle, titles }
}

const withSet = (card: CardDefinition): string => `${titleOf(card)} ${setOf(card)}`

interface Spellings {
  readonly plain: string
  readonly plainWithSet: string
}
/** Kept for each definition, as libraries that share cards are made often. */
const known = new WeakMap<CardDefinition, Spellings>()
function spellings(card: CardDefinition): Spellings {
  const kept = known.get(card)
  if (kept) return kept
  const plain = plainTitle(titleOf(card))
  const made = { plain, plainWithSet: `${plain} ${plainTitle(setOf(card))}` }
  known.set(card, made)
  return made
}

const firstTwice = (cards: readonly CardDefinition[]): string =>
  cards.find(({ key }, index) => cards.findIndex((card) => card.key === key) < index)!.key
