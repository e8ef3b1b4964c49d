/** The cards that can be played with: found by key, or by title however it is written. */
import { closest } from '@dejarik/kernel/closest'
import { type CardDefinition, setOf, titleOf } from './definition.ts'
import { plainTitle } from './titles.ts'

export class Library {
  readonly cards: readonly CardDefinition[]
  private readonly byKey: ReadonlyMap<string, CardDefinition>
  private readonly byTitle: ReadonlyMap<string, CardDefinition>
  private readonly titles: ReadonlyMap<CardDefinition, string>

  /** Where two cards share a title, the first has it to itself and the later ones carry their set. */
  constructor(cards: readonly CardDefinition[]) {
    this.byKey = new Map(cards.map((card) => [card.key, card]))
    if (this.byKey.size !== cards.length) throw new Error(`two cards have the key ${firstTwice(cards)}`)
    const byTitle = new Map<string, CardDefinition>()
    const titles = new Map<CardDefinition, string>()
    for (const card of cards) {
      const plain = plainTitle(titleOf(card))
      titles.set(card, byTitle.has(plain) ? `${titleOf(card)} ${setOf(card)}` : titleOf(card))
      if (!byTitle.has(plain)) byTitle.set(plain, card)
    }
    for (const card of cards) byTitle.set(plainTitle(`${titleOf(card)} ${setOf(card)}`), card)
    this.cards = cards
    this.byTitle = byTitle
    this.titles = titles
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
    const inSet = set ? this.byTitle.get(plainTitle(`${title} ${set}`)) : undefined
    return inSet ?? this.byTitle.get(plainTitle(title)) ?? this.byKey.get(title)
  }
  /** The title that means this card and no other. */
  titleOf(card: CardDefinition): string {
    return this.titles.get(card) ?? titleOf(card)
  }
  allTitles(): readonly string[] {
    return [...this.titles.values()]
  }
  /** Titles that may have been meant, nearest first. */
  closestTitles(title: string): readonly string[] {
    return closest(title, this.allTitles())
  }
}

const firstTwice = (cards: readonly CardDefinition[]): string =>
  cards.find(({ key }, index) => cards.findIndex((card) => card.key === key) < index)!.key
