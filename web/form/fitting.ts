/** Which of the decks that come with a game fit a side and an edition. */
import type { StarterNotice } from '@dejarik/table'

export type DeckSide = 'dark' | 'light'
export const opposite = (side: DeckSide): DeckSide => (side === 'dark' ? 'light' : 'dark')

/** A deck of Neutral cards alone, or of the Yuuzhan Vong, is played on either side (now/vong/order). */
export const goesTo = ({ side }: Pick<StarterNotice, 'side'>, seat: string | null | undefined): boolean =>
  side === seat || (side === 'neutral' && (seat === 'dark' || seat === 'light'))

/** Decks of a side that fit the edition; those that are played in full come first. */
export const fitting = (
  decks: readonly StarterNotice[],
  edition: string,
  side: string,
): readonly StarterNotice[] =>
  decks
    .filter((deck) => goesTo(deck, side) && deck.editions.includes(edition))
    .toSorted((one, other) => one.unautomated - other.unautomated)

/** The deck that was chosen, or the first that fits. */
export function pickDeck(
  decks: readonly StarterNotice[],
  edition: string,
  side: string,
  wanted: string,
): string | undefined {
  const possible = fitting(decks, edition, side)
  return (possible.find(({ title }) => title === wanted) ?? possible[0])?.title
}
