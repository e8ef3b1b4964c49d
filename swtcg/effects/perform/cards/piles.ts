/** Two piles: somebody divides cards, and the player of the effect takes one of the piles. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { ask, definitionOf, type Game, procedure, step } from '../../../kinds.ts'
import { exists } from '../../../rules/cards/place.ts'
import { type Bound, type Context, seatsFor } from '../../context.ts'
import type { Named, Performers } from '../performer.ts'
import { putCard } from './put.ts'
import { putInOrder } from './put-in-order.ts'

interface Piles {
  readonly context: Context
  readonly divider: SeatId
  readonly cards: readonly CardId[]
  readonly what: Named<'two-piles'>
  /** The first pile; the second is the rest. */
  readonly first?: readonly CardId[]
  readonly kept?: readonly CardId[]
  readonly nested?: Bound | null
}

/** Both piles lie open: whoever chooses knows what is in them. */
export const twoPiles = procedure<Piles>('swtcg/two-piles', [
  ask(
    'divide',
    (_, { context, divider, cards }) => ({
      kind: 'cards' as const,
      seat: divider,
      about: 'divide-piles',
      card: context.self,
      from: cards,
      min: 0,
      max: cards.length,
    }),
    (_game, _locals, first) => ({ first }),
  ),
  ask(
    'choose',
    (game, { context, cards, first = [] }) => ({
      kind: 'choice' as const,
      seat: context.you,
      about: 'choose-pile',
      card: context.self,
      options: [named(game, 1, first), named(game, 2, rest(cards, first))],
    }),
    (_, { cards, first = [] }, chosen) => ({ kept: chosen.startsWith('1') ? first : rest(cards, first) }),
  ),
  step('other', (game, { context, cards, what, kept = [] }) => {
    for (const card of rest(cards, kept))
      if (exists(game, card)) putCard(game, context, card, { to: what.other })
  }),
  step('kept', (game, { context, what, kept = [] }) => {
    if (what.order) game.call(putInOrder, { context, cards: kept, to: what.one }, 'nested')
    else for (const card of kept) if (exists(game, card)) putCard(game, context, card, { to: what.one })
  }),
])

const rest = (cards: readonly CardId[], pile: readonly CardId[]): readonly CardId[] =>
  cards.filter((card) => !pile.includes(card))
const named = (game: Game, number: number, pile: readonly CardId[]): string =>
  `${number}: ${pile.map((card) => definitionOf(game, card).name).join(', ')}`

export const pilePerformers: Performers<'two-piles'> = {
  'two-piles': (game, context, what, found) => {
    const [divider = context.you] = seatsFor(game, context, what.by)
    if (found.length > 0) game.call(twoPiles, { context, divider, cards: found, what })
  },
}
