/** Abilities that a unit can have, one sentence each. */
import { upkeepCosts } from './costs.ts'
import { activatedEffect, completion, isComplete, standing } from './grammar/abilities.ts'
import { bounty, switched } from './grammar/prefixes.ts'
import { activated, keywordAbility } from './keyword-abilities.ts'
import { either, map, number, type Parser, phrase, sequence, where } from './parser.ts'
import type { Ability, Cost, HiddenCostAbility, ReservesAbility, UpkeepAbility } from './tree.ts'

const hiddenCost: Parser<HiddenCostAbility> = map(
  sequence<[string, number]>(phrase('Hidden Cost'), number),
  ([, value]) => ({ ability: 'hidden-cost', value }),
)

const upkeep: Parser<UpkeepAbility> = map(
  sequence<[string, readonly (readonly Cost[])[]]>(phrase('Upkeep:'), upkeepCosts),
  ([, costs]) => ({ ability: 'upkeep', costs }),
)

const reserves: Parser<ReservesAbility> = map(
  sequence<[string, Ability]>(
    phrase('Reserves:'),
    either<Ability>(keywordAbility, activated, activatedEffect),
  ),
  ([, ability]) => ({ ability: 'reserves', gives: [ability] }),
)

/** What one sentence may say: several static effects count one by one. */
export const unitAbilities: Parser<readonly Ability[]> = where(
  either<readonly Ability[]>(
    map(
      either<Ability>(keywordAbility, activated, hiddenCost, upkeep, reserves, bounty, switched),
      (ability) => [ability],
    ),
    standing,
    completion,
  ),
  isComplete,
)
/** An ability in quotation marks. */
export const unitAbility: Parser<Ability> = map(
  where(unitAbilities, (abilities) => abilities.length === 1),
  ([ability]) => ability!,
)
