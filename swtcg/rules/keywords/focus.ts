/** Focus X, which no rulebook tells: as the cards that explain it say. */
import { addLasting, type CardId, lastingOf, numberOf, removeLasting } from '@dejarik/kernel'
import type { Die, Game } from '../../kinds.ts'
import { isStopped } from '../abilities/constraints.ts'
import { showsNatural } from '../attack/dice.ts'
import { cumulative } from './counting.ts'

export const focus = cumulative('focus')

/** A natural 5 in its attack gives the unit power for its next attack, whenever that is. */
export function takeFocus(game: Game, unit: CardId, dice: readonly Die[]): void {
  const power = numberOf(game, 'focus', unit)
  if (power <= 0 || !showsNatural(dice, 5) || isStopped(game, unit, 'focus')) return
  const seat = game.card(unit).controller
  addLasting(game, { kind: 'focused', card: unit, power }, origin(unit, seat))
}

/** The next attack has come. */
export function useFocus(game: Game, unit: CardId): void {
  for (const effect of lastingOf(game, 'focused')) {
    if (effect.card !== unit) continue
    removeLasting(game, effect.id)
    const gain = { kind: 'gain' as const, card: unit, power: effect.power, name: 'focus' }
    addLasting(game, gain, {
      ...origin(unit, game.card(unit).controller),
      duration: { until: 'attack-end', whileCard: unit },
    })
  }
}

const origin = (unit: CardId, seat: number) => ({ source: unit, seat, duration: { whileCard: unit } })
