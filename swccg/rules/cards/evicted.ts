/** What lies on a card that has become immune to it is lost (ccgx/final/immune-to-title). */
import { type CardId, rememberedOfZones } from '@dejarik/kernel'
import { active, isImmuneTo, isProof } from '../../effects/statics.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import { cardsOnTable, IN_PLAY } from './place.ts'

/** Whether any card in play is immune to something by its own text, on either of its faces. */
const isAnyProof = (game: Game): boolean =>
  rememberedOfZones(game, 'proof', IN_PLAY, () =>
    IN_PLAY.some((zone) => game.state.zones[zone]!.cards.some((card) => isProofToSome(game, card))),
  )
function isProofToSome(game: Game, card: CardId): boolean {
  const { text } = definitionOf(game, card)
  return text.immuneTo !== undefined || text.back?.immuneTo !== undefined
}

export function evicted(game: Game): readonly CardId[] {
  const isAnyProtected = active(game, 'protects').length > 0
  if (!isAnyProtected && !isAnyProof(game)) return NONE
  return cardsOnTable(game).filter((card) => {
    const { on, as } = game.card(card)
    if (on === null || as !== 'attached') return false
    return isProof(game, on, card) || (isAnyProtected && isImmuneTo(game, definitionOf(game, card).title, on))
  })
}
const NONE: readonly CardId[] = []
