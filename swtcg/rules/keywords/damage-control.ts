/** Damage Control X: up to X damage counters are removed when its player's build step starts. */
import { numberOf, type SeatId } from '@dejarik/kernel'
import { ARENAS } from '../../cards/definition.ts'
import type { Game } from '../../kinds.ts'
import { isStopped } from '../abilities/constraints.ts'
import { cumulative } from '../abilities/keyword-values.ts'
import { unitsOf } from '../cards/place.ts'
import { setOff } from './actions.ts'

export const damageControl = cumulative('damage-control')

/** Not in the build zone (now/keywords/damage-control, now/keywords/damage-control-not-in-build-zone). */
export function controlDamage(game: Game, { seat }: { readonly seat: SeatId }): void {
  for (const unit of ARENAS.flatMap((arena) => unitsOf(game, seat, arena))) {
    const amount = numberOf(game, 'damage-control', unit)
    if (amount <= 0 || game.card(unit).damage === 0 || isStopped(game, unit, 'damage-control')) continue
    setOff(game, unit, 'build-start', [
      { do: 'remove-damage-counters', who: { the: 'self' }, amount, upTo: true },
    ])
  }
}
