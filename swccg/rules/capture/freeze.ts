/** Freezing captives (ccgx/freeze/frozen-state). */
import type { CardId, SeatId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { answer } from '../answers/answer.ts'
import { locationOf } from '../cards/place.ts'
import { isCaptive } from './captives.ts'

/** Nobody is frozen twice, nor without being a captive. */
export function freezeCaptive(game: Game, card: CardId, by: SeatId): void {
  if (game.card(card).frozen || !isCaptive(game, card)) return
  game.changeCard(card, { frozen: true })
  game.emit({ kind: 'wasFrozen', card, cause: { rule: 'ccgx/freeze/frozen-state' } })
  answer(game, { just: 'frozen', by, card, at: locationOf(game, card)! })
}
