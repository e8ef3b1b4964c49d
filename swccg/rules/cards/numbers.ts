/** Power, ability, Force icons and the rest: printed values, then what cards on table make of them, each part named. */
import { type CardId, type Contribute, type NumberRule, numberOf, type SeatId } from '@dejarik/kernel'
import { partsOf } from '@dejarik/kernel/language'
import type { Icon } from '../../cards/definition.ts'
import type { Library } from '../../cards/library.ts'
import { hasBuiltIn } from '../../effects/built-in.ts'
import { amountOf } from '../../effects/conditions.ts'
import type { Context } from '../../effects/context.ts'
import { matches } from '../../effects/matches.ts'
import {
  active,
  barredBy,
  type Given,
  isGiven,
  isProof,
  isTaken,
  type Source,
} from '../../effects/statics.ts'
import { definitionOf, type Game, type Side, type Swccg } from '../../kinds.ts'
import { CARD_NUMBERS, type CardNumber, SIDE_NUMBERS, type SideNumber } from '../../text/filter.ts'
import type { Static as StaticText } from '../../text/statics.ts'
import { shotsNow } from '../battle/fire.ts'
import { countsNow } from '../battle/participants.ts'
import { defenseOf } from '../battle/shots.ts'
import { drawnAttrition, shortOf, sideIn } from '../battle/totals.ts'
import { gunsOn } from '../battle/volley.ts'
import { isFrozenNumber } from '../capture/frozen-numbers.ts'
import { CHOSEN_DESTINY } from '../force/piles.ts'
import { securedBy } from '../force/secured-drains.ts'
import { halfFor } from '../locations/facing.ts'
import { isAtHome } from '../locations/operatives.ts'
import { ownAt } from '../locations/presence.ts'
import { type Applied, changesAt, isSaidAlready, UNCHANGED } from './changes.ts'
import { isDoubled } from './doubling.ts'
import { isGuarded } from './guarded-drains.ts'
import { exists, opponentOf, seatOf, sided } from './place.ts'
import { HELD, iconNumber, isBlownAway, takenNumber, traitNumber } from './skills.ts'

/**
 * Set values first, then parts that are added, then multiples, then what is fixed; each part stands in the breakdown
 * under the card that makes it. Several set values: the highest counts; several fixed ones: the lowest.
 */
function apply(game: Game, base: number | undefined, found: readonly Applied[], add: Contribute): void {
  if (base) add(base, 'printed')
  if (found.length > 0) change(game, base, found, add)
}

/** What the operations make of a value whose own parts are told already. */
function change(game: Game, base: number | undefined, found: readonly Applied[], add: Contribute): void {
  let total = base ?? 0
  const by = (more: number, name: string, context: Context): void => {
    total += more
    add(more, name, { card: context.self })
  }
  const value = (amount: Parameters<typeof amountOf>[2], context: Context): number =>
    amountOf(game, context, amount)
  let defined = base !== undefined
  for (const { operation, context } of found) {
    if (!('become' in operation)) continue
    const set = value(operation.become, context)
    if (!defined || set > total) by(set - total, 'set', context)
    defined = true
  }
  if (!defined) return
  for (const { operation, context } of found)
    if ('add' in operation)
      by(value(operation.add, context) * (isDoubled(game, context.self) ? 2 : 1), 'text', context)
  for (const { operation, context } of found)
    if ('times' in operation) by(total * (operation.times - 1), 'multiplied', context)
  const lowest = found
    .flatMap(({ operation, context, isLimit }) =>
      'fix' in operation
        ? [
            {
              set: Math.min(value(operation.fix, context), isLimit ? total : Number.POSITIVE_INFINITY),
              context,
            },
          ]
        : [],
    )
    .sort((one, other) => one.set - other.set)[0]
  if (lowest) by(lowest.set - total, 'fixed', lowest.context) // ccgx/number/reset
}

