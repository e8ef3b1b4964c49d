/** Moving units in the build step: from the build zone to an arena, and from arena to arena. */

import { type CardId, moveCard, type SeatId } from '@dejarik/kernel'
import type { Arena } from '../../cards/definition.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { whyForbidden } from '../abilities/constraints.ts'
import { faceOf } from '../cards/face.ts'
import { arenaOf, seatZone, tableZone } from '../cards/place.ts'
import { arenasFor, isMultiArena, isUnit, unitsInPlay } from '../cards/unit.ts'
import { dropUnfitPilots, whyNotDropPilots } from '../pilots/fall-off.ts'
import { whyKeptOut } from './kept-out-of-arenas.ts'
import { hasMoved, type MoveOffer, moveOffer, useMove } from './moves-offered.ts'

/** Every move of a seat's units that are no Pilots on a unit. */
export function moveOffers(game: Game, seat: SeatId): MoveOffer[] {
  const offers: MoveOffer[] = []
  for (const card of unitsInPlay(game, seat)) {
    const present = arenaOf(game, card)
    for (const to of arenasFor(game, definitionOf(game, card)))
      if (to !== present && whyNotMove(game, seat, card, to).length === 0) offers.push(moveOffer(card, to))
  }
  return offers
}

/** Why a unit cannot be moved there in its controller's build step; empty if it can. */
export function whyNotMove(game: Game, seat: SeatId, card: CardId, to: Arena | 'build'): Reason[] {
  const forbidden = to === 'build' ? [] : whyForbidden(game, card, 'move')
  if (forbidden.length > 0) return forbidden
  const definition = definitionOf(game, card)
  if (definition.kind === 'location')
    return [{ code: 'location-stays', rule: 'idc/location/never-moves', card }]
  if (!isUnit(game, card)) return [{ code: 'not-a-unit', rule: 'idc/cards/unit-means-in-play', card }]
  if (game.card(card).controller !== seat)
    return [{ code: 'not-yours', rule: 'idc/turn/build-step-return-to-arena', card }]
  if (to === 'build')
    return [{ code: 'only-by-retreating', rule: 'idc/turn/build-step-move-between-arenas', card }]
  if (!arenasFor(game, definition).includes(to))
    return [{ code: 'wrong-arena', rule: 'idc/multi-arena/move-only-to-listed-arena', card }]
  if (arenaOf(game, card) === to) return [{ code: 'already-there', rule: 'idc/term/move-where', card }]
  const kept = arenaOf(game, card) === null ? whyKeptOut(game, seat, card, to) : []
  const barred = [...kept, ...game.policies.whyNotEnter(game, seat, card, to)]
  if (barred.length > 0) return barred
  if (isMultiArena(definition) && hasMoved(game, seat, card))
    return [{ code: 'moved-already', rule: 'idc/multi-arena/one-move-per-build-step', card }]
  return whyNotDropPilots(game, card, definition, [to])
}

/** Bringing a multi-arena unit from the build zone is its one move too (idc/multi-arena/one-move-per-build-step). */
export function move(game: Game, seat: SeatId, card: CardId, to: Arena | 'build'): void {
  if (isMultiArena(definitionOf(game, card))) useMove(game, seat, card)
  const fromBuildZone = arenaOf(game, card) === null
  moveUnit(
    game,
    card,
    to,
    fromBuildZone ? 'idc/turn/build-step-return-to-arena' : 'idc/turn/build-step-move-between-arenas',
  )
}

/** Tapped or untapped, with all that is on it (idc/turn/return-tapped-or-untapped, idc/equipment/goes-with-moved-unit). */
export function moveUnit(game: Game, card: CardId, to: Arena | 'build', rule: string): void {
  const { controller } = game.card(card)
  moveCard(game, card, to === 'build' ? seatZone(controller, to) : tableZone(to), faceOf(game, card))
  game.emit({ kind: 'moved', card, to, cause: { rule } })
  dropUnfitPilots(game, card)
}
