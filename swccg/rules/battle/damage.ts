/** The damage segment: hits, attrition and battle damage are settled by forfeiting and by losing Force. */
import type { SeatId } from '@dejarik/kernel'
import { ask, type Game, procedure, type SwccgOffer, step } from '../../kinds.ts'
import { loseByOffer, loseCards } from '../losing.ts'
import { opponentOf } from '../place.ts'
import { answer } from '../responses.ts'
import { owesAnything, settlingOffers } from './forfeit.ts'
import { immuneCards } from './immunity.ts'
import { changeSide, sideIn } from './totals.ts'

export interface DamageSegment {
  readonly seat: SeatId
  /** Whether an answer cancelled the battle damage. */
  readonly cancelled?: boolean
}

export const damageSegment = procedure<DamageSegment>('swccg/battle-damage', [
  step('immunity', (game) => {
    for (const seat of game.state.seats.keys()) changeSide(game, seat, { immune: immuneCards(game, seat) })
  }),
  step('answers', (game) => {
    const loser = [...game.state.seats.keys()].find((seat) => sideIn(game, seat).damage > 0)
    if (loser === undefined) return
    answer(
      game,
      { just: 'must-lose-force', by: loser, amount: sideIn(game, loser).damage, from: 'battle' },
      'cancelled',
    )
  }),
  step('cancelled', (game, { cancelled }) => {
    if (!cancelled) return
    for (const seat of game.state.seats.keys()) changeSide(game, seat, { damage: 0 })
  }),
  step('round', (game, { seat }) => {
    if (game.table.battle === null) return game.finish()
    if (owesAnything(game, seat)) return
    if (!owesAnything(game, opponentOf(seat))) return game.finish()
    return { seat: opponentOf(seat) }
  }),
  ask(
    'settle',
    (game, { seat }) => {
      if (game.table.battle === null) return
      const offers = settlingOffers(game, seat)
      const rules = [game.policies.cite('ccg95/damage/how-paid')]
      return offers.length === 0
        ? undefined
        : ({ kind: 'action', seat, about: 'settle', offers, rules } as const)
    },
    (game, { seat }, offer) => {
      settle(game, seat, offer)
      return { seat: game.policies.settlesNext(game, seat) }
    },
  ),
  step('more', (game) => game.goto('round')),
])

/** A forfeited card counts against attrition and damage at once (ccg95/attrition/loser-not-additional). */
function settle(game: Game, seat: SeatId, offer: SwccgOffer): void {
  const { attrition, damage } = sideIn(game, seat)
  if (offer.verb === 'forfeit') {
    const { card, value, insteadOf: hit } = offer
    if (hit !== undefined) game.changeCard(hit, { hit: false })
    changeSide(game, seat, { attrition: Math.max(0, attrition - value), damage: Math.max(0, damage - value) })
    game.call(loseCards, { cards: [card], by: 'forfeited' })
  } else if (offer.verb === 'lose') {
    changeSide(game, seat, { damage: damage - 1 })
    loseByOffer(game, seat, offer, { rule: game.policies.cite('ccg95/damage/hand-card-one') })
  }
}

/** One card or one Force each in turn, as long as both owe something (ccg/damage/alternate). */
export const settlesInTurn = (game: Game, seat: SeatId): SeatId =>
  owesAnything(game, opponentOf(seat)) ? opponentOf(seat) : seat
