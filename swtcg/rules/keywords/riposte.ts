/** Riposte X: a natural 2 among the dice of an attack on the unit does X damage to the attacker when it ends. */
import { numberOf } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { isStopped } from '../abilities/constraints.ts'
import { cumulative } from '../abilities/keyword-values.ts'
import { showsNatural } from '../attack/dice.ts'
import { exists } from '../cards/place.ts'
import { setOff, tellTriggered } from './actions.ts'

export const riposte = cumulative('riposte')

/** After rerolls; it is done although the unit may be gone by then (now/keywords/riposte-when-gone). */
export function takeRiposte(game: Game): void {
  const { attack } = game.table
  if (!attack || !showsNatural(attack.dice, 2) || !exists(game, attack.defender)) return
  const { attacker, defender } = attack
  const amount = numberOf(game, 'riposte', defender)
  if (amount <= 0 || isStopped(game, defender, 'riposte')) return
  const who = { the: 'cards' as const, cards: [attacker] }
  tellTriggered(game, defender, 'riposte')
  setOff(game, defender, 'attack-end', [{ do: 'damage', who, amount, from: { the: 'self' } }])
}
