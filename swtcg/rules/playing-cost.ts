/** What playing an effect costs, when other effects make it dearer or cheaper. */
import type { CardId, SeatId } from '@dejarik/kernel'
import type { Game } from '../kinds.ts'
import type { Cost } from '../language/tree.ts'
import { constraintsOn, hasRule, rulesForCopy } from './constraints.ts'

/** Never less than nothing; what costs no Force may come to cost some (idc/phrase/costs-x-more-or-less). */
export const playingCost = (game: Game, card: CardId, cost: readonly Cost[]): readonly Cost[] =>
  withEffects(game, card, game.policies.playingCost(game, card, cost))

function withEffects(game: Game, card: CardId, cost: readonly Cost[]): readonly Cost[] {
  if (!hasRule(game, (rule) => 'playing' in rule)) return cost
  const more = constraintsOn(game, card).reduce(
    (sum, { rule }) => ('playing' in rule ? sum + rule.playing : sum),
    0,
  )
  return changed(cost, more)
}

/** The same for a player who uses the card's effect without playing the card. */
export function playingCostFor(
  game: Game,
  seat: SeatId,
  card: CardId,
  cost: readonly Cost[],
): readonly Cost[] {
  return changed(
    cost,
    rulesForCopy(game, seat, card).reduce((sum, rule) => ('playing' in rule ? sum + rule.playing : sum), 0),
  )
}

function changed(cost: readonly Cost[], more: number): readonly Cost[] {
  if (more === 0) return cost
  const paid = cost.reduce((sum, part) => (part.pay === 'force' ? sum + part.amount : sum), 0)
  const others = cost.filter(({ pay }) => pay !== 'force')
  return [...others, { pay: 'force', amount: Math.max(0, paid + more) }]
}
