/** What a unit gets from an effect: numbers, keywords, abilities in quotation marks. */
import type { Amount } from '../amounts.ts'
import type { Gain } from '../instructions.ts'
import { hasNumber, nameOfKeyword } from '../keywords.ts'
import { either, map, type Parser, pattern, phrase, remember, say, separated } from '../parser.ts'
import { type Ability, CUMULATIVE, ISOLATED } from '../tree.ts'
import { perEach, signed, times, whereX, X } from './amounts.ts'
import { subtypeName } from './filters.ts'
import { replaceX } from './settle.ts'
import { statistic } from './words.ts'

type GainedKeyword = NonNullable<Gain['keywords']>[number]

const number: Parser<Gain> = say`${signed} ${statistic}`((amount, name) => ({ [name]: amount }))
const value: Parser<Amount> = either<Amount>(
  pattern(/-?\d+\b/, ([digits]) => Number(digits)),
  pattern(/X\b/, () => X),
)
const keyword: Parser<GainedKeyword> = either<GainedKeyword>(
  ...[...CUMULATIVE, ...ISOLATED].map((name) =>
    hasNumber(name)
      ? say`${phrase(nameOfKeyword(name))} ${value}`((_, amount) => ({ keyword: name, value: amount }))
      : map(phrase(nameOfKeyword(name)), () => ({ keyword: name, value: 1 })),
  ),
)
const quoted: Parser<Ability> = say`"${(source, at) => source.quoted(source, at)}[.]?"`((ability) => ability)

const subtype: Parser<Gain> = say`the ${subtypeName} subtype`((named) => ({
  abilities: [{ ability: 'treat-as', subtypes: [named] }],
}))
const hiddenCost: Parser<Gain> = say`Hidden Cost ${pattern(/\d+\b/, ([digits]) => Number(digits))}`(
  (value) => ({
    abilities: [{ ability: 'hidden-cost', value }],
  }),
)
const part: Parser<Gain> = either<Gain>(
  subtype,
  hiddenCost,
  number,
  map(keyword, (one) => ({ keywords: [one] })),
  map(quoted, (ability) => ({ abilities: [ability] })),
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

/** How the numbers of a gain are told after it, and after its duration. */
export type Scale = (gain: Gain) => Gain
export const scale: Parser<Scale> = either<Scale>(
  map(perEach, (each) => (gain: Gain) => perTimes(gain, each)),
  map(whereX, (is) => (gain: Gain) => replaceX(gain, is)),
)
