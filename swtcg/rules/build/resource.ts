/** Resources: one for each player, in the Resource zone until the game ends. */
import { type CardId, moveCard, type SeatId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { cardsIn, seatZone } from '../cards/place.ts'

/** Why a seat cannot put down a Resource; empty if it can. */
export function whyNotResource(game: Game, seat: SeatId): Reason[] {
  const [old] = cardsIn(game, seat, 'resource')
  if (old === undefined) return []
  return [
    { code: 'second-resource', rule: 'idc/resource/one-in-play', card: old },
    { code: 'resource-stays', rule: 'idc/resource/cannot-be-replaced', card: old },
  ]
}

export function placeResource(game: Game, seat: SeatId, card: CardId): void {
  moveCard(game, card, seatZone(seat, 'resource'))
  const cause = { rule: 'idc/resource/complete-face-up-all-game' }
  game.emit({ kind: 'placed', seat, card, is: game.card(card).is, to: 'resource', cause })
}
