/** Whether a position that somebody wrote down has cards of the sets of today. */
import { isOfToday, libraryOf } from '../table.ts'

export const hasCardsOfToday = (position: unknown): boolean => namesIn(position).some(isCardOfToday)

function isCardOfToday(name: string): boolean {
  const card = libraryOf().named(name)
  return card !== undefined && isOfToday(card.key)
}

/** Every text that stands in it, however deep. */
function namesIn(written: unknown): readonly string[] {
  if (typeof written === 'string') return [written]
  return typeof written === 'object' && written !== null ? Object.values(written).flatMap(namesIn) : []
}
