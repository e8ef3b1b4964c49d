/** Persuade X: prevent up to X damage to this unit; the attacker has as much less power in its next attack. */
import type { CardId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import type { ActivatedKeywordRule } from '../chances/activated-keywords.ts'
import { momentOf } from '../damage/pending-damage.ts'
import { whyNotPrevent } from '../damage/prevention.ts'
import { evadeAmount } from './evade.ts'

export const persuade: ActivatedKeywordRule = {
  moment: momentOf,
  timeRule: 'now/keywords/persuade',
  onceRule: 'idc/keyword/evade-once-per-instance',
  whyNot: whyNotPrevent('persuade'),
  resolve: (game: Game, seat, unit: CardId, value: number) =>
    game.call(evadeAmount, { seat, unit, value, by: 'persuade' }),
}
