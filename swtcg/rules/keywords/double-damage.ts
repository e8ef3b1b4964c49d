/** Double Damage: each point that the unit's attack does puts one counter more on the defending unit. */
import type { Game, Packet } from '../../kinds.ts'
import { has } from '../abilities/has-keyword.ts'
import { isolated } from '../abilities/keyword-values.ts'
import { exists } from '../cards/place.ts'

export const doubleDamage = isolated('double-damage')

/** Counters, no damage: nothing prevents or counts them (now/keywords/double-damage-extra-counters). */
export function doubledCounters(game: Game, { unit, source, by, amount, prevented }: Packet): number {
  const { attack } = game.table
  const counts = by === 'attack-dice' && source !== null && attack?.defender === unit
  return counts && exists(game, source) && has(game, source, 'double-damage') ? amount - prevented : 0
}
