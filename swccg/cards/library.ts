/** The cards that can be played with: found by key, or by title and side however they are written. */
import { closest } from '@dejarik/kernel/closest'
import type { CardDefinition, Side } from './definition.ts'

/** Equal for titles that mean the same card. */
export const plainTitle = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/['’‘`´]|\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

export class Library {
  readonly cards: readonly CardDefinition[]
  private readonly byKey: ReadonlyMap<string, CardDefinition>
  /** Made when a title is first asked for: a game needs keys only. */
  private byTitle: ReadonlyMap<string, readonly CardDefinition[]> | undefined
  /** By the number of a card in a game, what it was when somebody last asked: games ask all the time, and keys are long. */
  private readonly latest: CardDefinition[] = []

  constructor(cards: readonly CardDefinition[]) {
    this.cards = cards
    this.byKey = new Map(cards.map((card) => [card.key, card]))
    if (this.byKey.size !== cards.length) throw new Error(`two cards have the key ${firstTwice(cards)}`)
  }

  card(key: string): CardDefinition {
    const card = this.byKey.get(key)
    if (!card) throw new Error(`there is no card ${key}`)
    return card
  }
  /** The same, for the card of this number in some game. */
  cardAt(number: number, key: string): CardDefinition {
    const latest = this.latest[number]
    if (latest !== undefined && latest.key === key) return latest
    const card = this.card(key)
    this.latest[number] = card
    return card
  }
  has(key: string): boolean {
    return this.byKey.has(key)
  }

  /** By key, or by title; where both sides have the title, the side decides. */
  named(title: string, side?: Side): CardDefinition | undefined {
    const exact = this.byKey.get(title)
    if (exact && (side === undefined || exact.side === side)) return exact
    this.byTitle ??= indexTitles(this.cards)
    const found = this.byTitle.get(plainTitle(title)) ?? []
    return found.find((card) => card.side === side) ?? exact ?? found[0]
  }
  allKeys(): readonly string[] {
    return this.cards.map(({ key }) => key)
  }
  /** Keys that may have been meant, nearest first. */
  closestKeys(title: string): readonly string[] {
    return closest(title, this.allKeys())
  }
}

function indexTitles(cards: readonly CardDefinition[]): ReadonlyMap<string, readonly CardDefinition[]> {
  const byTitle = new Map<string, CardDefinition[]>()
  for (const card of cards) {
    for (const name of new Set([plainTitle(card.title), plainTitle(card.key)]))
      byTitle.set(name, [...(byTitle.get(name) ?? []), card])
  }
  return byTitle
}

const firstTwice = (cards: readonly CardDefinition[]): string =>
  cards.find(({ key }, index) => cards.findIndex((card) => card.key === key) < index)!.key
