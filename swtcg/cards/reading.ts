/** What a reader holds against the printed text of each card: its facts and its tree. */
import { setOf } from './definition.ts'
import { keyOf, readFile } from './printings.ts'
import { SETS_OF_2010 } from './released.ts'
import { shippedCards } from './shipped.ts'

/** The sets of 2010, and of those of today what is carried out in full. Rarity, numbers and further printings say nothing of what a card does. */
export const readableCards = (): ReadonlyMap<string, unknown> =>
  new Map(
    shippedCards()
      .cards.filter((card) => !card.unautomated || mustBeRead(card.key))
      .map(({ rarity, number, reprints, ...card }) => [card.key, card]),
  )

/** Whether a card must have been read; those of the sets of today may wait for a reader. */
export const mustBeRead = (key: string): boolean => SETS_OF_2010.includes(setOf({ key }))

/** Texts by key, as the card file has them; the first printing of a card gives it its key. */
export function printedTexts(file: string): ReadonlyMap<string, string> {
  const { rows } = readFile({ set: '', text: file })
  const printed = rows.flatMap(({ printing }) =>
    printing ? [[keyOf(printing), printing.text] as const] : [],
  )
  if (printed.length === 0) throw new Error('no card is in it')
  return new Map([...printed].reverse())
}
