/** Battlegrounds: places where both players have Force icons, and those that never are any (ccgx/term/not-battleground). */
import { type CardId, numberOf } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import { cardsOnTable, locationOf, sided } from '../cards/place.ts'
import { isOnDagobah } from '../dagobah/planet.ts'
import { isHolosite } from './holosite.ts'
import { isSiteCard, isSystemCard } from './locations.ts'

export const isBattleground = (game: Game, place: CardId): boolean =>
  (isSiteCard(game, place) || isSystemCard(game, place)) &&
  !isNever(game, place) &&
  ([0, 1] as const).every((seat) => numberOf(game, sided(game, 'force-icons', seat), place) > 0)

/** A holosite, a place on Dagobah or under the shield of Hoth, and a place where a card keeps the peace. */
const isNever = (game: Game, place: CardId): boolean =>
  isHolosite(definitionOf(game, place)) ||
  isOnDagobah(game, place) ||
  game.policies.isShielded(game, place) ||
  isPacified(game, place)

/** By the title of the place: the card that keeps it from being a battleground as long as it is there. */
const PEACE: Readonly<Record<string, string>> = {
  "Jabba's Palace: Audience Chamber": 'Bo Shuda',
  Desert: 'Sandwhirl',
}
function isPacified(game: Game, place: CardId): boolean {
  const by = PEACE[definitionOf(game, place).title]
  if (by === undefined) return false
  return cardsOnTable(game).some(
    (card) => definitionOf(game, card).title === by && locationOf(game, card) === place,
  )
}
