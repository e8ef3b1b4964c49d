/** Costs: a list of parts, all of which must be paid or none (idc/activated/cost-all-or-nothing). */
import type { CardId, Reason, SeatId } from '@dejarik/kernel'
import type { Game } from '../kinds.ts'
import type { Cost } from '../language/tree.ts'
import { gainBuild, gainForce } from './force.ts'
import { tap } from './tap.ts'

/** Why a seat cannot pay for something of this card; empty if it can. */
export function whyNotPay(game: Game, seat: SeatId, card: CardId, cost: readonly Cost[]): Reason[] {
  const { force, build } = game.seat(seat)
  const reasons: Reason[] = []
  const needed = total(cost, 'force')
  if (needed > force)
    reasons.push({ code: 'not-enough-force', rule: 'idc/term/force-cant-overpay', detail: { needed, force } })
  const points = total(cost, 'build')
  if (points > build)
    reasons.push({ code: 'not-enough-build', rule: 'idc/phrase/pay-x', detail: { needed: points, build } })
  if (cost.some(({ pay }) => pay === 'tap') && game.card(card).tapped)
    reasons.push({ code: 'already-tapped', rule: 'idc/term/tap-cost-symbol', card })
  return reasons
}

export function pay(game: Game, seat: SeatId, card: CardId, cost: readonly Cost[]): void {
  gainForce(game, seat, -total(cost, 'force'), { card })
  gainBuild(game, seat, -total(cost, 'build'), { card })
  if (cost.some(({ pay: kind }) => kind === 'tap'))
    tap(game, card, { card, rule: 'idc/term/tap-cost-symbol' })
}

function total(cost: readonly Cost[], kind: 'force' | 'build'): number {
  return cost.reduce((sum, part) => (part.pay === kind ? sum + part.amount : sum), 0)
}
