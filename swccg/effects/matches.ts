/** Whether a card fits a filter. */

import type { CardId } from '@dejarik/kernel'
import { isSystem } from '../cards/definition.ts'
import type { Game } from '../kinds.ts'
import { permanentPilot } from '../rules/aboard/crew.ts'
import {
  activeCards,
  cardsAt,
  cardsOnTable,
  exists,
  IN_PLAY,
  isOnTable,
  locationOf,
  locationsInPlay,
} from '../rules/cards/place.ts'
import {
  adjacentTo,
  areRelated,
  isPartOf,
  isSiteCard,
  sitesBetween,
  systemName,
} from '../rules/locations/locations.ts'
import { isNamedPlanet } from '../rules/objectives/planets.ts'
import { atSitesInside, craftAround, craftOf } from '../rules/ship-sites/crafts.ts'
import type { Bound, CardNumber, Filter, Place, Range } from '../text/filter.ts'
import { hasBuiltIn } from './built-in.ts'
import { type Context, MOVER, speaking } from './context.ts'
import { figureOf } from './filters/figures.ts'
import { HOW_IT_IS_NOW } from './filters/how-it-is-now.ts'
import { asksForInactive, asksForMore, isInGame } from './filters/inactive.ts'
import { RELATIONS } from './filters/relations.ts'
import { among, fact, type Test } from './filters/test.ts'
import { WHAT_IT_IS } from './filters/what-it-is.ts'
import { WHAT_PLACE_IT_IS } from './filters/what-place-it-is.ts'
import { textOf } from './text-of.ts'

/** By field: each is asked only where the filter has it. */
const TESTS: Readonly<Record<keyof Filter, Test>> = {
  the: (game, context, { the }, card) => theCards(game, context, the!).includes(card),
  ...WHAT_IT_IS,
  ...HOW_IT_IS_NOW,
  ...WHAT_PLACE_IT_IS,
  number: (game, context, { number }, card) =>
    within(game, context, number!, figureOf(game, number!.name, card)),
  where: (game, context, { where }, card) => stands(game, context, where!, card),
  on: (game, context, filter, card) => {
    const { on } = game.card(card)
    if (on !== null && matches(game, context, filter.on!, on)) return true
    const around = craftAround(game, card)
    return around !== null && matches(game, context, filter.on!, around)
  },
  with: (game, context, filter, card) =>
    game.card(card).holds.some((other) => matches(game, context, filter.with!, other)) ||
    atSitesInside(game, card).some((other) => matches(game, context, filter.with!, other)) ||
    hasBuiltIn(game, filter.with!, card) ||
    isAlwaysAboard(game, filter.with!, card),
  withSeveral: (game, context, { withSeveral }, card) =>
    game.card(card).holds.filter((other) => matches(game, context, withSeveral!.of, other)).length >=
    withSeveral!.least,
  roomFor: (game, context, { roomFor }, card) =>
    game.constants.facts.hasRoomFor(game, card, allThatFit(game, context, roomFor!)),
  has: (game, context, { has }, card) =>
    thoseAt(game, card, has!).some((other) => matches(game, context, has!, other)),
  canReach: (game, context, { canReach }, card) =>
    game.constants.facts.couldMoveTo(game, card, allThatFit(game, context, canReach!)),
  reachedBy: (game, context, { reachedBy }, card) =>
    allThatFit(game, context, reachedBy!.of).filter((mover) =>
      game.constants.facts.couldMoveTo(game, mover, [card]),
    ).length >= reachedBy!.least,
  targets: (game, context, { targets }, card) => {
    const { target } = game.card(card)
    return target !== null && exists(game, target) && matches(game, context, targets!, target)
  },
  mayTarget: (game, context, { mayTarget }, card) => {
    const { target } = textOf(game, card).deploys ?? {}
    const own = speaking(game.card(card).controller, card)
    return (
      target !== undefined &&
      allThatFit(game, context, mayTarget!).some((other) => matches(game, own, target, other))
    )
  },
  inRangeOf: (game, context, { inRangeOf }, card) =>
    allThatFit(game, context, inRangeOf!).some((weapon) =>
      game.constants.facts.isInRange(game, weapon, card),
    ),
  taughtBy: (game, context, { taughtBy }, card) => {
    const { mentor } = game.card(card)
    return mentor !== null && exists(game, mentor) && matches(game, context, taughtBy!, mentor)
  },
  copyOf: (game, context, { copyOf }, card) =>
    cardsOnTable(game).some(
      (other) => fact(game, other).title === fact(game, card).title && matches(game, context, copyOf!, other),
    ),
  targetedBy: (game, context, { targetedBy }, card) =>
    cardsOnTable(game).some(
      (other) => game.card(other).target === card && matches(game, context, targetedBy!, other),
    ),
  related: (game, context, { related }, card) =>
    locationsInPlay(game).some(
      (other) => areRelated(game, card, other) && matches(game, context, related!, other),
    ),
  inside: (game, context, { inside }, card) => {
    const craft = craftOf(game, card)
    return craft !== null && matches(game, context, inside!, craft)
  },
  inSights: (game, context, { inSights }, card) =>
    allThatFit(game, context, inSights!).some((weapon) =>
      game.constants.facts.isInSights(game, weapon, card),
    ),
  systemOf: (game, context, { systemOf }, card) =>
    isSystem(fact(game, card)) &&
    allThatFit(game, context, systemOf!).some((other) => {
      const there = locationOf(game, other)
      return there !== null && systemName(game, there) === fact(game, card).title
    }),
  hasSeveral: (game, context, { hasSeveral }, card) =>
    cardsAt(game, card).filter((other) => matches(game, context, hasSeveral!.of, other)).length >=
    hasSeveral!.least,
  hasTitles: (game, context, { hasTitles }, card) =>
    new Set(
      cardsAt(game, card)
        .filter((other) => matches(game, context, hasTitles!.of, other))
        .map((other) => fact(game, other).title),
    ).size >= hasTitles!.least,
  adjacentTo: (game, context, filter, card) =>
    adjacentTo(game, card).some((other) => matches(game, context, filter.adjacentTo!, other)),
  toward: (game, context, { toward }, card) => isToward(game, context, toward!, card),
  within: (game, { self }, { within }, card) => {
    const here = locationOf(game, self)
    return here !== null && here !== card && (sitesBetween(game, here, card) ?? FAR) <= within!
  },
  nearerTo: (game, context, { nearerTo }, card) => isOnTheWay(game, context, nearerTo!, card, 'nearer'),
  fartherFrom: (game, context, { fartherFrom }, card) =>
    isOnTheWay(game, context, fartherFrom!, card, 'farther'),
  seizedBy: (game, context, { seizedBy }, card) => {
    const { seizer } = game.card(card)
    return seizer !== null && exists(game, seizer) && matches(game, context, seizedBy!, seizer)
  },
  firedBy: (game, context, { firedBy }, card) =>
    matches(game, context, firedBy!, game.constants.facts.userOf(game, card)),
  fires: (game, context, { fires }, card) =>
    allThatFit(game, context, fires!).some((weapon) => game.constants.facts.userOf(game, weapon) === card),
  pilots: (game, context, { pilots }, card) => {
    const { on, as } = game.card(card)
    return as === 'pilot' && on !== null && (pilots === true || matches(game, context, pilots!, on))
  },
  not: (game, context, { not }, card) => !matches(game, context, not!, card),
  any: (game, context, { any }, card) => any!.some((filter) => matches(game, context, filter, card)),
}

