/** Every move that a player may make now. */
import type { SeatId } from '@dejarik/kernel'
import type { Game, SwccgOffer } from '../kinds.ts'
import { isAllowed } from './check.ts'
import { WAYS } from './move.ts'
import { cardsOnTable } from './place.ts'

export const moveOffers = (game: Game, seat: SeatId): readonly SwccgOffer[] => {
  const own = cardsOnTable(game).filter((card) => game.card(card).controller === seat)
  return WAYS.flatMap((way) =>
    own.flatMap((card) =>
      way.destinations(game, card).flatMap(({ to, as }): SwccgOffer[] => {
        const attempt = { seat, card, to, by: way.by, ...(as ? { as } : {}) }
        if (!isAllowed(game, way.checks, attempt)) return []
        const key = `${way.by} ${card} ${to}${as ? ` ${as}` : ''}`
        return [
          { verb: 'move', key, card, to, by: way.by, cost: way.cost(game, attempt), ...(as ? { as } : {}) },
        ]
      }),
    ),
  )
}
