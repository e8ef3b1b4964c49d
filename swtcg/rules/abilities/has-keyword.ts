/** Whether a card has a keyword that is had or not, and that does something. */
import { type CardId, numberOf } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import type { IsolatedKeyword } from '../../language/tree/tree.ts'

export const has = (game: Game, card: CardId, keyword: IsolatedKeyword): boolean =>
  numberOf(game, keyword, card) > 0 && !game.policies.idleKeywords.includes(keyword)
