/** Cunning: the unit's attack dice stay hidden until prevention is over. */
import type { Attack, Game } from '../../kinds.ts'
import { has } from '../abilities/has-keyword.ts'
import { isolated } from '../abilities/keyword-values.ts'

export const cunning = isolated('cunning')

/** Prevention is settled before the roll, as nothing can be hidden later (now/keywords/cunning-always-prevention). */
export function hideDice(game: Game, attack: Attack): void {
  if (attack.secret || !has(game, attack.attacker, 'cunning')) return
  game.changeTable({ attack: { ...attack, secret: { rerolls: {}, prevented: 0 } } })
}
