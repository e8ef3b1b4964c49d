/** Optimal Search and Shuffle: the opening hand is chosen. */
import type { CardsQuestion, SeatId } from '@dejarik/kernel'
import { type About, ask, procedure, step } from '../../kinds.ts'
import { cardsIn } from '../../rules/cards/place.ts'
import { option } from '../option.ts'
import { fromDeck, lookThroughDeck, takeFromDeck } from './deck-search.ts'

const RULE = 'opt/optimal-search-and-shuffle/choose-seven'

const openingHand = procedure<{ seat: SeatId }>('swtcg/opening-hand', [
  lookThroughDeck,
  ask<{ seat: SeatId }, CardsQuestion<About>>(
    'choose',
    (game, { seat }) => {
      const wanted = game.constants.handSize - cardsIn(game, seat, 'hand').length
      return fromDeck(game, seat, { about: 'opening-hand', rule: RULE, wanted })
    },
    (game, { seat }, cards) => takeFromDeck(game, seat, cards, RULE),
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
