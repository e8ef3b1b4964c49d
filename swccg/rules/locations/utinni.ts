/** Utinni Effects: bound to their target, and lost with it (ccg95/utinni/target-lost). */
import type { CardId } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import { cardsOnTable, exists, isOnTable } from '../cards/place.ts'

/** Utinni Effects whose target is on table no more. */
export const orphans = (game: Game): readonly CardId[] =>
  cardsOnTable(game).filter((card) => {
    const { target } = game.card(card)
    if (target === null || definitionOf(game, card).type !== 'utinni') return false
    return !exists(game, target) || !isOnTable(game, target)
  })
