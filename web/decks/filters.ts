/** Which cards a list shows: words that they have, and a value for each facet that is chosen. */
import type { CardNotice } from '../study/studies.ts'

export interface Filters {
  readonly words: string
  /** By facet, the value that a card must have. */
  readonly chosen: Readonly<Record<string, string>>
}

export const NO_FILTERS: Filters = { words: '', chosen: {} }

/** Words that no card is looked for by. */
const FILLER: ReadonlySet<string> = new Set(['a', 'an', 'and', 'of', 'the', 'with'])

/** As people type it: without apostrophes and accents. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')

/** The words that count; all of them where none does. */
function wordsIn(typed: string): readonly string[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  const telling = words.filter((word) => !FILLER.has(word))
  return telling.length > 0 ? telling : words
}

/** In the order given, but cards that are called so before those that only speak of it. */
export function fitting(cards: readonly CardNotice[], { words, chosen }: Filters): readonly CardNotice[] {
  const wanted = Object.entries(chosen).filter(([, value]) => value !== '')
  const parts = wordsIn(words)
  const found = cards.filter(
    (card) =>
      wanted.every(([facet, value]) => card.facets[facet]?.includes(value)) &&
      parts.every((word) => textOf(card).includes(word)),
  )
  if (parts.length === 0) return found
  const isCalledSo = ({ name }: CardNotice): boolean => parts.every((word) => plain(name).includes(word))
  return [...found.filter(isCalledSo), ...found.filter((card) => !isCalledSo(card))]
}

const texts = new WeakMap<CardNotice, string>()
/** All that a reader sees of a card, as it is typed. */
function textOf(card: CardNotice): string {
  const kept = texts.get(card)
  if (kept !== undefined) return kept
  const { face, facets } = card
  const kinds = ['type', 'subtype'].flatMap((facet) => facets[facet] ?? [])
  const made = plain([card.name, ...face.lines, ...kinds].join(' '))
  texts.set(card, made)
  return made
}

/** The values of a facet that there are, numbers by size, words by letter. */
export function valuesOf(cards: readonly CardNotice[], facet: string): readonly string[] {
  // A stroke or a slip of the printer between words is no word.
  const values = [...new Set(cards.flatMap(({ facets }) => facets[facet] ?? []))].filter((value) =>
    /[a-z\d]/i.test(value),
  )
  if (facet === 'set') return values
  return values.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
}

/** How many copies each value of a facet has, in the order of `valuesOf`. */
export function tally(
  counted: readonly { readonly card: CardNotice; readonly count: number }[],
  facet: string,
): readonly (readonly [string, number])[] {
  const cards = counted.map(({ card }) => card)
  return valuesOf(cards, facet).map((value) => [
    value,
    counted.reduce((sum, { card, count }) => sum + (card.facets[facet]?.includes(value) ? count : 0), 0),
  ])
}

/** A value as people read it: `draw-destiny` is “draw destiny”. */
export const sayValue = (value: string): string => value.replaceAll('-', ' ')
