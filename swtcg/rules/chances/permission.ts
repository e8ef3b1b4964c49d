/** Permission: what a player may do with another's cards only if their controller agrees. */
import type { CardId, ConfirmQuestion, ProcedureName, SeatId } from '@dejarik/kernel'
import { type About, ask, type Game, procedure, step } from '../../kinds.ts'
import { timesUsed, type Use, useUp } from '../../uses.ts'

/** Whose permission is needed, and for which card. */
export interface Permission {
  readonly from: SeatId
  readonly card: CardId
  readonly rule?: string
}

interface Asking extends Permission {
  readonly seat: SeatId
  readonly result?: boolean
}

/** Whoever was refused may ask again, but so many refusals in a turn stand: two programs would never end. */
const LAST_REFUSAL = 3
const refusal = (seat: SeatId, card: CardId): Use => ({ kind: 'refused', seat, card })
export const isRefused = (game: Game, seat: SeatId, card: CardId): boolean =>
  timesUsed(game, refusal(seat, card)) >= LAST_REFUSAL

export const askPermission = procedure<Asking>('swtcg/leave', [
  ask<Asking, ConfirmQuestion<About>>(
    'grant',
    (_, { from, card, rule }) => ({
      kind: 'confirm',
      seat: from,
      about: 'leave',
      card,
      ...(rule ? { rules: [rule] } : {}),
    }),
    (game, { seat, card }, granted) => {
      if (!granted) useUp(game, refusal(seat, card))
      return { result: granted }
    },
  ),
])

interface WithPermission {
  readonly asking: Asking
  /** What is done with permission: the name of a procedure, and what it is called with. */
  readonly procedure: string
  readonly locals: object
  readonly granted?: boolean
}

export const withPermission = procedure<WithPermission>('swtcg/with-leave', [
  step('ask', (game, { asking }) => game.call(askPermission, asking, 'granted')),
  step('do', (game, { granted, procedure: name, locals }) => {
    if (granted) game.call({ name }, locals)
  }),
])

/** Calls a procedure, with permission where it is needed. */
export function callWithPermission<L extends object>(
  game: Game,
  seat: SeatId,
  needed: Permission | null,
  next: ProcedureName<L>,
  locals: L,
): void {
  if (needed) game.call(withPermission, { asking: { ...needed, seat }, procedure: next.name, locals })
  else game.call(next, locals)
}
