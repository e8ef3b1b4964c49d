/** The pile that an Interrupt goes to when it was played. */
import type { CardId } from '@dejarik/kernel'
import { isGiven } from '../../effects/statics.ts'
import { definitionOf, type Game } from '../../kinds.ts'

/** By its type, or as cards at the places where it was played make it (ccgx/final/interrupt-made-used). */
export function isUsedInterrupt(game: Game, card: CardId, places: readonly CardId[]): boolean {
  const isMade = (wanted: 'used' | 'lost'): boolean =>
    isGiven(game, card, (given) => given.type === wanted, places)
  return !isMade('lost') && (definitionOf(game, card).type === 'used' || isMade('used'))
}
