/** A deck that a person builds: names of cards with their counts, as deck files have them. */
import type { DeckEntry, DeckList } from '@dejarik/kernel'

export interface OwnDeck {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly cards: readonly DeckEntry[]
  /** When it was last changed, in milliseconds since 1970; the newer of two copies counts. */
  readonly changed: number
}

const ID_LENGTH = 12
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_LENGTH))
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')
}

export const newDeck = (game: string, { title, cards }: DeckList, now: number): OwnDeck => ({
  id: newId(),
  game,
  title: title || 'A new deck',
  cards,
  changed: now,
})

export const countOf = ({ cards }: Pick<OwnDeck, 'cards'>, name: string): number =>
  cards.find((card) => card.name === name)?.count ?? 0

export const sizeOf = ({ cards }: Pick<OwnDeck, 'cards'>): number =>
  cards.reduce((sum, { count }) => sum + count, 0)

/** The deck with another card in the place of one, as many copies. */
export const withInstead = (deck: OwnDeck, name: string, other: string, now: number): OwnDeck =>
  withCount(withCount(deck, name, 0, now), other, countOf(deck, other) + countOf(deck, name), now)

/** The deck with so many copies of a card; none takes the card out. */
export function withCount(deck: OwnDeck, name: string, count: number, now: number): OwnDeck {
  const known = deck.cards.some((card) => card.name === name)
  const cards = known
    ? deck.cards.map((card) => (card.name === name ? { ...card, count } : card))
    : [...deck.cards, { name, count }]
  return { ...deck, cards: cards.filter((card) => card.count > 0), changed: now }
}
