/** Instructions about build counters and other counters. */
import type { CardId } from '@dejarik/kernel'
import { ask, type Game, procedure, step } from '../../../kinds.ts'
import { changeCounters, countersOn } from '../../../rules/cards/counters.ts'
import { amountOf } from '../../amounts/amounts.ts'
import { isOpenKind } from '../../amounts/kinds-of-counters.ts'
import type { Bound, Context } from '../../context.ts'
import { causeOf, type Performers } from '../performer.ts'
import { anyCounter } from './any-counter.ts'

/** Counters from an effect are free, and as many are removed as there are (idc/phrase/remove-build-counters). */
function changeBuild(game: Game, context: Context, card: CardId, by: number): void {
  const total = Math.max(0, game.card(card).build + by)
  const change = total - game.card(card).build
  game.changeCard(card, { build: total })
  game.emit({ kind: 'buildCountersChanged', card, by: change, total, cause: causeOf(context) })
}

const buildOn = (game: Game, cards: readonly CardId[]): number =>
  cards.reduce((sum, card) => sum + game.card(card).build, 0)

const remove = (game: Game, context: Context, card: CardId, counter: string, amount: number): void =>
  counter === 'build'
    ? changeBuild(game, context, card, -amount)
    : changeCounters(game, card, counter, -amount, causeOf(context))

interface RemoveUpTo {
  readonly context: Context
  readonly counter: string
  /** The cards that are left, each with as many. */
  readonly units: readonly CardId[]
  readonly most: number
  /** What is said is X from then on. */
  readonly isX?: true
  readonly done?: number
  readonly result?: Bound
}

/** The player says how many counters go, card by card. */
export const removeUpTo = procedure<RemoveUpTo>('swtcg/remove-counters-up-to', [
  ask(
    'amount',
    (game, { context, counter, units: [card], most }) => {
      const max = card === undefined ? 0 : Math.min(most, countersOn(game, card, counter))
      return max === 0
        ? undefined
        : { kind: 'number' as const, seat: context.you, about: 'remove', card: card!, min: 0, max }
    },
    (game, { context, counter, units: [card], done = 0 }, amount) => {
      remove(game, context, card!, counter, amount)
      return { done: done + amount }
    },
  ),
  step('next', (game, { units, isX, done = 0 }) => {
    if (units.length > 1) game.goto('amount')
    return { units: units.slice(1), result: { 'that-much': done, ...(isX ? { X: done } : {}) } }
  }),
])

export const counterPerformers: Performers<
  'put-build-counters' | 'remove-build-counters' | 'put-counters' | 'remove-counters'
> = {
  'put-build-counters': (game, context, { amount }, found) => {
    if (amount === 'all') return
    for (const card of found) changeBuild(game, context, card, amountOf(game, context, amount))
  },
  'remove-build-counters': (game, context, { amount, upTo, but = 0 }, found) => {
    if (upTo && amount !== 'all')
      return game.call(
        removeUpTo,
        { context, counter: 'build', units: found, most: amountOf(game, context, amount) },
        'nested',
      )
    const before = buildOn(game, found)
    for (const card of found) {
      const most =
        amount === 'all' ? Math.max(0, game.card(card).build - but) : amountOf(game, context, amount)
      changeBuild(game, context, card, -most)
    }
    return { 'that-much': before - buildOn(game, found) }
  },
  'put-counters': (game, context, { counter, amount }, found) => {
    const each = amountOf(game, context, amount)
    if (isOpenKind(counter))
      return game.call(
        anyCounter,
        { context, act: 'put', counter, cards: found, each, left: each, upTo: false },
        'nested',
      )
    for (const card of found)
      changeCounters(game, card, counter, amountOf(game, context, amount), causeOf(context))
  },
  'remove-counters': (game, context, { counter, amount, upTo = false }, found) => {
    if (amount === 'any')
      return game.call(
        removeUpTo,
        { context, counter, units: found, most: Number.MAX_SAFE_INTEGER, isX: true },
        'nested',
      )
    if (isOpenKind(counter)) {
      const each = amount === 'all' ? Number.MAX_SAFE_INTEGER : amountOf(game, context, amount)
      return game.call(
        anyCounter,
        { context, act: 'remove', counter, cards: found, each, left: each, upTo },
        'nested',
      )
    }
    if (upTo && amount !== 'all')
      return game.call(
        removeUpTo,
        { context, counter, units: found, most: amountOf(game, context, amount) },
        'nested',
      )
    const removed = found.map((card) => {
      const there = countersOn(game, card, counter)
      return amount === 'all' ? there : Math.min(there, amountOf(game, context, amount))
    })
    for (const [index, card] of found.entries())
      changeCounters(game, card, counter, -removed[index]!, causeOf(context))
    return { 'that-much': removed.reduce((sum, each) => sum + each, 0) }
  },
}
