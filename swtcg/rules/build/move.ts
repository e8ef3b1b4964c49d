/** Moving units in the build step: from the build zone to an arena, and from arena to arena. */

import { because, type CardId, isAllowed, moveCard, type SeatId } from '@dejarik/kernel'
import type { Arena } from '../../cards/definition.ts'
import { type Check, definitionOf, type Game } from '../../kinds.ts'
import { whyForbidden } from '../abilities/constraints.ts'
import { faceOf } from '../cards/face.ts'
import { arenaOf, seatZone, tableZone } from '../cards/place.ts'
import { arenasFor, isMultiArena, isUnit, unitsInPlay } from '../cards/unit.ts'
import { disgorge } from '../keywords/consume.ts'
import { dropUnfitPilots, whyNotDropPilots } from '../pilots/fall-off.ts'
import { whyKeptOut } from './kept-out-of-arenas.ts'
import { hasMoved, type MoveOffer, moveOffer, useMove } from './moves-offered.ts'

/** Every move of a seat's units that are no Pilots on a unit, to arenas where they belong and are not. */
export function moveOffers(game: Game, seat: SeatId): MoveOffer[] {
  const offers: MoveOffer[] = []
  for (const card of unitsInPlay(game, seat)) {
    const present = arenaOf(game, card)
    for (const to of arenasFor(game, definitionOf(game, card)))
      if (to !== present && isAllowed(game, UNIT_CHECKS, { seat, card, to })) offers.push(moveOffer(card, to))
  }
  return offers
}

/** A card of a seat that is to go somewhere in the build step. */
interface Moving {
  readonly seat: SeatId
  readonly card: CardId
  readonly to: Arena | 'build'
}

const noLocation: Check<Moving> = (game, { card }) =>
  definitionOf(game, card).kind === 'location'
    ? because('location-stays', 'idc/location/never-moves', { card })
    : null
const isAUnit: Check<Moving> = (game, { card }) =>
  isUnit(game, card) || definitionOf(game, card).kind === 'location'
    ? null
    : because('not-a-unit', 'idc/cards/unit-means-in-play', { card })
const ownUnit: Check<Moving> = (game, { seat, card }) =>
  game.card(card).controller === seat
    ? null
    : because('not-yours', 'idc/turn/build-step-return-to-arena', { card })
const notForbidden: Check<Moving> = (game, { card, to }) =>
  to === 'build' ? null : whyForbidden(game, card, 'move')
const noRetreat: Check<Moving> = (_, { card, to }) =>
  to === 'build' ? because('only-by-retreating', 'idc/turn/build-step-move-between-arenas', { card }) : null
const rightArena: Check<Moving> = (game, { card, to }) =>
  to === 'build' || !isUnit(game, card) || arenasFor(game, definitionOf(game, card)).includes(to)
    ? null
    : because('wrong-arena', 'idc/multi-arena/move-only-to-listed-arena', { card })
const elsewhere: Check<Moving> = (game, { card, to }) =>
  arenaOf(game, card) === to ? because('already-there', 'idc/term/move-where', { card }) : null
const notKeptOut: Check<Moving> = (game, { seat, card, to }) =>
  to !== 'build' && arenaOf(game, card) === null ? whyKeptOut(game, seat, card, to) : null
const mayEnter: Check<Moving> = (game, { seat, card, to }) =>
  to === 'build' ? null : game.policies.whyNotEnter(game, seat, card, to)
const oneMove: Check<Moving> = (game, { seat, card }) =>
  isMultiArena(definitionOf(game, card)) && hasMoved(game, seat, card)
    ? because('moved-already', 'idc/multi-arena/one-move-per-build-step', { card })
    : null
const pilotsMayLeave: Check<Moving> = (game, { card, to }) =>
  to === 'build' ? null : whyNotDropPilots(game, card, definitionOf(game, card), [to])

/** What a seat's own unit needs besides to go to an arena where it belongs. */
const UNIT_CHECKS: readonly Check<Moving>[] = [
  isAUnit,
  oneMove,
  notForbidden,
  notKeptOut,
  mayEnter,
  pilotsMayLeave,
]

export const MOVE_CHECKS: readonly Check<Moving>[] = [
  noLocation,
  isAUnit,
  ownUnit,
  notForbidden,
  noRetreat,
  rightArena,
  elsewhere,
  notKeptOut,
  mayEnter,
  oneMove,
  pilotsMayLeave,
]

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
  if (to === 'build') disgorge(game, card)
  moveCard(game, card, to === 'build' ? seatZone(controller, to) : tableZone(to), faceOf(game, card))
  game.emit({ kind: 'moved', card, to, cause: { rule } })
  dropUnfitPilots(game, card)
}
