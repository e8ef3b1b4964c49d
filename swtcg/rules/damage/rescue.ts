/** What comes in place of damage for which a unit would be discarded, when all prevention is over. */
import type { CardId } from '@dejarik/kernel'
import { resolving } from '../../effects/resolving.ts'
import { rescuesOf } from '../../effects/triggers/triggers.ts'
import { type Game, procedure, step } from '../../kinds.ts'
import { exists, isInPlay } from '../cards/place.ts'
import { pendingOn } from './pending-damage.ts'
import { remainingHealth } from './remaining-health.ts'

interface Rescue {
  readonly units: readonly CardId[]
  /** How many effects the first of them has been offered. */
  readonly offered: number
}

const isDoomed = (game: Game, unit: CardId): boolean =>
  exists(game, unit) &&
  isInPlay(game, unit) &&
  pendingOn(game, unit) > 0 &&
  pendingOn(game, unit) >= remainingHealth(game, unit)

export const rescue = procedure<Rescue>('swtcg/rescue', [
  step('next', (game, { units: [unit, ...others], offered }) => {
    if (unit === undefined) return game.finish()
    const effect = isDoomed(game, unit) ? rescuesOf(game, unit)[offered] : undefined
    if (effect) game.call(resolving, { context: effect.context, instructions: effect.instructions })
    return effect ? { offered: offered + 1 } : { units: others, offered: 0 }
  }),
  step('again', (game) => game.goto('next')),
])

/** Asks for each unit that damage is about to discard. */
export function rescueDoomed(game: Game): void {
  const doomed = [...new Set(game.table.damage.map(({ unit }) => unit))].filter(
    (unit) => isDoomed(game, unit) && rescuesOf(game, unit).length > 0,
  )
  if (doomed.length > 0) game.call(rescue, { units: doomed, offered: 0 })
}
