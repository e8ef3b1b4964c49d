/** Pilots on units: who may be on which, and boarding and leaving in the build step. */
import { type CardId, gather, type SeatId } from '@dejarik/kernel'
import type { Arena, CardDefinition } from '../../cards/definition.ts'
import { definitionOf, type Game, type SwtcgOffer } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { hasMoved, moveOffer, useMove } from '../build/moves-offered.ts'
import { attach, detachTo, isPiloting } from '../cards/attachment.ts'
import { arenaOf, cardsAt, seatZone, tableZone } from '../cards/place.ts'
import { arenasFor, isUnit, typesOf, unitsInPlay } from '../cards/unit.ts'
import { discardIfSpent } from '../damage/discard.ts'
import { mayAlsoFly, mayBePiloted, whyNotMatch, whyNotSeat } from './pilot-seats.ts'

export type PilotOffer = Extract<SwtcgOffer, { readonly verb: 'pilot' | 'move' }>

const blame = (reasons: readonly Reason[], card: CardId): Reason[] =>
  reasons.map((reason) => ({ ...reason, card }))

/** Why a version of a Pilot could not be on a unit, were it free to board; empty if it could. */
export function whyNotOn(game: Game, pilot: CardId, version: CardDefinition, unit: CardId): Reason[] {
  if (!isUnit(game, unit))
    return [{ code: 'not-a-unit', rule: 'idc/keyword/pilot-move-onto-unit', card: unit }]
  const { controller } = game.card(pilot)
  const isElses = game.card(unit).controller !== controller
  if (isElses && !mayAlsoFly(game, pilot, unit) && !game.policies.mayAskFor(game, controller, unit))
    return [{ code: 'not-yours', rule: 'idc/keyword/pilot-move-onto-unit', card: unit }]
  const unfit = game.policies
    .whyNotFly(version, definitionOf(game, unit), typesOf(game, unit))
    .filter(({ code }) => code !== 'droid' || !mayBePiloted(game, unit))
  if (unfit.length > 0) return blame(unfit, unit)
  return [...whyNotSeat(game, pilot, unit), ...whyNotMatch(game, pilot, unit)]
}

/** Why a Pilot cannot board a unit now; empty if it can. */
export function whyNotBoard(game: Game, seat: SeatId, pilot: CardId, unit: CardId): Reason[] {
  const unable = whyNotMovePilot(game, seat, pilot)
  if (unable.length > 0) return unable
  if (game.card(pilot).host === unit)
    return [{ code: 'already-there', rule: 'idc/keyword/pilot-move-onto-unit', card: unit }]
  const reasons = whyNotOn(game, pilot, definitionOf(game, pilot), unit)
  if (reasons.length > 0 || game.policies.boardsInBuildZone) return reasons
  if (arenaOf(game, unit) !== null || isPiloting(game, pilot)) return []
  return [{ code: 'unit-in-build-zone', rule: 'wotc/pilot/move-onto', card: unit }]
}

/** Why a Pilot on a unit cannot go to its arena or the build zone now; empty if it can. */
export function whyNotLeave(game: Game, seat: SeatId, pilot: CardId, to: Arena | 'build'): Reason[] {
  if (!isPiloting(game, pilot))
    return [{ code: 'not-piloting', rule: 'idc/pilot/placed-beneath-unit', card: pilot }]
  const unable = whyNotMovePilot(game, seat, pilot)
  if (unable.length > 0 || to === 'build') return unable
  if (arenasFor(game, definitionOf(game, pilot)).includes(to)) return []
  return [{ code: 'wrong-arena', rule: 'idc/term/move-where', card: pilot }]
}

function whyNotMovePilot(game: Game, seat: SeatId, pilot: CardId): Reason[] {
  if (game.card(pilot).controller !== seat)
    return [{ code: 'not-yours', rule: 'idc/turn/build-step-move-pilots', card: pilot }]
  if (!isPiloting(game, pilot) && !isUnit(game, pilot))
    return [{ code: 'not-a-unit', rule: 'idc/cards/unit-means-in-play', card: pilot }]
  if (hasMoved(game, seat, pilot))
    return [{ code: 'moved-already', rule: 'idc/keyword/pilot-one-move-per-build-step', card: pilot }]
  return []
}

/** Every way in which a seat's Pilots may board, change and leave units now. */
export function pilotOffers(game: Game, seat: SeatId): PilotOffer[] {
  const units = gather(game.table.order, (each) => unitsInPlay(game, each))
  const own = unitsInPlay(game, seat).filter((card) => game.policies.isPilot(definitionOf(game, card)))
  const aboard = cardsAt(game, 'attached').filter(
    (card) => game.card(card).controller === seat && isPiloting(game, card),
  )
  const offers: PilotOffer[] = []
  if (own.length + aboard.length === 0) return offers
  const craft = units.filter((unit) => typesOf(game, unit).some((type) => type !== 'character'))
  for (const pilot of own) addBoarding(game, seat, pilot, craft, offers)
  for (const pilot of aboard) addBoarding(game, seat, pilot, craft, offers)
  for (const pilot of aboard) offers.push(...leaveOffers(game, seat, pilot))
  return offers
}

function addBoarding(
  game: Game,
  seat: SeatId,
  pilot: CardId,
  units: readonly CardId[],
  offers: PilotOffer[],
): void {
  if (whyNotMovePilot(game, seat, pilot).length > 0) return
  for (const unit of units)
    if (whyNotBoard(game, seat, pilot, unit).length === 0) offers.push(boardOffer(pilot, unit))
}

const leaveOffers = (game: Game, seat: SeatId, pilot: CardId): PilotOffer[] =>
  gather([...arenasFor(game, definitionOf(game, pilot)), 'build'] as const, (to) =>
    whyNotLeave(game, seat, pilot, to).length === 0 ? [moveOffer(pilot, to)] : [],
  )

export const boardOffer = (card: CardId, unit: CardId): PilotOffer => ({
  key: `pilot ${card} ${unit}`,
  verb: 'pilot',
  card,
  unit,
})

/** The Pilot keeps what is on it, and its own position (idc/pilot/keeps-equipment). */
export function board(game: Game, seat: SeatId, pilot: CardId, unit: CardId): void {
  const { host } = game.card(pilot)
  attach(game, pilot, unit, 'pilots')
  useMove(game, seat, pilot)
  game.emit({ kind: 'piloted', card: pilot, unit, cause: { rule: 'idc/keyword/pilot-move-onto-unit' } })
  if (host !== null) discardIfSpent(game, host)
}

/** The unit stays, but may have lived on the Pilot's health bonus (idc/pilot/unit-stays-when-pilot-leaves). */
export function leave(game: Game, seat: SeatId, pilot: CardId, to: Arena | 'build'): void {
  const { host, controller } = game.card(pilot)
  detachTo(game, pilot, to === 'build' ? seatZone(controller, to) : tableZone(to))
  useMove(game, seat, pilot)
  game.emit({ kind: 'moved', card: pilot, to, cause: { rule: 'idc/keyword/pilot-move-onto-unit' } })
  if (host !== null) discardIfSpent(game, host)
}
