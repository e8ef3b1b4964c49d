/** Makes definitions of the rows of later sets: keys, facts, and the entry that the language reads from the printed text. */
import { compile } from '../language/compile.ts'
import { type Vocabulary, vocabularyOf } from '../language/vocabulary.ts'
import { NO_TEXT } from '../text/text.ts'
import type { CardDefinition, CardFacts, Missing } from './definition.ts'
import { LATER_ENTRIES } from './later/index.ts'
import { missingChapters } from './missing-chapters.ts'
import { topicOf } from './missing-topics.ts'
import { NoCard } from './read-face.ts'
import { plainFront, type Row, readRows } from './read-row.ts'
import { setNameOf } from './released.ts'

export interface Gathered {
  readonly cards: readonly CardDefinition[]
  /** Rows that make no card, each with the reason. */
  readonly left: readonly { readonly row: string; readonly why: string }[]
}

/** Rows in the order of release; texts may name cards that are shipped already, and these keep their keys. */
export function gatherCards(rows: readonly Row[], shipped: readonly CardFacts[]): Gathered {
  const left = rows.flatMap((row) => {
    const why = whyNoCard(row, rows)
    return why === null ? [] : [{ row: `${row.id} ${plainFront(row.front.title)}`, why }]
  })
  const cards = rows.filter((row) => whyNoCard(row, rows) === null)
  const facts = withKeys(
    cards.map((row) => readRows([row])[0]!),
    shipped,
  )
  const vocabulary = vocabularyOf([...shipped, ...facts])
  return { cards: facts.map((card, place) => define(card, cards[place]!, vocabulary)), left }
}

/** Another picture of a card is the same card; charts that players look at are no cards (ccgx). */
function whyNoCard(row: Row, rows: readonly Row[]): string | null {
  if (rows.findIndex(({ id }) => id === row.id) < rows.indexOf(row)) return 'another picture of the same card'
  try {
    readRows([row])
    return null
  } catch (error) {
    if (error instanceof NoCard) return error.message
    throw error
  }
}

/** A title that both sides have tells the side; a second card of a title and side tells its set. */
function withKeys(cards: readonly CardFacts[], shipped: readonly CardFacts[]): readonly CardFacts[] {
  const taken = new Set(shipped.map(({ key }) => key))
  const all = [...shipped, ...cards]
  return cards.map((card) => {
    const shared = all.some(({ title, side }) => title === card.title && side !== card.side)
    const key = shared ? `${card.title} (${card.side === 'light' ? 'L' : 'D'})` : card.title
    const own = taken.has(key) ? `${card.title} (${setNameOf(card)})` : key
    taken.add(own)
    return { ...card, key: own }
  })
}

/** A card that is not read in full has no entry: none is half done. What is written by hand goes before what is read. */
function define(card: CardFacts, row: Row, vocabulary: Vocabulary): CardDefinition {
  const entry = LATER_ENTRIES[card.key]
  if (entry) return { ...card, text: entry, automated: true }
  const { text, notUnderstood } = compile(String(row.front['gametext'] ?? ''), card, vocabulary)
  const waited = notUnderstood.map((one) => topicOf(one.text))
  const missing: readonly Missing[] = [...new Set([...missingChapters(card), ...waited])]
  return missing.length === 0
    ? { ...card, text, automated: true }
    : { ...card, text: NO_TEXT, automated: false, missing }
}
