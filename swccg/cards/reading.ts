/** What a reader holds against the printed text of each card: its facts and its tree. */
import { type Row, readRows } from './read-row.ts'
import { premiereCards } from './shipped.ts'

/** Rarity and number say nothing of what a card does. */
export const readableCards = (): ReadonlyMap<string, unknown> =>
  new Map(premiereCards().cards.map(({ rarity, number, ...card }) => [card.key, card]))

/** Game texts by key, from a file with one card a line. */
export function printedTexts(file: string): ReadonlyMap<string, string> {
  const lines = file.split('\n').filter((line) => line.trim() !== '')
  const rows = lines.map((line) => JSON.parse(line) as Row)
  return new Map(readRows(rows).map(({ key }, index) => [key, String(rows[index]!.front['gametext'] ?? '')]))
}
