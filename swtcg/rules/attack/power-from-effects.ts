/** The part of a unit's power that effects give. */
import { breakdown, type CardId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'

/** Power from effects alone, without what is printed and what stacking adds. */
export function powerFromEffects(game: Game, unit: CardId): number {
  return breakdown(game, 'power', unit)
    .parts.filter(({ name }) => name !== 'printed' && name !== 'stack')
    .reduce((sum, { amount }) => sum + amount, 0)
}
