/** Why an answer in a contest is refused. */

import { isAttempt, type Question, whyNot } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { forceOf } from '../cards/force.ts'
import { contested } from './contest.ts'
import { GIVE_UP_CHECKS, rivalOf } from './own-uniques.ts'

/** Bids stay within the Force at hand, and never go down. */
export function explainContestBid(game: Game, question: Question, value: unknown): Reason[] {
  if (question.kind !== 'number' || typeof value !== 'number') return []
  const force = forceOf(game, question.seat)
  if (value > question.max)
    return [{ code: 'bid-too-high', rule: 'idc/contest/bid-available-force', detail: { force } }]
  if (value < question.min)
    return [{ code: 'bid-lowered', rule: 'idc/contest/bid-until-no-raise', detail: { least: question.min } }]
  return []
}

/** Equipment waits for the units. */
export function explainContest(game: Game, _: Question, value: unknown): Reason[] {
  if (!isAttempt(value) || value.verb !== 'contest' || value.card === undefined) return []
  const { card } = value
  if (!game.state.cards[card]) return [{ code: 'not-contested', rule: 'idc/contest/opposed-in-battle' }]
  const units = contested(game).some(([first]) => definitionOf(game, first!).kind === 'unit')
  if (units && definitionOf(game, card).kind === 'equipment')
    return [{ code: 'units-first', rule: 'idc/contest/units-before-equipment', card }]
  return [{ code: 'not-contested', rule: 'idc/contest/opposed-in-battle', card }]
}

export function explainOwnUniques(game: Game, question: Question, value: unknown): readonly Reason[] {
  if (!isAttempt(value) || value.verb !== 'give-up-unique' || question.kind !== 'action') return []
  const { card } = value
  if (card === undefined || !game.state.cards[card] || rivalOf(game, card) === undefined) return []
  return whyNot(game, GIVE_UP_CHECKS, { latest: card, card })
}
