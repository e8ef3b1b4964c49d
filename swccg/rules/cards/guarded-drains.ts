/** Force drains that the opponent's cards neither change nor cancel (ccgx/number/unmodified-by-opponent). */
import type { CardId, SeatId } from '@dejarik/kernel'
import { matches } from '../../effects/matches.ts'
import { active } from '../../effects/statics.ts'
import type { Game } from '../../kinds.ts'
import type { Happening } from '../../text/happening.ts'
import type { CardAction } from '../../text/text.ts'
import { locationOf } from './place.ts'

export const isGuarded = (game: Game, seat: SeatId, location: CardId): boolean =>
  active(game, 'guards-drains').some(
    ({ what, context }) =>
      context.you === seat &&
      (what.at ? matches(game, context, what.at, location) : locationOf(game, context.self) === location),
  )

/** Whether an action would cancel such a Force drain of the other player. */
export const isInVain = (
  game: Game,
  seat: SeatId,
  { do: steps }: CardAction,
  happening: Happening,
): boolean =>
  happening.just === 'drain-initiated' &&
  happening.by !== seat &&
  steps.some((step) => step.do === 'cancel') &&
  isGuarded(game, happening.by, happening.at)
