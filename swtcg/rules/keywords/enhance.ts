/** Enhance: a stronger effect of a Battle card for a higher price, declared when the card is played. */
import { nounOf } from '../../effects/nouns/noun-of.ts'
import type { Game } from '../../kinds.ts'
import type { Instruction } from '../../language/tree/instructions.ts'
import { isReference } from '../../language/tree/nouns.ts'
import type { Cost, EffectAbility } from '../../language/tree/tree.ts'

/** The Enhance cost comes on top of the normal one, unless it is the whole price (idc/keyword/enhance-additional-cost). */
export function enhancedCost(
  { cost, do: done, enhance = [] }: EffectAbility,
  index: number | undefined,
): readonly Cost[] {
  const chosen = index === undefined ? undefined : enhance[index]
  if (!chosen) return cost
  if (chosen.whole) return chosen.cost
  return speaksOfPrice(done) ? [...chosen.cost, ...cost] : [...cost, ...chosen.cost]
}

/** `Retreat one of your units -> Prevent all damage to that unit`: what the normal cost takes is found last, and meant. */
function speaksOfPrice([first]: readonly Instruction[]): boolean {
  const noun = first && nounOf(first)
  return noun ? isReference(noun) && noun.the === 'chosen' : false
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
