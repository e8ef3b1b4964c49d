/** Before a unit is discarded with its Pilots, effects may take them off it. */
import type { CardId } from '@dejarik/kernel'
import { resolving } from '../../effects/resolving.ts'
import { savesOf } from '../../effects/triggers/triggers.ts'
import { type Game, procedure, step } from '../../kinds.ts'

interface Saving {
  readonly unit: CardId
  /** The Pilots that may still be saved, and how many effects the first of them has been offered. */
  readonly pilots: readonly CardId[]
  readonly offered: number
}

export const savingPilots = procedure<Saving>('swtcg/save-pilots', [
  step('next', (game, { unit, pilots, offered }) => {
    const [pilot, ...others] = pilots
    if (pilot === undefined) return game.finish()
    const aboard = game.card(pilot).host === unit
    const effect = aboard ? savesOf(game, pilot, unit)[offered] : undefined
    if (effect) game.call(resolving, { context: effect.context, instructions: effect.instructions })
    return effect ? { offered: offered + 1 } : { pilots: others, offered: 0 }
  }),
  step('again', (game) => game.goto('next')),
])

/** Whether any Pilot of a unit might be spared. */
export const mayLosePilots = (game: Game, unit: CardId): boolean =>
  game.card(unit).pilots.some((pilot) => savesOf(game, pilot, unit).length > 0)

export function savePilots(game: Game, unit: CardId): void {
  if (mayLosePilots(game, unit)) game.call(savingPilots, { unit, pilots: game.card(unit).pilots, offered: 0 })
}
