/** Abilities that an Equipment has: what equipping costs, and what the unit that carries it gets. */
import type { Arena, CardFacts } from '../cards/definition.ts'
import { cost } from './costs.ts'
import { attachmentRule } from './grammar/attachments.ts'
import { condition } from './grammar/conditions.ts'
import { filter } from './grammar/filters.ts'
import { plainGain } from './grammar/gains.ts'
import { settle } from './grammar/settle.ts'
import { type Grants, grants } from './grants.ts'
import { arrow } from './keyword-abilities.ts'
import type { Filter } from './nouns.ts'
import {
  either,
  map,
  optional,
  type Parser,
  pattern,
  phrase,
  say,
  separated,
  sequence,
  where,
} from './parser.ts'
import type { Ability, Cost, EquipAbility, EquippedAbility } from './tree.ts'

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
    pattern(/(?:also )?gets:?/, () => null),
    grants,
  ),
  ([, , , given]) => ({ ability: 'equipped', ...given }),
)
/** Only a bearer that fits gets it. */
const equippedOne: Parser<EquippedAbility> =
  say`Equipped ${where(filter, isNarrower)} (?:also )?gets:? ${grants}`((who, given) => ({
    ability: 'equipped',
    who,
    ...given,
  }))
function isNarrower({ kind: _, word: __, types, ...rest }: Filter, { arenas }: CardFacts): boolean {
  return (
    Object.keys(rest).length > 0 || (types !== undefined && !arenas.every((arena) => types.includes(arena)))
  )
}

/** Nobody has to pay it any more. */
const freeOfUpkeep: Parser<EquippedAbility> = say`Equipped ${anyBearer} loses Upkeep`(() => ({
  ability: 'equipped',
  bonus: {},
  gives: [{ ability: 'rule', who: { the: 'self' }, rule: { upkeep: 'free' } }],
}))
/** As long as something is so of the bearer. */
const equippedWhile: Parser<EquippedAbility> = either<EquippedAbility>(
  say`Equipped ${anyBearer} (?:also )?gets:? ${plainGain} as long as ${condition}`((_, gain, when) => ({
    ability: 'equipped',
    bonus: {},
    gives: [{ ability: 'static', while: settle(when), who: { the: 'self' }, gain }],
  })),
  say`Equipped ${where(filter, isNarrower)} (?:also )?gets:? ${plainGain} as long as ${condition}`(
    (who, gain, when) => ({
      ability: 'equipped',
      who,
      bonus: {},
      gives: [{ ability: 'static', while: settle(when), who: { the: 'self' }, gain }],
    }),
  ),
)
export const equipmentAbility: Parser<Ability> = either<Ability>(
  equip,
  equipped,
  equippedOne,
  equippedWhile,
  freeOfUpkeep,
  attachmentRule,
)
