/** Resources: one for each player, in the Resource zone until the game ends. */
import { because, type CardId, moveCard, type SeatId } from '@dejarik/kernel'
import type { Check, Game } from '../../kinds.ts'
import type { Code, Reason } from '../../reasons.ts'
import { cardsIn, seatZone } from '../cards/place.ts'

const presentOne = (game: Game, seat: SeatId): CardId | undefined => cardsIn(game, seat, 'resource')[0]

/** What a Resource needs to be put down. */
export const RESOURCE_CHECKS: readonly Check<{ readonly seat: SeatId }>[] = [
  (game, { seat }) => whyBeside(game, seat, 'second-resource', 'idc/resource/one-in-play'),
  (game, { seat }) => whyBeside(game, seat, 'resource-stays', 'idc/resource/cannot-be-replaced'),
]

function whyBeside(game: Game, seat: SeatId, code: Code, rule: string): Reason | null {
  const card = presentOne(game, seat)
  return card === undefined ? null : because(code, rule, { card })
}

export function placeResource(game: Game, seat: SeatId, card: CardId): void {
  moveCard(game, card, seatZone(seat, 'resource'))
  const cause = { rule: 'idc/resource/complete-face-up-all-game' }
  game.emit({ kind: 'placed', seat, card, is: game.card(card).is, to: 'resource', cause })
}
