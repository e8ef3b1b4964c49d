/** Parry X: a natural 1 among the dice of an attack on the unit prevents X damage. */
import { type CardId, numberOf } from '@dejarik/kernel'
import { ask, type Game, procedure } from '../../kinds.ts'
import { isStopped } from '../abilities/constraints.ts'
import { cumulative } from '../abilities/keyword-values.ts'
import { showsNatural } from '../attack/dice.ts'
import { attackPacket, left } from '../damage/pending-damage.ts'
import { preventDamage } from '../damage/prevention.ts'
import { tellTriggered } from './actions.ts'

export const parry = cumulative('parry')

/** A natural 1 among the attack dice prevents X damage (idc/keyword/parry-prevents). */
export function parryAttack(game: Game): void {
  const { attack } = game.table
  const assigned = attackPacket(game)
  if (!attack || !assigned || !showsNatural(attack.dice, 1)) return
  if (isStopped(game, assigned.unit, 'parry')) return
  const value = numberOf(game, 'parry', assigned.unit)
  if (value <= 0) return
  tellTriggered(game, assigned.unit, 'parry')
  if (game.policies.parryPrevents === 'all') preventDamage(game, assigned.unit, value, 'parry', assigned.unit)
  else game.call(parryAmount, { unit: assigned.unit, most: Math.min(value, left(assigned)) })
}

/** Today its player may prevent less than X (now/keywords/parry-up-to). */
export const parryAmount = procedure<{ unit: CardId; most: number }>('swtcg/parry', [
  ask(
    'amount',
    (game, { unit, most }) =>
      most === 0
        ? undefined
        : {
            kind: 'number' as const,
            seat: game.card(unit).controller,
            about: 'evade',
            card: unit,
            rules: ['now/keywords/parry-up-to'],
            min: 0,
            max: most,
          },
    (game, { unit }, amount) => {
      preventDamage(game, unit, amount, 'parry', unit)
    },
  ),
])
