/** Finding the cards that a noun phrase means. */
import { type CardId, gather, type SeatId, zone } from '@dejarik/kernel'
import { ARENAS, type CardKind } from '../../cards/definition.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Carried, Filter, Place, Reference } from '../../language/tree/nouns.ts'
import { marksOf } from '../../marks.ts'
import { countersOn } from '../../rules/cards/counters.ts'
import { isConcealed } from '../../rules/cards/face.ts'
import {
  arenaOf,
  bearer,
  cardsAt,
  cardsIn,
  exists,
  isIn,
  isInPlay,
  locationZone,
} from '../../rules/cards/place.ts'
import { compare } from '../amounts/compare.ts'
import { measure } from '../amounts/measures.ts'
import { type Context, cardsFor, isOpponent, isYours, seatsFor } from '../context.ts'
import { carried, isReached } from './aboard.ts'
import { arenaMeant, arenasIn, isRelative, locationArena, meant } from './arenas-meant.ts'
import { hasIt } from './holdings.ts'
import { CARD_TYPES, namesOf, typeName } from './named.ts'
import { cardsOutside, isOutside } from './outside.ts'
import { fitsPrint } from './printed-words.ts'

/** Every card that fits, in the order of the table. */
export function candidates(game: Game, context: Context, filter: Filter): CardId[] {
  const place = placeFor(game, context, filter.place ?? { in: 'play' })
  const found = [...cardsAtPlace(game, context, place), ...beside(game, context, filter, place)]
  const more = context.harms === 'several' ? game.policies.alsoHarmed(game, context, filter) : []
  const all = more.length > 0 ? [...new Set([...found, ...more])] : found
  return all.filter((card) => fits(game, context, filter, card))
}

/** Words for places may mean others where something is harmed. */
const placeFor = (game: Game, context: Context, place: Place): Place =>
  context.harms ? game.policies.placeHarmed(game, context, place) : place

/** What lies in play beside the units: Locations, and what is on units, as far as the words reach it. */
function beside(game: Game, context: Context, filter: Filter, place: Place): CardId[] {
  if (place.in === 'on' || place.in === 'stack' || place.in === 'those') return [] // these are the very cards
  const located = filter.kind && !filter.kind.includes('location') ? [] : locations(game, context, place)
  return [
    ...located,
    ...(place.in === 'play' ? zoned(game, filter) : []),
    ...carried(game, filter).filter((card) => isAt(game, context, place, card)),
  ]
}

/** Resources and Events lie in zones of their own; Resources are meant where nothing else is. */
const zoned = (game: Game, { kind = [] }: Filter): readonly CardId[] => {
  const zones = [
    ...(kind.join() === 'resource' ? (['resource'] as const) : []),
    ...(kind.includes('event') ? (['event'] as const) : []),
  ]
  return gather(zones, (named) => gather(game.table.order, (seat) => [...cardsIn(game, seat, named)]))
}

function cardsAtPlace(game: Game, context: Context, place: Place): readonly CardId[] {
  switch (place.in) {
    case 'play':
      return [...gather(ARENAS, (arena) => cardsAt(game, arena)), ...inBuildZones(game)].filter((card) =>
        isInZoneNamed(game, context, place, card),
      )
    case 'build-zone':
      return inBuildZones(game).filter((card) => game.policies.isInBuildZone(game, card))
    case 'hand':
      return gather(game.table.order, (seat) => cardsIn(game, seat, 'hand')).filter(
        (card) => card !== context.self, // what is being completed cannot pay for itself (idc/build/complete-extra-cost)
      )
    case 'deck':
    case 'outside': {
      const { in: named } = place
      return gather(game.table.order, (seat) => cardsIn(game, seat, named))
    }
    case 'top': {
      const count = game.constants.facts.amountOf(game, context, place.count)
      return gather(seatsFor(game, context, place.of), (seat) => cardsIn(game, seat, 'deck').slice(0, count))
    }
    case 'those': {
      const { those } = context.bound
      return typeof those === 'object' ? those.filter((card) => exists(game, card)) : []
    }
    case 'on':
      return gather(bearers(game, context, place.card), (unit) => [
        ...game.card(unit).equipment,
        ...game.card(unit).pilots,
      ])
    case 'stack':
      return gather(cardsFor(game, context, place.of), (unit) => [
        ...game.card(unit).stack,
        ...(place.pilots ? [...game.card(unit).pilots, ...game.card(unit).equipment] : []),
      ])
    case 'discard-pile':
      return gather(game.table.order, (seat) => cardsIn(game, seat, 'discard'))
    case 'set-aside':
    case 'out-of-game':
    case 'under':
      return cardsOutside(game, context, place)
    default:
      return gather(arenasIn(game, context, place), (arena) => cardsAt(game, arena))
  }
}

/** The cards that something is attached to. */
const bearers = (game: Game, context: Context, card: Reference | Filter): readonly CardId[] =>
  'the' in card ? cardsFor(game, context, card) : candidates(game, context, card)

