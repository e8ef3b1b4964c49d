/** Lucky: the units of an attack that may have attack dice rolled again, and how many of them. */
import { type CardId, numberOf, type SeveralQuestion } from '@dejarik/kernel'
import type { About, Game } from '../../kinds.ts'
import { cumulative } from '../abilities/keyword-values.ts'
import { exists } from '../cards/place.ts'

export const lucky = cumulative('lucky')

/** Attacker and defender with Lucky, Dark Side's first (idc/keyword/lucky-both-sides). */
export function luckyUnits(game: Game): CardId[] {
  const { attack } = game.table
  if (!attack) return []
  const turn = (unit: CardId): number => game.table.order.indexOf(game.card(unit).controller)
  return [...new Set([attack.attacker, attack.defender])]
    .filter((unit) => exists(game, unit) && numberOf(game, 'lucky', unit) > 0)
    .sort((one, other) => turn(one) - turn(other))
}

/** Up to as many dice as it has Lucky; after a secret roll just as many as were announced. */
export function askLucky(game: Game, [unit]: readonly CardId[]): SeveralQuestion<About> | undefined {
  const { roll, attack } = game.table
  if (unit === undefined || !roll) return undefined
  const items = roll.dice.map((die) => String(die.natural))
  const announced = attack?.secret ? (attack.secret.rerolls[unit] ?? 0) : undefined
  const max = Math.min(items.length, announced ?? numberOf(game, 'lucky', unit))
  const min = announced === undefined ? 0 : max
  return { kind: 'several', seat: game.card(unit).controller, about: 'lucky', card: unit, items, min, max }
}
