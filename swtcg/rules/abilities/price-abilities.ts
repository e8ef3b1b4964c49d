/** What a card says about its own price: printed, and granted to it for a while where it lies. */
import { type CardId, gather } from '@dejarik/kernel'
import type { CardDefinition } from '../../cards/definition.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import { gainsOf } from './lasting.ts'

/** Granted ones come after all that is printed, so that each keeps its place (now/keywords/meditate-granted-in-pile). */
export function priceAbilities(game: Game, card: CardId): Pick<CardDefinition, 'abilities'> {
  const definition = definitionOf(game, card)
  const gains = gainsOf(game, card)
  if (gains.length === 0) return definition
  return { abilities: [...definition.abilities, ...gather(gains, ({ abilities = [] }) => abilities)] }
}
