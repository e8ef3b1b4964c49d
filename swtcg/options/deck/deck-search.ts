/** Taking cards of one's choice out of one's deck: it is looked through, cards go to the hand, and it is shuffled. */
import { type CardId, type CardsQuestion, moveCard, reveal, type SeatId, shuffleZone } from '@dejarik/kernel'
import { type About, type Game, step } from '../../kinds.ts'
import { cardsIn, seatZone } from '../../rules/cards/place.ts'

export const lookThroughDeck = step<{ seat: SeatId }>('look', (game, { seat }) => {
  for (const card of cardsIn(game, seat, 'deck')) reveal(game, card, game.state.confidants[seat]!)
})

/** So many as there are. */
export function fromDeck(
  game: Game,
  seat: SeatId,
  { about, rule, wanted }: { readonly about: About; readonly rule: string; readonly wanted: number },
): CardsQuestion<About> {
  const from = [...cardsIn(game, seat, 'deck')].sort((one, other) => one - other)
  const count = Math.max(0, Math.min(wanted, from.length))
  return { kind: 'cards', seat, about, rules: [rule], from, min: count, max: count }
}

/** What is taken is not drawn, and nobody else sees it. */
export function takeFromDeck(game: Game, seat: SeatId, cards: readonly CardId[], rule: string): void {
  const is = cards.map((card) => game.card(card).is)
  for (const card of cards) moveCard(game, card, seatZone(seat, 'hand'))
  shuffleZone(game, seatZone(seat, 'deck'))
  const secret = { to: game.state.confidants[seat]!, facts: { is } }
  game.emit({ kind: 'tookFromDeck', seat, count: cards.length, cause: { rule } }, secret)
}
