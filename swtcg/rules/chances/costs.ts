/** Costs: a list of parts, all of which must be paid or none (idc/activated/cost-all-or-nothing). */
import type { CardId, SeatId } from '@dejarik/kernel'
import { type Bound, type Context, cardsFor } from '../../effects/context.ts'
import { isFeasible } from '../../effects/feasible.ts'
import { nounOf } from '../../effects/noun-of.ts'
import { resolving } from '../../effects/resolving.ts'
import { replacementsOf } from '../../effects/triggers.ts'
import type { Game } from '../../kinds.ts'
import type { Instruction } from '../../language/instructions.ts'
import { isReference } from '../../language/nouns.ts'
import type { Cost } from '../../language/tree.ts'
import type { Reason } from '../../reasons.ts'
import { whyCantUse } from '../abilities/constraints.ts'
import { gainBuild, gainForce } from '../cards/force.ts'
import { exists, isInPlay } from '../cards/place.ts'
import { tap } from '../cards/tap.ts'

/** Why a seat cannot pay for something of this card; empty if it can. `bound` is what an effect has told before. */
export function whyNotPay(
  game: Game,
  seat: SeatId,
  card: CardId,
  cost: readonly Cost[],
  bound: Bound = {},
): Reason[] {
  const { force, build } = game.seat(seat)
  const reasons: Reason[] = []
  const needed = total(cost, 'force')
  if (needed > force)
    reasons.push({ code: 'not-enough-force', rule: 'idc/term/force-cant-overpay', detail: { needed, force } })
  const points = total(cost, 'build')
  if (points > 0) reasons.push(...whyCantUse(game, seat, 'spend-build'))
  if (points > build)
    reasons.push({ code: 'not-enough-build', rule: 'idc/phrase/pay-x', detail: { needed: points, build } })
  if (cost.some(({ pay }) => pay === 'tap') && game.card(card).tapped)
    reasons.push({ code: 'already-tapped', rule: 'idc/term/tap-cost-symbol', card })
  const context: Context = { you: seat, self: card, bound }
  const acts = actsIn(cost)
  if (acts.some((act) => !isAboutChosen(act) && !isFeasible(game, context, act)))
    reasons.push({ code: 'cannot-do-that', rule: 'idc/phrase/pay-x-plus', card })
  if (acts.some((act) => goesElsewhere(game, context, act)))
    reasons.push({ code: 'would-not-arrive', rule: 'idc/term/discard-as-cost-must-arrive', card })
  return reasons
}

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

/** Something else happened to a card in place of the discard that was to pay (idc/term/discard-as-cost-must-arrive). */
export function isUnpaid(game: Game, cost: readonly Cost[], paid: Bound | undefined): boolean {
  const given = paid?.['that']
  if (!actsIn(cost).some(({ do: act }) => act === 'discard') || typeof given !== 'object') return false
  return given.some((card) => exists(game, card) && isInPlay(game, card))
}

function actsIn(cost: readonly Cost[]): readonly Instruction[] {
  const acts: Instruction[] = []
  for (const part of cost) if (part.pay === 'act') acts.push(part.act)
  return acts
}

function total(cost: readonly Cost[], kind: 'force' | 'build'): number {
  let sum = 0
  for (const part of cost) if (part.pay === kind) sum += part.amount
  return sum
}
