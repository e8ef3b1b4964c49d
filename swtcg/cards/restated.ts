/** Clauses of cards in our own plain wording, for what is said in one place only; the printed words are not in the project. */
import { fingerprint } from '@dejarik/kernel'
import { plainTitle } from './titles.ts'

export interface Restated {
  /** The title of the card, without notes on its printing. */
  readonly card: string
  /** The fingerprint of the printed clause, as `clauseMark` makes it. */
  readonly clause: string
  /** The same in words that the language reads. */
  readonly says: string
  /** Why the printed words are not read: a misprint, or a wording of this card alone. */
  readonly why: string
}
/** The words for a printed clause of one card. */
export type Restating = (printed: string) => string | undefined

/** Spaces do not matter, nor do bars around the clause. */
export const clauseMark = (printed: string): string =>
  fingerprint(
    printed
      .replace(/\s+/g, ' ')
      .replace(/^[ |]+|[ |]+$/g, '')
      .trim(),
  )

export function restatingFor(all: readonly Restated[], title: string): Restating {
  const own = all.filter(({ card }) => plainTitle(card) === plainTitle(title))
  const words = new Map(own.map(({ clause, says }) => [clause, says]))
  return (printed) => (words.size === 0 ? undefined : words.get(clauseMark(printed)))
}

/** What is wrong with an entry, as the end of a sentence. */
export function restatedFault({ card, clause, says, why }: Partial<Restated>): string | null {
  if (!card) return 'it names no card'
  if (!/^[\da-f]{16}$/.test(clause ?? '')) return 'the fingerprint of its clause is missing'
  if (!says) return 'it says nothing'
  return why ? null : 'it gives no reason'
}
