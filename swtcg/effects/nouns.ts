/** Finding the cards that a noun phrase means. */

import { type CardId, gather, numberOf, type SeatId, zone } from '@dejarik/kernel'
import { ARENAS, type Arena, type CardDefinition, type CardKind } from '../cards/definition.ts'
import type { Library } from '../cards/library.ts'
import { definitionOf, type Game } from '../kinds.ts'
import type { Carried, Filter, Holding, Measure, Place, Reference, Statistic } from '../language/nouns.ts'
import type { TreatAsAbility } from '../language/tree.ts'
import {
  type ActiveAbility,
  abilitiesOf,
  baseAbilities,
  printedAbilities,
} from '../rules/abilities/abilities.ts'
import { isKnown } from '../rules/abilities/numbers.ts'
import { isConcealed } from '../rules/cards/face.ts'
import {
  arenaOf,
  bearer,
  cardsAt,
  cardsIn,
  exists,
  isIn,
  isInPlay,
  locationZone,
} from '../rules/cards/place.ts'
import { hasSubtype, isNonUnique, makesSubtype, treatedAs } from '../rules/cards/treat-as.ts'
import { isPilot } from '../rules/pilots/pilot.ts'
import { carried, isReached, typesNow } from './aboard.ts'
import { amountOf } from './amounts.ts'
import { compare } from './compare.ts'
import { holds as conditionHolds } from './conditions.ts'
import { type Context, cardsFor, isOpponent, isYours, seatsFor } from './context.ts'
import { cardsOutside, isOutside } from './outside.ts'
import { isRelated } from './relations.ts'

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
  return [...located, ...carried(game, filter).filter((card) => isAt(game, context, place, card))]
}