function isToward(game: Game, context: Context, toward: Filter, site: CardId): boolean {
  const here = locationOf(game, context.self)
  if (here === null) return false
  return allThatFit(game, context, toward).some((goal) => {
    const there = locationOf(game, goal)
    if (there === null) return false
    const [far, near] = [sitesBetween(game, here, there), sitesBetween(game, site, there)]
    return far !== null && near !== null && near < far
  })
}

const FAR = 99

/** Whether a site lies nearer to a card than whoever moves there, or farther off; one of another system is neither. */
function isOnTheWay(
  game: Game,
  context: Context,
  goals: Filter,
  site: CardId,
  how: 'nearer' | 'farther',
): boolean {
  const [mover] = context.chosen[MOVER] ?? []
  const here = mover === undefined ? null : locationOf(game, mover)
  if (here === null) return false
  return allThatFit(game, context, goals).some((goal) => {
    const there = locationOf(game, goal)
    if (there === null) return false
    const [from, to] = [sitesBetween(game, here, there), site === there ? 0 : sitesBetween(game, site, there)]
    if (from === null || to === null) return false
    return how === 'nearer' ? to < from : to > from
  })
}

/** A pilot who is no card of its own flies it too, and is who its card says; so is an astromech (ccgx/permanent/pilot-named). */
function isAlwaysAboard(game: Game, { pilots, persona, trait, ...rest }: Filter, card: CardId): boolean {
  if (Object.keys(rest).length > 0) return false
  const { pilotPersona, astromechPersona } = fact(game, card)
  const isPilot = permanentPilot(game, card) !== undefined && trait === undefined
  if (isPilot && (persona === undefined ? pilots === true : among(persona, pilotPersona))) return true
  if (pilots !== undefined || astromechPersona === undefined) return false
  return persona === undefined
    ? trait !== undefined && among(trait, 'astromech droid')
    : trait === undefined && among(persona, astromechPersona)
}

const FIELDS = Object.keys(TESTS) as readonly (keyof Filter)[]

/** The tests that a filter needs, found once: filters are asked all the time. */
const tests = new WeakMap<Filter, readonly Test[]>()

