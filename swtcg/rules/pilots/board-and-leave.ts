/** Pilots on units: who may be on which, and boarding and leaving in the build step. */
import { because, type CardId, gather, isAllowed, type SeatId } from '@dejarik/kernel'
import type { Arena, CardDefinition } from '../../cards/definition.ts'
import { type Check, definitionOf, type Game, type SwtcgOffer } from '../../kinds.ts'
import { whyForbidden } from '../abilities/constraints.ts'
import { pilotNow } from '../abilities/grants.ts'
import { hasMoved, moveOffer, useMove } from '../build/moves-offered.ts'
import { attach, detachTo, isPiloting } from '../cards/attachment.ts'
import { arenaOf, cardsAt, seatZone, tableZone } from '../cards/place.ts'
import { typeLineNow } from '../cards/type-line-now.ts'
import { arenasFor, isUnit, typesOf, unitsInPlay } from '../cards/unit.ts'
import { discardIfSpent } from '../damage/discard.ts'
import { mayAlsoFly, mayBePiloted, whyNotMatch, whyNotSeat } from './pilot-seats.ts'

export type PilotOffer = Extract<SwtcgOffer, { readonly verb: 'pilot' | 'move' }>

/** A version of a Pilot that is to be on a unit. */
interface Aboard {
  readonly pilot: CardId
  readonly version: CardDefinition
  readonly unit: CardId
}

/** A unit that is a Pilot too boards others (idc/keyword/pilot-move-onto-unit). */
const onAnother: Check<Aboard> = (_, { pilot, unit }) =>
  pilot === unit ? because('on-itself', 'idc/keyword/pilot-move-onto-unit', { card: unit }) : null
const onAUnit: Check<Aboard> = (game, { unit }) =>
  isUnit(game, unit) ? null : because('not-a-unit', 'idc/keyword/pilot-move-onto-unit', { card: unit })
const onOwnUnit: Check<Aboard> = (game, { pilot, unit }) => {
  const { controller } = game.card(pilot)
  const may =
    game.card(unit).controller === controller ||
    mayAlsoFly(game, pilot, unit) ||
    game.policies.mayAskFor(game, controller, unit)
  return may ? null : because('not-yours', 'idc/keyword/pilot-move-onto-unit', { card: unit })
}
const fliesIt: Check<Aboard> = (game, { version, unit }) => {
  const reason = game.policies.whyNotFly(version, typeLineNow(game, unit), typesOf(game, unit))
  if (!reason || (reason.code === 'droid' && mayBePiloted(game, unit))) return null
  return { ...reason, card: unit }
}
const notForbidden: Check<Aboard> = (game, { pilot }) => whyForbidden(game, pilot, 'pilot')
const seatFree: Check<Aboard> = (game, { pilot, unit }) => whyNotSeat(game, pilot, unit)
const goTogether: Check<Aboard> = (game, { pilot, unit }) => whyNotMatch(game, pilot, unit)

/** What a Pilot needs to be on a unit, were it free to board. */
export const ABOARD_CHECKS: readonly Check<Aboard>[] = [
  onAnother,
  onAUnit,
  onOwnUnit,
  fliesIt,
  notForbidden,
  seatFree,
  goTogether,
]

export const mayBeOn = (game: Game, aboard: Aboard): boolean => isAllowed(game, ABOARD_CHECKS, aboard)

/** A seat moves a Pilot. */
interface MovingPilot {
  readonly seat: SeatId
  readonly pilot: CardId
}
const ownPilot: Check<MovingPilot> = (game, { seat, pilot }) =>
  game.card(pilot).controller === seat
    ? null
    : because('not-yours', 'idc/turn/build-step-move-pilots', { card: pilot })
const inPlay: Check<MovingPilot> = (game, { pilot }) =>
  isPiloting(game, pilot) || isUnit(game, pilot)
    ? null
    : because('not-a-unit', 'idc/cards/unit-means-in-play', { card: pilot })
const oneMove: Check<MovingPilot> = (game, { seat, pilot }) =>
  hasMoved(game, seat, pilot)
    ? because('moved-already', 'idc/keyword/pilot-one-move-per-build-step', { card: pilot })
    : null
const PILOT_CHECKS: readonly Check<MovingPilot>[] = [ownPilot, inPlay, oneMove]

type Boarding = MovingPilot & Aboard
const elsewhere: Check<Boarding> = (game, { pilot, unit }) =>
  game.card(pilot).host === unit
    ? because('already-there', 'idc/keyword/pilot-move-onto-unit', { card: unit })
    : null
const unitInArena: Check<Boarding> = (game, { pilot, unit }) =>
  game.policies.boardsInBuildZone || arenaOf(game, unit) !== null || isPiloting(game, pilot)
    ? null
    : because('unit-in-build-zone', 'wotc/pilot/move-onto', { card: unit })

const UNIT_CHECKS: readonly Check<Boarding>[] = [elsewhere, ...ABOARD_CHECKS, unitInArena]
/** What boarding a unit takes in the build step, and what leaving one does. */
export const BOARD_CHECKS: readonly Check<Boarding>[] = [...PILOT_CHECKS, ...UNIT_CHECKS]

type Leaving = MovingPilot & { readonly to: Arena | 'build' }
const isAboard: Check<Leaving> = (game, { pilot }) =>
  isPiloting(game, pilot) ? null : because('not-piloting', 'idc/pilot/placed-beneath-unit', { card: pilot })
const toItsArena: Check<Leaving> = (game, { pilot, to }) =>
  to === 'build' || arenasFor(game, definitionOf(game, pilot)).includes(to)
    ? null
    : because('wrong-arena', 'idc/term/move-where', { card: pilot })
export const LEAVE_CHECKS: readonly Check<Leaving>[] = [isAboard, ...PILOT_CHECKS, toItsArena]

/** Every way in which a seat's Pilots may board, change and leave units now. */
export function pilotOffers(game: Game, seat: SeatId): PilotOffer[] {
  const units = gather(game.table.order, (each) => unitsInPlay(game, each))
  const own = unitsInPlay(game, seat).filter((card) => game.policies.isPilot(pilotNow(game, card)))
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
  if (!isAllowed(game, PILOT_CHECKS, { seat, pilot })) return
  const version = pilotNow(game, pilot)
  for (const unit of units)
    if (isAllowed(game, UNIT_CHECKS, { seat, pilot, version, unit })) offers.push(boardOffer(pilot, unit))
}

const leaveOffers = (game: Game, seat: SeatId, pilot: CardId): PilotOffer[] =>
  gather([...arenasFor(game, definitionOf(game, pilot)), 'build'] as const, (to) =>
    isAllowed(game, LEAVE_CHECKS, { seat, pilot, to }) ? [moveOffer(pilot, to)] : [],
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
