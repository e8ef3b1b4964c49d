/** Between a system that moves and the one around which it is, without hyperspeed (ccgx/deathstar/orbit-travel). */
import { because } from '@dejarik/kernel'
import type { Check, Game } from '../../kinds.ts'
import { isPiloted } from '../aboard/crew.ts'
import { locationsInPlay } from '../cards/place.ts'
import { areInOrbit, isSystemCard } from '../locations/locations.ts'
import { mainMoveLeft, notBarred, oneForce, payable, spendMainMove } from './common.ts'
import type { MoveAttempt, Mover, Way } from './way.ts'

const RULE = 'ccgx/deathstar/orbit-travel'

const atASystem: Check<Mover> = (game, { card }) => {
  const { on, as } = game.card(card)
  return as === 'at' && on !== null && isSystemCard(game, on) ? null : because('cannot-fly', RULE, { card })
}
const piloted: Check<Mover> = (game, { card }) =>
  isPiloted(game, card) ? null : because('no-pilot', RULE, { card })

const inOrbit: Check<MoveAttempt> = (game, { card, to }) => {
  const { on } = game.card(card)
  return on !== null && areInOrbit(game, on, to) ? null : because('not-related', RULE, { card: to })
}

export const orbit: Way = {
  by: 'orbit',
  from: 'place',
  goes: ['starship'],
  destinations: (game: Game, card) => {
    const { on, as } = game.card(card)
    if (on === null || as !== 'at' || !isSystemCard(game, on)) return []
    return locationsInPlay(game)
      .filter((place) => areInOrbit(game, on, place))
      .map((to) => ({ to }))
  },
  moverChecks: [atASystem, piloted, mainMoveLeft],
  checks: [inOrbit, notBarred, payable(oneForce)],
  cost: oneForce,
  spend: spendMainMove,
}
