/** Decks for games to learn from: those that come with the game, and decks drawn from its cards. */
import type { Below, DeckList } from '@dejarik/kernel'
import { drawDecks } from '../drawn-decks.ts'

/** Decks of shipped lists; drawn from the cards that are trained on; drawn from the others, to see what was learned of cards in general. */
export const DECK_KINDS = ['shipped', 'drawn', 'unseen'] as const
export type DeckKind = (typeof DECK_KINDS)[number]

/** Every fifth card, by its key, is never in a deck that is trained on. */
const KEPT_OUT = 5
const isKeptOut = (key: string): boolean =>
  [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7) % KEPT_OUT === 0

/** Two decks by seat, Dark Side first; null are the game's own. */
export function decksToLearnFrom(game: string, kind: DeckKind, below: Below): readonly DeckList[] | null {
  if (kind === 'shipped') return null
  return drawDecks(game, {
    edition: '',
    below,
    fits: ({ key, isCarriedOut }) => isCarriedOut && isKeptOut(key) === (kind === 'unseen'),
  })
}
