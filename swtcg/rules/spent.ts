/** Units whose health is used up outside of damage: they lost a bonus, or a weaker version came to the top. */
import type { CardId } from '@dejarik/kernel'
import type { Game } from '../kinds.ts'
import { isDue } from './damage.ts'
import { discardUnit } from './discard.ts'

/** A unit is discarded as soon as its counters reach its total health (idc/term/discard-when-health-used-up). */
export function discardIfSpent(
  game: Game,
  unit: CardId,
  rule = 'idc/term/discard-when-health-used-up',
): void {
  if (isDue(game, unit)) discardUnit(game, unit, { rule })
}
