/** A game's cards and decks, as tools outside a game need them: names, descriptions, search, deck files. */
import type { Reason } from './refusal.ts'

export interface DeckEntry {
  readonly count: number
  readonly name: string
}
export interface DeckList {
  readonly title: string
  readonly cards: readonly DeckEntry[]
}

/** A way to write a deck down. */
export interface DeckFormat {
  readonly name: string
  /** What a newcomer should know about it, in one line. */
  readonly about: string
  /** Throws `DeckError` for a text that is not in this format. */
  readonly parse: (text: string) => DeckList
  readonly print: (deck: DeckList) => string
}

export interface Library {
  /** The name on every card of the game. */
  readonly cardNames: () => readonly string[]
  /** What a card is and does, line by line. The name is one of `cardNames`. */
  readonly describe: (name: string) => readonly string[]
  /** The names of the cards that have all these words. */
  readonly search: (words: readonly string[]) => readonly string[]
  /** The first is the default. */
  readonly deckFormats: readonly DeckFormat[]
  /** Everything that keeps a deck from being played; empty if nothing does. Unknown names are for the caller to find. */
  readonly checkDeck: (deck: DeckList) => readonly Reason[]
  /** Decks that come with the game. */
  readonly decks: readonly DeckList[]
}

/** A text that is no deck; the message is one line. */
export class DeckError extends Error {
  readonly line: number
  constructor(message: string, line: number) {
    super(`line ${line}: ${message}`)
    this.line = line
  }
}

/** `4 Scout` a line; a line that starts with # is a comment, and the first comment is the title. */
export const countedLines: DeckFormat = {
  name: 'lines',
  about: 'one card a line, as in "4 Scout"; lines that start with # are comments, the first is the title',
  parse: (text) => {
    const lines = text.split(/\r?\n/).map((line) => line.trim())
    const title = lines.find((line) => line.startsWith('#'))?.replace(/^#+\s*/, '') ?? ''
    return { title, cards: lines.flatMap((line, index) => parseEntry(line, index + 1)) }
  },
  print: ({ title, cards }) =>
    [...(title ? [`# ${title}`] : []), ...cards.map(({ count, name }) => `${count} ${name}`), ''].join('\n'),
}

function parseEntry(line: string, number: number): DeckEntry[] {
  if (line === '' || line.startsWith('#')) return []
  const [, count, name] = /^(\d{1,3})x?\s+(.+)$/i.exec(line) ?? []
  if (!count || !name)
    throw new DeckError(`expected a count and a name, as in "4 Scout", not "${line.slice(0, 40)}"`, number)
  return [{ count: Number(count), name }]
}

/** How many copies of each card a deck has, however the deck is ordered. */
export function countCards(deck: DeckList): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { name, count } of deck.cards) counts.set(name, (counts.get(name) ?? 0) + count)
  return counts
}

/** The names of a deck that are no card, in deck order. */
export function unknownCards(library: Library, deck: DeckList): readonly string[] {
  const known = new Set(library.cardNames())
  return [...countCards(deck).keys()].filter((name) => !known.has(name))
}
