/** Build points of setup that a player gives up for a teammate, whom the primary player names. */
import type { ChoiceQuestion, SeatId } from '@dejarik/kernel'
import { type About, ask, type Game, procedure } from '../../../kinds.ts'
import { seatsOf, sideOf } from '../../../rules/cards/place.ts'
import { type Special, specialOffer } from '../../../rules/chances/special-actions.ts'
import { frontOf } from './front.ts'
import { playerOf } from './fronts-primary.ts'

const RULE = 'opt/fight-on-all-fronts/setup-give-points'
interface Gift {
  readonly seat: SeatId
  readonly points: number
}

const takers = (game: Game, seat: SeatId): SeatId[] =>
  seatsOf(game, sideOf(game, seat)).filter((mate) => mate !== seat && !game.seat(mate).setup.done)

export const gift = procedure<Gift>('swtcg/gift', [
  ask<Gift, ChoiceQuestion<About>>(
    'to',
    (game, { seat }) => ({
      kind: 'choice',
      seat: game.policies.primaryOf(game, sideOf(game, seat)),
      about: 'gift',
      rules: [RULE],
      options: takers(game, seat).map(frontOf),
    }),
    (game, { seat, points }, front) => {
      const to = playerOf(game, sideOf(game, seat), front as ReturnType<typeof frontOf>)
      const { setup } = game.seat(to)
      game.changeSeat(to, { setup: { ...setup, left: setup.left + points } })
      game.emit({ kind: 'pointsGiven', seat, to, points, cause: { rule: RULE } })
    },
  ),
])

/** Whoever gives has built all of the own setup. */
export const giving: Special = {
  says: 'Give the rest of your build points to a teammate',
  rule: 'opt/fight-on-all-fronts/setup-give-points',
  offers: (game, seat, moment) =>
    moment === 'setup' && game.seat(seat).setup.left > 0 && takers(game, seat).length > 0
      ? [specialOffer('give-points', {})]
      : [],
  act: (game, seat) => {
    const { setup } = game.seat(seat)
    game.changeSeat(seat, { setup: { ...setup, left: 0, done: true } })
    game.call(gift, { seat, points: setup.left })
  },
}
