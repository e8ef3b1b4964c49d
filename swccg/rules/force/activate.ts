/** Activating Force: the icons on one's own side of all locations, and one more (ccg95/force/activate-count-icons). */
import { numberOf, type SeatId } from '@dejarik/kernel'
import { amountOf } from '../../effects/conditions.ts'
import { active } from '../../effects/statics.ts'
import { ask, type Game, procedure, step } from '../../kinds.ts'
import { answer } from '../answers/answer.ts'
import { countIn, locationsInPlay, sided } from '../cards/place.ts'
import { activateForce, drawCards } from './piles.ts'

/** Force that a player may activate in a turn. */
export function generation(game: Game, seat: SeatId): number {
  const name = sided(game, 'force-generation', seat)
  const icons = locationsInPlay(game).reduce((sum, location) => sum + numberOf(game, name, location), 0)
  const text = active(game, 'generation')
    .filter(({ what, context }) => (context.you === seat) === (what.whose === 'yours'))
    .reduce((sum, { what, context }) => sum + amountOf(game, context, what.add), 0)
  return Math.max(0, icons + game.constants.personalForce + text)
}

/** Of the first Force of a turn, how much can be drawn into hand; several cards that say so do not add up. */
const drawnInstead = (game: Game, seat: SeatId): number =>
  active(game, 'activates-into-hand')
    .filter(({ context }) => context.you === seat)
    .reduce((most, { what }) => Math.max(most, what.first), 0)

interface Activation {
  readonly seat: SeatId
  readonly count?: number
  /** Of these, so many come into hand. */
  readonly drawn?: number
}

/** Any number up to the total, and no more than the Reserve Deck holds (ccg95/force/activate-fewer-allowed). */
export const activation = procedure<Activation>('swccg/activation', [
  ask(
    'how-many',
    (game, { seat }) => {
      const max = game.seat(seat).mayActivate
        ? Math.min(generation(game, seat), countIn(game, seat, 'reserve'))
        : 0
      const rules = ['ccg95/force/activate-count-icons', 'ccg95/force/activate-fewer-allowed']
      return { kind: 'number', seat, about: 'activate', min: 0, max, rules } as const
    },
    (_game, _locals, count) => ({ count }),
  ),
  ask(
    'into-hand',
    (game, { seat, count = 0 }) => {
      const max = Math.min(count, drawnInstead(game, seat))
      return max === 0 ? undefined : ({ kind: 'number', seat, about: 'into-hand', min: 0, max } as const)
    },
    (_game, _locals, drawn) => ({ drawn }),
  ),
  step('activate', (game, { seat, count = 0, drawn = 0 }) => {
    const cause = { rule: 'ccg95/force/activate-transfer' }
    if (drawn > 0) drawCards(game, seat, drawn, 'reserve', cause)
    activateForce(game, seat, count - drawn, cause)
  }),
  step('answers', (game, { seat, count = 0 }) => {
    if (count > 0) answer(game, { just: 'force-activated', by: seat, count })
  }),
])
