/** Whether the health of a unit or a Pilot is used up. */
import type { CardId } from '@dejarik/kernel'
import { ARENAS } from '../cards/definition.ts'
import type { Game } from '../kinds.ts'
import { isHealthKnown, remainingHealth } from './numbers.ts'
import { cardsAt, cardsIn, exists, isInPlay } from './place.ts'

/** Counters equal to or above total health discard a unit (idc/attack/discard-at-health). */
export function isSpent(game: Game, unit: CardId): boolean {
  if (!exists(game, unit) || game.card(unit).damage === 0 || !isInPlay(game, unit)) return false
  return isHealthKnown(game, unit) && remainingHealth(game, unit) === 0
}

/** Every unit and Pilot whose health is used up. */
export function spentUnits(game: Game): CardId[] {
  const places = [...ARENAS, 'attached' as const].map((place) => cardsAt(game, place))
  const buildZones = game.table.order.map((seat) => cardsIn(game, seat, 'build'))
  return [...places, ...buildZones].flatMap((cards) => cards.filter((card) => isSpent(game, card)))
}
