/** Abilities that a unit can have, one sentence each. */

import {
  either,
  map,
  number,
  type Parser,
  pattern,
  phrase,
  say,
  separated,
  sequence,
  where,
} from '../../parser.ts'
import type { Ability, HiddenCostAbility, ReservesAbility, UpkeepAbility } from '../../tree/tree.ts'
import { resolvePronouns } from '../after/pronouns-and-x.ts'
import { isComplete } from '../after/wholeness.ts'
import { condition } from '../conditions/conditions.ts'
import { completion, standing } from './abilities.ts'
import { upkeepCosts } from './costs.ts'
import { activatedEffect, bareEffect, timedModes } from './effects.ts'
import { keywordAbility } from './keyword-abilities.ts'
import { activated } from './keyword-riders.ts'
import { adapt, bounty, inserted, opened, stacking, switched } from './prefixes.ts'

export const hiddenCost: Parser<HiddenCostAbility> = map(
  sequence<[string, number]>(phrase('Hidden Cost'), number),
  ([, value]) => ({ ability: 'hidden-cost', value }),
)

const upkeep: Parser<UpkeepAbility> = either<UpkeepAbility>(
  say`Upkeep: ${upkeepCosts}`((costs) => resolvePronouns({ ability: 'upkeep', costs })),
  say`Upkeep: ${upkeepCosts} unless ${condition}`((costs, when) =>
    resolvePronouns({ ability: 'upkeep', costs, only: { if: 'not', of: when } }),
  ),
  say`Upkeep: if ${condition}, ${upkeepCosts}`((only, costs) =>
    resolvePronouns({ ability: 'upkeep', costs, only }),
  ),
)

/** `Stealth, Armor and Shields 2`. */
const keywords: Parser<readonly Ability[]> = where(
  separated(
    keywordAbility,
    pattern(/,? and\b|,/, () => null),
  ),
  (all) => all.length > 1,
)

const star = pattern(/[.]? ?[*]/, () => null)
const bullets: Parser<readonly Ability[]> = say`${star} ${separated(
  either<Ability>(keywordAbility, activated, activatedEffect),
  star,
)}`((_, all) => all)
/** What works by itself in the build zone (idc/keyword/reserves-keeps-ability-type). */
const LASTING: ReadonlySet<Ability['ability']> = new Set(['static', 'rule', 'player-rule', 'triggered'])
/** What waits for an event is triggered. */
const atOnce = where(bareEffect, ({ do: [first] }) => first?.do !== 'later' && first?.do !== 'watch')
const reserves: Parser<ReservesAbility> = map(
  sequence<[string, readonly Ability[]]>(
    phrase('Reserves:'),
    either<readonly Ability[]>(
      map(either<Ability>(keywordAbility, activated, activatedEffect, atOnce), (ability) => [ability]),
      timedModes,
      where(standing, (all) => all.every(({ ability }) => LASTING.has(ability))),
      bullets,
    ),
  ),
  ([, gives]) => ({ ability: 'reserves', gives }),
)

/** What one sentence may say: several static effects count one by one. */
export const unitAbilities: Parser<readonly Ability[]> = where(
  either<readonly Ability[]>(
    map(
      either<Ability>(
        keywordAbility,
        activated,
        hiddenCost,
        upkeep,
        reserves,
        bounty,
        switched,
        opened,
        inserted,
        adapt,
        stacking,
      ),
      (ability) => [ability],
    ),
    keywords,
    standing,
    completion,
  ),
  isComplete,
)
