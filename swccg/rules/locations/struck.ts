/** Starships against which asteroid destiny was drawn in this turn. */
import type { CardId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'

/** The mark of a starship, with the sector after it. */
export const STRUCK = 'turn:asteroids '

export const wasStruck = (game: Game, card: CardId): boolean =>
  game.card(card).uses.some((use) => use.startsWith(STRUCK))
