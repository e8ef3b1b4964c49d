/** Surge X: when another unit damages it, its player may give a unit in its arena X power for the turn. */
import { type CardId, numberOf } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { isStopped } from '../abilities/constraints.ts'
import { cumulative } from '../abilities/keyword-values.ts'
import { exists } from '../cards/place.ts'
import { setOff, tellTriggered } from './actions.ts'

export const surge = cumulative('surge')

/** Of either player, itself too (now/keywords/surge). */
export function takeSurge(game: Game, { unit, source }: { unit: CardId; source: CardId | null }): void {
  if (source === null || source === unit || !exists(game, unit)) return
  const power = numberOf(game, 'surge', unit)
  if (power <= 0 || isStopped(game, unit, 'surge')) return
  const place = { in: 'same-arena' as const, as: { the: 'self' as const } }
  const who = { take: { take: 'up-to' as const, count: 1 }, of: { kind: ['unit' as const], place } }
  tellTriggered(game, unit, 'surge')
  setOff(game, unit, 'soon', [{ do: 'get', who, gain: { power }, for: 'this-turn' }])
}