/** Of build zones only the named one counts. */
function isInZoneNamed(
  game: Game,
  context: Context,
  { buildZone }: Extract<Place, { readonly in: 'play' }>,
  card: CardId,
): boolean {
  if (!buildZone || arenaOf(game, card) !== null) return true
  const { controller } = game.card(bearer(game, card))
  return buildZone === 'you' ? isYours(game, context, controller) : isOpponent(game, context, controller)
}

/** Locations lie beside the units of their arena. */
function locations(game: Game, context: Context, place: Place): readonly CardId[] {
  return gather(arenasIn(game, context, place), (arena) => zone(game, locationZone(arena)).cards)
}

/** Whether a card is where a noun phrase looks; without a word for it, anywhere in play (idc/effect/granting-default-zones). */
export function isAt(game: Game, context: Context, place: Place | undefined, card: CardId): boolean {
  if (!place) return isInPlay(game, card)
  if (place.in === 'play') return isInPlay(game, card) && isInZoneNamed(game, context, place, card)
  if (isOutside(place)) return cardsOutside(game, context, place).includes(card)
  const arena = arenaOf(game, card) ?? locationArena(game, card)
  if (place.in === 'arena') return arena !== null && meant(game, place.arenas).includes(arena)
  if (isRelative(place)) return arena !== null && arenaMeant(game, context, place) === arena
  if (place.in === 'those' || place.in === 'on' || place.in === 'stack' || place.in === 'top')
    return cardsAtPlace(game, context, place).includes(card)
  if (place.in === 'build-zone' && !game.policies.isInBuildZone(game, bearer(game, card))) return false
  return isIn(
    game,
    bearer(game, card),
    place.in === 'build-zone' ? 'build' : place.in === 'discard-pile' ? 'discard' : place.in,
  )
}

const inBuildZones = (game: Game): CardId[] =>
  gather(game.table.order, (seat) => [...cardsIn(game, seat, 'build')])

/** One test for each part of a filter; a part that is absent asks nothing. */
function fitsCounters(
  game: Game,
  context: Context,
  { counters, countersBeside: beside }: Filter,
  card: CardId,
): boolean {
  const fitsNumber = !counters || compare(countersOn(game, card, counters.of), counters.is, counters.than)
  if (!fitsNumber || !beside) return fitsNumber
  return compare(countersOn(game, card, beside.of), beside.is, measure(game, context, beside.than, card))
}

export function fits(game: Game, context: Context, filter: Filter, card: CardId): boolean {
  return (
    fitsOwner(game, context, filter, card) &&
    isReached(game, filter, card) &&
    fitsPrint(game, context, filter, card) &&
    fitsState(game, filter, card) &&
    fitsHoldings(game, context, filter, card) &&
    fitsNumber(game, context, filter, card) &&
    fitsOwn(game, context, filter, card) &&
    fitsCounters(game, context, filter, card) &&
    isNamed(game, context, filter, card) &&
    isRelated(game, context, filter, card) &&
    (!filter.named || definitionOf(game, card).name === namesOf(game)[context.bound['name'] as number]) &&
    (filter.type === undefined || typeName(game, card) === CARD_TYPES[context.bound['type'] as number]) &&
    (!filter.so ||
      game.constants.facts.holds(
        game,
        { ...context, bound: { ...context.bound, that: [card] } },
        filter.so,
      )) &&
    !(filter.fresh && hasChosen(game, context, card)) &&
    !(filter.other && isAlready(game, context, card))
  )
}

/** Whether the card whose text it is has chosen this one before, in the whole game. */
const hasChosen = (game: Game, { self }: Context, card: CardId): boolean =>
  marksOf(game, 'chosen').some((mark) => mark.by === self && mark.card === card)

/** The card itself; on a card that is played and gone, what it was paid with and what it has chosen. */
function isAlready(game: Game, { self, bound }: Context, card: CardId): boolean {
  if (card === self) return true
  if (!exists(game, self) || !GONE.has(definitionOf(game, self).kind)) return false
  return [bound['paid'], bound['that']].some((one) => typeof one === 'object' && one.includes(card))
}
const GONE: ReadonlySet<CardKind> = new Set(['battle', 'mission'])

/** It has the name of another card, or another name. */
function isNamed(game: Game, context: Context, { name }: Filter, card: CardId): boolean {
  if (!name) return true
  const others = 'the' in name.as ? cardsFor(game, context, name.as) : candidates(game, context, name.as)
  const names = others.map((other) => definitionOf(game, other).name)
  return names.includes(definitionOf(game, card).name) === (name.is === 'same')
}

function fitsOwner(game: Game, context: Context, { whose, owned }: Filter, card: CardId): boolean {
  if (!whose && !owned) return true
  const { controller, owner } = game.card(card)
  const isOf = (who: 'you' | 'opponent' | undefined, seat: SeatId): boolean =>
    !who || (who === 'you' ? isYours(game, context, seat) : isOpponent(game, context, seat))
  return isOf(whose, controller) && isOf(owned, owner)
}