function testsOf(filter: Filter): readonly Test[] {
  const kept = tests.get(filter)
  if (kept) return kept
  const needed = FIELDS.filter((field) => filter[field] !== undefined).map((field) => TESTS[field])
  tests.set(filter, needed)
  return needed
}

export function matches(game: Game, context: Context, filter: Filter, card: CardId): boolean {
  for (const test of testsOf(filter)) if (!test(game, context, filter, card)) return false
  return true
}

type Numbered = { readonly name: CardNumber } & Range

function within(game: Game, context: Context, range: Numbered, value: number): boolean {
  const { least, most, exactly, name } = range
  const bound = (given: Bound): number | undefined => boundOf(game, context, name, given)
  return (
    (least === undefined || value >= (bound(least) ?? Number.POSITIVE_INFINITY)) &&
    (most === undefined || value <= (bound(most) ?? Number.NEGATIVE_INFINITY)) &&
    (exactly === undefined || value === bound(exactly))
  )
}

/** Nothing where nothing was drawn or nobody is meant. */
function boundOf(game: Game, context: Context, name: CardNumber, bound: Bound): number | undefined {
  if (typeof bound === 'number') return bound
  if ('value' in bound) return context.values[bound.value]
  if ('countOf' in bound) return allThatFit(game, context, bound.countOf).length
  const [card] = allThatFit(game, context, bound.sameAs)
  return card === undefined ? undefined : figureOf(game, name, card)
}

/** The cards that a word such as "self" means now. */
function theCards(game: Game, context: Context, the: NonNullable<Filter['the']>): readonly CardId[] {
  if (the === 'self') return [context.self]
  if (typeof the === 'object') return (context.chosen[the.chosen] ?? []).filter((card) => exists(game, card))
  if (!exists(game, context.self)) return []
  const { on, target, mentor } = game.card(context.self)
  const meant = { host: on, target, mentor }[the]
  return meant !== null && exists(game, meant) ? [meant] : []
}

function stands(game: Game, context: Context, where: Place, card: CardId): boolean {
  if (!isOnTable(game, card)) return false
  const there = locationOf(game, card)
  if (typeof where === 'object') return there !== null && standsAt(game, context, where, there)
  if (where === 'aboard' || where === 'on-this') return isWith(game, context.self, where, card)
  const here = exists(game, context.self) ? locationOf(game, context.self) : null
  return here !== null && there !== null && RELATIONS[where](game, here, there, card, context.self)
}

function standsAt(game: Game, context: Context, where: Exclude<Place, string>, there: CardId): boolean {
  if ('at' in where) return fact(game, there).title === where.at
  if ('atA' in where) return matches(game, context, where.atA, there)
  if ('planet' in where) return isNamedPlanet(game, where.planet, there)
  const system = 'sitesOf' in where ? where.sitesOf : where.system
  return isPartOf(game, there, system) && ('system' in where || isSiteCard(game, there))
}

/** Aboard the speaking card or the card that it is attached to; or lying on it. */
function isWith(game: Game, self: CardId, how: 'aboard' | 'on-this', card: CardId): boolean {
  const { on } = game.card(card)
  if (how === 'on-this') return on === self
  const carrier = game.card(self).as === 'attached' ? game.card(self).on : self
  return (on !== null && on === carrier) || (carrier !== null && craftAround(game, card) === carrier)
}

/** Every card on table that fits, locations and cards beside the row included. */
export function allThatFit(game: Game, context: Context, filter: Filter): readonly CardId[] {
  if (filter.the)
    return theCards(game, context, filter.the).filter((card) => matches(game, context, filter, card))
  const found: CardId[] = []
  if (!asksForMore(filter)) {
    for (const card of activeCards(game)) if (matches(game, context, filter, card)) found.push(card)
    return found
  }
  for (const zone of IN_PLAY)
    for (const card of game.state.zones[zone]!.cards)
      if (isInGame(game, filter, card) && matches(game, context, filter, card)) found.push(card)
  return found
}

/** Those too who are inactive, unless present cards or participants are meant: who loses all at a place (ccgx/state/inactive-may-leave). */
export function allThere(game: Game, context: Context, filter: Filter): readonly CardId[] {
  const isNarrow = filter.the || filter.present || filter.inBattle || filter.where === 'present'
  if (isNarrow || filter.where === undefined) return allThatFit(game, context, filter)
  return IN_PLAY.flatMap((zone) => game.state.zones[zone]!.cards).filter(
    (card) => game.card(card).as !== 'beneath' && matches(game, context, filter, card),
  )
}

/** Those at a location; whoever is there apart from the others too, where it asks for them. */
const thoseAt = (game: Game, location: CardId, filter: Filter): readonly CardId[] =>
  asksForInactive(filter)
    ? [...new Set([...cardsAt(game, location), ...game.card(location).holds])]
    : cardsAt(game, location)
