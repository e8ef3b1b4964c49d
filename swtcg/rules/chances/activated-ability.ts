/** Abilities that are played by paying for them, and when. */
import { chancesFor } from '../../effects/triggers/timing.ts'
import { KEYWORDS } from '../../keywords.ts'
import type { Ability, ActivatedKeywordAbility, EffectAbility } from '../../language/tree/tree.ts'
import type { Chance } from './kinds-of-chances.ts'

/** An ability that is played by paying for it. */
export type Activated = ActivatedKeywordAbility | EffectAbility

export const isActivated = (ability: Ability): ability is Activated =>
  ability.ability === 'activated' || ability.ability === 'effect'

export const chancesOf = (ability: Activated): readonly Chance[] =>
  ability.ability === 'activated' ? [KEYWORDS[ability.keyword].chance] : chancesFor(ability)
