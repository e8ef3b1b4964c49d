/** Cold War: effects, moves and Pilots in setup. */

import type { CardId, SeatId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { move, moveOffers } from '../../rules/build/move.ts'
import { isPiloting } from '../../rules/cards/attachment.ts'
import { type SpecialOffer, specialOffer } from '../../rules/chances/special-actions.ts'
import { board, leave, pilotOffers } from '../../rules/pilots/board-and-leave.ts'
import { option } from '../option.ts'
import { addSpecial } from '../specials.ts'

/** Moves and boardings of the build step, as setup offers them. */
const offers = (game: Game, seat: SeatId): SpecialOffer[] =>
  [...moveOffers(game, seat), ...pilotOffers(game, seat)].map((offer) =>
    offer.verb === 'pilot'
      ? specialOffer('cold-war', { card: offer.card, unit: offer.unit })
      : specialOffer('cold-war', { card: offer.card, to: offer.to }),
  )

/** Nothing counts as the one move of a turn here. */
function act(game: Game, seat: SeatId, { card, unit, to }: SpecialOffer): void {
  const moved = card as CardId
  if (unit !== undefined) board(game, seat, moved, unit)
  else if (isPiloting(game, moved)) leave(game, seat, moved, to!)
  else move(game, seat, moved, to!)
  game.changeCard(moved, { movedBy: 0 })
}

export const coldWar = option('Cold War', {
  says: 'Effects work in setup, and units and Pilots may move there freely.',
  apply: (edit) => {
    edit.setPolicies({ effectsInSetup: true, topInSetup: 'any-arena' })
    addSpecial(edit, 'cold-war', {
      says: 'Move {card} {unit}{to}',
      rule: 'opt/cold-war/multi-arena-moves',
      offers: (game, seat, moment) => (moment === 'setup' ? offers(game, seat) : []),
      act,
    })
  },
})
