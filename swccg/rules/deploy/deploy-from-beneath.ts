/** Stocks: cards beneath another one that can be deployed from there. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { textOf } from '../../effects/text-of.ts'
import type { Game } from '../../kinds.ts'
import { cardsIn } from '../cards/place.ts'

export const isStocked = (game: Game, card: CardId): boolean => {
  const { on, as } = game.card(card)
  return as === 'beneath' && on !== null && stocks(game, on)
}

const stocks = (game: Game, card: CardId): boolean =>
  textOf(game, card).statics?.some((each) => each.static === 'stocks') === true

/** All that a player could take out of a stock. */
export function stocked(game: Game, seat: SeatId): readonly CardId[] {
  const found: CardId[] = []
  for (const card of cardsIn(game, seat, 'side')) if (stocks(game, card)) found.push(...game.card(card).holds)
  return found
}
