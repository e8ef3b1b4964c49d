/** What playing an effect costs, when other effects make it costlier or cheaper. */
import { type CardId, lastingOf, removeLasting, type SeatId } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Instruction } from '../../language/tree/instructions.ts'
import type { ActivatedKeyword, Cost } from '../../language/tree/tree.ts'
import { constraintsOn, hasRule, rulesForCopy } from '../abilities/constraints.ts'
import { takesSuch } from '../cards/subordinates-taken.ts'
import { reducedCost } from '../keywords/reduced-cost.ts'

/** Never less than nothing; what costs no Force may come to cost some (idc/phrase/costs-x-more-or-less). */
export const playingCost = (
  game: Game,
  card: CardId,
  cost: readonly Cost[],
  ability: PlayedAs = {},
): readonly Cost[] =>
  withEffects(game, card, game.policies.playingCost(game, card, reduced(game, card, cost)), ability)

/** What an ability does, or the keyword that it is; a Battle card is neither. */
interface PlayedAs {
  readonly do?: readonly Instruction[]
  readonly keyword?: ActivatedKeyword
}

/** The Force of a Battle card while its Reduced Cost holds (now/costs/reduced-cost). */
function reduced(game: Game, card: CardId, cost: readonly Cost[]): readonly Cost[] {
  const least = definitionOf(game, card).kind === 'battle' ? reducedCost(game, card) : null
  return least === null || least >= forceIn(cost) ? cost : changed(cost, least - forceIn(cost))
}

/** What a promise for the next Battle card of its player takes off. */
function discountOn(game: Game, card: CardId): number {
  if (definitionOf(game, card).kind !== 'battle') return 0
  const { controller } = game.card(card)
  return lastingOf(game, 'discount').reduce((sum, { seat, by }) => (seat === controller ? sum + by : sum), 0)
}
/** The promise is kept once. */
export function useDiscounts(game: Game, seat: SeatId): void {
  for (const effect of lastingOf(game, 'discount')) if (effect.seat === seat) removeLasting(game, effect.id)
}

function withEffects(
  game: Game,
  card: CardId,
  cost: readonly Cost[],
  { do: done = [], keyword }: PlayedAs,
): readonly Cost[] {
  const discounts = discountOn(game, card)
  if (discounts === 0 && !hasRule(game, (rule) => 'playing' in rule)) return cost
  const rules = constraintsOn(game, card).flatMap(({ rule }) => ('playing' in rule ? [rule] : []))
  const changes = rules.filter(
    ({ priced, taking, keywords }) =>
      (!priced || forceIn(cost) > 0) &&
      (!taking || takesSuch(game, done, taking)) &&
      (!keywords || (keyword !== undefined && keywords.includes(keyword))),
  )
  const more = changes.reduce((sum, { playing }) => sum + playing, discounts)
  const points = changes.reduce((sum, { build = 0 }) => sum + build, 0)
  return cheaperBuild(changed(cost, more, Math.max(0, ...changes.map(({ least = 0 }) => least))), points)
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

/** Build points that it costs anyway become more or fewer. */
const cheaperBuild = (cost: readonly Cost[], by: number): readonly Cost[] =>
  by === 0
    ? cost
    : cost.map((part) => (part.pay === 'build' ? { ...part, amount: Math.max(0, part.amount + by) } : part))

const forceIn = (cost: readonly Cost[]): number =>
  cost.reduce((sum, part) => (part.pay === 'force' ? sum + part.amount : sum), 0)

/** What costs so much or more at first never comes to cost less than that. */
function changed(cost: readonly Cost[], more: number, least = 0): readonly Cost[] {
  if (more === 0) return cost
  const paid = forceIn(cost)
  const others = cost.filter(({ pay }) => pay !== 'force')
  return [...others, { pay: 'force', amount: Math.max(Math.min(paid, least), paid + more) }]
}
