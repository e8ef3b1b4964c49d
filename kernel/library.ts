/** A game's cards and decks, as tools outside a game need them: names, descriptions, search, deck files. */
import { closest, MOST_SUGGESTED, misspelt, sayMeant } from './closest.ts'
import type { KernelCode, Reason } from './refusal.ts'

export interface DeckEntry {
  readonly count: number
  readonly name: string
}
export interface DeckList {
  readonly title: string
  readonly cards: readonly DeckEntry[]
  /** What its file keeps besides the deck, such as a sideboard. */
  readonly elsewhere?: readonly (DeckEntry & { readonly zone: string })[]
}

/** A way to write a deck down. */
export interface DeckFormat {
  readonly name: string
  /** What a newcomer should know about it, in one line. */
  readonly about: string
  /** How the names of such files end, after the dot. */
  readonly endings: readonly string[]
  /** Whether a text looks like this format; the first format of a game takes what no other claims. */
  readonly recognises: (text: string) => boolean
  /** Throws `DeckError` for a text that is not in this format. */
  readonly parse: (text: string) => DeckList
  readonly print: (deck: DeckList) => string
}

export interface CardAutomation {
  readonly name: string
  readonly set: string
  /** What it would need that the program does not have; empty for a card that is carried out in full. */
  readonly missing: readonly string[]
}

/** What a card can be filtered and counted by: values by the name of a facet, such as `side` or `cost`. */
export type Facets = Readonly<Record<string, readonly string[]>>

export interface Library {
  /** The name on every card of the game. */
  readonly cardNames: () => readonly string[]
  /** The card that is meant, where a game knows more spellings than its names in any case. */
  readonly named?: (typed: string) => string | undefined
  /** What a card is and does, line by line. The name is one of `cardNames`. */
  readonly describe: (name: string) => readonly string[]
  /** What the text box of a card says, paragraph by paragraph, in our words. */
  readonly gameText: (name: string) => readonly string[]
  /** The names of the cards that have all these words. Throws `SearchError` for a word that can find nothing. */
  readonly search: (words: readonly string[]) => readonly string[]
  /** What else a search understands besides plain words, line by line. */
  readonly searchHelp?: () => readonly string[]
  /** What a list of cards can be filtered by. */
  readonly facets?: (name: string) => Facets
  /** The card as data: its facts and the tree of what it does. */
  readonly data?: (name: string) => unknown
  /** For every card, what the program does not carry out yet. Absent where everything is carried out. */
  readonly automation?: () => readonly CardAutomation[]
  /** The first is the default. */
  readonly deckFormats: readonly DeckFormat[]
  /** Everything that keeps a deck from being played by an edition, or by the usual one, with options; empty if nothing does. Unknown names are for the caller to find. */
  readonly checkDeck: (deck: DeckList, edition?: string, options?: readonly string[]) => readonly Reason[]
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

/** A search that makes no sense; the message is one line. */
export class SearchError extends Error {}

/** `4 Scout` a line; a line that starts with # is a comment, and one before the first card is the title. */
export const countedLines: DeckFormat = {
  name: 'lines',
  about: 'one card a line, as in "4 Scout"; lines that start with # are comments, the first is the title',
  endings: ['txt'],
  recognises: (text) => /^\s*\d{1,3}x?\s/im.test(text),
  parse: (text) => {
    const lines = text
      .replace(/^\uFEFF/, '')
      .split(/\r\n?|\n/)
      .map((line) => line.trim())
    const opening = lines.find((line) => line !== '') ?? ''
    const title = opening.startsWith('#') ? opening.replace(/^#+\s*/, '') : ''
    return { title, cards: lines.flatMap((line, index) => parseEntry(line, index + 1)) }
  },
  print: ({ title, cards, elsewhere = [] }) =>
    [
      ...(title ? [`# ${title}`] : []),
      ...cards.map(({ count, name }) => `${count} ${name}`),
      ...elsewhere.map(({ zone, count, name }) => `# not in the deck (${zone}): ${count} ${name}`),
      '',
    ].join('\n'),
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

/** A sentence for each name of a deck that is no card, with what may have been meant. */
export function sayUnknownCards(library: Library, deck: DeckList): readonly string[] {
  const names = library.cardNames()
  return misspelt(unknownCards(library, deck), (name) => closest(name, names)).map(
    ({ name, meant }) => `There is no card "${name}"${sayMeant(meant) || '.'}`,
  )
}

/** Why a deck cannot be played for keys that are no card: the first few one by one, the others by their number. */
export function unknownKeys(
  unknown: readonly string[],
  closestTo: (key: string) => readonly string[],
): readonly Reason<KernelCode>[] {
  const all = misspelt(unknown, closestTo)
  const told: readonly Reason<KernelCode>[] = all
    .slice(0, MOST_SUGGESTED)
    .map(({ name, meant }) => ({ code: 'unknown-card', detail: { name, closest: meant.join(', ') } }))
  const more = all.length - told.length
  return more > 0 ? [...told, { code: 'more-unknown-cards', detail: { more } }] : told
}

/** More than any deck takes, in letters and in cards: a longer file is none. */
const MOST_LETTERS = 50_000
const MOST_CARDS = 5000

/** Reads a deck file of somebody's, in bounded time. Throws `DeckError` for what is none. */
export function parseDeck(format: DeckFormat, text: string): DeckList {
  if (text.length > MOST_LETTERS)
    throw new DeckError(`this is too long for a deck: more than ${MOST_LETTERS} letters`, 1)
  const deck = format.parse(text)
  const count = [...deck.cards, ...(deck.elsewhere ?? [])].reduce((sum, entry) => sum + entry.count, 0)
  if (count > MOST_CARDS) throw new DeckError(`${count} cards are too many for a deck`, 1)
  return deck
}

/** The format that a file is written in: what its text looks like goes before what it is called. */
export function formatOf(formats: readonly DeckFormat[], file: string, text: string): DeckFormat {
  const claims = formats.filter((format) => format.recognises(text))
  return (claims.length === 1 ? claims[0] : formatCalled(formats, file)) ?? formats[0]!
}

/** The format whose files are called so. */
export const formatCalled = (formats: readonly DeckFormat[], file: string): DeckFormat | undefined =>
  formats.find(({ endings }) => endings.some((ending) => file.toLowerCase().endsWith(`.${ending}`)))
