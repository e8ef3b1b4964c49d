/** The side of the deck that a Neutral unit is in: that of its owner's seat (opt/compat/paid-in-full-with-chaos). */
import type { CardId } from '@dejarik/kernel'
import type { CardDefinition, CardSide } from '../../cards/definition.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import { sideOf } from '../../rules/cards/place.ts'

export function sideOfDeck(
  game: Game,
  card: CardId,
  isMeant: (definition: CardDefinition) => boolean,
): readonly CardSide[] {
  const definition = definitionOf(game, card)
  const { side, kind } = definition
  if (side !== 'neutral' || kind !== 'unit' || !isMeant(definition)) return [side]
  return [sideOf(game, game.card(card).owner)]
}
