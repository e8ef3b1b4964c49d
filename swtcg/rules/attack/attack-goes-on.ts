/** Whether an attack goes on: it ends when either unit is gone before the dice are rolled (idc/attack/ends-if-unit-leaves). */
import type { Game } from '../../kinds.ts'
import { exists } from '../cards/place.ts'
import { reach } from './targets.ts'

export function attackGoesOn(game: Game): boolean {
  const { attack } = game.table
  if (!attack || attack.stopped || !exists(game, attack.attacker) || !exists(game, attack.defender))
    return false
  return reach(game, attack.attacker, attack.defender) !== null
}
