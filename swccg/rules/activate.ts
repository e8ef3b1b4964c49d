/** Activating Force: the icons on one's own side of all locations, and one more (ccg95/force/activate-count-icons). */
import { numberOf, type SeatId } from '@dejarik/kernel'
import { amountOf } from '../effects/conditions.ts'
import { active } from '../effects/statics.ts'
import { ask, type Game, procedure, step } from '../kinds.ts'
import { activateForce } from './piles.ts'
import { countIn, locationsInPlay, sided } from './place.ts'
import { answer } from './responses.ts'

/** Force that a player may activate in a turn. */
export function generation(game: Game, seat: SeatId): number {
  const name = sided(game, 'force-icons', seat)
  const icons = locationsInPlay(game).reduce((sum, location) => sum + numberOf(game, name, location), 0)
  const text = active(game, 'generation')
    .filter(({ what, context }) => (context.you === seat) === (what.whose === 'yours'))
    .reduce((sum, { what, context }) => sum + amountOf(game, context, what.add), 0)
  return Math.max(0, icons + game.constants.personalForce + text)
}

/** Any number up to the total, and no more than the Reserve Deck holds (ccg95/force/activate-fewer-allowed). */
export const activation = procedure<{ readonly seat: SeatId; readonly count?: number }>('swccg/activation', [
  ask(
    'how-many',
    (game, { seat }) => {
      const max = game.seat(seat).mayActivate
        ? Math.min(generation(game, seat), countIn(game, seat, 'reserve'))
        : 0
      const rules = ['ccg95/force/activate-count-icons', 'ccg95/force/activate-fewer-allowed'].map(
        game.policies.cite,
      )
      return { kind: 'number', seat, about: 'activate', min: 0, max, rules } as const
    },
    (game, { seat }, count) => ({
      count: activateForce(game, seat, count, { rule: game.policies.cite('ccg95/force/activate-transfer') }),
    }),
  ),
  step('answers', (game, { seat, count = 0 }) => {
    if (count > 0) answer(game, { just: 'force-activated', by: seat, count })
  }),
])
