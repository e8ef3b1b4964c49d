/** Attacks that effects have units make when the present one is over. */
import type { CardId } from '@dejarik/kernel'
import type { AttackWith, Game } from '../../kinds.ts'
import { exists } from '../cards/place.ts'
import { isAttackable, reach } from './targets.ts'

interface FurtherAttack {
  readonly attacker: CardId
  readonly defender: CardId
  readonly with: AttackWith
}

/** Takes the next of them; undefined where it can no longer be made. */
export function takeFurtherAttack(game: Game): FurtherAttack | undefined {
  const [next, ...furtherAttacks] = game.table.furtherAttacks
  if (!next) return undefined
  game.changeTable({ furtherAttacks })
  const { attacker, defender } = next
  if (!exists(game, attacker) || !exists(game, defender)) return undefined
  if (!isAttackable(game, attacker, defender)) return undefined
  return { attacker, defender, with: reach(game, attacker, defender) ?? 'power' }
}
