/** What a face-down card might be: whoever could complete it by Hidden Cost is asked, so that nobody can read it. */
import type { SeatId } from '@dejarik/kernel'
import type { CardDefinition } from '../cards/definition.ts'
import type { Game } from '../kinds.ts'
import { partiallyBuilt } from './counters.ts'

export interface HiddenCard {
  readonly cost: number
  /** The number after Hidden Cost. */
  readonly value: number
}

export const hiddenCards = (cards: readonly CardDefinition[]): HiddenCard[] =>
  cards.flatMap(({ cost = 0, abilities }) =>
    abilities.flatMap((ability) =>
      ability.ability === 'hidden-cost' ? [{ cost, value: ability.value }] : [],
    ),
  )

/** Whether, for all that the others know, the seat might complete a card by Hidden Cost now. */
export function mightCompleteHidden(game: Game, seat: SeatId): boolean {
  const { hidesHands, hasHiddenCost, hiddenCards: possible } = game.constants
  if (!hidesHands || !hasHiddenCost) return false
  const { force } = game.seat(seat)
  return partiallyBuilt(game, seat).some((card) => {
    const { build } = game.card(card)
    return possible.some(({ cost, value }) => Math.min(value, cost) <= build && cost - build <= force)
  })
}
