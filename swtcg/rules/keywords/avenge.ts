/** Avenge X: when an attacker kills another unit of its player beside it, it does X dice of damage to the attacker. */
import { type CardId, numberOf } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { isStopped } from '../abilities/constraints.ts'
import { cumulative } from '../abilities/keyword-values.ts'
import { arenaOf, unitsOf } from '../cards/place.ts'
import { wait } from '../chances/waiting.ts'

export const avenge = cumulative('avenge')

/** Called before the unit goes, while it is known whose it is and where (now/keywords/avenge-conditions). */
export function avengeUnit(game: Game, unit: CardId, sources: readonly CardId[]): void {
  const { attack } = game.table
  const arena = arenaOf(game, unit)
  if (!attack || arena === null || !sources.includes(attack.attacker)) return
  const { controller: seat } = game.card(unit)
  for (const other of unitsOf(game, seat, arena)) {
    const dice = numberOf(game, 'avenge', other)
    if (other === unit || dice <= 0 || isStopped(game, other, 'avenge')) continue
    const effect = { kind: 'avenge' as const, unit: other, against: attack.attacker, dice }
    wait(game, { chance: 'attack-end', by: 'trigger', seat, effect })
  }
}
