/** Choosing cards of which no two may have their name or their speed in common, one after another. */
import { type CardId, numberOf } from '@dejarik/kernel'
import { ask, definitionOf, type Game, procedure, step } from '../../kinds.ts'
import type { Difference, Selector } from '../../language/tree/nouns.ts'
import { amountOf } from '../amounts/amounts.ts'
import type { Context } from '../context.ts'
import { candidates } from '../nouns/nouns.ts'
import { askForOne, takeOne } from './one-more.ts'

interface ChoosingDiffering {
  readonly context: Context
  readonly selector: Selector & { readonly differ: Difference }
  readonly chosen?: readonly CardId[]
  readonly result?: readonly CardId[]
}

export const chooseDiffering = procedure<ChoosingDiffering>('swtcg/choose-differing', [
  ask(
    'one',
    (game, { context, selector: { of, take, differ }, chosen = [] }) => {
      const wanted = 'count' in take ? amountOf(game, context, take.count) : Number.POSITIVE_INFINITY
      const taken = new Set(chosen.map((card) => told(game, differ, card)))
      const from = candidates(game, context, of).filter((card) => !taken.has(told(game, differ, card)))
      if (chosen.length >= wanted || from.length === 0) return undefined
      const min = take.take === 'exactly' ? 1 : 0
      return askForOne(context, from, min)
    },
    (game, locals, cards, seat) => takeOne(game, locals, cards, seat),
  ),
  step('tell', (_, { chosen = [] }) => ({ result: chosen })),
])

const told = (game: Game, differ: Difference, card: CardId): string | number =>
  differ === 'name' ? definitionOf(game, card).name : numberOf(game, 'speed', card)

/** How many cards could be chosen of which no two are alike. */
export const differing = (game: Game, differ: Difference, cards: readonly CardId[]): number =>
  new Set(cards.map((card) => told(game, differ, card))).size
