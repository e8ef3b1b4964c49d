/** Setup: the sides build in turn, each until it has built more than the other, until both are done. */
import {
  type ActionQuestion,
  type CardId,
  EVERYONE,
  isAllowed,
  moveCard,
  type NumberQuestion,
  noteRevelation,
  type SeatId,
} from '@dejarik/kernel'
import {
  type About,
  ask,
  definitionOf,
  type Game,
  procedure,
  type Side,
  type SwtcgOffer,
  step,
} from '../../kinds.ts'
import { layOffer } from '../build/build-counters.ts'
import { cardsIn, seatsOf, seatZone, sideOf } from '../cards/place.ts'
import { actSpecial, specialOffers } from '../chances/special-actions.ts'
import { drawCards } from '../turn/draw.ts'
import { buildInSetup, spend, waysToBuild } from './setup-build.ts'
import { LAST_CHECKS } from './setup-checks.ts'

export interface Setup {
  readonly side: Side
  /** Who builds; set when a side's run begins. */
  readonly seat?: SeatId
  /** Whether the opening card has been built. */
  readonly opened?: boolean
  /** Whether the run ends with the card just built, whatever the totals: so it is with the opening card. */
  readonly passes?: boolean
  /** Whether a teammate has just left the building to this seat. */
  readonly deferred?: boolean
  /** The card that goes face-down. */
  readonly last?: CardId
}

export const setup = procedure<Setup>('swtcg/setup', [
  step('begin', (game) => {
    game.changeTable({ step: 'setup' })
    game.emit({ kind: 'stepBegan', turn: game.table.turn, step: 'setup' })
  }),
  step('next', nextBuilder),
  ask('build', whatToBuild, (game, locals, offer, seat) => {
    game.goto('next')
    return build(game, locals, offer, seat)
  }),
  ask('counters', howManyCounters, (game, { last }, counters, seat) => {
    layLast(game, seat, last!, counters)
    game.goto('next')
  }),
])

const otherSide = (side: Side): Side => (side === 'dark' ? 'light' : 'dark')
const isDone = (game: Game, side: Side): boolean =>
  seatsOf(game, side).every((seat) => game.seat(seat).setup.done)
/** What a side has built; teammates build on one total (idc/thw/shared-50-build). */
const totalOf = (game: Game, side: Side): number => game.seat(seatsOf(game, side)[0]!).setup.total

/** A run ends when the own total is the higher one; who is left alone goes on (idc/setup/alternate-overtaking). */
function nextBuilder(game: Game, { side, passes = false, seat }: Setup): Partial<Setup> | undefined {
  const other = otherSide(side)
  if (isDone(game, side) && isDone(game, other)) {
    game.finish()
    return undefined
  }
  const ahead = passes || totalOf(game, side) > totalOf(game, other)
  if (isDone(game, side) || (ahead && !isDone(game, other)))
    return { side: other, seat: firstBuilder(game, other), passes: false, deferred: false }
  const goesOn = seat !== undefined && !game.seat(seat).setup.done
  return goesOn ? undefined : { seat: firstBuilder(game, side), deferred: false }
}

const firstBuilder = (game: Game, side: Side): SeatId =>
  seatsOf(game, side).find((seat) => !game.seat(seat).setup.done)!

const teammate = (game: Game, seat: SeatId): SeatId | undefined =>
  seatsOf(game, sideOf(game, seat)).find((other) => other !== seat && !game.seat(other).setup.done)

/** Asked while there is a hand to hide, even if stopping is all that is left. */
function whatToBuild(game: Game, { seat, deferred }: Setup): ActionQuestion<SwtcgOffer, About> {
  const hand = cardsIn(game, seat!, 'hand')
  const offers: SwtcgOffer[] = [{ key: 'stop', verb: 'stop' }]
  if (!deferred && teammate(game, seat!) !== undefined) offers.push({ key: 'defer', verb: 'defer' })
  for (const card of hand) offers.push(...waysToBuild(game, seat!, card), ...lastCard(game, seat!, card))
  offers.push(...specialOffers(game, seat!, 'setup'))
  const rules = ['idc/setup/alternate-overtaking', 'idc/setup/stop-any-time']
  const evenIfForced = game.constants.hidesHands && hand.length > 0
  return { kind: 'action', seat: seat!, about: 'setup', rules, offers, evenIfForced }
}

function lastCard(game: Game, seat: SeatId, card: CardId): SwtcgOffer[] {
  return isAllowed(game, LAST_CHECKS, { seat, card }) ? [layOffer(card)] : []
}

function build(game: Game, { opened = false }: Setup, offer: SwtcgOffer, seat: SeatId): Partial<Setup> {
  switch (offer.verb) {
    case 'set-up':
      buildInSetup(game, seat, offer)
      return { opened: true, passes: !opened, deferred: false }
    case 'lay-face-down':
      game.goto('counters')
      return { opened: true, passes: !opened, deferred: false, last: offer.card }
    case 'special':
      actSpecial(game, seat, offer)
      return {}
    case 'defer':
      return { seat: teammate(game, seat)!, deferred: true }
    default:
      stop(game, seat)
      return { opened: true, deferred: false }
  }
}

/** Stopping is final; points that are left are lost, unless a teammate can use them. */
function stop(game: Game, seat: SeatId): void {
  const { setup: points } = game.seat(seat)
  game.changeSeat(seat, { setup: { ...points, done: true } })
  game.emit({ kind: 'setupStopped', seat, left: points.left, cause: { rule: 'idc/setup/stop-any-time' } })
}

/** At least 1, at most what is left, and more than the card costs if its player likes (idc/setup/overbuild-last-card). */
function howManyCounters(game: Game, { seat }: Setup): NumberQuestion<About> {
  const { left } = game.seat(seat!).setup
  const min = game.policies.setupCounters === 'all' ? left : 1
  const rules = ['idc/setup/last-card-face-down', 'idc/setup/overbuild-last-card']
  return { kind: 'number', seat: seat!, about: 'setup-counters', rules, min, max: left }
}

/** The last card of a player: who lays it is done. */
function layLast(game: Game, seat: SeatId, card: CardId, counters: number): void {
  const { is } = game.card(card)
  const laid = moveCard(game, card, seatZone(seat, 'build'), { faceDown: true, change: { build: counters } })
  const fact = {
    kind: 'laidFaceDown' as const,
    seat,
    card: laid,
    cause: { rule: 'idc/setup/last-card-face-down' },
  }
  if (game.policies.showsPartialBuild) {
    noteRevelation(game.state, EVERYONE)
    game.emit({ ...fact, is })
  } else game.emit(fact, { to: game.state.confidants[seat]!, facts: { is } })
  game.emit({ kind: 'buildCountersChanged', card: laid, by: counters, total: counters })
  spend(game, seat, counters, 'unit')
  if (!game.constants.setupFaceDown.includes(definitionOf(game, laid).kind))
    game.changeSeat(seat, { setup: { ...game.seat(seat).setup, done: true } })
  drawCards(game, seat, 1, { rule: 'idc/setup/draw-after-each-card' })
}
