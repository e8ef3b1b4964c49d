/** Abilities that a unit can have: keywords, alone or with a cost, Hidden Cost, Upkeep and Reserves. */
import { cost, upkeepCosts } from './costs.ts'
import { hasNumber, type Keyword, nameOfKeyword } from './keywords.ts'
import { either, map, number, optional, type Parser, pattern, phrase, sequence } from './parser.ts'
import {
  type Ability,
  ACTIVATED,
  type ActivatedKeywordAbility,
  type Cost,
  CUMULATIVE,
  type HiddenCostAbility,
  ISOLATED,
  type KeywordAbility,
  type ReservesAbility,
  type UpkeepAbility,
} from './tree.ts'

interface Named<K extends Keyword> {
  readonly keyword: K
  readonly value: number
}

/** The keyword and its number, or the number that stands for having none. */
const named = <K extends Keyword>(keyword: K, without: number): Parser<Named<K>> =>
  hasNumber(keyword)
    ? map(sequence<[string, number]>(phrase(nameOfKeyword(keyword)), number), ([, value]) => ({
        keyword,
        value,
      }))
    : map(phrase(nameOfKeyword(keyword)), () => ({ keyword, value: without }))

export const keywordAbility: Parser<KeywordAbility> = map(
  either<Named<KeywordAbility['keyword']>>(...[...CUMULATIVE, ...ISOLATED].map((one) => named(one, 1))),
  (one) => ({ ability: 'keyword', ...one }),
)

export const arrow = pattern(/->/, () => null)
const costBefore = optional(map(sequence<[readonly Cost[], null]>(cost, arrow), ([paid]) => paid))

const activated: Parser<ActivatedKeywordAbility> = map(
  sequence<[readonly Cost[] | null, Named<ActivatedKeywordAbility['keyword']>]>(
    costBefore,
    either(...ACTIVATED.map((one) => named(one, 0))),
  ),
  ([paid, one]) => ({ ability: 'activated', cost: paid ?? [], ...one }),
)

const hiddenCost: Parser<HiddenCostAbility> = map(
  sequence<[string, number]>(phrase('Hidden Cost'), number),
  ([, value]) => ({ ability: 'hidden-cost', value }),
)

const upkeep: Parser<UpkeepAbility> = map(
  sequence<[string, readonly (readonly Cost[])[]]>(phrase('Upkeep:'), upkeepCosts),
  ([, costs]) => ({ ability: 'upkeep', costs }),
)

const reserves: Parser<ReservesAbility> = map(
  sequence<[string, Ability]>(phrase('Reserves:'), either<Ability>(keywordAbility, activated)),
  ([, ability]) => ({ ability: 'reserves', gives: [ability] }),
)

export const unitAbility: Parser<Ability> = either<Ability>(
  keywordAbility,
  activated,
  hiddenCost,
  upkeep,
  reserves,
)
