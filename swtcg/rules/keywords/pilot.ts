/** Pilot: a card may be on units of the subtypes that it names, and gives them what follows. */
import { because } from '@dejarik/kernel'
import type { Arena, CardDefinition } from '../../cards/definition.ts'
import type { Ability, PilotAbility } from '../../language/tree/tree.ts'
import type { Reason } from '../../reasons.ts'
import { hasSubtype, isPilotedAs } from '../cards/treat-as.ts'

/** The abilities by which a card may pilot; none if it is no Pilot. */
function pilotsBy({ abilities }: CardDefinition): readonly PilotAbility[] {
  const known = piloting.get(abilities)
  if (known) return known
  const found = abilities.filter((ability) => ability.ability === 'pilot')
  piloting.set(abilities, found)
  return found
}
/** Abilities are data that never changes, so what was found once holds. */
const piloting = new WeakMap<readonly Ability[], readonly PilotAbility[]>()

export const isPilot = (card: CardDefinition): boolean => pilotsBy(card).length > 0

/** A subtype or a type of the unit must be among those that the Pilot names (idc/pilot/subtype-match). */
export const canFly = (
  { subtypes, types = [] }: PilotAbility,
  unit: CardDefinition,
  now: readonly Arena[],
): boolean =>
  subtypes.some((subtype) => isPilotedAs(unit, subtype)) || types.some((type) => now.includes(type))

/** Why a card could not pilot a unit of these types, or null. */
export function whyNotFly(
  pilot: CardDefinition,
  unit: CardDefinition,
  types: readonly Arena[],
): Reason | null {
  const abilities = pilotsBy(pilot)
  if (abilities.length === 0) return because('not-a-pilot', 'idc/keyword/pilot-move-onto-unit')
  if (hasSubtype(unit, 'Droid')) return because('droid', 'idc/pilot/not-on-droids')
  if (types.every((type) => type === 'character')) return because('character', 'idc/pilot/not-on-characters')
  const matches = abilities.some((ability) => canFly(ability, unit, types))
  return matches ? null : because('other-subtype', 'idc/pilot/subtype-match')
}
