/** Precision: whom the unit attacks stays the defending unit. */
import type { CardId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { has } from '../abilities/has-keyword.ts'
import { isolated } from '../abilities/keyword-values.ts'
import { exists } from '../cards/place.ts'

export const precision = isolated('precision')

/** Whether nothing turns the attack of this unit to another (now/keywords/precision). */
export const keepsTarget = (game: Game, attacker: CardId): boolean =>
  exists(game, attacker) && has(game, attacker, 'precision')
