/** Words that go without saying: a unit works in its own arena, a player's cards are built in that player's zone. */
import { isPart, rewrite } from '@dejarik/kernel/language'
import type { CardFacts } from '../../../cards/definition.ts'
import type { Condition } from '../../tree/conditions.ts'
import type { Ability } from '../../tree/tree.ts'

export const withoutRedundancy = (ability: Ability, card: CardFacts): Ability =>
  anywhereInPlay(inItsArena(ability, card))

/** `your Jedi in any arena or your build zone` are your Jedi in play; a build zone holds no other player's units. */
const anywhereInPlay = (ability: Ability): Ability =>
  rewrite(ability, (part) => {
    const { place, whose } = part
    const isSaidTwice = isPart(place) && place['in'] === 'play' && place['buildZone'] === whose
    return isSaidTwice && whose !== undefined ? { ...part, place: { in: 'play' } } : part
  }) as Ability

/** A unit's abilities work in its arena anyway (idc/phrase/as-long-as-in-its-arena-redundant). */
function inItsArena(ability: Ability, { kind, arenas }: CardFacts): Ability {
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
