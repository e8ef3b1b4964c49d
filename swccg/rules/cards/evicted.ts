/** What lies on a card that has become immune to it is lost (ccgx/final/immune-to-title). */
import type { CardId } from '@dejarik/kernel'
import { active, isImmuneTo, isProof } from '../../effects/statics.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import { cardsOnTable } from './place.ts'

export function evicted(game: Game): readonly CardId[] {
  const isAnyProtected = active(game, 'protects').length > 0
  return cardsOnTable(game).filter((card) => {
    const { on, as } = game.card(card)
    if (on === null || as !== 'attached') return false
    return isProof(game, on, card) || (isAnyProtected && isImmuneTo(game, definitionOf(game, card).title, on))
  })
}
