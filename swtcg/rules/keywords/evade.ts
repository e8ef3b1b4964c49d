/** Evade X: prevent up to X damage to this unit. */
import type { CardId } from '@dejarik/kernel'
import { ask, type Game, procedure } from '../../kinds.ts'
import { momentOf, pendingOn } from '../damage/pending-damage.ts'
import { preventDamage, whyNotPrevent } from '../damage/prevention.ts'
import type { ActivatedKeywordRule } from './activated.ts'

export const evade: ActivatedKeywordRule = {
  moment: momentOf,
  timeRule: 'idc/keyword/evade-timing',
  onceRule: 'idc/keyword/evade-once-per-instance',
  whyNot: whyNotPrevent('evade'),
  resolve: (game: Game, seat, unit: CardId, value: number) => game.call(evadeAmount, { seat, unit, value }),
}

/** The controller may prevent less than X (idc/keyword/evade-prevents-up-to-x). */
export const evadeAmount = procedure<{ seat: number; unit: CardId; value: number }>('swtcg/evade', [
  ask(
    'amount',
    (game, { seat, unit, value }) => {
      const max = Math.min(value, pendingOn(game, unit))
      if (max === 0) return undefined
      return {
        kind: 'number' as const,
        seat,
        about: 'evade',
        card: unit,
        rules: ['idc/keyword/evade-prevents-up-to-x'],
        min: 1,
        max,
      }
    },
    (game, { unit }, amount) => {
      preventDamage(game, unit, amount, 'evade', unit)
    },
  ),
])
