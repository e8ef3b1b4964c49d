/** Pilot: a card may be on units of the subtypes that it names, and gives them what follows. */
import { because, gather } from '@dejarik/kernel'
import type { Arena, CardDefinition } from '../../cards/definition.ts'
import type { Ability } from '../../language/tree.ts'
import type { Reason } from '../../reasons.ts'
import { hasSubtype, isPilotedAs } from '../cards/treat-as.ts'

/** The subtypes that a card may pilot; none if it is no Pilot. */
function pilotedSubtypes({ abilities }: CardDefinition): readonly string[] {
  const known = piloted.get(abilities)
  if (known) return known
  const subtypes = gather(abilities, (ability) => (ability.ability === 'pilot' ? ability.subtypes : []))
  piloted.set(abilities, subtypes)
  return subtypes
}
/** Abilities are data that never changes, so what was found once holds. */
const piloted = new WeakMap<readonly Ability[], readonly string[]>()

export const isPilot = (card: CardDefinition): boolean => pilotedSubtypes(card).length > 0

/** Why a card could not pilot a unit of these types, or null. */
export function whyNotFly(
  pilot: CardDefinition,
  unit: CardDefinition,
  types: readonly Arena[],
): Reason | null {
  const subtypes = pilotedSubtypes(pilot)
  if (subtypes.length === 0) return because('not-a-pilot', 'idc/keyword/pilot-move-onto-unit')
  if (hasSubtype(unit, 'Droid')) return because('droid', 'idc/pilot/not-on-droids')
  if (types.every((type) => type === 'character')) return because('character', 'idc/pilot/not-on-characters')
  const matches = subtypes.some((subtype) => isPilotedAs(unit, subtype))
  return matches ? null : because('other-subtype', 'idc/pilot/subtype-match')
}
