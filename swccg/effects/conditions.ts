/** Whether a condition of an entry holds. */
import { type CardId, numberOf, type SeatId } from '@dejarik/kernel'
import { definitionOf, type Game } from '../kinds.ts'
import { winnerOf } from '../rules/battle/totals.ts'
import {
  cardsAt,
  countIn,
  exists,
  isInside,
  isOnTable,
  locationOf,
  locationsInPlay,
  opponentOf,
  sided,
  sideOf,
} from '../rules/cards/place.ts'
import { wasIdle } from '../rules/dagobah/training.ts'
import { lifeForce } from '../rules/force/piles.ts'
import { isNight, isNightAt } from '../rules/locations/night.ts'
import { controls, occupies, ownAt } from '../rules/locations/presence.ts'
import type { Amount, Comparison, Condition, CountedPile } from '../text/condition.ts'
import type { Filter } from '../text/filter.ts'
import { CODED_AMOUNTS, CODED_CONDITIONS } from './coded.ts'
import type { Context } from './context.ts'
import { figureOf } from './filters/figures.ts'
import { allThatFit, matches } from './matches.ts'

/** A squadron is three of its craft where these are counted (ccgx/starship/squadron). */
function countOf(game: Game, context: Context, what: Filter): number {
  const cards = allThatFit(game, context, what)
  if (what.model === undefined) return cards.length
  return cards.reduce((sum, card) => sum + (definitionOf(game, card).type === 'squadron' ? 3 : 1), 0)
}

/** The conditions whose word is T. */
type Of<T extends Condition['if']> = Condition extends infer C
  ? C extends { readonly if: infer W }
    ? T extends W
      ? C
      : never
    : never
  : never
/** The note of what was declared of several things. */
const DECLARED = 'what you declared'

type Holds = { readonly [T in Condition['if']]: (game: Game, context: Context, condition: Of<T>) => boolean }

const HOLDS: Holds = {
  control: (game, context, { by, at }) =>
    placesOf(game, context, at).some((place) => controls(game, playerOf(context, by), place)),
  occupy: (game, context, { by, at }) =>
    placesOf(game, context, at).some((place) => occupies(game, playerOf(context, by), place)),
  outnumber: (game, context, { by, at }) =>
    placesOf(game, context, at).some((place) => {
      const seat = playerOf(context, by)
      return ownAt(game, seat, place).length > ownAt(game, opponentOf(seat), place).length
    }),
  'on-table': (game, context, { what, least = 1, most }) => {
    const count = countOf(game, context, what)
    return count >= least && (most === undefined || count <= most)
  },
  this: (game, context, { is }) => matches(game, context, is, context.self),
  host: (game, context, { is }) => {
    const { on } = game.card(context.self)
    return on !== null && matches(game, context, is, on)
  },
  nighttime: (game, { self }, { at = 'here' }) =>
    at === 'anywhere' ? locationsInPlay(game).some((place) => isNight(game, place)) : isNightAt(game, self),
  battle: (game, context, { by }) => {
    const { battle } = game.table
    if (battle === null || !isHere(game, context, battle.at)) return false
    return by === undefined || battle.initiator === playerOf(context, by)
  },
  won: (game, context, { by, orDuel }) => {
    const winner = game.table.battle ? winnerOf(game) : orDuel ? game.table.duel?.winner : null
    return winner === playerOf(context, by)
  },
  idle: (game) => wasIdle(game),
  phase: (game, context, { phase, of }) =>
    game.table.current === playerOf(context, of) && (phase === undefined || game.table.phase === phase),
  'first-here': (game, context) => isFirstHere(game, context),
  'nothing-stacked': (game, { self }) =>
    !game.card(self).holds.some((card) => game.card(card).as === 'beneath'),
  'came-earlier': (game, { self }) => game.card(self).since < game.table.turn,
  reached: (game, { self }) => {
    const { on, target } = game.card(self)
    return on !== null && target !== null && exists(game, target) && locationOf(game, target) === on
  },
  noted: (game, { self }, { name, is = 1 }) =>
    (game.card(self).notes[name] ?? 0) === is ||
    (name === DECLARED && game.constants.facts.declaresAll(game, self)),
  compare: (game, context, { left, is, right }) =>
    isKnown(context, left) &&
    isKnown(context, right) &&
    COMPARE[is](
      amountOf(game, context, left) + addedAgainst(game, context, right),
      amountOf(game, context, right),
    ),
  parity: (game, context, { of, is }) =>
    isKnown(context, of) && Math.abs(amountOf(game, context, of) % 2) === (is === 'odd' ? 1 : 0),
  all: (game, context, { of }) => of.every((one) => holds(game, context, one)),
  any: (game, context, { of }) => of.some((one) => holds(game, context, one)),
  not: (game, context, { of }) => !holds(game, context, of),
  code: (game, context, { name }) => CODED_CONDITIONS[name](game, context),
}

