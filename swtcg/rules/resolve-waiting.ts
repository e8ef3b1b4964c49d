/** What a waiting effect does when its time has come. */
import { resolve } from '../effects/resolve.ts'
import type { Game, Waiting } from '../kinds.ts'
import { diceOfDamage } from './dice-of-damage.ts'

/** Dice of damage from Retaliate, or instructions that were put off. */
export function resolveWaiting(game: Game, { seat, effect }: Waiting): void {
  if (effect.kind === 'retaliate')
    game.call(diceOfDamage, { roller: seat, source: effect.unit, unit: effect.against, dice: effect.dice })
  else if (effect.kind === 'effect')
    game.call(resolve, { context: effect.context, instructions: effect.instructions })
}