function fitsState(game: Game, { state = [] }: Filter, card: CardId): boolean {
  const { tapped, damage } = game.card(card)
  const { attack } = game.table
  const is = {
    tapped,
    untapped: !tapped,
    damaged: damage > 0,
    undamaged: damage === 0,
    attacking: attack?.attacker === card,
    defending: attack?.defender === card,
    'not-defending': attack?.defender !== card,
    'face-down': isConcealed(game, card),
  }
  return state.every((wanted) => is[wanted])
}

function fitsHoldings(
  game: Game,
  context: Context,
  { has, hasAny, lacks, carries }: Filter,
  card: CardId,
): boolean {
  return (
    (!has || has.every((wanted) => hasIt(game, context, card, wanted))) &&
    (!hasAny || hasAny.some((wanted) => hasIt(game, context, card, wanted))) &&
    !lacks?.some((unwanted) => hasIt(game, context, card, unwanted)) &&
    (!carries || carriesEnough(game, context, carries, card))
  )
}

/** Pilots or Equipment that fit are on it, neither too few nor too many. */
function carriesEnough(game: Game, context: Context, carried: Carried, card: CardId): boolean {
  const { what, of, atLeast = 1, atMost = Number.MAX_SAFE_INTEGER } = carried
  const fitting = game
    .card(card)
    [what].filter(
      (each) => !of || fits(game, context, what === 'pilots' ? { ...of, word: 'pilot' } : of, each),
    )
  return fitting.length >= atLeast && fitting.length <= atMost
}

function fitsNumber(game: Game, context: Context, { number }: Filter, card: CardId): boolean {
  if (!number) return true
  return compare(
    measure(game, context, number.of, card),
    number.is,
    game.constants.facts.amountOf(game, context, number.than),
  )
}

function fitsOwn(game: Game, context: Context, { own }: Filter, card: CardId): boolean {
  if (!own) return true
  return compare(measure(game, context, own.of, card), own.is, measure(game, context, own.than, card))
}

/** Filters that compare a card with others: by history, by who can attack it, by being the most, by alternatives. */
function isRelated(game: Game, context: Context, filter: Filter, card: CardId): boolean {
  return (
    (!filter.missedLast || lastMissed(game) === card) &&
    (!filter.happened || hasHistory(game, context, filter.happened, card)) &&
    (!filter.apartFrom || !cardsFor(game, context, filter.apartFrom).includes(card)) &&
    (!filter.controlledWith || isMate(game, context, filter.controlledWith, card)) &&
    (!filter.attackableBy || isAttackable(game, context, filter.attackableBy, card)) &&
    (!filter.anyOf || filter.anyOf.some((one) => isOne(game, context, one, card))) &&
    (!filter.most || isMost(game, context, filter, card))
  )
}

function hasHistory(
  game: Game,
  context: Context,
  { did, by, not }: NonNullable<Filter['happened']>,
  card: CardId,
): boolean {
  const others = by ? cardsFor(game, context, by) : null
  const happened = game.table.history.some(
    (fact) =>
      fact.did === did &&
      fact.card === card &&
      (others === null || (fact.other !== undefined && others.includes(fact.other))),
  )
  return happened === !not
}

/** The unit that made the last attack of the turn, if it rolled no hits for it. */
function lastMissed({ table: { history } }: Game): CardId | undefined {
  const last = history.findLast(({ did }) => did === 'attacked' || did === 'missed')
  return last?.did === 'missed' ? last.card : undefined
}

/** Another card of the same player. */
const isMate = (
  game: Game,
  context: Context,
  of: NonNullable<Filter['controlledWith']>,
  card: CardId,
): boolean =>
  cardsFor(game, context, of).some(
    (other) => other !== card && game.card(other).controller === game.card(card).controller,
  )

const isAttackable = (
  game: Game,
  context: Context,
  by: NonNullable<Filter['attackableBy']>,
  card: CardId,
): boolean =>
  cardsFor(game, context, by).some(
    (unit) => unit !== card && game.constants.facts.canAttack(game, unit, card),
  )

const isOne = (game: Game, context: Context, one: Filter, card: CardId): boolean =>
  isReached(game, one, card) &&
  fits(game, context, one, card) &&
  (!one.place || isAt(game, context, one.place, card))

/** None of the others has a higher number, or a lower one; ties are all of them. */
function isMost(game: Game, context: Context, { most, ...rest }: Filter, card: CardId): boolean {
  if (!most) return true
  const sign = most.is === 'highest' ? 1 : -1
  const own = sign * measure(game, context, most.of, card)
  if (Number.isNaN(own)) return false // what has no such number is neither the highest nor the lowest
  return candidates(game, context, rest).every(
    (other) => !(sign * measure(game, context, most.of, other) > own),
  )
}
