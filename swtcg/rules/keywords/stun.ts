/** Stun X: a unit that this one damages loses X power for a while. */
import { addLasting, type CardId, numberOf } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { isStopped } from '../abilities/constraints.ts'
import { cumulative } from '../abilities/keyword-values.ts'
import { exists } from '../cards/place.ts'

export const stun = cumulative('stun')

/** Another unit that is damaged by a unit with Stun loses power (idc/keyword/stun-*). */
export function stunUnit(game: Game, source: CardId, unit: CardId): void {
  if (source === unit || !exists(game, source) || isStopped(game, source, 'stun')) return
  const amount = numberOf(game, 'stun', source)
  if (amount <= 0) return
  const origin = {
    source,
    seat: game.card(source).controller,
    duration: { until: game.policies.stunLasts, whileCard: unit },
  }
  addLasting(game, { kind: 'gain', card: unit, power: -amount, name: 'stun' }, origin)
}
