/** Focus X: a natural 5 in the unit's first attack roll gives it X power for its next attack. */
import { addLasting, type CardId, lastingOf, numberOf, removeLasting } from '@dejarik/kernel'
import type { Die, FixedGain, Game } from '../../kinds.ts'
import { isStopped } from '../abilities/constraints.ts'
import { cumulative } from '../abilities/keyword-values.ts'
import { showsNatural } from '../attack/dice.ts'
import { exists } from '../cards/place.ts'
import { tellTriggered } from './actions.ts'

export const focus = cumulative('focus')

/** More 5s and those that are rolled again add nothing (now/keywords/focus). */
export function takeFocus(game: Game, unit: CardId, dice: readonly Die[]): void {
  const power = numberOf(game, 'focus', unit)
  if (power <= 0 || !showsNatural(dice, 5) || isStopped(game, unit, 'focus')) return
  tellTriggered(game, unit, 'focus')
  empower(game, unit, power)
}

/** A unit has so much more power in its next attack, whenever that is, or so much less. */
export function empower(game: Game, unit: CardId, power: number): void {
  if (power !== 0) prepare(game, unit, { power })
}

/** What a unit has in its next attack. */
export function prepare(game: Game, unit: CardId, gain: FixedGain): void {
  if (exists(game, unit))
    addLasting(game, { kind: 'focused', card: unit, ...gain }, origin(unit, game.card(unit).controller))
}

/** The next attack has come. */
export function useFocus(game: Game, unit: CardId): void {
  for (const effect of lastingOf(game, 'focused')) {
    if (effect.card !== unit) continue
    removeLasting(game, effect.id)
    addLasting(
      game,
      { kind: 'gain', card: unit, name: 'focus', ...gainOf(effect) },
      {
        ...origin(unit, game.card(unit).controller),
        duration: { until: 'attack-end', whileCard: unit },
      },
    )
  }
}

/** An attack that was disrupted never happened and uses nothing up (now/keywords/absorb-adds-up). */
export function keepFocus(game: Game, unit: CardId): void {
  for (const { id, ...effect } of lastingOf(game, 'gain')) {
    if (effect.card !== unit || effect.name !== 'focus') continue
    removeLasting(game, id)
    prepare(game, unit, gainOf(effect))
  }
}

const gainOf = ({ speed, power, health, abilities, subtypes }: FixedGain): FixedGain => ({
  ...(speed === undefined ? {} : { speed }),
  ...(power === undefined ? {} : { power }),
  ...(health === undefined ? {} : { health }),
  ...(abilities ? { abilities } : {}),
  ...(subtypes ? { subtypes } : {}),
})

const origin = (unit: CardId, seat: number) => ({ source: unit, seat, duration: { whileCard: unit } })
