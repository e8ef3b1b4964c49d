/** What units are to be spared from: two that attack, and a Battle card. */
import { a, battleCard, unit } from './battle-play.ts'

export const attacker = unit('Attacker', { speed: 60 })
export const swift = unit('Swift', { speed: 50 })
/** One more that may be hit. */
export const other = unit('Other', { speed: 10, health: 9 })

export const zap = battleCard('Zap', { do: 'damage', who: a({ whose: 'opponent' }), amount: 2 })
