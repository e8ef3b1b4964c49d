/** A deal on this device: decks that come with the game, one's own, or dealt ones, by seat. */
import type { Setup } from '@dejarik/kernel'
import type { TableGame } from '@dejarik/table'
import type { DeckBrought, LocalGame } from './protocol.ts'

type WantedDeal = Pick<LocalGame, 'decks' | 'edition' | 'options' | 'company' | 'seed'>

export const dealOf = (game: TableGame, { decks, ...wanted }: WantedDeal): Setup =>
  game.deal({ ...wanted, decks: decks.map((deck) => (deck === null ? [] : keysOf(game, deck))) })

function keysOf(game: TableGame, deck: DeckBrought): readonly string[] {
  const keys = typeof deck === 'string' ? game.starter(deck) : deck.keys
  if (!keys) throw new Error(`There is no starter deck "${deck}".`)
  return keys
}
