/** The examination of the reader: printed game texts of a set against the entries that are shipped. */
import { PREMIERE, PREMIERE_WITHOUT_TEXT } from '../cards/premiere/index.ts'
import { isCard, type Row, readRows } from '../cards/read-row.ts'
import { canonical } from './canonical.ts'
import { compile, type Unread } from './compile.ts'
import { vocabularyOf } from './vocabulary.ts'

export interface Examined {
  readonly key: string
  /** `read` is a text that is understood in full and has no entry to compare it with. */
  readonly outcome: 'same' | 'different' | 'read' | 'not read'
  readonly notUnderstood: readonly Unread[]
}

/** The rows, and rows that only lend their names. */
export function examine(all: readonly Row[], others: readonly Row[] = []): readonly Examined[] {
  const rows = all.filter(isCard)
  const cards = readRows(rows)
  const vocabulary = vocabularyOf(readRows([...rows, ...others.filter(isCard)]))
  return cards.map((card, place) => {
    const { text, notUnderstood } = compile(String(rows[place]!.front['gametext'] ?? ''), card, vocabulary)
    if (notUnderstood.length > 0) return { key: card.key, outcome: 'not read', notUnderstood }
    return { key: card.key, outcome: compared(card.number ?? '', card.key, text), notUnderstood }
  })
}

function compared(number: string, key: string, text: unknown): Examined['outcome'] {
  const entry = PREMIERE[key] ?? (PREMIERE_WITHOUT_TEXT.has(key) ? {} : undefined)
  if (!entry || !number.startsWith('1_')) return 'read'
  return JSON.stringify(canonical(entry)) === JSON.stringify(canonical(text)) ? 'same' : 'different'
}
