/** Optimal Search and Shuffle: the opening hand is chosen. */
import { type CardsQuestion, moveCard, reveal, type SeatId, shuffleZone } from '@dejarik/kernel'
import { ask, procedure, step } from '../kinds.ts'
import { cardsIn, seatZone } from '../rules/place.ts'
import { option } from './option.ts'

const RULE = 'opt/optimal-search-and-shuffle/choose-seven'

const openingHand = procedure<{ seat: SeatId }>('swtcg/opening-hand', [
  step('look', (game, { seat }) => {
    for (const card of cardsIn(game, seat, 'deck')) reveal(game, card, game.state.confidants[seat]!)
  }),
  ask<{ seat: SeatId }, CardsQuestion>(
    'choose',
    (game, { seat }) => {
      const from = [...cardsIn(game, seat, 'deck')].sort((one, other) => one - other)
      const missing = game.constants.handSize - cardsIn(game, seat, 'hand').length
      const count = Math.max(0, Math.min(missing, from.length))
      return { kind: 'cards', seat, about: 'opening-hand', rules: [RULE], from, min: count, max: count }
    },
    (game, { seat }, cards) => {
      const is = cards.map((card) => game.card(card).is)
      for (const card of cards) moveCard(game, card, seatZone(seat, 'hand'))
      shuffleZone(game, seatZone(seat, 'deck'))
      const secret = { to: game.state.confidants[seat]!, facts: { is } }
      game.emit({ kind: 'tookFromDeck', seat, count: cards.length, cause: { rule: RULE } }, secret)
    },
  ),
])

export const optimalSearchAndShuffle = option('Optimal Search and Shuffle', {
  says: 'Players choose the cards of their opening hand from their deck.',
  apply: (edit) => {
    edit.addProcedure(openingHand)
    edit.replace(
      'swtcg/preparation',
      step('draw', (game) => {
        for (const seat of game.table.order.toReversed()) game.call(openingHand, { seat })
      }),
    )
  },
})
