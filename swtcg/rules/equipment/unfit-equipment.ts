/** Equipment that its bearer no longer fits is detached (now/general/subtype-changes). */
import type { CardId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { detach } from './equipment.ts'
import { whyNotBear } from './who-may-bear.ts'

export function dropUnfitEquipment(game: Game, unit: CardId): void {
  for (const card of game.card(unit).equipment)
    if (whyNotBear(game, card, unit) !== null && game.policies.mayBeDetached(game, card))
      detach(game, card, 'now/general/subtype-changes')
}
