/** What every kind of movement asks for. */
import { allowedBy, barredBy } from '../../effects/statics.ts'
import type { Game } from '../../kinds.ts'
import { because, type Check } from '../check.ts'
import type { MoveAttempt } from '../move.ts'
import { canUse } from '../piles.ts'
import { countIn } from '../place.ts'

export const inMovePhase: Check<MoveAttempt> = (game, { seat }) =>
  game.table.phase === 'move' && game.table.current === seat
    ? null
    : because(game, 'not-your-move-phase', 'ccg95/move/phase')

export const ownCard: Check<MoveAttempt> = (game, { seat, card }) =>
  game.card(card).controller === seat ? null : because(game, 'not-yours', 'ccg95/move/phase', { card })

export const notBarred: Check<MoveAttempt> = (game, { card, to }) => {
  const by = barredBy(game, 'move', card, to)
  return by === null ? null : because(game, 'barred', 'ccg95/goal/card-text-wins', { card: by })
}

/** The usual price of moving one card is 1 Force (ccg95/move/cost-one). */
export const oneForce = (game: Game, { card, to }: MoveAttempt): number =>
  allowedBy(game, 'move-free', card, to) === null ? 1 : 0

export const payable =
  (cost: (game: Game, attempt: MoveAttempt) => number): Check<MoveAttempt> =>
  (game, attempt) => {
    const needed = cost(game, attempt)
    if (canUse(game, attempt.seat, needed)) return null
    const detail = { needed, force: countIn(game, attempt.seat, 'force') }
    return because(game, 'not-enough-force', 'ccg95/force/use-needs-enough', { detail })
  }
