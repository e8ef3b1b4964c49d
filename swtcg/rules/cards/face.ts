/** Faces: a face-down card is nothing but a card, unless it counts as another one, which all can see. */
import type { CardId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'

/** The counter of a face-down card that counts as a unit. */
export const RECRUIT = 'recruit'

export const countsAsAnother = (game: Game, card: CardId): boolean =>
  game.card(card).counters[RECRUIT] !== undefined

/** Face-down, and neither a unit nor in play for that. */
export const isConcealed = (game: Game, card: CardId): boolean =>
  game.card(card).faceDown && !countsAsAnother(game, card)

/** It stays face-down wherever it goes on the table. */
export const faceOf = (game: Game, card: CardId): { readonly faceDown: boolean } => ({
  faceDown: game.card(card).faceDown && countsAsAnother(game, card),
})
