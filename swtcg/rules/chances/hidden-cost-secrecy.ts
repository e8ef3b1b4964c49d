/** What a face-down card might be: whoever could complete it by Hidden Cost is asked, so that nobody can read it. */

import type { SeatId } from '@dejarik/kernel'
import type { CardDefinition } from '../../cards/definition.ts'
import type { Game } from '../../kinds.ts'
import type { Ability } from '../../language/tree/tree.ts'
import { partiallyBuilt } from '../build/build-counters.ts'
import { forceOf } from '../cards/force.ts'

export interface HiddenCard {
  readonly cost: number
  /** The number after Hidden Cost. */
  readonly value: number
}

export const hiddenCards = (cards: readonly CardDefinition[]): HiddenCard[] =>
  cards.flatMap(({ cost = 0, abilities }) => abilities.flatMap(valuesOf).map((value) => ({ cost, value })))

/** Printed, or given by the card to itself or to others; what others cost is not known, so it counts as its own. */
function valuesOf(ability: Ability): number[] {
  if (ability.ability === 'hidden-cost') return [ability.value]
  return ability.ability === 'static' ? (ability.gain.abilities ?? []).flatMap(valuesOf) : []
}

/** Whether, as far as opponents can tell, the seat might complete a card by Hidden Cost now. */
export function mightCompleteHidden(game: Game, seat: SeatId): boolean {
  const { hidesHands, hasHiddenCost, hiddenCards: possible } = game.constants
  if (!hidesHands || !hasHiddenCost) return false
  const force = forceOf(game, seat)
  return partiallyBuilt(game, seat).some((card) => {
    const { build } = game.card(card)
    return possible.some(({ cost, value }) => Math.min(value, cost) <= build && cost - build <= force)
  })
}
