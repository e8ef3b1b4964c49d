/** What is measured of cards, and limits to it: `power 3 or less`, `a lower speed than this unit`. */

import { either, type Parser, pattern, say } from '../../parser.ts'
import { IT } from '../../placeholders.ts'
import type { Filter, Measure, Reference } from '../../tree/nouns.ts'
import { reference } from './references.ts'

const MEASURES: Readonly<Record<string, Measure>> = {
  speed: 'speed',
  power: 'power',
  health: 'health',
  'total speed': 'speed',
  'total power': 'power',
  'total health': 'health',
  'printed speed': 'printed-speed',
  'printed power': 'printed-power',
  'printed health': 'printed-health',
  'build cost': 'cost',
  'printed build cost': 'cost',
  'total build cost': 'total-cost',
  'remaining build cost': 'remaining-cost',
  'remaining health': 'remaining-health',
}
const longestFirst = Object.keys(MEASURES).sort((one, other) => other.length - one.length)
export const measure: Parser<Measure> = pattern(
  new RegExp(`(${longestFirst.join('|')})\\b`, 'i'),
  ([, words]) => MEASURES[words!.toLowerCase()]!,
)

type Limit = NonNullable<Filter['number']>
const limited = (of: Measure, is: Limit['is'], than: Limit['than']): Filter => ({ number: { of, is, than } })

const digits = pattern(/\d+\b/, ([text]) => Number(text))
const having = pattern(/(?:with|that ha(?:s|ve)) (?:an? )?/, () => null)
const fixed: Parser<Filter> = either<Filter>(
  say`${having} ${measure} (?:of )?${digits} or (?:less|fewer|lower)`((_, of, than) =>
    limited(of, 'at-most', than),
  ),
  say`${having} ${measure} (?:of )?${digits} or (?:more|greater|higher)`((_, of, than) =>
    limited(of, 'at-least', than),
  ),
  say`${having} ${digits} or (?:less|fewer) ${measure}`((_, than, of) => limited(of, 'at-most', than)),
  say`${having} ${digits} ${measure} or (?:more|greater)`((_, than, of) => limited(of, 'at-least', than)),
  say`${having} ${digits} ${measure} or less`((_, than, of) => limited(of, 'at-most', than)),
  say`${having} ${digits} or (?:more|greater) ${measure}`((_, than, of) => limited(of, 'at-least', than)),
  say`${having} ${measure} (?:of )?${digits}(?! or)`((_, of, than) => limited(of, 'exactly', than)),
  say`${having} ${digits} ${measure}(?! or)`((_, than, of) => limited(of, 'exactly', than)),
  say`that (?:costs?|ha(?:s|ve) a build cost of) ${digits} or less(?: to build)?`((than) =>
    limited('cost', 'at-most', than),
  ),
)

const X: Limit['than'] = { amount: 'bound', name: 'X' }
const counted = pattern(/the number of counters removed\b/, (): Limit['than'] => ({
  amount: 'bound',
  name: 'that-much',
}))
const variable: Parser<Filter> = either<Filter>(
  say`${having} ${measure} equal to or less than ${counted}`((_, of, than) => limited(of, 'at-most', than)),
  say`${having} ${measure} (?:of )?(?:equal to or less than X|X or less)`((_, of) =>
    limited(of, 'at-most', X),
  ),
  say`${having} ${measure} (?:of |equal to )?X(?! or)`((_, of) => limited(of, 'exactly', X)),
)

const COMPARED: Readonly<Record<string, Limit['is']>> = {
  higher: 'more',
  greater: 'more',
  more: 'more',
  lower: 'less',
  less: 'less',
}
const comparison = pattern(
  new RegExp(`(?:an? )?(${Object.keys(COMPARED).join('|')})\\b`),
  ([, word]) => COMPARED[word!]!,
)
const of = (statistic: Measure, card: Reference): Limit['than'] => ({
  amount: 'statistic',
  statistic,
  of: card,
})
/** Beside another card. */
const relative: Parser<Filter> = either<Filter>(
  say`${having} ${comparison} ${measure} than ${reference}`((_, is, what, card) =>
    limited(what, is, of(what, card)),
  ),
  say`${having} ${measure} (?:equal to or less than|less than or equal to) ${reference}(?!')`(
    (_, what, card) => limited(what, 'at-most', of(what, card)),
  ),
  say`${having} ${comparison} ${measure}(?! than)`((_, is, what) => limited(what, is, of(what, IT))),
  say`${having} equal or greater ${measure}(?! than)`((_, what) => limited(what, 'at-least', of(what, IT))),
  say`${having} equal or greater ${measure} than ${reference}`((_, what, card) =>
    limited(what, 'at-least', of(what, card)),
  ),
)
const itsOwn = pattern(/(?:its|their|his|her)\b/, () => null)
/** Beside another number of the same card. */
const own: Parser<Filter> = either<Filter>(
  say`${having} ${measure} ${comparison} than ${itsOwn} ${measure}`((_, one, is, __, than) => ({
    own: { of: one, is, than },
  })),
  say`${having} ${measure} equal to ${itsOwn} ${measure}`((_, one, __, than) => ({
    own: { of: one, is: 'exactly', than },
  })),
)
export const limit: Parser<Filter> = either(fixed, variable, relative, own)
