/** Conditions that go without saying: a unit works in its own arena. */
import type { CardFacts } from '../../../cards/definition.ts'
import type { Condition } from '../../conditions.ts'
import type { Ability } from '../../tree.ts'

/** A unit's abilities work in its arena anyway (idc/phrase/as-long-as-in-its-arena-redundant). */
export function withoutRedundancy(ability: Ability, { kind, arenas }: CardFacts): Ability {
  if (kind !== 'unit' || arenas.length !== 1) return ability
  const needed = (when: Condition): boolean =>
    !(when.if === 'in-arena' && when.card.the === 'self' && when.arena === arenas[0])
  if (ability.ability === 'static' || ability.ability === 'rule' || ability.ability === 'player-rule') {
    const { while: when, ...rest } = ability
    const kept = when && whatIsNeeded(when, needed)
    return kept ? { ...rest, while: kept } : rest
  }
  if (ability.ability !== 'triggered') return ability
  const { only, ...rest } = ability
  const kept = only && whatIsNeeded(only, needed)
  return kept ? { ...rest, only: kept } : rest
}

function whatIsNeeded(when: Condition, needed: (when: Condition) => boolean): Condition | undefined {
  if (when.if !== 'all') return needed(when) ? when : undefined
  const [first, ...others] = when.of.filter(needed)
  return first && others.length > 0 ? { if: 'all', of: [first, ...others] } : first
}