/** What an amount says of the very card whose number it changes, it says of the one that is called so. */
const CHANGED = 'changed'
const about = (what: StaticText, context: Context, card: CardId): Context =>
  'add' in what && typeof what.add === 'object'
    ? { ...context, chosen: { ...context.chosen, [CHANGED]: [card] } }
    : context

/** Totals never fall below 0. */
const atLeastZero = (sum: number): number => Math.max(0, sum)

function cardNumber(name: Exclude<CardNumber, 'deploy'>): NumberRule<Swccg> {
  return {
    parts: (game, card, add) => {
      if (isFrozenNumber(game, card, name)) return
      if (name === 'usable-ability' && isAtHome(game, card)) return // ccgx/operative/no-destiny
      let found = UNCHANGED
      for (const source of active(game, 'number', name))
        if (
          isMeant(game, source, name, card) &&
          !isSaidAlready(game, found, source) &&
          !(name === 'power' && addsNothing(game, source.context.self, card))
        )
          found = [...found, { operation: source.what, context: about(source.what, source.context, card) }]
      const counted = name === 'immunity' ? addedToSome(found) : found
      apply(game, printedOf(game, card, name), capped(game, card, name, counted), add)
    },
    ...(BELOW_ZERO.has(name) ? {} : { finish: atLeastZero }),
  }
}

/** What stands on its face; of several destinies the one that its owner chose as it was drawn. */
const printedOf = (game: Game, card: CardId, name: Exclude<CardNumber, 'deploy'>): number | undefined =>
  (name === 'destiny' ? game.card(card).notes[CHOSEN_DESTINY] : undefined) ??
  game.policies.printed(game, card, name)

/** What is said of the draws of weapons is said of those too that are part of somebody. */
const isMeant = (
  game: Game,
  { what, context }: Source<Extract<StaticText, { static: 'number' }>>,
  name: CardNumber,
  card: CardId,
): boolean =>
  (matches(game, context, what.of, card) || (OF_WEAPONS.has(name) && hasBuiltIn(game, what.of, card))) &&
  !isProof(game, card, context.self)
const OF_WEAPONS: ReadonlySet<CardNumber> = new Set(['weapon-draw', 'weapon-total'])

/** A pilot can be kept from adding to the power of what it flies. */
const addsNothing = (game: Game, pilot: CardId, craft: CardId): boolean =>
  exists(game, pilot) &&
  game.card(pilot).on === craft &&
  game.card(pilot).as === 'pilot' &&
  barredBy(game, 'add-power', pilot, craft) !== null

/** What is added to a destiny can be less than nothing. */
const BELOW_ZERO: ReadonlySet<CardNumber> = new Set([
  'weapon-draw',
  'weapon-total',
  'beam-total',
  'asteroid-destiny',
  'total-against',
  'training',
  'own-draw',
  'ferocity',
  'x',
])

/** What is added to immunity helps only who has some (ccgx/final/immunity-add). */
const addedToSome = (found: readonly Applied[]): readonly Applied[] =>
  found.some(({ operation }) => 'become' in operation)
    ? found
    : found.filter(({ operation }) => !('add' in operation))

/** Without what would make more of a number that some text keeps where it is. */
function capped(
  game: Game,
  card: CardId,
  name: Exclude<CardNumber, 'deploy'>,
  found: readonly Applied[],
): readonly Applied[] {
  if (found.length === 0) return found
  const caps = active(game, 'caps', name).filter(({ what, context }) => matches(game, context, what.of, card))
  if (caps.some(({ what }) => what.both)) return found.filter(({ operation }) => 'fix' in operation)
  return caps.length > 0 ? found.filter(({ operation, context }) => !raises(game, operation, context)) : found
}
const raises = (game: Game, operation: Applied['operation'], context: Context): boolean =>
  'become' in operation ||
  ('times' in operation && operation.times > 1) ||
  ('add' in operation && amountOf(game, context, operation.add) > 0)

