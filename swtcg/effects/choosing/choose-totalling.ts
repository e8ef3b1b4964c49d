/** Choosing any number of cards by the sum of one of their numbers, one after another: enough of it, or not too much. */
import type { CardId } from '@dejarik/kernel'
import { ask, type Game, procedure, step } from '../../kinds.ts'
import type { Selector, Total } from '../../language/tree/nouns.ts'
import { amountOf } from '../amounts/amounts.ts'
import { measure } from '../amounts/measures.ts'
import type { Context } from '../context.ts'
import { candidates } from '../nouns/nouns.ts'
import { askForOne, takeOne } from './one-more.ts'

interface ChoosingTotalling {
  readonly context: Context
  readonly selector: Selector & { readonly total: Total }
  readonly chosen?: readonly CardId[]
  readonly result?: readonly CardId[]
}

export const chooseTotalling = procedure<ChoosingTotalling>('swtcg/choose-totalling', [
  ask(
    'one',
    (game, { context, selector: { of, take, total }, chosen = [] }) => {
      const most = 'count' in take ? amountOf(game, context, take.count) : Number.POSITIVE_INFINITY
      const bound = amountOf(game, context, total.than)
      const sum = totalOf(game, context, total, chosen)
      const from = candidates(game, context, of).filter(
        (card) =>
          !chosen.includes(card) &&
          (total.is === 'at-least' || sum + totalOf(game, context, total, [card]) <= bound),
      )
      if (chosen.length >= most || from.length === 0) return undefined
      const min = total.is === 'at-least' && sum < bound ? 1 : 0
      return askForOne(context, from, min)
    },
    (game, locals, cards, seat) => takeOne(game, locals, cards, seat),
  ),
  step('tell', (_, { chosen = [] }) => ({ result: chosen })),
])

/** A card without such a number adds nothing. */
const totalOf = (game: Game, context: Context, { of }: Total, cards: readonly CardId[]): number =>
  cards.reduce((sum, card) => sum + (measure(game, context, of, card) || 0), 0)

/** Whether cards are there that make enough of it. */
export const canTotal = (
  game: Game,
  context: Context,
  { of, total }: ChoosingTotalling['selector'],
): boolean =>
  total.is === 'at-most' ||
  totalOf(game, context, total, candidates(game, context, of)) >= amountOf(game, context, total.than)
