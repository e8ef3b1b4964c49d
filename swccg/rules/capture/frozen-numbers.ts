/** What a frozen captive has none of (ccgx/freeze/frozen-state). */
import type { CardId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import type { CardNumber } from '../../text/filter.ts'

const NONE_WHILE_FROZEN: ReadonlySet<CardNumber> = new Set(['power', 'ability', 'landspeed'])

export const isFrozenNumber = (game: Game, card: CardId, name: CardNumber): boolean =>
  NONE_WHILE_FROZEN.has(name) && game.card(card).frozen
