/** Instructions about Equipment: attaching it without its cost, and taking it off. */
import type { CardId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { definitionOf } from '../../kinds.ts'
import { attach } from '../../rules/attachment.ts'
import { whyNotBear } from '../../rules/bearing.ts'
import { detach } from '../../rules/equipment.ts'
import { typesOf } from '../../rules/unit.ts'
import { cardsFor } from '../context.ts'
import { causeOf, type Performers } from './performer.ts'

/** Whether the unit's type and the texts let it bear the Equipment; costs and build steps play no part. */
function canBear(game: Game, equipment: CardId, unit: CardId): boolean {
  const { arenas } = definitionOf(game, equipment)
  return (
    typesOf(game, unit).some((type) => arenas.includes(type)) &&
    whyNotBear(game, equipment, unit).length === 0
  )
}

export const equipmentPerformers: Performers<'attach' | 'detach'> = {
  attach: (game, context, { to }, found) => {
    const [unit] = cardsFor(game, context, to)
    if (unit === undefined) return
    for (const card of found)
      if (canBear(game, card, unit)) {
        const there = attach(game, card, unit, 'equipment')
        game.emit({ kind: 'equipped', card: there, unit, cause: causeOf(context) })
      }
  },
  detach: (game, _context, _, found) => {
    for (const card of found) detach(game, card)
  },
}
