/** Force drains that the opponent of whoever drains may neither cancel nor change. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { matches } from '../../effects/matches.ts'
import { active } from '../../effects/statics.ts'
import type { Game } from '../../kinds.ts'

/** The card that makes the drains of a player at a location safe, if one does. */
export const securedBy = (game: Game, seat: SeatId, at: CardId): CardId | null =>
  active(game, 'secures-drains').find(
    ({ what, context }) => context.you === seat && matches(game, context, what.at, at),
  )?.context.self ?? null
