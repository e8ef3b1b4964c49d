/** Search the Galaxy: a card of one's choice instead of the draw. */
import type { CardsQuestion } from '@dejarik/kernel'
import { type About, ask } from '../../kinds.ts'
import type { Drawing } from '../../rules/turn/draw-step.ts'
import { fromDeck, lookThroughDeck, takeFromDeck } from '../deck/deck-search.ts'
import { option } from '../option.ts'

const RULE = 'opt/search-the-galaxy/search-instead-of-draw'

/** As many as would be drawn. */
const take = ask<Drawing, CardsQuestion<About>>(
  'draw',
  (game, { seat }) =>
    fromDeck(game, seat, { about: 'search-deck', rule: RULE, wanted: game.constants.cardsDrawn }),
  (game, { seat }, cards) => takeFromDeck(game, seat, cards, RULE),
)

export const searchTheGalaxy = option('Search the Galaxy', {
  says: 'In the draw step players search their deck for a card of their choice instead of drawing.',
  apply: (edit) => {
    edit.replace('swtcg/draw-step', take)
    edit.insertBefore('swtcg/draw-step', 'draw', lookThroughDeck)
  },
})
