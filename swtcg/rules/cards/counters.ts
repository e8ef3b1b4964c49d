/** Counters on a card, whatever their name. */
import { type CardId, numberOf } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'

export function countersOn(game: Game, card: CardId, counter: string): number {
  const { damage, build, counters } = game.card(card)
  if (counter === 'damage') return damage
  if (counter === 'extra build') return Math.max(0, build - numberOf(game, 'cost', card))
  return counter === 'build' ? build : (counters[counter] ?? 0)
}