function isFirstHere(game: Game, { self, you }: Context): boolean {
  const place = locationOf(game, self)
  if (place === null) return true
  const { title } = definitionOf(game, self)
  const [first] = cardsAt(game, place).filter(
    (card) => game.card(card).controller === you && definitionOf(game, card).title === title,
  )
  return first === self
}

export const holds = (game: Game, context: Context, condition: Condition): boolean =>
  (HOLDS[condition.if] as (game: Game, context: Context, condition: Condition) => boolean)(
    game,
    context,
    condition,
  )

export const playerOf = ({ you }: Context, who: 'you' | 'opponent' = 'you'): number =>
  who === 'you' ? you : opponentOf(you)

function placesOf(game: Game, context: Context, at: Of<'control'>['at']): readonly CardId[] {
  if (at) return locationsInPlay(game).filter((place) => matches(game, context, at, place))
  const here = locationOf(game, context.self)
  return here === null ? [] : [here]
}

/** An Interrupt is nowhere, so that every place will do. */
function isHere(game: Game, { self }: Context, place: CardId): boolean {
  if (!exists(game, self) || !isOnTable(game, self)) return true
  return locationOf(game, self) === place || locationOf(game, self) === null
}

const COMPARE: Readonly<Record<Comparison, (left: number, right: number) => boolean>> = {
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '=': (left, right) => left === right,
  '>=': (left, right) => left >= right,
  '>': (left, right) => left > right,
}

/** What is added to whatever is held against the armor or the maneuver of a card. */
function addedAgainst(game: Game, context: Context, right: Amount): number {
  if (typeof right !== 'object' || !('number' in right)) return 0
  if (right.number !== 'armor' && right.number !== 'maneuver') return 0
  const [card] = allThatFit(game, context, right.of)
  return card === undefined ? 0 : numberOf(game, 'total-against', card)
}

/** A destiny that could not be drawn is no number, not even 0. */
const isKnown = ({ values }: Context, amount: Amount): boolean =>
  typeof amount === 'number' || !('value' in amount) || values[amount.value] !== undefined

