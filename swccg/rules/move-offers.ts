/** Every move that a player may make now. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { definitionOf, type Game, type SwccgOffer } from '../kinds.ts'
import { isAllowed } from './check.ts'
import type { MoveAttempt, Way } from './move/way.ts'
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
    return isAllowed(game, way.checks, attempt) ? [offerOf(game, way, attempt)] : []
  })
}

function offerOf(game: Game, way: Way, attempt: MoveAttempt): SwccgOffer {
  const { card, to, by, as } = attempt
  const key = `${by} ${card} ${to}${as ? ` ${as}` : ''}`
  return { verb: 'move', key, card, to, by, cost: way.cost(game, attempt), ...(as ? { as } : {}) }
}

/** Wherever a card of its kind goes, whether it may now or not. */
export const imaginedMoves = (game: Game, seat: SeatId, card: CardId): readonly SwccgOffer[] =>
  waysOf(game)
    .filter((way) => way.goes.includes(definitionOf(game, card).kind))
    .flatMap((way) =>
      way
        .destinations(game, card)
        .map(({ to, as }) => offerOf(game, way, { seat, card, to, by: way.by, ...(as ? { as } : {}) })),
    )
const NONE: readonly SwccgOffer[] = []
