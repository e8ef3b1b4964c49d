/** Utinni Effects: bound to their target, and lost with it (ccg95/utinni/target-lost). */
import type { CardId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { exists, isOnTable } from '../cards/place.ts'
import { onTableOfSort } from '../cards/sorts.ts'

/** Utinni Effects whose target is on table no more. */
export const orphans = (game: Game): readonly CardId[] =>
  onTableOfSort(game, 'utinni').filter((card) => {
    const { target } = game.card(card)
    return target !== null && (!exists(game, target) || !isOnTable(game, target))
  })
