/** Cards whose abilities depend on nothing but themselves: what was found of them once holds for long. */
import type { CardId } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import { definitionTraits } from './kinds-of-abilities.ts'
import { gainsOf } from './lasting.ts'

/** Whether what a card has follows from where and how it lies, and from lasting effects; so it is with most cards. */
export function standsAlone(game: Game, card: CardId): boolean {
  const { host, pilots, equipment, stack } = game.card(card)
  if (stack.some((below) => definitionTraits(definitionOf(game, below)).inserts)) return false
  if (host !== null || pilots.length > 0 || equipment.length > 0) return false
  if (gainsOf(game, card).length > 0) return false
  return game.constants.grants.length === 0 && !definitionTraits(definitionOf(game, card)).dependsOnOthers
}
