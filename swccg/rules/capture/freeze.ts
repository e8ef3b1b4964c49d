/** Captives that are frozen, and stay where nobody escorts them (ccgx/freeze/frozen-state). */
import type { CardId, SeatId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { answer } from '../answers/answer.ts'
import { putOn } from '../cards/attach.ts'
import { locationOf } from '../cards/place.ts'
import { isCaptive } from './captives.ts'

/** Nobody is frozen twice, nor without being a captive. */
export function freezeCaptive(game: Game, card: CardId, by: SeatId): void {
  if (game.card(card).frozen || !isCaptive(game, card)) return
  game.changeCard(card, { frozen: true })
  game.emit({ kind: 'wasFrozen', card, cause: { rule: 'ccgx/freeze/frozen-state' } })
  answer(game, { just: 'frozen', by, card, at: locationOf(game, card)! })
}

/** A frozen captive stays at the site without an escort (ccgx/freeze/unattended). */
export function leaveUnattended(game: Game, card: CardId): void {
  const at = locationOf(game, card)!
  putOn(game, card, at, 'unattended')
  game.changeCard(card, { seizer: null })
  game.emit({ kind: 'leftUnattended', card, cause: { rule: 'ccgx/freeze/unattended' } })
}
