/** Why an answer in preparation is refused. */
import { type CardId, isAttempt, type Question, type SeatId } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { cardsIn } from '../cards/place.ts'

/** A bid must be lower than the one before, and can be no less than 0. */
export function explainSideBid(game: Game, question: Question, value: unknown): Reason[] {
  if (!isAttempt(value) || value.verb !== 'bid' || question.kind !== 'action') return []
  const rule = 'idc/prep/bid-for-side'
  const most = game.constants.startingBuild
  const amount = Number(value['amount'])
  if (!Number.isInteger(amount) || amount < 0 || amount > most)
    return [{ code: 'bid-out-of-range', rule, detail: { most } }]
  return question.offers.some(({ key }) => key === `bid ${amount}`) ? [] : [{ code: 'bid-not-lower', rule }]
}

/** Only a Resource can be pulled, and only one. */
export function explainPull(game: Game, question: Question, value: unknown): Reason[] {
  const rule = 'idc/prep/pull-resource'
  const chosen = chosenIn(game, question.seat, 'deck', value)
  const others = chosen.filter((card) => definitionOf(game, card).kind !== 'resource')
  if (others.length > 0) return others.map((card) => ({ code: 'not-a-resource', rule, card }))
  return chosen.length > 1 ? [{ code: 'second-resource', rule }] : []
}

/** Units stay, and by now it is too late to search the deck. */
export function explainMulligan(game: Game, question: Question, value: unknown): Reason[] {
  const [searched] = chosenIn(game, question.seat, 'deck', value)
  if (searched !== undefined) return [{ code: 'too-late-to-search', rule: 'idc/prep/order' }]
  const { mulliganKinds } = game.constants
  return chosenIn(game, question.seat, 'hand', value)
    .filter((card) => !mulliganKinds.includes(definitionOf(game, card).kind))
    .map((card) => ({ code: 'no-mulligan-for-units', rule: 'idc/prep/mulligan-non-units-only', card }))
}

/** The cards of a zone that a value of any shape names. */
function chosenIn(game: Game, seat: SeatId, zone: 'deck' | 'hand', value: unknown): CardId[] {
  return Array.isArray(value) ? cardsIn(game, seat, zone).filter((card) => value.includes(card)) : []
}
