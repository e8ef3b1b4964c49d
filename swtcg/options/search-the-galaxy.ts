/** Search the Galaxy: a card of one's choice instead of the draw. */
import { type CardsQuestion, moveCard, reveal, shuffleZone } from '@dejarik/kernel'
import { ask, step } from '../kinds.ts'
import type { Drawing } from '../rules/draw-step.ts'
import { cardsIn, seatZone } from '../rules/place.ts'
import { option } from './option.ts'

const RULE = 'opt/search-the-galaxy/search-instead-of-draw'

const look = step<Drawing>('look', (game, { seat }) => {
  for (const card of cardsIn(game, seat, 'deck')) reveal(game, card, game.state.confidants[seat]!)
})

/** As many as would be drawn; what is taken is not drawn, and nobody sees it. */
const take = ask<Drawing, CardsQuestion>(
  'draw',
  (game, { seat }) => {
    const from = [...cardsIn(game, seat, 'deck')].sort((one, other) => one - other)
    const count = Math.min(game.constants.cardsDrawn, from.length)
    return { kind: 'cards', seat, about: 'search-deck', rules: [RULE], from, min: count, max: count }
  },
  (game, { seat }, cards) => {
    const is = cards.map((card) => game.card(card).is)
    for (const card of cards) moveCard(game, card, seatZone(seat, 'hand'))
    shuffleZone(game, seatZone(seat, 'deck'))
    const secret = { to: game.state.confidants[seat]!, facts: { is } }
    game.emit({ kind: 'tookFromDeck', seat, count: cards.length, cause: { rule: RULE } }, secret)
  },
)

export const searchTheGalaxy = option('Search the Galaxy', {
  says: 'In the draw step players search their deck for a card of their choice instead of drawing.',
  apply: (edit) => {
    edit.replace('swtcg/draw-step', take)
    edit.insertBefore('swtcg/draw-step', 'draw', look)
  },
})
