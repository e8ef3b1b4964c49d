/** The retreat step: each seat taps any number of its untapped units and moves them to the build zone. */
import { because, type CardId, gather, isAllowed, type SeatId } from '@dejarik/kernel'
import { ARENAS } from '../../cards/definition.ts'
import { ask, type Check, definitionOf, type Game, procedure, step } from '../../kinds.ts'
import { constraintsOn, whyForbidden } from '../abilities/constraints.ts'
import { detachTo } from '../cards/attachment.ts'
import { arenaOf, seatZone, unitsOf } from '../cards/place.ts'
import { tap } from '../cards/tap.ts'
import { openChance } from '../chances/kinds-of-chances.ts'
import { resolveDue } from '../chances/what-is-due.ts'
import { discardIfSpent } from '../damage/discard.ts'
import { disgorge } from '../keywords/consume.ts'
import { hasForeignPilot, pilotsPart } from '../pilots/pilots-of-both-players.ts'

export const retreatStep = procedure<{ next: number }>('swtcg/retreat-step', [
  step('seat', (game, { next }) => {
    if (next === 0) resolveDue(game, 'retreat') // what was put off until the step starts
  }),
  ask(
    'retreat',
    (game, { next }) => {
      const seat = game.table.order[next]
      if (seat === undefined) return undefined
      const from = mightRetreat(game, seat).filter((unit) => isAllowed(game, RETREAT_CHECKS, { seat, unit }))
      const rules = ['idc/turn/retreat-step']
      return { kind: 'cards' as const, seat, about: 'retreat', rules, from, min: 0, max: from.length }
    },
    (game, { next }, units) => {
      for (const unit of units) if (game.card(unit).host === null) retreatTapping(game, unit)
      for (const pilot of units) if (arenaOf(game, pilot) !== null) retreatAlone(game, pilot)
      if (next + 1 < game.table.order.length) game.goto('seat')
      return { next: next + 1 }
    },
  ),
  step('chance', (game) => {
    game.emit({
      kind: 'stepEnded',
      turn: game.table.turn,
      step: 'retreat',
      cause: { rule: 'idc/turn/retreat-step' },
    })
    openChance(game, 'retreat')
  }),
])

/** The units of a seat in the arenas, and where the edition lets them go alone, its Pilots on units there. */
function mightRetreat(game: Game, seat: SeatId): readonly CardId[] {
  const units = gather(ARENAS, (arena) => unitsOf(game, seat, arena))
  if (!game.policies.retreatsPilotAlone) return units
  const pilots = gather(units, (unit) => game.card(unit).pilots)
  return [...units, ...pilots.filter((pilot) => game.card(pilot).controller === seat)]
}

/** A seat retreats a unit in the retreat step. */
interface Retreating {
  readonly seat: SeatId
  readonly unit: CardId
}
const noLocation: Check<Retreating> = (game, { unit }) =>
  definitionOf(game, unit).kind === 'location'
    ? because('not-a-unit', 'idc/turn/retreat-not-locations', { card: unit })
    : null
const ownUnit: Check<Retreating> = (game, { seat, unit }) =>
  game.card(unit).controller === seat
    ? null
    : because('not-yours', 'idc/turn/retreat-dark-first', { card: unit })
const notForbidden: Check<Retreating> = (game, { unit }) => whyForbidden(game, unit, 'retreat')
const inAnArena: Check<Retreating> = (game, { unit }) =>
  arenaOf(game, unit) === null && definitionOf(game, unit).kind !== 'location'
    ? because('not-in-an-arena', 'idc/term/retreat-meaning', { card: unit })
    : null
const untapped: Check<Retreating> = (game, { unit }) => {
  const mayBeTapped = constraintsOn(game, unit).some(({ rule }) => 'retreats' in rule)
  return game.card(unit).tapped && !mayBeTapped
    ? because('tapped', 'idc/turn/retreat-not-tapped', { card: unit })
    : null
}
const pilotsUntapped: Check<Retreating> = (game, { unit }) => {
  const { pilots, controller } = game.card(unit)
  const tappedPilot = pilots.find((pilot) => isTappedBy(game, pilot, controller))
  return tappedPilot === undefined
    ? null
    : because('pilot-tapped', 'idc/pilot/retreat-with-tapped-pilot', { card: tappedPilot })
}

export const RETREAT_CHECKS: readonly Check<Retreating>[] = [
  noLocation,
  ownUnit,
  notForbidden,
  inAnArena,
  untapped,
  pilotsUntapped,
]

const isTappedBy = (game: Game, card: CardId, seat: SeatId): boolean =>
  game.card(card).tapped && game.card(card).controller === seat

/** Unit and Pilots tap and go together (idc/pilot/retreat-together). */
function retreatTapping(game: Game, unit: CardId): void {
  const cause = { rule: 'idc/turn/retreat-step' }
  const { pilots, controller } = game.card(unit)
  const together = pilots.filter((pilot) => game.card(pilot).controller === controller)
  for (const card of [unit, ...together]) tap(game, card, cause)
  retreat(game, unit)
}

/** A Pilot without its unit, which stays (wotc/pilot/retreat-pilot-alone). */
function retreatAlone(game: Game, pilot: CardId): void {
  const cause = { rule: 'wotc/pilot/retreat-pilot-alone' }
  const { controller, host } = game.card(pilot)
  tap(game, pilot, cause)
  detachTo(game, pilot, seatZone(controller, 'build'))
  game.emit({ kind: 'retreated', card: pilot, cause })
  if (host !== null) discardIfSpent(game, host)
}

/** An effect that retreats neither taps nor untaps (idc/term/retreat-by-effect-no-tap); a Pilot leaves its unit. */
export function retreat(game: Game, unit: CardId, by: SeatId = game.card(unit).controller): void {
  const { controller, host } = game.card(unit)
  const from = arenaOf(game, unit)
  disgorge(game, unit)
  detachTo(game, unit, seatZone(controller, 'build'))
  game.emit({
    kind: 'retreated',
    card: unit,
    ...(from ? { from } : {}),
    ...(by === controller ? {} : { by }),
    cause: { rule: 'idc/term/retreat-meaning' },
  })
  if (host !== null) discardIfSpent(game, host)
  if (hasForeignPilot(game, unit)) game.call(pilotsPart, { unit })
}
