/** What a card may pilot by its print. */
import { gather } from '@dejarik/kernel'
import type { CardDefinition } from '../../cards/definition.ts'
import type { Ability } from '../../language/tree.ts'

/** The subtypes that a card may pilot; none if it is no Pilot. */
export function pilotedSubtypes({ abilities }: CardDefinition): readonly string[] {
  const known = piloted.get(abilities)
  if (known) return known
  const subtypes = gather(abilities, (ability) => (ability.ability === 'pilot' ? ability.subtypes : []))
  piloted.set(abilities, subtypes)
  return subtypes
}
/** Abilities are data that never changes, so what was found once holds. */
const piloted = new WeakMap<readonly Ability[], readonly string[]>()

export const isPilot = (card: CardDefinition): boolean => pilotedSubtypes(card).length > 0
