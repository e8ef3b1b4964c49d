/** What the text of a card that comes may speak of. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { answering, type Context, speaking } from '../../effects/context.ts'
import { definitionOf, type Game } from '../../kinds.ts'

/** A card that comes in answer to something may speak of that. */
export function comingNow(game: Game, seat: SeatId, card: CardId): Context {
  const answered = game.table.happenings.at(-1)
  const own = speaking(seat, card)
  return answered && definitionOf(game, card).text.deploys?.when ? answering(own, answered) : own
}
