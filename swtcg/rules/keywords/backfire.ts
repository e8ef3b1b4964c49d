/** Backfire X: a natural 3 in the unit's first attack roll does X dice of damage to it when the attack ends. */
import { type CardId, numberOf } from '@dejarik/kernel'
import type { Die, Game } from '../../kinds.ts'
import { isStopped } from '../abilities/constraints.ts'
import { cumulative } from '../abilities/keyword-values.ts'
import { showsNatural } from '../attack/dice.ts'
import { setOff, tellTriggered } from './actions.ts'

export const backfire = cumulative('backfire')

/** More 3s add nothing, and what is rolled again changes nothing (now/keywords/backfire). */
export function takeBackfire(game: Game, unit: CardId, dice: readonly Die[]): void {
  const count = numberOf(game, 'backfire', unit)
  if (count <= 0 || !showsNatural(dice, 3) || isStopped(game, unit, 'backfire')) return
  const itself = { the: 'self' as const }
  tellTriggered(game, unit, 'backfire')
  setOff(game, unit, 'attack-end', [{ do: 'dice-of-damage', who: itself, dice: count, from: itself }])
}