/** What each side has at a location before any card speaks. */
const BASES: Readonly<Record<SideNumber, (game: Game, location: CardId, side: Side) => number>> = {
  'force-icons': (game, location, side) =>
    isBlownAway(game, location)
      ? 0
      : (definitionOf(game, location).force?.[halfFor(game, location, side)] ?? 0),
  'force-generation': (game, location, side) =>
    numberOf(game, sided(game, 'force-icons', seatOf(game, side)), location),
  drain: (game, location, side) =>
    numberOf(game, sided(game, 'force-icons', opponentOf(seatOf(game, side))), location),
  'total-power': (game, location, side) => sumAt(game, location, side, 'power', game.policies.countsPower),
  'total-ability': (game, location, side) =>
    sumAt(game, location, side, 'usable-ability', game.policies.countsAbility),
  'ability-needed': (game) => game.constants.abilityForBattleDestiny,
  'battle-destinies': () => 0,
  'battle-destiny': () => 0,
  'total-battle-destiny': () => 0,
  'power-destinies': () => 0,
  'attrition-destinies': () => 0,
  'weapon-destiny': () => 0,
  'attack-power': () => 0,
  'attack-destinies': () => 0,
  'carbon-freezing-destiny': () => 0,
  'search-party-destiny': () => 0,
  attrition: (game, location, side) =>
    game.table.battle?.at === location ? drawnAttrition(sideIn(game, seatOf(game, side))) : 0,
  'battle-damage': (game, location, side) =>
    game.table.battle?.at === location ? shortOf(game, seatOf(game, side)) : 0,
  'battle-cost': (game) => game.constants.battleCost,
  'drain-cost': () => 0,
  transit: (game) => game.constants.transitCost,
  'transit-to': () => 0,
  'enter-exit': () => 0,
}

function sumAt(
  game: Game,
  location: CardId,
  side: Side,
  name: CardNumber,
  counts: (game: Game, card: CardId) => boolean,
): number {
  return ownAt(game, seatOf(game, side), location).reduce(
    (sum, card) =>
      countsNow(game, card, location) && counts(game, card) ? sum + numberOf(game, name, card) : sum,
    0,
  )
}

/** What is added to a destiny can be less than nothing. */
const MAY_BE_LESS: ReadonlySet<SideNumber> = new Set([
  'weapon-destiny',
  'carbon-freezing-destiny',
  'search-party-destiny',
  'battle-destiny',
  'total-battle-destiny',
])

/** A text can cancel what a player's own cards add to that player's Force drains; icons, and cards of the other, still count. */
function withoutBonuses(
  game: Game,
  name: SideNumber,
  location: CardId,
  side: Side,
  found: readonly Applied[],
): readonly Applied[] {
  if (name !== 'drain' || found.length === 0) return found
  const seat = seatOf(game, side)
  if (isGuarded(game, seat, location))
    return found.filter(({ context }) => ownerOf(game, context.self) === seat)
  const cancelling = active(game, 'cancels-drain-bonuses').filter(
    ({ what, context }) =>
      context.you !== seat && (what.at === undefined || matches(game, context, what.at, location)),
  )
  if (cancelling.length === 0) return found
  const penaltiesToo = cancelling.some(({ what }) => what.penaltiesToo)
  return found.filter(
    ({ operation, context }) =>
      (!penaltiesToo && !raises(game, operation, context)) || ownerOf(game, context.self) !== seat,
  )
}
const ownerOf = (game: Game, card: CardId): SeatId | null =>
  exists(game, card) ? game.card(card).owner : null

/**
 * Ability that is required takes the place of 4, the highest of several, and is added to (ccgx/number/ability-required); limits
 * to battle destinies are no part of their sum; what a place generates is limited, not set (ccgx/number/generation-cap).
 */
function asRuled(name: SideNumber, found: readonly Applied[]): readonly Applied[] {
  if (name === 'battle-destinies') return found.filter(({ operation }) => !('fix' in operation))
  if (name === 'force-generation') return found.map((each) => ({ ...each, isLimit: true }))
  if (name !== 'ability-needed') return found
  return found.map(({ operation, context }) => ({
    operation: 'fix' in operation ? { become: operation.fix } : operation,
    context,
  }))
}

