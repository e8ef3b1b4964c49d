/** Two cards of one persona that a player has come to have: one of them is lost, as he chooses (ccgx/final/persona-duplicate-lost). */
import type { CardId } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import { cardsOnTable, isInactive } from './place.ts'

/** The first of two; none where the edition counts no personas of each player. */
export function sparePersona(game: Game): CardId | undefined {
  if (game.policies.personasAreUnique !== 'own') return undefined
  const first = new Map<string, CardId>()
  for (const card of cardsOnTable(game)) {
    const { persona, dots } = definitionOf(game, card)
    if (persona === undefined || dots !== 1 || isInactive(game, card)) continue
    const who = `${game.card(card).controller} ${persona}`
    if (first.has(who)) return first.get(who)
    first.set(who, card)
  }
  return undefined
}
