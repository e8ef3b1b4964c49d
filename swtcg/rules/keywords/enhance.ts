/** Enhance: a stronger effect of a Battle card for a higher price, declared when the card is played. */
import type { Game } from '../../kinds.ts'
import type { Instruction } from '../../language/instructions.ts'
import type { Cost, EffectAbility } from '../../language/tree.ts'

/** The Enhance cost comes on top of the normal one, unless it is the whole price (idc/keyword/enhance-additional-cost). */
export function enhancedCost(
  { cost, enhance = [] }: EffectAbility,
  index: number | undefined,
): readonly Cost[] {
  const chosen = index === undefined ? undefined : enhance[index]
  if (!chosen) return cost
  return chosen.whole ? chosen.cost : [...cost, ...chosen.cost]
}

/** In place of the normal effect, or besides it, as the card says (idc/keyword/enhance-instead, idc/keyword/enhance-also). */
export function enhancedEffect(
  game: Game,
  { do: normal, enhance = [] }: EffectAbility,
  index: number | undefined,
): readonly Instruction[] {
  const chosen = index === undefined ? undefined : enhance[index]
  if (!chosen) return normal
  return chosen.how === 'also' && game.policies.mayEnhanceBesides ? [...normal, ...chosen.do] : chosen.do
}
