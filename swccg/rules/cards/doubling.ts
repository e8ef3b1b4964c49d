/** Doubling: a text makes what a card adds twice as much (ccgx/number/doubled). */
import type { CardId } from '@dejarik/kernel'
import { matches } from '../../effects/matches.ts'
import { active } from '../../effects/statics.ts'
import type { Game } from '../../kinds.ts'
import { exists } from './place.ts'

export function isDoubled(game: Game, source: CardId): boolean {
  const doubling = active(game, 'doubles')
  if (doubling.length === 0 || !exists(game, source)) return false
  return doubling.some(({ what, context }) => matches(game, context, what.of, source))
}
