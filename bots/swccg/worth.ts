/** What cards are worth: on table, and in hand. */
import type { Board, Piece } from './position.ts'
import type { Taste } from './weights.ts'

/** On table, by its numbers: what is lost when it goes. */
export const pieceWorth = ({ body }: Taste, { power, ability, forfeit }: Piece): number =>
  0.6 + power * (0.5 + body.power) + ability * (0.3 + body.ability) + forfeit * body.forfeit

/** In hand: nothing if its like is on table already and there can be one only. */
export function handWorth(position: Board, piece: Piece | undefined): number {
  const card = piece?.card
  if (!piece || !card) return 0.5
  if (isUseless(position, piece)) return 0.1
  const hand: Readonly<Record<string, number>> = position.taste.hand
  return (hand[card.kind] ?? 0.5) + piece.power * 0.2 + piece.ability * 0.1
}

function isUseless(position: Board, { card }: Piece): boolean {
  if (card?.kind === 'location') return position.places.some(({ title }) => title === card.title)
  if (card?.dots !== 1) return false
  return position.places.some(({ id }) => position.ours(id).some(({ title }) => title === card.title))
}

/** What a card of Life Force is worth: the fewer are left, the more. */
export const lifeWorth = ({ life, taste }: Board): number => 1 + Math.max(0, taste.piles.danger - life) / 4
