/** What a reader holds against the printed text of each card: its facts and its tree. */
import { premiereCards, shippedCards } from './shipped.ts'

/** All of Premiere, and of later sets what is carried out in full. Rarity and number say nothing of what a card does. */
export const readableCards = (): ReadonlyMap<string, unknown> =>
  new Map(
    shippedCards()
      .cards.filter((card) => card.automated || mustBeRead(card.key))
      .map(({ rarity, number, ...card }) => [card.key, card]),
  )

/** Whether a card must have been read; those of later sets may wait for a reader. */
export const mustBeRead = (key: string): boolean => premiereCards().named(key)?.key === key

/** Game texts by key, from a file with one card a line; of a card with two faces both. Charts are no cards. */
export function printedTexts(file: string): ReadonlyMap<string, string> {
  const lines = file.split('\n').filter((line) => line.trim() !== '')
  const rows = lines.map((line) => JSON.parse(line) as Printed)
  const shipped = new Map(shippedCards().cards.map(({ key, number }) => [number, key]))
  return new Map(
    rows.flatMap((row) => {
      const key = shipped.get(row.id)
      return key === undefined ? [] : [[key, facesOf(row)]]
    }),
  )
}

interface Face {
  readonly gametext?: string
}
/** What of a line is read. */
interface Printed {
  readonly id: string
  readonly front: Face
  readonly back?: Face
}
const facesOf = ({ front, back }: Printed): string =>
  [front, back].flatMap((face) => (face ? [face.gametext ?? ''] : [])).join('\n')
