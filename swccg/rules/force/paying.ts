/** Whether a player has the Force that something takes, and why not. */
import { because, type SeatId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { canUse, usableForce } from './piles.ts'

export const whyNotPaid = (
  game: Game,
  seat: SeatId,
  needed: number,
  rule: string,
  code: Reason['code'] = 'not-enough-force',
): Reason | null =>
  canUse(game, seat, needed)
    ? null
    : because(code, rule, { detail: { needed, force: usableForce(game, seat) } })
