/** Decks for whoever plays both sides in turn: one of each, checked at once. */
import type { Deck } from '../api/messages.ts'
import { gameNamed } from '../games.ts'
import { Refusal } from '../refusal.ts'
import { checkAlone } from './deck-check.ts'
import { chosen } from './seating.ts'

/** The keys of the cards. */
export interface BothDecks {
  readonly dark: readonly string[]
  readonly light: readonly string[]
}

export const bothDecks = (
  game: string,
  edition: string,
  decks: Readonly<Record<'dark' | 'light', Deck>>,
): BothDecks => ({
  dark: deckFor(game, edition, 'dark', decks.dark),
  light: deckFor(game, edition, 'light', decks.light),
})

/** The keys of a deck that may be played on that side. */
function deckFor(name: string, edition: string, side: string, deck: Deck): readonly string[] {
  const game = gameNamed(name)
  const brought = chosen(game, deck)
  if (brought.side !== side)
    throw new Refusal(400, `The deck "${brought.deckTitle}" is of no use for the ${side} side.`)
  checkAlone(game, { edition, options: '[]' }, brought)
  return JSON.parse(brought.deck) as readonly string[]
}
