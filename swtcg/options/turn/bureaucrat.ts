/** Bureaucrat: units and Pilots move in the retreat step. */

import { type ActionQuestion, because, type CardId } from '@dejarik/kernel'
import { type About, ask, type SwtcgOffer } from '../../kinds.ts'
import { act } from '../../rules/build/build.ts'
import { moveOffers } from '../../rules/build/move.ts'
import { arenaOf, exists } from '../../rules/cards/place.ts'
import { specialOffers } from '../../rules/chances/special-actions.ts'
import { pilotOffers } from '../../rules/pilots/board-and-leave.ts'
import { hasUsed, type Use, useUp } from '../../uses.ts'
import { option } from '../option.ts'

const movedIn = (card: CardId): Use => ({ kind: 'moved-in', card })

/** Moves come before retreats: a unit that has just come in does not go out again in the same step. */
const moves = ask<{ next: number }, ActionQuestion<SwtcgOffer, About>>(
  'moves',
  (game, { next }) => {
    const seat = game.table.order[next]
    if (seat === undefined) return undefined
    const offers = [
      ...moveOffers(game, seat),
      ...pilotOffers(game, seat),
      ...specialOffers(game, seat, 'retreat'),
    ]
    const rules = ['opt/bureaucrat/moves-in-retreat-step']
    return {
      kind: 'action',
      seat,
      about: 'retreat-moves',
      rules,
      offers: [{ key: 'pass', verb: 'pass' }, ...offers],
    }
  },
  (game, _, offer, seat) => {
    if (offer.verb === 'pass') return
    game.goto('moves')
    act(game, seat, offer)
    const { card } = offer
    if (card !== undefined && exists(game, card) && arenaOf(game, card) !== null) useUp(game, movedIn(card))
  },
)

export const bureaucrat = option('Bureaucrat', {
  says: 'Units and Pilots move in the retreat step instead of the build step.',
  wraps: ['forbids'],
  apply: (edit) => {
    const { forbids } = edit.policies
    edit.setPolicies({
      movesIn: 'retreat',
      forbids: (game, card, what) =>
        what === 'retreat' && hasUsed(game, movedIn(card))
          ? because('moved-already', 'opt/bureaucrat/moves-in-retreat-step', { card })
          : forbids(game, card, what),
    })
    edit.insertAfter('swtcg/retreat-step', 'seat', moves)
  },
})
