/** Equip: what it costs, which units it is for, and what happens besides. */
import { hasPart } from '@dejarik/kernel/language'
import { either, type Parser, pattern, say, where } from '../../parser.ts'
import type { Instruction } from '../../tree/instructions.ts'
import { type Filter, isReference } from '../../tree/nouns.ts'
import type { Cost, EquipAbility } from '../../tree/tree.ts'
import { resolvePronouns } from '../after/pronouns-and-x.ts'
import { sentences } from '../clauses/sentences.ts'
import { condition } from '../conditions/conditions.ts'
import { filter } from '../nouns/filters.ts'
import { cost } from './costs.ts'

const equip = pattern(/-> ?(?:you (?:may|can) )?equip\b/i, () => null)
/** One unit of several was chosen to pay: that is the one. */
function paysWithUnit(paid: readonly Cost[]): boolean {
  return paid.filter((part) => part.pay === 'act' && isChoosing(part.act)).length === 1
}
const isChoosing = (act: Instruction): boolean =>
  'who' in act &&
  typeof act.who === 'object' &&
  'take' in act.who &&
  !isReference(act.who) &&
  act.who.take.take === 'exactly' &&
  act.who.take.count === 1
const thatUnit = pattern(/to that (?:unit|Character|Location)\b/, () => null)
const besides = pattern(/,? and\b|[.]/, () => null)

/** Told by itself: nothing was chosen that it could speak of. */
function isKnown(of: Filter): boolean {
  return !hasPart(of, ({ the }) => the === 'it' || the === 'chosen')
}

export const equipping: Parser<EquipAbility> = either<EquipAbility>(
  say`${cost} ${equip}`((paid) => ({ ability: 'equip', cost: paid })),
  say`${where(cost, paysWithUnit)} ${equip} ${thatUnit}`((paid) => ({
    ability: 'equip',
    cost: paid,
    to: 'paid-with',
  })),
  say`${where(cost, paysWithUnit)} ${equip} ${thatUnit}${besides} ${sentences}`((paid, _, __, ___, and) =>
    resolvePronouns({ ability: 'equip', cost: paid, to: 'paid-with', and }),
  ),
  say`${cost} ${equip} to (?:an? |one of your )?${where(filter, isKnown)}`((paid, _, to) => ({
    ability: 'equip',
    cost: paid,
    to,
  })),
  say`${cost} ${equip} to (?:an? |one of your )?${where(filter, isKnown)}${besides} ${sentences}`(
    (paid, _, to, __, and) => resolvePronouns({ ability: 'equip', cost: paid, to, and }),
  ),
  say`${cost} ${equip}${besides} ${sentences}`((paid, _, __, and) =>
    resolvePronouns({ ability: 'equip', cost: paid, and }),
  ),
  say`${cost} ${equip}[.] Play only if ${condition}`((paid, _, only) =>
    resolvePronouns({ ability: 'equip', cost: paid, only }),
  ),
)
