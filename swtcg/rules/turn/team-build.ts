/** Teammates build in any mix: a player may hand the building over, and go on when it comes back (idc/thw/team-turns). */

import type { SeatId } from '@dejarik/kernel'
import type { Game, SwtcgOffer } from '../../kinds.ts'
import { hasUsed, useUp } from '../../uses.ts'
import { seatsOf, sideOf } from '../cards/place.ts'

/** Whether a seat is done with its build step of this turn. */
export const hasBuilt = (game: Game, seat: SeatId): boolean => hasUsed(game, { kind: 'built', seat })

export function finishBuilding(game: Game, seat: SeatId): void {
  if (game.policies.teamTurns) useUp(game, { kind: 'built', seat })
}

/** Whether the build step of a seat has begun in this turn. */
export const hasBegunBuilding = (game: Game, seat: SeatId): boolean =>
  hasUsed(game, { kind: 'build-begun', seat })

/** The teammate who is not done yet, if teammates build together. */
export const mateOf = (game: Game, seat: SeatId): SeatId | undefined =>
  game.policies.teamTurns
    ? seatsOf(game, sideOf(game, seat)).find((other) => other !== seat && !hasBuilt(game, other))
    : undefined

/** Whoever was handed the building does something or ends the step before handing it back. */
export const handOverOffers = (
  game: Game,
  seat: SeatId,
  was: 'handed-over' | 'own-turn',
  others: number,
): SwtcgOffer[] =>
  others > 1 && was === 'own-turn' && mateOf(game, seat) !== undefined
    ? [{ key: 'defer', verb: 'defer' }]
    : []
