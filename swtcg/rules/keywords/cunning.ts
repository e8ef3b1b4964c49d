/** Cunning: the unit's attack dice stay hidden until prevention is over. */
import type { Attack, Game } from '../../kinds.ts'
import { isolated } from './counting.ts'
import { has } from './has-keyword.ts'

export const cunning = isolated('cunning')

/** Prevention is settled before the roll, as nothing can be hidden later (now/keywords/cunning-always-prevention). */
export function hideDice(game: Game, attack: Attack): void {
  if (attack.secret || !has(game, attack.attacker, 'cunning')) return
  game.changeTable({ attack: { ...attack, secret: { rerolls: {}, prevented: 0 } } })
}
