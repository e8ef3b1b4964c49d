/** Evade X: prevent up to X damage to this unit. */
import type { CardId } from '@dejarik/kernel'
import { ask, type Game, procedure } from '../../kinds.ts'
import type { ActivatedKeywordRule } from '../chances/activated-keywords.ts'
import { attackPacket, momentOf, pendingOn } from '../damage/pending-damage.ts'
import { preventDamage, whyNotPrevent } from '../damage/prevention.ts'
import { empower } from './focus.ts'

export const evade: ActivatedKeywordRule = {
  moment: momentOf,
  timeRule: 'idc/keyword/evade-timing',
  onceRule: 'idc/keyword/evade-once-per-instance',
  whyNot: whyNotPrevent('evade'),
  resolve: (game: Game, seat, unit: CardId, value: number) =>
    game.call(evadeAmount, { seat, unit, value, by: 'evade' }),
}

/** The keywords by which a unit prevents up to X damage to itself, and the rule of each. */
const RULES = {
  evade: 'idc/keyword/evade-prevents-up-to-x',
  absorb: 'now/keywords/absorb-prevents',
  persuade: 'now/keywords/persuade',
} as const

interface Prevention {
  readonly seat: number
  readonly unit: CardId
  readonly value: number
  readonly by: keyof typeof RULES
}

/** The controller may prevent less than X (idc/keyword/evade-prevents-up-to-x). */
export const evadeAmount = procedure<Prevention>('swtcg/evade', [
  ask(
    'amount',
    (game, { seat, unit, value, by }) => {
      const max = Math.min(value, pendingOn(game, unit))
      if (max === 0) return undefined
      return {
        kind: 'number' as const,
        seat,
        about: 'evade',
        card: unit,
        rules: [RULES[by]],
        min: by === 'evade' ? 1 : 0,
        max,
      }
    },
    (game, { unit, by }, amount) => {
      const attacker = attackPacket(game)?.source
      const prevented = preventDamage(game, unit, amount, by, unit)
      if (by === 'absorb') empower(game, unit, prevented) // now/keywords/absorb-power
      if (by === 'persuade' && attacker != null) empower(game, attacker, -prevented)
    },
  ),
])
