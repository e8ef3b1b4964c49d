/** Reduced Cost X: the card costs X while its condition holds: the build cost, or the Force of a Battle card. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { holds } from '../../effects/conditions.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Ability } from '../../language/tree/tree.ts'

const isReducedCost = ({ ability }: Ability): boolean => ability === 'reduced-cost'

/** The lowest that holds now, asked when the card is completed or played (now/costs/reduced-checked-at-completion). */
export function reducedCost(
  game: Game,
  card: CardId,
  seat: SeatId = game.card(card).controller,
): number | null {
  const { abilities } = definitionOf(game, card)
  if (!abilities.some(isReducedCost)) return null // nearly always, and asked for every price
  const context = { you: seat, self: card, bound: {} }
  const costs = abilities.flatMap((ability) =>
    ability.ability === 'reduced-cost' && holds(game, context, ability.only) ? [ability.value] : [],
  )
  return costs.length === 0 ? null : Math.min(...costs)
}
