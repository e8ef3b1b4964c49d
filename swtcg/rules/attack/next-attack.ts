/** What lasts until a unit's next attack ends: through the present attack and what is between the two. */
import { type CardId, reschedule } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'

export const nextAttackOf = (unit: CardId): string => `next attack of ${unit}`

/** The next attack has come, and such effects end with it. */
export const beginNextAttack = (game: Game, attacker: CardId): void =>
  reschedule(game, nextAttackOf(attacker), 'attack-end')
