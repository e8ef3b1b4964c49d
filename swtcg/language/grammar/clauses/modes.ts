/** One of several modes, or more of them: each is a list of clauses of its own. */

import { either, later, longest, map, type Parser, pattern, say, separated, where } from '../../parser.ts'
import type { Instruction } from '../../tree/instructions.ts'
import { cost, payment } from '../abilities/costs.ts'
import { condition } from '../conditions/conditions.ts'
import { UNSAID } from '../instructions/unsaid.ts'
import { noun } from '../nouns/selectors.ts'
import { count, duration, or } from '../nouns/words.ts'
import { plainGain, singleGain } from './gains.ts'
import { plain } from './plain-clauses.ts'

type Instructions = readonly Instruction[]

export const modeEnd = pattern(/[,;.]? or\b(?!:)|,(?! and| then| or)/i, () => null)
const within = pattern(/, and then\b|, then\b|, and\b|and then\b|;|and\b/i, () => null)
/** Inside one of several modes, which commas tell apart. */
export const joinedAnd = (one: Parser<Instructions>): Parser<Instructions> =>
  map(
    separated(
      one,
      either(
        within,
        pattern(/[.]/, () => null),
      ),
    ),
    (parts) => parts.flat(),
  )
/** The same, where a sentence of its own belongs to the mode only if it speaks of what the mode has found. */
const joinedClosely = (one: Parser<Instructions>): Parser<Instructions> => {
  const inside = map(separated(one, within), (parts) => parts.flat())
  return either<Instructions>(
    inside,
    say`${where(inside, findsCards)}[.] ${where(joinedAnd(one), speaksOfFound)}`((done, more) => [
      ...done,
      ...more,
    ]),
  )
}
function findsCards(done: Instructions): boolean {
  return /"take":|"do":"(?:search|look-at|reveal)/.test(JSON.stringify(done))
}
function speaksOfFound([first]: Instructions): boolean {
  return /"name":"(?:that|those|picked)"|"the":"it"|"in":"those"|"that-much"/.test(JSON.stringify(first))
}
/** One of several modes; it may be open only on a condition. */
const oneMode: Parser<Instructions> = either<Instructions>(
  joinedAnd(plain),
  say`${joinedAnd(plain)}[.] Play only if ${condition}`((so, when) => [{ do: 'if', condition: when, so }]),
  say`${later(() => cost)} -> ${joinedAnd(plain)}`((paid, so) => [
    { do: 'may-pay', who: 'you', cost: paid, so, otherwise: [] },
  ]),
  say`${later(() => payment)} to ${joinedAnd(plain)}`((paid, so) => [
    { do: 'may-pay', who: 'you', cost: paid, so, otherwise: [] },
  ]),
)
const orElse = pattern(/[.,;]? or:/i, () => null)
const howMany: Parser<number> = either(
  pattern(/one(?: of the following)?[:-]/, () => 1),
  say`${where(count, (number) => number > 1)}[:-]`((number) => number),
)
interface Modes {
  readonly count: number
  readonly of: readonly Instructions[]
}
export const mode: Parser<Instructions> = map(
  either<Modes>(
    say`choose ${howMany} ${separated(
      either(
        joinedClosely(plain),
        say`${plain} if ${condition}`((so, when): Instructions => [{ do: 'if', condition: when, so }]),
      ),
      modeEnd,
    )}(?![.,;]? or:)`((number, of) => ({ count: number, of })),
    // Where each begins with Or:, what follows the last belongs to it.
    longest(
      say`choose ${howMany} ${where(separated(oneMode, orElse), (of) => of.length > 1)}`((number, of) => ({
        count: number,
        of,
      })),
    ),
    say`choose one[:-] ${noun} gets? ${separated(singleGain, or)} ${duration}`((who, gains, lasts) => ({
      count: 1,
      of: gains.map((gain): Instructions => [{ do: 'get', who, gain, for: lasts }]),
    })),
    say`choose one[:-] ${noun} gets? ${plainGain} ${duration} or ${plainGain} ${duration}`(
      (who, one, lasts, other, long) => ({
        count: 1,
        of: [[{ do: 'get', who, gain: one, for: lasts }], [{ do: 'get', who, gain: other, for: long }]],
      }),
    ),
  ),
  ({ of, count: number }) => [
    { do: 'choose-one', who: 'you', of: sameDuration(of), ...(number > 1 ? { count: number } : {}) },
  ],
)
/** `It gets one of the following until end of turn: …`. */
export const oneOfGains: Parser<Instructions> = either<Instructions>(
  mode,
  say`${noun} gets? one of the following ${duration}: ${separated(singleGain, or)}`((who, lasts, gains) => [
    { do: 'choose-one', who: 'you', of: gains.map((gain) => [{ do: 'get', who, gain, for: lasts }]) },
  ]),
)
/** A duration that only the last of them names counts for all. */
function sameDuration(modes: readonly Instructions[]): readonly Instructions[] {
  const [last] = modes.at(-1) ?? []
  if (last?.do !== 'get') return modes
  return modes.map((one) =>
    one.map((each) => (each.do === 'get' && each.for === UNSAID ? { ...each, for: last.for } : each)),
  )
}
