/** Battles: where one may begin, and its steps from initiation to end. An edition orders the steps. */
import { type CardId, numberOf, type SeatId } from '@dejarik/kernel'
import { type Game, procedure, type SwccgOffer, step } from '../kinds.ts'
import { because, type Check, isAllowed } from './check.ts'
import { canUse, useForce } from './piles.ts'
import { cardsAt, locationsInPlay, opponentOf, sided } from './place.ts'
import { hasPresence } from './presence.ts'
import { answer } from './responses.ts'

export interface BattleAttempt {
  readonly seat: SeatId
  readonly at: CardId
}

export const battleCost = (game: Game, { seat, at }: BattleAttempt): number =>
  numberOf(game, sided(game, 'battle-cost', seat), at)

export const BATTLE_CHECKS: readonly Check<BattleAttempt>[] = [
  (game, { seat }) =>
    game.table.phase === 'battle' && game.table.current === seat
      ? null
      : because(game, 'not-your-battle-phase', 'ccg95/battle/phase'),
  (game, { seat, at }) =>
    hasPresence(game, seat, at) && hasPresence(game, opponentOf(seat), at)
      ? null
      : because(game, 'both-need-presence', 'ccg95/battle/both-presence', { card: at }),
  (game, { at }) =>
    game.table.battledAt.includes(at)
      ? because(game, 'battled-already', 'ccg95/battle/once-per-location', { card: at })
      : null,
  (game, attempt) =>
    canUse(game, attempt.seat, battleCost(game, attempt))
      ? null
      : because(game, 'not-enough-force', 'ccg95/battle/initiation-cost', {
          detail: { needed: battleCost(game, attempt) },
        }),
]

export const battleOffers = (game: Game, seat: SeatId): readonly SwccgOffer[] =>
  locationsInPlay(game)
    .filter((at) => isAllowed(game, BATTLE_CHECKS, { seat, at }))
    .map((at) => ({ verb: 'battle', key: `battle ${at}`, card: at, cost: battleCost(game, { seat, at }) }))

interface Battling extends BattleAttempt {
  readonly cost: number
  readonly cancelled?: boolean
}

/** The steps between initiation and end come from the chapters of the battle. */
export const battle = procedure<Battling>('swccg/battle', [
  step('initiate', (game, { seat, at, cost }) => {
    const cause = { rule: game.policies.cite('ccg95/battle/initiation-cost') }
    useForce(game, seat, cost, cause)
    game.changeTable({
      battledAt: [...game.table.battledAt, at],
      battle: { at, initiator: seat, cards: cardsAt(game, at), cancelled: false },
    })
    game.emit({ kind: 'battleInitiated', seat, at, cause })
    answer(game, { just: 'battle-initiated', by: seat, at }, 'cancelled')
  }),
  step('end', (game, { seat, at }) => {
    game.changeTable({ battle: null })
    game.emit({ kind: 'battleEnded', at, winner: null })
    answer(game, { just: 'battle-ended', by: seat, at, winner: null })
  }),
])
