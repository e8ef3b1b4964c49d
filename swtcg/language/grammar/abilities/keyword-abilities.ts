/** Keywords as abilities: by themselves, and for a cost. */

import { hasNumber, type Keyword, nameOfKeyword } from '../../keywords.ts'
import {
  either,
  map,
  number,
  optional,
  type Parser,
  pattern,
  phrase,
  say,
  separated,
  sequence,
  where,
} from '../../parser.ts'
import type { Amount } from '../../tree/amounts.ts'
import {
  ACTIVATED,
  type ActivatedKeywordAbility,
  type Cost,
  CUMULATIVE,
  ISOLATED,
  type KeywordAbility,
} from '../../tree/tree.ts'
import { replaceX, resolvePronouns } from '../after/pronouns-and-x.ts'
import { variable, whereX, X } from '../nouns/amounts.ts'
import { cost, tellsX } from './costs.ts'

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
/** Both, as much of each as its player likes; or one of them. */
const beside = either<'besides' | 'instead'>(
  pattern(/and(?:\/or)?\b/, () => 'besides'),
  pattern(/or\b/, () => 'instead'),
)
const rolls = (part: Cost): boolean => part.pay === 'act' && part.act.do === 'roll'
const face = pattern(/(?:an? )?([1-6])\b/, ([, digit]) => Number(digit))
/** `4 or more`, `a 5 or a 6`. */
const shown: Parser<readonly number[]> = either<readonly number[]>(
  say`${face} or (?:more|higher|greater)`((least) => [1, 2, 3, 4, 5, 6].slice(least - 1)),
  say`${face} or (?:less|lower|fewer)`((most) => [1, 2, 3, 4, 5, 6].slice(0, most)),
  say`an even number`(() => [2, 4, 6]),
  say`an odd number`(() => [1, 3, 5]),
  separated(
    face,
    pattern(/,? or\b|,/, () => null),
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
  say`${costBefore} ${either(...ACTIVATED.map((one) => named(one, 0)))} ${beside} ${either(...ACTIVATED.map((one) => named(one, 0)))}`(
    (paid, one, how, other): ActivatedKeywordAbility =>
      resolvePronouns({ ability: 'activated', cost: paid ?? [], ...one, with: { how, ...other } }),
  ),
  say`${where(cost, (paid) => paid.some(rolls))} -> ${either(...ACTIVATED.map((one) => named(one, 0)))} if (?:you )?rolls? ${shown}`(
    (paid, one, rolled): ActivatedKeywordAbility =>
      resolvePronouns({ ability: 'activated', cost: paid, ...one, rolled }),
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
