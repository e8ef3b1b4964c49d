/** The damage segment: hits, attrition and battle damage are settled by forfeiting and by losing Force. */
import type { SeatId } from '@dejarik/kernel'
import { ask, type Game, procedure, type SwccgOffer, step } from '../../kinds.ts'
import { answer } from '../answers/answer.ts'
import { isIn, opponentOf } from '../cards/place.ts'
import { halvedLoss, limitedLoss, loseByOffer, loseCards } from '../force/losing.ts'
import { loseFromPile } from '../force/piles.ts'
import { meetsAttrition, owesAnything, owesForceOnly, settlingOffers } from './forfeit.ts'
import { restore } from './hit.ts'
import { immuneCards } from './immunity.ts'
import { changeSide, sideIn } from './totals.ts'

interface DamageSegment {
  readonly seat: SeatId
  /** Who has still to be asked about attrition. */
  readonly due?: readonly SeatId[]
  /** What answers have left of the attrition or the damage. */
  readonly left?: number
  /** Whether it was told that only Force is left. */
  readonly told?: boolean
  /** Who has lost Force, and how much. */
  readonly payer?: SeatId
  readonly paid?: number
}

const loserOf = (game: Game): SeatId | undefined =>
  [...game.state.seats.keys()].find((seat) => sideIn(game, seat).damage > 0)

export const damageSegment = procedure<DamageSegment>('swccg/battle-damage', [
  step('immunity', (game): Partial<DamageSegment> => {
    const seats = [...game.state.seats.keys()]
    for (const seat of seats) changeSide(game, seat, { immune: immuneCards(game, seat) })
    return { due: seats.filter((seat) => sideIn(game, seat).attrition > 0) }
  }),
  step('attrition', (game, { due = [] }) => {
    const [seat] = due
    if (seat === undefined) return game.goto('damage')
    const { at } = game.table.battle!
    answer(game, { just: 'attrition', by: seat, at, amount: sideIn(game, seat).attrition }, 'left', 'amount')
  }),
  step('attrition-left', (game, { due = [], left = 0 }) => {
    if (game.table.battle === null) return game.finish()
    changeSide(game, due[0]!, { attrition: left })
    game.goto('attrition')
    return { due: due.slice(1) }
  }),
  step('damage', (game) => {
    const loser = loserOf(game)
    if (loser === undefined) return game.goto('round')
    const amount = halvedLoss(game, { seat: loser, amount: sideIn(game, loser).damage, from: 'battle' })
    answer(game, { just: 'must-lose-force', by: loser, amount, from: 'battle' }, 'left', 'amount')
  }),
  step('damage-left', (game, { left = 0 }) => {
    const loser = game.table.battle && loserOf(game)
    if (loser == null) return
    changeSide(game, loser, { damage: limitedLoss(game, { seat: loser, amount: left, from: 'battle' }) })
  }),
  step('round', (game, { seat, told = false }) => {
    const { battle } = game.table
    if (battle === null) return game.finish()
    if (!told && owesForceOnly(game, seat)) {
      game.goto('force-left')
      const amount = sideIn(game, seat).damage
      answer(game, { just: 'only-force-left', by: seat, at: battle.at, amount }, 'left', 'amount')
      return { told: true }
    }
    if (owesAnything(game, seat)) return
    if (!owesAnything(game, opponentOf(seat))) return game.goto('paid')
    return { seat: opponentOf(seat) }
  }),
  ask(
    'settle',
    (game, { seat }) => {
      if (game.table.battle === null) return
      const offers = settlingOffers(game, seat)
      const rules = ['ccg95/damage/how-paid']
      return offers.length === 0
        ? undefined
        : ({ kind: 'action', seat, about: 'settle', offers, rules } as const)
    },
    (game, { seat, paid = 0 }, offer) => {
      settleBattle(game, seat, offer)
      const next = { seat: game.policies.settlesNext(game, seat) }
      return offer.verb === 'lose' ? { ...next, payer: seat, paid: paid + 1 } : next
    },
  ),
  step('more', (game) => game.goto('round')),
  step('force-left', (game, { seat, left = 0 }) => {
    if (game.table.battle) changeSide(game, seat, { damage: left })
    game.goto('round')
  }),
  step('paid', (game, { payer, paid = 0 }) => {
    if (payer !== undefined) answer(game, { just: 'lost-force', by: payer, amount: paid, from: 'battle' })
  }),
])

/** A forfeited card counts against attrition and damage at once (ccg95/attrition/loser-not-additional). */
function settleBattle(game: Game, seat: SeatId, offer: SwccgOffer): void {
  const { attrition, damage } = sideIn(game, seat)
  if (offer.verb === 'forfeit') {
    const { card, value, insteadOf: hit } = offer
    if (hit !== undefined) restore(game, hit)
    const met = meetsAttrition(game, card) ? value : 0
    changeSide(game, seat, { attrition: Math.max(0, attrition - met), damage: Math.max(0, damage - value) })
    if (isIn(game, card, seat, 'hand')) loseFromPile(game, card, 'hand', { card })
    else game.call(loseCards, { cards: [card], by: 'forfeited' })
  } else if (offer.verb === 'lose') {
    changeSide(game, seat, { damage: damage - 1 })
    loseByOffer(game, seat, offer, { rule: 'ccg95/damage/hand-card-one' })
  }
}

/** One card or one Force each in turn, as long as both owe something (ccg/damage/alternate). */
export const settlesInTurn = (game: Game, seat: SeatId): SeatId =>
  owesAnything(game, opponentOf(seat)) ? opponentOf(seat) : seat
