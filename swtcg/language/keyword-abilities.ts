/** Keywords as abilities: by themselves, and for a cost. */
import type { Amount } from './amounts.ts'
import { cost, tellsX } from './costs.ts'
import { replaceX, resolvePronouns } from './grammar/after/pronouns-and-x.ts'
import { variable, whereX, X } from './grammar/nouns/amounts.ts'
import { hasNumber, type Keyword, nameOfKeyword } from './keywords.ts'
import {
  either,
  map,
  number,
  optional,
  type Parser,
  pattern,
  phrase,
  say,
  sequence,
  where,
} from './parser.ts'
import {
  ACTIVATED,
  type ActivatedKeywordAbility,
  type Cost,
  CUMULATIVE,
  ISOLATED,
  type KeywordAbility,
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

/** The number says nothing (idc/keyword/armor-one-means-armor). */
const armorOne = pattern(/Armor 1\b/i, () => ({ keyword: 'armor' as const, value: 1 }))

export const keywordAbility: Parser<KeywordAbility> = map(
  either<Named<KeywordAbility['keyword']>>(
    ...[...CUMULATIVE, ...ISOLATED].map((one) => named(one, 1)),
    armorOne,
  ),
  (one) => ({ ability: 'keyword', ...one }),
)

export const arrow = pattern(/->/, () => null)
const costBefore = optional(map(sequence<[readonly Cost[], null]>(cost, arrow), ([paid]) => paid))

type Played = ActivatedKeywordAbility['keyword']
interface Valued {
  readonly keyword: Played
  readonly value: Amount
}
/** `Retaliate X, where X is the number of Ewoks you have`. */
const valued: Parser<Valued> = either<Valued>(
  ...ACTIVATED.map((one) => named(one, 0)),
  ...ACTIVATED.filter(hasNumber).map((keyword) =>
    say`${phrase(nameOfKeyword(keyword))} ${variable}${whereX}`((_, x, is) => ({
      keyword,
      value: replaceX(x, is),
    })),
  ),
)
/** In a quotation X may be told after it. */
const toldLater = pattern(/(?=[.]?"[^"]*, where X is)/, () => null)
/** Without a price. */
export const unpriced: Parser<ActivatedKeywordAbility> = map(
  either(...ACTIVATED.map((one) => named(one, 0))),
  (one) => ({ ability: 'activated', cost: [], ...one }),
)
/** `Pay 2 Force -> Evade 2`. */
export const activated: Parser<ActivatedKeywordAbility> = either<ActivatedKeywordAbility>(
  map(sequence<[readonly Cost[] | null, Valued]>(costBefore, valued), ([paid, one]) =>
    resolvePronouns({ ability: 'activated', cost: paid ?? [], ...one }),
  ),
  ...ACTIVATED.filter(hasNumber).map((keyword) =>
    say`${where(cost, (paid) => !tellsX(paid))} -> ${phrase(nameOfKeyword(keyword))} X${toldLater}`(
      (paid): ActivatedKeywordAbility => ({ ability: 'activated', cost: paid, keyword, value: X }),
    ),
  ),
  ...ACTIVATED.filter(hasNumber).map((keyword) =>
    say`${where(cost, tellsX)} -> ${phrase(nameOfKeyword(keyword))} ${variable}(?!,? where)`(
      (paid, _, value): ActivatedKeywordAbility => ({ ability: 'activated', cost: paid, keyword, value }),
    ),
  ),
)
