/** Movement: each way to move with where it leads, what it costs and what it asks for. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { type Game, type MoveKind, procedure, type Role, type SwccgOffer, step } from '../kinds.ts'
import { putOn } from './attach.ts'
import type { Check } from './check.ts'
import { hyperspeed } from './move/hyperspeed.ts'
import { landspeed } from './move/landspeed.ts'
import { useForce } from './piles.ts'
import { exists, locationOf } from './place.ts'
import { answer } from './responses.ts'

export interface MoveAttempt {
  readonly seat: SeatId
  readonly card: CardId
  readonly to: CardId
  readonly by: MoveKind
  readonly as?: Role
}

/** One kind of movement. */
export interface Way {
  readonly by: MoveKind
  /** Where it could lead by its nature; the checks say whether it may. */
  readonly destinations: (game: Game, card: CardId) => readonly { readonly to: CardId; readonly as?: Role }[]
  readonly checks: readonly Check<MoveAttempt>[]
  readonly cost: (game: Game, attempt: MoveAttempt) => number
  /** What the move uses up. */
  readonly spend: (game: Game, attempt: MoveAttempt) => void
}

export const WAYS: readonly Way[] = [landspeed, hyperspeed]

type MoveOffer = Extract<SwccgOffer, { verb: 'move' }>
interface Moving {
  readonly seat: SeatId
  readonly offer: MoveOffer
}

export const moving = procedure<Moving>('swccg/move', [
  step('go', (game, { seat, offer }) => {
    const { card, to, by, cost, as = 'at' } = offer
    const way = WAYS.find((each) => each.by === by)!
    const from = locationOf(game, card)!
    const cause = { rule: game.policies.cite('ccg95/move/phase') }
    useForce(game, seat, cost, cause)
    way.spend(game, { seat, card, to, by, as })
    putOn(game, card, to, as)
    game.emit({ kind: 'moved', card, from, to, by, cause })
  }),
  step('arrived', (game, { seat, offer: { card } }) => {
    const at = exists(game, card) ? locationOf(game, card) : null
    if (at !== null) answer(game, { just: 'arrived', by: seat, card, at })
  }),
])
