/** Parry X: a natural 1 among the dice of an attack on the unit prevents X damage. */
import { numberOf } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { isStopped } from '../abilities/constraints.ts'
import { showsNatural } from '../attack/dice.ts'
import { attackPacket } from '../damage/pending-damage.ts'
import { preventDamage } from '../damage/prevention.ts'
import { cumulative } from './counting.ts'

export const parry = cumulative('parry')

/** A natural 1 among the attack dice prevents X damage (idc/keyword/parry-prevents). */
export function parryAttack(game: Game): void {
  const { attack } = game.table
  const assigned = attackPacket(game)
  if (!attack || !assigned || !showsNatural(attack.dice, 1)) return
  if (isStopped(game, assigned.unit, 'parry')) return
  const value = numberOf(game, 'parry', assigned.unit)
  if (value > 0) preventDamage(game, assigned.unit, value, 'parry', assigned.unit)
}
