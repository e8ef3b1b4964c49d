/** Sector movement: between a system and its asteroid and cloud sectors (ccgx/sector/sector-movement). */
import { because, type CardId } from '@dejarik/kernel'
import { type Check, definitionOf, type Game } from '../../kinds.ts'
import { isPiloted } from '../aboard/crew.ts'
import { isCloudCard, isSpaceCard, spaceOf, systemName } from '../locations/locations.ts'
import {
  fliesLikeStarfighter,
  isLikeStarfighter,
  kindOf,
  mainMoveLeft,
  notBarred,
  oneForce,
  payable,
  spendMainMove,
} from './common.ts'
import type { MoveAttempt, Mover, Way } from './way.ts'

const RULE = 'ccgx/sector/sector-movement'

/** Starships in space, and what moves like a starfighter among clouds. */
const inSpace: Check<Mover> = (game, { card }) => {
  const { on, as } = game.card(card)
  const flies = as === 'at' && on !== null && isSpaceCard(game, on)
  return flies ? null : because('cannot-fly', RULE, { card })
}

const piloted: Check<Mover> = (game, { card }) =>
  isPiloted(game, card) ? null : because('no-pilot', RULE, { card })

/** How many sectors lie on the way, the last one included; null where no way leads. */
function stepsBetween(game: Game, from: CardId, to: CardId): number | null {
  const space = spaceOf(game, systemName(game, from))
  const [start, end] = [space.indexOf(from), space.indexOf(to)]
  return start < 0 || end < 0 ? null : Math.abs(start - end)
}

/** A starfighter passes one sector on its way to another (ccgx/sector/sector-two). */
const withinReach: Check<MoveAttempt> = (game, { card, to }) => {
  const steps = stepsBetween(game, game.card(card).on!, to)
  if (steps === null || steps === 0) return because('not-related', RULE, { card: to })
  const most = fliesLikeStarfighter(game, card, to) && definitionOf(game, to).type === 'sector' ? 2 : 1
  return steps <= most ? null : because('too-far', 'ccgx/sector/sector-two', { card: to })
}

/** Clouds are for starfighters and what flies like one there (ccgx/sector/who-cloud). */
const mayBeThere: Check<MoveAttempt> = (game, { card, to }) => {
  if (isCloudCard(game, to))
    return fliesLikeStarfighter(game, card, to)
      ? null
      : because('not-in-clouds', 'ccgx/sector/who-cloud', { card: to })
  return kindOf(game, card) === 'starship' || isLikeStarfighter(game, card)
    ? null
    : because('not-for-vehicles', 'ccgx/vehicle/cloud-vehicle', { card: to })
}

export const sector: Way = {
  by: 'sector',
  from: 'place',
  goes: ['starship', 'vehicle', 'creature'],
  destinations: (game, card) => {
    const { on, as } = game.card(card)
    if (on === null || as !== 'at' || !isSpaceCard(game, on)) return []
    return spaceOf(game, systemName(game, on))
      .filter((place) => place !== on)
      .map((to) => ({ to }))
  },
  moverChecks: [inSpace, piloted, mainMoveLeft],
  checks: [withinReach, mayBeThere, notBarred, payable(oneForce)],
  cost: oneForce,
  spend: spendMainMove,
}
