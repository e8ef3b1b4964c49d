/** Cards for the top of a Reserve Deck, by the destiny that a test wants to be drawn. */
import { shippedCards } from '../index.ts'

/** A card of a side with this destiny, and no text that destiny draws would ask. */
export const withDestiny = (side: 'dark' | 'light', destiny: number): string =>
  shippedCards().cards.find(
    (card) => card.side === side && card.destiny === destiny && !card.destinies && card.kind === 'interrupt',
  )!.key
