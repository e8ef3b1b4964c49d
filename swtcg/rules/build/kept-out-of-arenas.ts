/** Cards that effects keep out of arenas. */
import { because, type CardId, type SeatId } from '@dejarik/kernel'
import type { Arena } from '../../cards/definition.ts'
import { fits } from '../../effects/nouns/nouns.ts'
import type { Game } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { playerRules } from '../abilities/player-rules.ts'

/** Why the player cannot put a card that is not there yet into an arena, or null. */
export function whyKeptOut(game: Game, seat: SeatId, card: CardId, arena: Arena | null): Reason | null {
  if (arena === null) return null
  const rules = playerRules(game, seat)
  if (rules.length === 0) return null
  const state = game.card(card).faceDown ? { state: ['face-down' as const] } : {}
  const isKeptOut = rules.some(
    (rule) =>
      'keepsOut' in rule &&
      rule.keepsOut.includes(arena) &&
      fits(game, { you: seat, self: card, bound: {} }, { ...rule.of, ...state }, card),
  )
  return isKeptOut ? because('cannot-deploy', 'idc/primary/cant-overrides', { card }) : null
}
