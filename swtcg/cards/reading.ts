/** What a reader holds against the printed text of each card: its facts and its tree. */
import { keyOf, readFile } from './printings.ts'
import { shippedCards } from './shipped.ts'

/** Rarity, numbers and further printings say nothing of what a card does. */
export const readableCards = (): ReadonlyMap<string, unknown> =>
  new Map(shippedCards().cards.map(({ rarity, number, reprints, ...card }) => [card.key, card]))

/** Texts by key, as the card file has them; the first printing of a card gives it its key. */
export function printedTexts(file: string): ReadonlyMap<string, string> {
  const { rows } = readFile({ set: '', text: file })
  const printed = rows.flatMap(({ printing }) =>
    printing ? [[keyOf(printing), printing.text] as const] : [],
  )
  if (printed.length === 0) throw new Error('no card is in it')
  return new Map([...printed].reverse())
}
