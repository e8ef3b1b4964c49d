/** What a player might think of doing with a card, possible or not: each as the offer that it would be. */
import type { CardId, SeatId } from '@dejarik/kernel'
import type { Game, SwccgOffer } from './kinds.ts'
import { imaginedPlays } from './rules/actions.ts'
import { imaginedShots } from './rules/battle/fire.ts'
import { battleOffer } from './rules/battle.ts'
import { imaginedDeployments } from './rules/deploy-offers.ts'
import { drainOffer } from './rules/drain.ts'
import { imaginedMoves } from './rules/move-offers.ts'
import { isIn, isOnTable, locationsInPlay } from './rules/place.ts'
import { playOfferFor } from './rules/play-checks.ts'
import { imaginedSeats } from './rules/seats.ts'
import { imaginedTransfers } from './rules/transfer.ts'

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