function cardsAtPlace(game: Game, context: Context, place: Place): readonly CardId[] {
  switch (place.in) {
    case 'play':
      return [...gather(ARENAS, (arena) => cardsAt(game, arena)), ...inBuildZones(game)]
    case 'build-zone':
      return inBuildZones(game).filter((card) => game.policies.isInBuildZone(game, card))
    case 'hand':
      return gather(game.table.order, (seat) => cardsIn(game, seat, 'hand'))
    case 'deck':
      return gather(game.table.order, (seat) => cardsIn(game, seat, 'deck'))
    case 'top': {
      const count = amountOf(game, context, place.count)
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

/** Locations lie beside the units of their arena. */
function locations(game: Game, context: Context, place: Place): readonly CardId[] {
  return gather(arenasIn(game, context, place), (arena) => zone(game, locationZone(arena)).cards)
}

/** The arenas that a place takes in. */
export function arenasIn(game: Game, context: Context, place: Place): readonly Arena[] {
  if (place.in === 'arena') return meant(game, place.arenas)
  if (place.in === 'play') return ARENAS
  if (place.in !== 'same-arena' && place.in !== 'chosen-arena') return []
  const arena = arenaMeant(game, context, place)
  return arena === null ? [] : [arena]
}

/** The arena of a card that was named, or the one that was chosen. */
export function arenaMeant(
  game: Game,
  context: Context,
  place: Extract<Place, { readonly in: 'same-arena' | 'chosen-arena' }>,
): Arena | null {
  if (place.in === 'chosen-arena') return ARENAS[context.bound['arena'] as number] ?? null
  const [card] = cardsFor(game, context, place.as)
  const now = card === undefined ? null : (arenaOf(game, card) ?? locationArena(game, card))
  return now ?? ARENAS[context.bound['left'] as number] ?? null // where it was when it was discarded
}

export const locationArena = (game: Game, card: CardId): Arena | null =>
  ARENAS.find((arena) => game.card(card).zone === locationZone(arena)) ?? null

/** Whether a card is where a noun phrase looks; without a word for it, anywhere in play (idc/effect/granting-default-zones). */
export function isAt(game: Game, context: Context, place: Place | undefined, card: CardId): boolean {
  if (!place || place.in === 'play') return isInPlay(game, card)
  if (isOutside(place)) return cardsOutside(game, context, place).includes(card)
  const arena = arenaOf(game, card) ?? locationArena(game, card)
  if (place.in === 'arena') return arena !== null && meant(game, place.arenas).includes(arena)
  if (place.in === 'same-arena' || place.in === 'chosen-arena')
    return arena !== null && arenaMeant(game, context, place) === arena
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
export function fits(game: Game, context: Context, filter: Filter, card: CardId): boolean {
  return (
    fitsOwner(game, context, filter, card) &&
    isReached(game, filter, card) &&
    fitsPrint(game, context, filter, card) &&
    fitsState(game, filter, card) &&
    fitsHoldings(game, context, filter, card) &&
    fitsNumber(game, context, filter, card) &&
    fitsOwn(game, context, filter, card) &&
    isNamed(game, context, filter, card) &&
    isRelated(game, context, filter, card) &&
    (!filter.named || definitionOf(game, card).name === namesOf(game)[context.bound['name'] as number]) &&
    (filter.type === undefined || typeName(game, card) === CARD_TYPES[context.bound['type'] as number]) &&
    (!filter.so ||
      conditionHolds(game, { ...context, bound: { ...context.bound, that: [card] } }, filter.so)) &&
    !(filter.fresh && game.table.marks.includes(chosenMark(context, card))) &&
    !(filter.other && isAlready(game, context, card))
  )
}

/** Noted for the whole game: which card has chosen which. */
export const chosenMark = ({ self }: Context, card: CardId): string => `chosen ${self} ${card}`

/** The card itself; on a card that is played and gone, what it was paid with and what it has chosen. */
function isAlready(game: Game, { self, bound }: Context, card: CardId): boolean {
  if (card === self) return true
  if (!exists(game, self) || !GONE.has(definitionOf(game, self).kind)) return false
  return [bound['paid'], bound['that']].some((one) => typeof one === 'object' && one.includes(card))
}
const GONE: ReadonlySet<CardKind> = new Set(['battle', 'mission'])

/** The names that a player may name: of all cards that there are, so that nobody learns what is in a deck. */
export function namesOf(game: Game, kind?: CardKind): readonly string[] {
  const { library } = game.constants
  const known = listed.get(library) ?? [...new Set(library.cards.map(({ name }) => name))].sort()
  listed.set(library, known)
  if (!kind) return known
  const ofKind = new Set(library.cards.filter((card) => card.kind === kind).map(({ name }) => name))
  return known.filter((name) => ofKind.has(name))
}
const listed = new WeakMap<Library, readonly string[]>()

/** The types that a player may name: those of units are their arenas. */
export const CARD_TYPES = [...ARENAS, 'battle', 'mission', 'location', 'equipment', 'resource'] as const
function typeName(game: Game, card: CardId): string {
  const { kind, arenas } = definitionOf(game, card)
  return kind === 'unit' ? (arenas[0] ?? kind) : kind
}

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

/** Face-down cards are not reached by words for types (idc/zones/build-zone-face-down-protected). */
function fitsPrint(game: Game, context: Context, filter: Filter, card: CardId): boolean {
  const facesDown = filter.state?.includes('face-down') ?? false
  const isFarAway = filter.place !== undefined && isOutside(filter.place)
  if (isConcealed(game, card) !== facesDown && !isFarAway) return false
  const definition = definitionOf(game, card)
  const { kind, word, types, subtypes, notSubtypes, names, side, unique } = filter
  return (
    (!kind || kind.includes(definition.kind)) &&
    (word !== 'pilot' || isPilot(definition)) &&
    (!types || isOfType(game, context, card, types)) &&
    (!subtypes || subtypes.some((subtype) => isOfSubtype(game, context, card, subtype))) &&
    !notSubtypes?.some((subtype) => isOfSubtype(game, context, card, subtype)) &&
    (!names || names.includes(definition.name)) &&
    (!filter.nameHas || definition.name.split(/[ '-]/).some((part) => part.startsWith(filter.nameHas!))) &&
    (!side || game.policies.sidesOf(game, card).includes(side)) &&
    (!filter.subtypeOf || sharesSubtype(game, context, filter.subtypeOf, definition)) &&
    (!filter.sameTypeLine || hasTypeLineOf(game, context, filter.sameTypeLine, definition)) &&
    (!filter.multiArena || definition.arenas.length > 1) &&
    (!unique || isNonUnique(game, card) === (unique === 'non-unique'))
  )
}

/** By its type line, its own text, or what an effect makes of it (idc/phrase/treat-as-adds). */
function isOfSubtype(game: Game, { plain, bare }: Context, card: CardId, subtype: string): boolean {
  if (hasSubtype(definitionOf(game, card), subtype)) return true
  if (bare || !isInPlay(game, card)) return false
  return treatsOf(game, plain, card).some((treat) => !treat.only && makesSubtype(treat, subtype))
}

const hasTypeLineOf = (game: Game, context: Context, card: Reference, definition: CardDefinition): boolean =>
  cardsFor(game, context, card).some((other) => typeLine(definitionOf(game, other)) === typeLine(definition))

/** One subtype in common is enough. */
const sharesSubtype = (
  game: Game,
  context: Context,
  card: Reference,
  { subtypes }: CardDefinition,
): boolean =>
  cardsFor(game, context, card).some((other) =>
    definitionOf(game, other).subtypes.some((one) => subtypes.includes(one)),
  )

const typeLine = ({ kind, arenas, subtypes }: CardDefinition): string =>
  [kind, ...arenas, ...subtypes].join(' ')

/** By where it is, or what text makes of it besides (idc/term/type-may-be-granted). */
function isOfType(game: Game, { plain, bare }: Context, card: CardId, types: readonly Arena[]): boolean {
  if (typesNow(game, card).some((type) => types.includes(type))) return true
  if (bare || !isInPlay(game, card)) return false
  return treatsOf(game, plain, card).some((treat) => treat.types?.some((type) => types.includes(type)))
}

const treatsOf = (game: Game, plain: true | undefined, card: CardId): readonly TreatAsAbility[] =>
  treatedAs((plain ? baseAbilities : abilitiesOf)(game, card).map(({ ability }) => ability))

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
    (!has || has.every((wanted) => holds(game, context, card, wanted))) &&
    (!hasAny || hasAny.some((wanted) => holds(game, context, card, wanted))) &&
    !lacks?.some((unwanted) => holds(game, context, card, unwanted)) &&
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

function holds(game: Game, { plain, bare }: Context, card: CardId, what: Holding): boolean {
  const { pilots, equipment, stack } = game.card(card)
  if (what === 'pilot') return pilots.length > 0
  if (what === 'equipment') return equipment.length > 0
  if (what === 'stack') return stack.length > 0
  if (bare) return hasKeyword(printedAbilities(definitionOf(game, card), card), what)
  const abilities = plain ? baseAbilities : abilitiesOf
  return isInPlay(game, card) && hasKeyword(abilities(game, card), what)
}

const hasKeyword = (abilities: readonly ActiveAbility[], what: Holding): boolean =>
  abilities.some(({ ability }) =>
    what === 'hidden-cost' || what === 'upkeep' || what === 'bounty'
      ? ability.ability === what
      : 'keyword' in ability && ability.keyword === what,
  )

/** "Build cost" is the printed one (idc/build/cost-means-printed). */
export function measure(game: Game, { plain, bare }: Context, of: Measure, card: CardId): number {
  if (of.startsWith('printed-')) return printedNumber(game, of, card)
  if (of === 'cost') return definitionOf(game, card).cost ?? 0
  if (of === 'total-cost') return numberOf(game, of, card)
  if (of === 'remaining-cost') return remainingCost(game, card)
  const name = of === 'remaining-health' ? 'health' : (of as Statistic)
  if (bare) return Number(definitionOf(game, card)[name]) || 0
  if (!isKnown(game, card, name)) return Number.NaN // unknown fits nothing, not even 0 (idc/term/star-unknown)
  const value = numberOf(game, plain ? `plain-${name}` : name, card)
  return of === 'remaining-health' ? Math.max(0, value - game.card(card).damage) : value
}

/** What is still to be built of a card that lies face-down. */
export const remainingCost = (game: Game, card: CardId): number =>
  Math.max(0, numberOf(game, 'cost', card) - game.card(card).build)

/** A printed * is no number. */
export const printedNumber = (game: Game, of: Measure, card: CardId): number =>
  Number(definitionOf(game, card)[of.replace('printed-', '') as Statistic] ?? 0)

function fitsNumber(game: Game, context: Context, { number }: Filter, card: CardId): boolean {
  if (!number) return true
  return compare(measure(game, context, number.of, card), number.is, amountOf(game, context, number.than))
}

function fitsOwn(game: Game, context: Context, { own }: Filter, card: CardId): boolean {
  if (!own) return true
  return compare(measure(game, context, own.of, card), own.is, measure(game, context, own.than, card))
}

/** The arenas that words for arenas mean; where one is all there is, every word means it. */
const meant = (game: Game, arenas: readonly Arena[]): readonly Arena[] => [
  ...new Set(arenas.map((arena) => game.policies.arenaMeant(arena))),
]
