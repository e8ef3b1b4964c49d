/** What a waiting effect does when its time has come. Both procedures lead back here, so they are called by name. */
import type { CardId, ProcedureName, SeatId } from '@dejarik/kernel'
import { resolving } from '../../effects/resolving.ts'
import type { Game, Waiting } from '../../kinds.ts'

const diceOfDamage: ProcedureName<{
  roller: SeatId
  source: CardId
  units: readonly CardId[]
  dice: number
}> = {
  name: 'swtcg/dice-of-damage',
}

/** Dice of damage from Retaliate, or instructions that were put off. */
export function resolveWaiting(game: Game, { seat, effect }: Waiting): void {
  if (effect.kind === 'retaliate')
    game.call(diceOfDamage, { roller: seat, source: effect.unit, units: [effect.against], dice: effect.dice })
  else if (effect.kind === 'effect')
    game.call(resolving, { context: effect.context, instructions: effect.instructions })
}
