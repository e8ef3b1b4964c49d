/** Double Strike: a unit that tapped to attack may attack once more when the attack is over. */
import type { CardId, CardsQuestion } from '@dejarik/kernel'
import type { About, Game } from '../../kinds.ts'
import { has } from '../abilities/has-keyword.ts'
import { isolated } from '../abilities/keyword-values.ts'
import { defendersFor } from '../attack/targets.ts'
import { arenaOf, exists } from '../cards/place.ts'

export const doubleStrike = isolated('double-strike')

/** Also where it has it for this attack alone, which is over when it strikes again. */
export const hasDoubleStrike = (game: Game, attacker: CardId): boolean =>
  exists(game, attacker) && arenaOf(game, attacker) !== null && has(game, attacker, 'double-strike')

/** Whom it attacks next, if anybody (idc/keyword/double-strike-second-attack). */
export function askDoubleStrike(game: Game, attacker: CardId): CardsQuestion<About> | undefined {
  if (!exists(game, attacker) || arenaOf(game, attacker) === null) return undefined
  const from = defendersFor(game, attacker)
  const rules = ['idc/keyword/double-strike-second-attack']
  const seat = game.card(attacker).controller
  return { kind: 'cards', seat, about: 'double-strike', card: attacker, rules, from, min: 0, max: 1 }
}
