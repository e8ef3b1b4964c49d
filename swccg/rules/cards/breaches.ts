/** What must hold at every ask: what is on what agrees both ways, and nothing on table is nowhere. */
import type { CardId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { cardsOnTable, tableZone } from './place.ts'

export const breaches = (game: Game): string[] => [
  ...cardsOnTable(game).flatMap((card) => unheld(game, card)),
  ...game.state.cards.flatMap((card) => (card ? strays(game, card.id) : [])),
]

function unheld(game: Game, card: CardId): string[] {
  const { on } = game.card(card)
  if (on === null) return [`card ${card} is on nothing`]
  const count = game.card(on).holds.filter((other) => other === card).length
  return count === 1 ? [] : [`card ${on} holds card ${card} ${count} times`]
}

function strays(game: Game, card: CardId): string[] {
  const { holds, on, zone } = game.card(card)
  const lost =
    on !== null && zone !== tableZone('table') ? [`card ${card} is on something in zone ${zone}`] : []
  const wrong = holds.filter((other) => game.state.cards[other]?.on !== card)
  return [...lost, ...wrong.map((other) => `card ${card} holds card ${other}, which is not there`)]
}
