/** Every move that a player may make now. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { definitionOf, type Game, type SwccgOffer } from '../kinds.ts'
import { isAllowed } from './check.ts'
import type { Way } from './move/way.ts'
import { waysOf } from './move/ways.ts'
import { cardsOnTable, locationsInPlay } from './place.ts'

export const moveOffers = (game: Game, seat: SeatId): readonly SwccgOffer[] => {
  const own = cardsOnTable(game).filter((card) => game.card(card).controller === seat)
  return waysOf(game).flatMap((way) =>
    (way.by === 'transit' ? locationsInPlay(game) : own)
      .filter((card) => way.goes.includes(definitionOf(game, card).kind))
      .flatMap((card) => movesOf(game, seat, card, way)),
  )
}

export function movesOf(game: Game, seat: SeatId, card: CardId, way: Way): readonly SwccgOffer[] {
  if (!isAllowed(game, way.moverChecks, { seat, card, by: way.by })) return NONE
  return way.destinations(game, card).flatMap(({ to, as }): SwccgOffer[] => {
    const attempt = { seat, card, to, by: way.by, ...(as ? { as } : {}) }
    if (!isAllowed(game, way.checks, attempt)) return []
    const key = `${way.by} ${card} ${to}${as ? ` ${as}` : ''}`
    return [{ verb: 'move', key, card, to, by: way.by, cost: way.cost(game, attempt), ...(as ? { as } : {}) }]
  })
}
const NONE: readonly SwccgOffer[] = []
