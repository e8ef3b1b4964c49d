/** Critical Hit X: a natural 6 among the attack dice does X more damage. */
import { type CardId, numberOf } from '@dejarik/kernel'
import type { Game, Packet } from '../../kinds.ts'
import { isStopped } from '../abilities/constraints.ts'
import { cumulative } from '../abilities/keyword-values.ts'
import { showsNatural } from '../attack/dice.ts'
import { exists } from '../cards/place.ts'
import { attackPacket } from '../damage/pending-damage.ts'

export const criticalHit = cumulative('critical-hit')

/** A natural 6 among the attack dice does X more damage (idc/keyword/critical-hit-adds-damage). */
export function addCriticalHit(game: Game): void {
  const { attack } = game.table
  if (!attack || !attackPacket(game) || !showsNatural(attack.dice, 6)) return
  if (isStopped(game, attack.attacker, 'critical-hit')) return
  const { criticalHitAfterRoll } = game.policies
  const extra = criticalHitAfterRoll ? criticalHitNow(game, attack.attacker) : attack.critical
  if (extra <= 0) return
  game.changeTable({
    damage: game.table.damage.map((each) =>
      each.by === 'attack-dice' ? { ...each, amount: each.amount + extra } : each,
    ),
  })
}

/** What attack dice do beyond their hits. */
export const criticalIn = (game: Game, { by, amount }: Packet): number =>
  by === 'attack-dice' && game.table.attack ? amount - game.table.attack.hits : 0

const criticalHitNow = (game: Game, attacker: CardId): number =>
  exists(game, attacker) ? numberOf(game, 'critical-hit', attacker) : 0
