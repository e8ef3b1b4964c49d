/** What a unit gets from an effect: numbers, keywords, abilities in quotation marks. */

import { rewrite } from '@dejarik/kernel/language'
import { areApart } from '../../apart.ts'
import { CHOSEN_SUBTYPE } from '../../chosen-subtype.ts'
import { hasNumber, nameOfKeyword } from '../../keywords.ts'
import {
  either,
  first,
  map,
  type Parser,
  pattern,
  phrase,
  remember,
  say,
  separated,
  where,
} from '../../parser.ts'
import type { Amount } from '../../tree/amounts.ts'
import type { Gain } from '../../tree/instructions.ts'
import {
  type Ability,
  ACTIVATED,
  type ActivatedKeywordAbility,
  CUMULATIVE,
  ISOLATED,
} from '../../tree/tree.ts'
import { replaceX } from '../after/pronouns-and-x.ts'
import { perEach, signed, times, variable, whereX, X } from '../nouns/amounts.ts'
import { subtypeName } from '../nouns/heads.ts'
import { SELF } from '../nouns/references.ts'
import { statistic } from '../nouns/words.ts'

type GainedKeyword = NonNullable<Gain['keywords']>[number]

const number: Parser<Gain> = say`${signed} ${statistic}`((amount, name) => ({ [name]: amount }))
const value: Parser<Amount> = either<Amount>(
  pattern(/-?\d+\b/, ([digits]) => Number(digits)),
  pattern(/-X\b/, () => times(-1, X)),
  variable,
)
const keyword: Parser<GainedKeyword> = either<GainedKeyword>(
  ...[...CUMULATIVE, ...ISOLATED].map((name) =>
    hasNumber(name)
      ? say`${phrase(nameOfKeyword(name))} ${value}`((_, amount) => ({ keyword: name, value: amount }))
      : map(phrase(nameOfKeyword(name)), () => ({ keyword: name, value: 1 })),
  ),
)
const sentence: Parser<readonly Ability[]> = (source, at) => source.quoted(source, at)
/** One ability, or several sentences that are one each. */
const quoted: Parser<readonly Ability[]> = first<readonly Ability[]>(
  say`"${sentence}[.]?"`((abilities) => abilities),
  where(
    say`"${separated(
      sentence,
      pattern(/[.] /, () => null),
    )}[.]?"`((all) => all.flat()),
    areApart,
  ),
)

/** Abilities in quotation marks, one after another. */
export const quotations: Parser<readonly Ability[]> = map(
  separated(
    quoted,
    pattern(/,? and\b|,/, () => null),
  ),
  (all) => all.flat(),
)

const subtype: Parser<Gain> = either<Gain>(
  say`the chosen subtype`(() => ({
    abilities: [{ ability: 'treat-as', subtypes: [CHOSEN_SUBTYPE] }],
  })),
  say`the ${subtypeName} subtype`((named) => ({
    abilities: [{ ability: 'treat-as', subtypes: [named] }],
  })),
  say`the ${subtypeName} and ${subtypeName} subtypes?`((one, other) => ({
    abilities: [{ ability: 'treat-as', subtypes: [one, other] }],
  })),
)
const hiddenCost: Parser<Gain> = say`Hidden Cost ${pattern(/\d+\b/, ([digits]) => Number(digits))}`(
  (value) => ({
    abilities: [{ ability: 'hidden-cost', value }],
  }),
)
const forNothing = (keyword: ActivatedKeywordAbility['keyword'], value: number): Gain => ({
  abilities: [{ ability: 'activated', cost: [], keyword, value }],
})
/** `Evade 2` without a price: it is used for nothing (idc/keyword/retaliate-no-printed-cost). */
const unpriced: Parser<Gain> = either<Gain>(
  ...ACTIVATED.map((keyword) =>
    hasNumber(keyword)
      ? say`${phrase(nameOfKeyword(keyword))} ${pattern(/\d+\b/, ([digits]) => Number(digits))}`(
          (_, number) => forNothing(keyword, number),
        )
      : map(phrase(nameOfKeyword(keyword)), () => forNothing(keyword, 0)),
  ),
)
const part: Parser<Gain> = either<Gain>(
  unpriced,
  subtype,
  hiddenCost,
  number,
  map(keyword, (one) => ({ keywords: [one] })),
  map(quoted, (abilities) => ({ abilities })),
)
/** A number, a keyword or an ability alone. */
export const singleGain = part
const join = pattern(/,? and\b|,/, () => null)

export function addUp(parts: readonly Gain[]): Gain {
  const keywords = parts.flatMap((one) => one.keywords ?? [])
  const abilities = parts.flatMap((one) => one.abilities ?? [])
  return {
    ...Object.assign({}, ...parts),
    ...(keywords.length > 0 ? { keywords } : {}),
    ...(abilities.length > 0 ? { abilities } : {}),
  }
}

/** `+20 speed, +1 power and Critical Hit 1`. */
export const plainGain: Parser<Gain> = remember(map(separated(part, join), addUp))

export const perTimes = (gain: Gain, each: Amount): Gain => {
  const scaled = (amount: Amount): Amount => (typeof amount === 'number' ? times(amount, each) : amount)
  return {
    ...gain,
    ...(gain.speed === undefined ? {} : { speed: scaled(gain.speed) }),
    ...(gain.power === undefined ? {} : { power: scaled(gain.power) }),
    ...(gain.health === undefined ? {} : { health: scaled(gain.health) }),
    ...(gain.keywords
      ? { keywords: gain.keywords.map((one) => ({ ...one, value: scaled(one.value) })) }
      : {}),
  }
}

/** X of a keyword in a quotation, as the unit that gets it sees it. */
function withinQuotes(gain: Gain, is: Amount): Gain {
  if (!gain.abilities) return gain
  const own = rewrite(is, (part) =>
    part['the'] === 'it' || part['the'] === 'chosen' ? SELF : part,
  ) as Amount
  const told = (ability: Ability): Ability =>
    ability.ability === 'activated' && isUnpaidX(ability) ? { ...ability, value: own } : ability
  return { ...gain, abilities: gain.abilities.map(told) }
}
const isUnpaidX = ({ value, cost }: ActivatedKeywordAbility): boolean =>
  value === X && !cost.some((part) => part.pay === 'act' && part.act.do === 'pay-x')

/** How the numbers of a gain are told after it, and after its duration. */
export type Scale = (gain: Gain) => Gain
export const scale: Parser<Scale> = either<Scale>(
  map(perEach, (each) => (gain: Gain) => perTimes(gain, each)),
  map(whereX, (is) => (gain: Gain) => {
    const told = withinQuotes(replaceX(gain, is), is)
    return isUnchanged(told, gain) ? { ...gain, power: OPEN } : told
  }),
)
/** X is told to no use: what is open is not understood. */
const OPEN: Amount = { amount: 'bound', name: 'unsaid' }
const isUnchanged = (one: Gain, other: Gain): boolean => JSON.stringify(one) === JSON.stringify(other)
