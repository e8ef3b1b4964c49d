/** Costs: a list of parts, all of which must be paid or none (idc/activated/cost-all-or-nothing). */
import { because, type CardId, firstReason, isAllowed, type SeatId } from '@dejarik/kernel'
import { type Bound, type Context, cardsFor } from '../../effects/context.ts'
import { isFeasible, withEnough } from '../../effects/feasible.ts'
import { nounOf } from '../../effects/nouns/noun-of.ts'
import { resolving } from '../../effects/resolving.ts'
import { replacementsOf } from '../../effects/triggers/triggers.ts'
import type { Check, Game } from '../../kinds.ts'
import type { Instruction } from '../../language/tree/instructions.ts'
import { isReference } from '../../language/tree/nouns.ts'
import type { Cost } from '../../language/tree/tree.ts'
import type { Reason } from '../../reasons.ts'
import { whyCantUse } from '../abilities/constraints.ts'
import { forceOf, gainBuild, gainForce } from '../cards/force.ts'
import { exists, isInPlay } from '../cards/place.ts'
import { tap } from '../cards/tap.ts'

/** Somebody is to pay for something of a card; `bound` is what an effect has told before. */
interface Payment {
  readonly seat: SeatId
  readonly card: CardId
  readonly cost: readonly Cost[]
  readonly bound?: Bound
}

const enoughForce: Check<Payment> = (game, { seat, cost }) => {
  const force = forceOf(game, seat)
  const needed = total(cost, 'force')
  return needed > force
    ? because('not-enough-force', 'idc/term/force-cant-overpay', { detail: { needed, force } })
    : null
}
/** Force that is spent is Force that is paid (now/general/spent-force). */
const maySpendForce: Check<Payment> = (game, { seat, cost }) =>
  total(cost, 'force') > 0 ? whyCantUse(game, seat, 'spend-force') : null
const maySpendBuild: Check<Payment> = (game, { seat, cost }) =>
  total(cost, 'build') > 0 ? whyCantUse(game, seat, 'spend-build') : null
const enoughBuild: Check<Payment> = (game, { seat, cost }) => {
  const { build } = game.seat(seat)
  const needed = total(cost, 'build')
  return needed > build
    ? because('not-enough-build', 'idc/phrase/pay-x', { detail: { needed, build } })
    : null
}
const untappedToTap: Check<Payment> = (game, { card, cost }) =>
  game.card(card).tapped && cost.some(({ pay }) => pay === 'tap')
    ? because('already-tapped', 'idc/term/tap-cost-symbol', { card })
    : null
const doable: Check<Payment> = (game, { seat, card, cost, bound = {} }) => {
  const acts = actsIn(cost)
  if (acts.length === 0) return null
  const context: Context = { you: seat, self: card, bound }
  const fails = (act: Instruction): boolean => !isAboutChosen(act) && !isFeasible(game, context, act)
  return acts.some(fails) ? because('cannot-do-that', 'idc/phrase/pay-x-plus', { card }) : null
}
const arrives: Check<Payment> = (game, { seat, card, cost, bound = {} }) => {
  const acts = actsIn(cost)
  if (acts.length === 0) return null
  const context: Context = { you: seat, self: card, bound }
  return acts.some((act) => goesElsewhere(game, context, act))
    ? because('would-not-arrive', 'idc/term/discard-as-cost-must-arrive', { card })
    : null
}

const COST_CHECKS: readonly Check<Payment>[] = [
  enoughForce,
  maySpendForce,
  maySpendBuild,
  enoughBuild,
  untappedToTap,
  doable,
  arrives,
]

/** As part of what an action needs: the first reason why it cannot be paid for, or null. */
export const whyNotPay = (game: Game, payment: Payment): Reason | null =>
  firstReason(game, COST_CHECKS, payment)
export const canPay = (game: Game, payment: Payment): boolean => isAllowed(game, COST_CHECKS, payment)

/** What an earlier part of the cost chooses is there for the later parts. */
function isAboutChosen(act: Instruction): boolean {
  const noun = nounOf(act)
  return noun !== null && isReference(noun) && noun.the === 'chosen'
}

/** A card that would go elsewhere instead cannot be discarded as a cost. */
function goesElsewhere(game: Game, context: Context, act: Instruction): boolean {
  if (act.do !== 'discard' || !isReference(act.what)) return false
  return cardsFor(game, context, act.what).some((card) => replacementsOf(game, card).length > 0)
}

/** What is done to pay is asked for next; what it binds goes into a local of the caller, if it has one for that. */
export function pay(
  game: Game,
  seat: SeatId,
  card: CardId,
  cost: readonly Cost[],
  into?: string,
  bound: Bound = {},
): void {
  gainForce(game, seat, -total(cost, 'force'), { card })
  gainBuild(game, seat, -total(cost, 'build'), { card })
  if (cost.some(({ pay: kind }) => kind === 'tap'))
    tap(game, card, { card, rule: 'idc/term/tap-cost-symbol' })
  const instructions = actsIn(cost)
  if (instructions.length > 0)
    game.call(resolving, { context: { you: seat, self: card, bound }, instructions }, into)
}

/** What was done to pay keeps a name of its own, whatever the effect chooses after it. */
export const paidWith = (paid: Bound | undefined): Bound =>
  paid?.['that'] === undefined ? { ...paid } : { ...paid, paid: paid['that'] }

/** Something else happened to a card in place of the discard that was to pay (idc/term/discard-as-cost-must-arrive). */
export function isUnpaid(game: Game, cost: readonly Cost[], paid: Bound | undefined): boolean {
  const given = paid?.['discarded']
  if (!actsIn(cost).some(({ do: act }) => act === 'discard') || typeof given !== 'object') return false
  return given.some((card) => exists(game, card) && isInPlay(game, card))
}

function actsIn(cost: readonly Cost[]): readonly Instruction[] {
  const acts: Instruction[] = []
  for (const part of cost) if (part.pay === 'act') acts.push(withEnough(part.act))
  return acts
}

function total(cost: readonly Cost[], kind: 'force' | 'build'): number {
  let sum = 0
  for (const part of cost) if (part.pay === kind) sum += part.amount
  return sum
}
