/** Absorb X: prevent up to X damage to this unit, which has as much more power in its next attack. */
import type { CardId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import type { ActivatedKeywordRule } from '../chances/activated-keywords.ts'
import { momentOf } from '../damage/pending-damage.ts'
import { whyNotPrevent } from '../damage/prevention.ts'
import { evadeAmount } from './evade.ts'

export const absorb: ActivatedKeywordRule = {
  moment: momentOf,
  timeRule: 'now/keywords/absorb-prevents',
  onceRule: 'idc/keyword/evade-once-per-instance',
  whyNot: whyNotPrevent('absorb'),
  resolve: (game: Game, seat, unit: CardId, value: number) =>
    game.call(evadeAmount, { seat, unit, value, by: 'absorb' }),
}
