/** Handing a unit over to the teammate in the build step, once a turn (opt/two-headed-wookiee/hand-over-control). */

import type { CardId, SeatId } from '@dejarik/kernel'
import type { Game } from '../../../kinds.ts'
import { seatsOf, sideOf } from '../../../rules/cards/place.ts'
import { changeController } from '../../../rules/cards/taking-control.ts'
import { unitsInPlay } from '../../../rules/cards/unit.ts'
import { type Special, specialOffer } from '../../../rules/chances/special-actions.ts'
import { hasUsed, type Use, useUp } from '../../../uses.ts'

const RULE = 'opt/two-headed-wookiee/hand-over-control'
const handedOver = (card: CardId): Use => ({ kind: 'handed-over', card })

const mate = (game: Game, seat: SeatId): SeatId | undefined =>
  seatsOf(game, sideOf(game, seat)).find((other) => other !== seat)

function handOver(game: Game, seat: SeatId, card: number): void {
  useUp(game, handedOver(card))
  changeController(game, card, mate(game, seat)!, { rule: RULE })
}

export const handingOver: Special = {
  says: 'Hand {card} over to your teammate',
  rule: 'opt/two-headed-wookiee/hand-over-control',
  offers: (game, seat, moment) =>
    moment === 'build' && mate(game, seat) !== undefined
      ? unitsInPlay(game, seat)
          .filter(
            (card) =>
              !hasUsed(game, handedOver(card)) &&
              game.card(card).pilots.length + game.card(card).equipment.length === 0,
          )
          .map((card) => specialOffer('hand-over', { card }))
      : [],
  act: (game, seat, { card }) => handOver(game, seat, card!),
}
