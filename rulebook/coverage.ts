/** How many rules of each book have a proof. */
import { type Book, bookOf } from './books.ts'
import type { NotTestable } from './not-testable.ts'
import { isProven, type ProofRecord } from './proofs.ts'

export interface BookCoverage {
  readonly total: number
  readonly proven: number
  readonly notTestable: number
  readonly unproven: number
  readonly unprovenIds: readonly string[]
}

export type Coverage = { readonly books: Readonly<Partial<Record<Book, BookCoverage>>> }

export function coverage(
  ids: readonly string[],
  record: ProofRecord,
  notTestable: NotTestable,
  chosen: readonly Book[],
): Coverage {
  const ofBook = (book: Book) =>
    bookCoverage(
      ids.filter((id) => bookOf(id) === book),
      record,
      notTestable,
    )
  return { books: Object.fromEntries(chosen.map((book) => [book, ofBook(book)])) }
}

function bookCoverage(ids: readonly string[], record: ProofRecord, notTestable: NotTestable): BookCoverage {
  const testable = ids.filter((id) => !notTestable.has(id))
  const unprovenIds = testable.filter((id) => !isProven(record, id))
  return {
    total: ids.length,
    proven: testable.length - unprovenIds.length,
    notTestable: ids.length - testable.length,
    unproven: unprovenIds.length,
    unprovenIds,
  }
}
