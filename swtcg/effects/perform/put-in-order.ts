/** Cards that a player puts on or under a deck in an order of his or her own. */
import { type CardId, moveCard } from '@dejarik/kernel'
import { ask, definitionOf, procedure, step } from '../../kinds.ts'
import type { Zone } from '../../language/instructions.ts'
import { exists, seatZone } from '../../rules/place.ts'
import type { Bound, Context } from '../context.ts'

interface Ordering {
  readonly context: Context
  readonly cards: readonly CardId[]
  readonly to: Zone
  readonly result?: Bound
}

/** The first comes uppermost. */
export const putInOrder = procedure<Ordering>('swtcg/put-in-order', [
  ask(
    'order',
    (game, { context, cards }) => ({
      kind: 'order' as const,
      seat: context.you,
      about: 'put-in-order',
      card: context.self,
      items: cards.map((card) => definitionOf(game, card).name),
    }),
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
