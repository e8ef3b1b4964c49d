/** The health that a unit has left. */
import { type CardId, numberOf } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { isKnown } from '../abilities/star-values.ts'

/** Remaining health is total health less damage counters (idc/term/health-remaining). */
export const remainingHealth = (game: Game, unit: CardId): number =>
  Math.max(0, numberOf(game, 'health', unit) - game.card(unit).damage)

/** Counters on a unit whose health is unknown wait (idc/term/star-damage-waits). */
export const isHealthKnown = (game: Game, unit: CardId): boolean => isKnown(game, unit, 'health')
