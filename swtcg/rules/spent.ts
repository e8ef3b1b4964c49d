/** Whether the health of a unit or a Pilot is used up. */
import type { CardId } from '@dejarik/kernel'
import type { Game } from '../kinds.ts'
import { isHealthKnown, remainingHealth } from './numbers.ts'
import { exists, isInPlay } from './place.ts'

/** Counters equal to or above total health discard a unit (idc/attack/discard-at-health). */
export function isSpent(game: Game, unit: CardId): boolean {
  if (!exists(game, unit) || !isInPlay(game, unit)) return false
  return game.card(unit).damage > 0 && isHealthKnown(game, unit) && remainingHealth(game, unit) === 0
}
