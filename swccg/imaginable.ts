/** What a player might think of doing with a card, possible or not: each as the offer that it would be. */
import type { CardId, SeatId } from '@dejarik/kernel'
import type { Game, SwccgOffer } from './kinds.ts'
import { imaginedSeats } from './rules/aboard/seats.ts'
import { imaginedTransfers } from './rules/aboard/transfer-weapons.ts'
import { imaginedPlays } from './rules/answers/actions.ts'
import { playOfferFor } from './rules/answers/play-checks.ts'
import { battleOffer } from './rules/battle/battle.ts'
import { imaginedShots } from './rules/battle/fire.ts'
import { isIn, isOnTable, locationsInPlay } from './rules/cards/place.ts'
import { imaginedDeployments } from './rules/deploy/deploy-offers.ts'
import { drainOffer } from './rules/force/drain.ts'
import { imaginedMoves } from './rules/move/move-offers.ts'

type Imagine = (game: Game, seat: SeatId, card: CardId) => readonly SwccgOffer[]

/** Before the game nothing is done with a single card but starting with it. */
export const imaginable: Imagine = (game, seat, card) => {
  if (game.table.phase === 'start') return []
  if (isIn(game, card, seat, 'hand'))
    return [...imaginedDeployments(game, seat, card), ...plays(game, seat, card)]
  if (locationsInPlay(game).includes(card)) return withLocation(game, seat, card)
  if (!isOnTable(game, card) || game.card(card).controller !== seat) return []
  return OF_CARDS_ON_TABLE.flatMap((imagined) => imagined(game, seat, card))
}

const plays: Imagine = (game, seat, card) =>
  imaginedPlays(game, seat, card).map((playable) => playOfferFor(game, playable))

const OF_CARDS_ON_TABLE: readonly Imagine[] = [
  imaginedMoves,
  imaginedSeats,
  imaginedTransfers,
  imaginedShots,
  plays,
]

const withLocation: Imagine = (game, seat, at) => [
  drainOffer(game, { seat, at }),
  battleOffer(game, { seat, at }),
  ...imaginedMoves(game, seat, at),
  ...plays(game, seat, at),
]
