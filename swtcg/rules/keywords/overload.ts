/** Overload X: attacking, the unit may have X more power and suffer X dice of damage when the attack ends. */
import { type CardId, numberOf } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { isStopped } from '../abilities/constraints.ts'
import { cumulative } from '../abilities/keyword-values.ts'
import { setOff } from './actions.ts'

export const overload = cumulative('overload')

/** The whole sum or nothing (now/keywords/overload). */
export function offerOverload(game: Game, { attacker }: { readonly attacker: CardId }): void {
  const power = numberOf(game, 'overload', attacker)
  if (power <= 0 || isStopped(game, attacker, 'overload')) return
  const itself = { the: 'self' as const }
  const suffers = { do: 'dice-of-damage' as const, who: itself, dice: power, from: itself }
  setOff(game, attacker, 'attack', [
    {
      do: 'may',
      who: 'you',
      what: [
        { do: 'get', who: itself, gain: { power }, for: 'this-attack' },
        { do: 'later', at: 'attack-end', what: [suffers] },
      ],
    },
  ])
}