/** What a player's drain is made of where the other may not change it. */
function unsecured(game: Game, name: SideNumber, side: Side, location: CardId): readonly Applied[] {
  const found = changesAt(game, location, name, side)
  const seat = seatOf(game, side)
  return name === 'drain' && securedBy(game, seat, location) !== null
    ? found.filter(({ context }) => context.you === seat)
    : found
}

function sideNumber(name: SideNumber, side: Side): NumberRule<Swccg> {
  return {
    parts: (game, location, add) => {
      const found = withoutBonuses(game, name, location, side, unsecured(game, name, side, location))
      apply(game, BASES[name](game, location, side), asRuled(name, found), add)
    },
    ...(MAY_BE_LESS.has(name) ? {} : { finish: atLeastZero }),
  }
}

/** All ability at a location, passengers included (ccg95/presence/passengers-aboard), as cards change the total. */
const presence = (side: Side): NumberRule<Swccg> => ({
  parts: (game, location, add) => {
    let total = 0
    for (const card of ownAt(game, seatOf(game, side), location)) {
      const ability = numberOf(game, 'ability', card)
      if (ability === 0) continue
      total += ability
      add(ability, 'ability', { card })
    }
    const changes = changesAt(game, location, 'total-ability', side)
    if (changes.length > 0) change(game, total, changes, add)
  },
  finish: atLeastZero,
})

const held: NumberRule<Swccg> = {
  parts: (game, card, add) => {
    if (barredBy(game, 'move', card) !== null) add(1, 'barred')
  },
}

const given = (fits: (given: Given) => boolean): NumberRule<Swccg> => ({
  parts: (game, card, add) => {
    if (isGiven(game, card, fits)) add(1, 'given')
  },
})

const taken = (icon: Icon): NumberRule<Swccg> => ({
  parts: (game, card, add) => {
    if (isTaken(game, card, icon)) add(1, 'taken')
  },
})

const SIDES: readonly Side[] = ['dark', 'light']

/** What holds while a card lies there, or for a while. */
const isStatic = (part: object): part is StaticText => 'static' in part

/** Every number by name; skills that some card of the library can give have theirs too. */
export function numbersFor(library: Library): Record<string, NumberRule<Swccg>> {
  const numbers: Record<string, NumberRule<Swccg>> = { [HELD]: held }
  for (const name of CARD_NUMBERS) if (name !== 'deploy') numbers[name] = cardNumber(name)
  numbers['shots'] = { parts: (game, card, add) => add(shotsNow(game, card), 'weapons') }
  numbers['defense'] = { parts: (game, card, add) => add(defenseOf(game, card), 'defense') }
  numbers['guns'] = { parts: (game, card, add) => add(gunsOn(game, card), 'weapons') }
  for (const side of SIDES) {
    for (const name of SIDE_NUMBERS) numbers[`${name}-${side}`] = sideNumber(name, side)
    numbers[`presence-${side}`] = presence(side)
  }
  const statics = library.cards.flatMap(({ text }) => partsOf(text)).filter(isStatic)
  for (const each of statics) if (each.static === 'takes') numbers[takenNumber(each.icon)] = taken(each.icon)
  for (const { icon, trait } of statics.filter((each) => each.static === 'gives')) {
    if (icon) numbers[iconNumber(icon as Icon)] = given((each) => each.icon === icon)
    if (trait) numbers[traitNumber(trait)] = given((each) => each.trait === trait)
  }
  return numbers
}

/** Names that scenarios may state. */
export const NUMBER_NAMES: readonly string[] = [
  ...CARD_NUMBERS.filter((name) => name !== 'deploy'),
  ...SIDES.flatMap((side) => [...SIDE_NUMBERS.map((name) => `${name}-${side}`), `presence-${side}`]),
]
