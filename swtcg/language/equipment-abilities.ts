/** Abilities that an Equipment has: what equipping costs, and what the unit that carries it gets. */
import type { Arena } from '../cards/definition.ts'
import { cost } from './costs.ts'
import { type Grants, grants } from './grants.ts'
import { either, map, optional, type Parser, pattern, phrase, separated, sequence, where } from './parser.ts'
import type { Ability, Cost, EquipAbility, EquippedAbility } from './tree.ts'
import { arrow } from './unit-abilities.ts'

const equip: Parser<EquipAbility> = map(
  sequence<[readonly Cost[], unknown, unknown]>(cost, arrow, phrase('Equip')),
  ([paid]) => ({ ability: 'equip', cost: paid }),
)

const type = pattern(/(Space|Ground|Character)\b/, ([, name]) => name!.toLowerCase() as Arena)
const types = map(
  sequence<[readonly Arena[], unknown]>(separated(type, phrase('or')), optional(phrase('unit'))),
  ([named]) => named,
)
/** `unit`, or every type that the Equipment can be attached to: neither leaves any of its bearers out. */
const anyBearer: Parser<unknown> = either<unknown>(
  phrase('unit'),
  where(types, (named, { arenas }) => arenas.every((arena) => named.includes(arena))),
)

const equipped: Parser<EquippedAbility> = map(
  sequence<[unknown, unknown, unknown, Grants]>(
    phrase('Equipped'),
    anyBearer,
    pattern(/gets:?/, () => null),
    grants,
  ),
  ([, , , given]) => ({ ability: 'equipped', ...given }),
)

export const equipmentAbility: Parser<Ability> = either<Ability>(equip, equipped)
