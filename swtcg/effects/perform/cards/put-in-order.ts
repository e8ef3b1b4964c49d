/** Cards that a player puts on or under a deck in an order of his or her own. */
import { type CardId, moveCard, pickBelow } from '@dejarik/kernel'
import { ask, definitionOf, type Game, procedure, step } from '../../../kinds.ts'
import type { Zone } from '../../../language/tree/instructions.ts'
import { exists, seatZone } from '../../../rules/cards/place.ts'
import type { Bound, Context } from '../../context.ts'

interface Ordering {
  readonly context: Context
  readonly cards: readonly CardId[]
  readonly to: Zone
  /** Nobody is asked for the order. */
  readonly isOrdered?: boolean
  readonly result?: Bound
}

/** As chance has it. */
export function shuffled(game: Game, cards: readonly CardId[]): readonly CardId[] {
  const left = [...cards]
  return cards.map(() => left.splice(pickBelow(game, left.length), 1)[0]!)
}

/** The first comes uppermost. */
export const putInOrder = procedure<Ordering>('swtcg/put-in-order', [
  ask(
    'order',
    (game, { context, cards, isOrdered }) =>
      isOrdered
        ? undefined
        : {
            kind: 'order' as const,
            seat: context.you,
            about: 'put-in-order',
            card: context.self,
            items: cards.map((card) => definitionOf(game, card).name),
          },
    (_, { cards }, order) => ({ cards: order.map((place) => cards[place]!) }),
  ),
  step('put', (game, { cards, to }) => {
    const at = to === 'deck-top' ? ('top' as const) : ('bottom' as const)
    const there = (at === 'top' ? [...cards].reverse() : cards)
      .filter((card) => exists(game, card))
      .map((card) => moveCard(game, card, seatZone(game.card(card).owner, 'deck'), { at }))
    return { result: { that: there } }
  }),
])

interface AtEnd {
  readonly context: Context
  readonly cards: readonly CardId[]
  readonly nested?: Bound | null
  readonly result?: Bound
}

/** On top or on the bottom, as the player says, and then in which order. */
export const putAtEnd = procedure<AtEnd>('swtcg/put-at-end', [
  ask(
    'end',
    (_, { context }) => ({
      kind: 'choice' as const,
      seat: context.you,
      about: 'deck-end',
      card: context.self,
      options: ['top', 'bottom'],
    }),
    (game, { context, cards }, end) => {
      const to = end === 'top' ? ('deck-top' as const) : ('deck-bottom' as const)
      game.call(putInOrder, { context, cards, to, isOrdered: cards.length < 2 }, 'nested')
    },
  ),
  step('tell', (_, { nested }) => ({ result: nested ?? {} })),
])