export function amountOf(game: Game, context: Context, amount: Amount): number {
  if (typeof amount === 'number') return amount
  if ('count' in amount) return countOf(game, context, amount.count) * (amount.times ?? 1)
  if ('number' in amount) {
    const [card] = allThatFit(game, context, amount.of)
    return card === undefined ? 0 : figureOf(game, amount.number, card)
  }
  if ('numberOfTop' in amount) return numberOfTop(game, context, amount)
  if ('oneOf' in amount) return allThatFit(game, context, amount.oneOf).length > 0 ? amount.is : 0
  if ('highest' in amount)
    return Math.max(
      0,
      ...allThatFit(game, context, amount.of)
        .filter((card) => amount.highest !== 'ability' || game.constants.facts.mayBeHighest(game, card))
        .map((card) => numberOf(game, amount.highest, card)),
    )
  if ('lowest' in amount) return lowest(game, context, amount)
  if ('value' in amount) return context.values[amount.value] ?? 0
  if ('total' in amount) {
    const cards = allThatFit(game, context, amount.of)
    return cards.reduce((sum, card) => sum + figureOf(game, amount.total, card), 0)
  }
  if ('side' in amount) return sideAmount(game, context, amount)
  if ('drained' in amount) return game.seat(seatFor(context, amount.drained)).drained
  if ('generated' in amount) return game.policies.generates(game, seatFor(context, amount.generated))
  if ('borrowed' in amount) return game.seat(context.you).borrowed
  if ('noted' in amount) return game.card(context.self).notes[amount.noted] ?? 0
  if ('cardsIn' in amount) return cardCount(game, context, amount.cardsIn, amount.whose)
  if ('icons' in amount) return iconCount(game, context, amount.icons)
  if ('half' in amount)
    return Math[amount.round === 'up' ? 'ceil' : 'floor'](amountOf(game, context, amount.half) / 2)
  if ('sum' in amount) return amount.sum.reduce<number>((sum, part) => sum + amountOf(game, context, part), 0)
  if ('smallest' in amount) return Math.min(...amount.smallest.map((part) => amountOf(game, context, part)))
  if ('largest' in amount) return Math.max(...amount.largest.map((part) => amountOf(game, context, part)))
  if ('battleDestiny' in amount) return drawnAmount(game, context, amount.battleDestiny, amount.whose)
  if ('less' in amount) return amountOf(game, context, amount.from) - amountOf(game, context, amount.less)
  return CODED_AMOUNTS[amount.code](game, context)
}

function numberOfTop(
  game: Game,
  context: Context,
  { numberOfTop: name, by, of }: Extract<Amount, { numberOfTop: unknown }>,
): number {
  const cards = allThatFit(game, context, of)
  const top = Math.max(0, ...cards.map((card) => figureOf(game, by, card)))
  const tops = cards.filter((card) => figureOf(game, by, card) === top)
  return Math.max(0, ...tops.map((card) => figureOf(game, name, card)))
}

function lowest(
  game: Game,
  context: Context,
  { lowest: name, of, most }: Extract<Amount, { lowest: unknown }>,
): number {
  const values = allThatFit(game, context, of).map((card) => figureOf(game, name, card))
  return values
    .toSorted((one, other) => one - other)
    .slice(0, most)
    .reduce((sum, value) => sum + value, 0)
}

const seatFor = ({ you }: Context, whose: 'yours' | 'opponents'): SeatId =>
  whose === 'yours' ? you : opponentOf(you)

/** Nothing where there is no such place. */
function sideAmount(game: Game, context: Context, { side, whose, at }: Sided): number {
  const here = game.table.battle?.at ?? locationOf(game, context.self)
  const place = at ? (allThatFit(game, context, at)[0] ?? null) : here
  return place === null ? 0 : numberOf(game, sided(game, side, seatFor(context, whose)), place)
}
type Sided = Extract<Amount, { side: unknown }>

function drawnAmount(
  game: Game,
  context: Context,
  what: 'draws' | 'total',
  whose: 'yours' | 'opponents',
): number {
  const side = game.table.battle?.sides[seatFor(context, whose)]
  return (what === 'draws' ? side?.draws : side?.battleDestiny) ?? 0
}

function cardCount(game: Game, context: Context, where: CountedPile, whose: 'yours' | 'opponents'): number {
  const seat = seatFor(context, whose)
  return where === 'life-force' ? lifeForce(game, seat) : countIn(game, seat, where)
}

function iconCount(
  game: Game,
  { you, self }: Context,
  whose: 'yours' | 'opponents' | 'both' | 'dark' | 'light',
): number {
  const here = locationOf(game, self)
  if (here === null || isInside(game, self)) return 0
  const [dark, light] = [numberOf(game, 'force-icons-dark', here), numberOf(game, 'force-icons-light', here)]
  if (whose === 'both') return dark + light
  const side =
    whose === 'dark' || whose === 'light' ? whose : sideOf(game, whose === 'yours' ? you : opponentOf(you))
  return side === 'dark' ? dark : light
}
