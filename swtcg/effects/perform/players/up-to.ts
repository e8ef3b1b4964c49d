/** How many: where the text leaves a number to the player. */

import type { CardId, SeatId } from '@dejarik/kernel'
import { ask, type Game, procedure, step } from '../../../kinds.ts'
import { gainBuild, gainForce, purse } from '../../../rules/cards/force.ts'
import { putOut } from '../../../rules/cards/out-of-game.ts'
import { cardsIn } from '../../../rules/cards/place.ts'
import { putCounters } from '../../../rules/damage/damage-counters.ts'
import { pendingOn } from '../../../rules/damage/pending-damage.ts'
import { placement } from '../../../rules/damage/placement.ts'
import { preventDamage } from '../../../rules/damage/prevention.ts'
import { drawCards } from '../../../rules/turn/draw.ts'
import { type Bound, type Context, seatsFor } from '../../context.ts'
import { causeOf } from '../performer.ts'

interface UpTo {
  readonly context: Context
  readonly act: 'prevent' | 'remove'
  /** The units that are left, each with as much. */
  readonly units: readonly CardId[]
  readonly most: number
  /** So much of all of them together. */
  readonly divided?: true
  readonly done?: number
  readonly result?: Bound
}

/** Prevents damage to, or removes damage counters from, one unit after another, at most so much of each. */
export const upTo = procedure<UpTo>('swtcg/up-to', [
  ask(
    'amount',
    (game, { context, act, units: [unit], most, divided, done = 0 }) => {
      const max = unit === undefined ? 0 : Math.min(most - (divided ? done : 0), available(game, act, unit))
      if (max === 0) return undefined
      return { kind: 'number' as const, seat: context.you, about: act, card: unit!, min: 0, max }
    },
    (game, { context, act, units: [unit], done = 0 }, amount) => {
      const taken = act === 'prevent' ? preventDamage(game, unit!, amount, 'effect', context.self) : amount
      if (act === 'remove') removeCounters(game, context, unit!, amount)
      return { done: done + taken }
    },
  ),
  step('next', (game, { units, done = 0 }) => {
    if (units.length > 1) game.goto('amount')
    return { units: units.slice(1), result: { 'that-much': done } }
  }),
])

const available = (game: Game, act: UpTo['act'], unit: CardId): number =>
  act === 'prevent' ? pendingOn(game, unit) : game.card(unit).damage

interface PutAny {
  readonly context: Context
  readonly units: readonly CardId[]
  readonly result?: Bound
}

/** More would say no more: the unit is discarded long before. */
const MOST_COUNTERS = 20

/** As many damage counters as the player likes, on each of the units. */
export const putAny = procedure<PutAny>('swtcg/put-any', [
  ask(
    'amount',
    (_, { context, units: [unit] }) =>
      unit === undefined
        ? undefined
        : {
            kind: 'number' as const,
            seat: context.you,
            about: 'put-counters',
            card: unit,
            min: 0,
            max: MOST_COUNTERS,
          },
    (game, { context, units }, amount) => {
      for (const unit of units) putCounters(game, unit, amount, causeOf(context))
      game.call(placement, { placed: units, putBy: context.self })
      return { result: { 'that-much': amount } }
    },
  ),
])

/** Takes as many damage counters as there are, and says how many. */
export function removeCounters(game: Game, context: Context, unit: CardId, most: number): number {
  const { damage } = game.card(unit)
  const amount = Math.min(damage, most)
  if (amount === 0) return 0
  game.changeCard(unit, { damage: damage - amount })
  game.emit({ kind: 'damageRemoved', unit, amount, cause: causeOf(context) })
  return amount
}

interface DrawUpTo {
  readonly context: Context
  /** Whoever is left to draw. */
  readonly seats: readonly SeatId[]
  readonly most: number
}

/** Each says how many cards to draw. */
export const drawUpTo = procedure<DrawUpTo>('swtcg/draw-up-to', [
  ask(
    'amount',
    (game, { context, seats: [seat = context.you], most }) => ({
      kind: 'number' as const,
      seat,
      about: 'draw-up-to',
      card: context.self,
      min: 0,
      max: Math.min(most, cardsIn(game, seat, 'deck').length),
    }),
    (game, { context, seats: [seat = context.you] }, count) => {
      drawCards(game, seat, count, causeOf(context))
    },
  ),
  step('next', (game, { seats }) => {
    if (seats.length > 1) game.goto('amount')
    return { seats: seats.slice(1) }
  }),
])

/** The cards in the discard piles of one's opponents, uppermost first. */
const theirs = (game: Game, context: Context): readonly CardId[] =>
  seatsFor(game, context, 'opponent').flatMap((seat) => cardsIn(game, seat, 'discard'))
function removeTop(game: Game, context: Context, count: number): void {
  for (const card of theirs(game, context).slice(0, count))
    putOut(game, card, { term: 'removed', by: context.self }, 'face-up')
}

interface PayX {
  readonly context: Context
  readonly seat: SeatId
  readonly of: 'force' | 'build' | 'their-discard-pile'
  /** So much, and nothing else. */
  readonly is?: number
  readonly most?: number
  readonly result?: Bound
}

/** Any amount is paid, and is X from then on (idc/phrase/pay-x). */
export const payX = procedure<PayX>('swtcg/pay-x', [
  ask(
    'amount',
    (game, { context, seat, of, is, most = Number.MAX_SAFE_INTEGER }) => ({
      kind: 'number' as const,
      seat,
      about: `pay-x-${of}`,
      card: context.self,
      rules: ['idc/phrase/pay-x'],
      min: is ?? 0,
      max:
        is ??
        Math.min(most, of === 'their-discard-pile' ? theirs(game, context).length : purse(game, seat, of)),
    }),
    (game, { context, seat, of }, amount) => {
      if (of === 'their-discard-pile') removeTop(game, context, amount)
      else (of === 'force' ? gainForce : gainBuild)(game, seat, -amount, causeOf(context))
      return { result: { X: amount, 'that-much': amount } }
    },
  ),
])
