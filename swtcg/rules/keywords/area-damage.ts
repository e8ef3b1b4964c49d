/** Area Damage X: when the unit's attack kills a unit, it may do X dice of damage to another in that arena. */
import { type CardId, numberOf } from '@dejarik/kernel'
import type { Game, Packet } from '../../kinds.ts'
import { isStopped } from '../abilities/constraints.ts'
import { cumulative } from '../abilities/keyword-values.ts'
import { arenaOf, exists } from '../cards/place.ts'
import { setOff } from './actions.ts'

export const areaDamage = cumulative('area-damage')

const OF_THE_ATTACK: ReadonlySet<Packet['by']> = new Set(['attack-dice', 'overkill'])

/** Its own dice are no attack, so they set nothing off again (now/keywords/area-damage-no-chain). */
export function spreadDamage(game: Game, unit: CardId, packets: readonly Packet[]): void {
  const attacker = game.table.attack?.attacker
  const arena = arenaOf(game, unit)
  if (attacker === undefined || arena === null || !exists(game, attacker)) return
  if (!packets.some(({ by, source }) => source === attacker && OF_THE_ATTACK.has(by))) return
  const dice = numberOf(game, 'area-damage', attacker)
  if (dice <= 0 || isStopped(game, attacker, 'area-damage')) return
  const of = { kind: ['unit' as const], place: { in: 'arena' as const, arenas: [arena] } }
  const who = { take: { take: 'up-to' as const, count: 1 }, of }
  setOff(game, attacker, 'unit-discard', [{ do: 'dice-of-damage', who, dice, from: { the: 'self' } }])
}
