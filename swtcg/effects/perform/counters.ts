/** Instructions about build counters and other counters. */
import type { CardId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { amountOf } from '../amounts.ts'
import type { Context } from '../context.ts'
import { causeOf, type Performers } from './performer.ts'

/** Counters from an effect are free, and as many are removed as there are (idc/phrase/remove-build-counters). */
function changeBuild(game: Game, context: Context, card: CardId, by: number): void {
  const total = Math.max(0, game.card(card).build + by)
  const change = total - game.card(card).build
  game.changeCard(card, { build: total })
  game.emit({ kind: 'buildCountersChanged', card, by: change, total, cause: causeOf(context) })
}

const buildOn = (game: Game, cards: readonly CardId[]): number =>
  cards.reduce((sum, card) => sum + game.card(card).build, 0)

function changeCounters(game: Game, context: Context, card: CardId, counter: string, by: number): void {
  const { counters } = game.card(card)
  const total = Math.max(0, (counters[counter] ?? 0) + by)
  game.changeCard(card, { counters: { ...counters, [counter]: total } })
  game.emit({ kind: 'countersChanged', card, counter, total, cause: causeOf(context) })
}

export const counterPerformers: Performers<
  'put-build-counters' | 'remove-build-counters' | 'put-counters' | 'remove-counters'
> = {
  'put-build-counters': (game, context, { amount }, found) => {
    if (amount === 'all') return
    for (const card of found) changeBuild(game, context, card, amountOf(game, context, amount))
  },
  'remove-build-counters': (game, context, { amount, but = 0 }, found) => {
    const before = buildOn(game, found)
    for (const card of found) {
      const most =
        amount === 'all' ? Math.max(0, game.card(card).build - but) : amountOf(game, context, amount)
      changeBuild(game, context, card, -most)
    }
    return { 'that-much': before - buildOn(game, found) }
  },
  'put-counters': (game, context, { counter, amount }, found) => {
    for (const card of found) changeCounters(game, context, card, counter, amountOf(game, context, amount))
  },
  'remove-counters': (game, context, { counter, amount }, found) => {
    const there = (card: CardId): number => game.card(card).counters[counter] ?? 0
    const removed = found.map((card) =>
      amount === 'all' ? there(card) : Math.min(there(card), amountOf(game, context, amount)),
    )
    for (const [index, card] of found.entries())
      changeCounters(game, context, card, counter, -removed[index]!)
    return { 'that-much': removed.reduce((sum, each) => sum + each, 0) }
  },
}
