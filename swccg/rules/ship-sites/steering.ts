/** Moving a craft in its owner's move phase, where a text lets only the opponent do so (ccgx/shipsite/opponent-moves). */
import type { CardId, SeatId } from '@dejarik/kernel'
import { matches } from '../../effects/matches.ts'
import { active } from '../../effects/statics.ts'
import type { Game } from '../../kinds.ts'

/** The player who moves a card: its own, unless a text says that only the other does. */
export function moverOf(game: Game, card: CardId): SeatId {
  const { controller } = game.card(card)
  const steering = active(game, 'steers').find(
    ({ what, context }) => context.you !== controller && matches(game, context, what.of, card),
  )
  return steering?.context.you ?? controller
}
