/** What is due at a chance: waiting effects, and units whose health is used up. */
import type { ProcedureName } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { spentUnits } from '../damage/health-used-up.ts'
import { type Chance, isSpecial } from './kinds-of-chances.ts'
import { dueAt, isBusy } from './waiting.ts'

const settle: ProcedureName<{ chance: Chance }> = { name: 'swtcg/settle' }

/** Settles what is due, and tells whether there is anything. */
export function settleDue(game: Game, chance: Chance): boolean {
  const due = dueAt(game, chance).length > 0 || (discardsSpent(game, chance) && spentUnits(game).length > 0)
  if (due) game.call(settle, { chance })
  return due
}

/** Damage settles its own discards; elsewhere a unit that lost health goes at once (idc/term/discard-when-health-used-up). */
export const discardsSpent = (game: Game, chance: Chance): boolean =>
  !isSpecial(chance) && chance !== 'placement' && chance !== 'unit-discard' && !isBusy(game)
