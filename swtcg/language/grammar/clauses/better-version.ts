/** `Tap a unit. If it is damaged, discard it instead`: the better version of a clause, on a condition. */

import { either, type Parser, say, where } from '../../parser.ts'
import type { Condition } from '../../tree/conditions.ts'
import type { Duration, Instruction } from '../../tree/instructions.ts'
import type { Filter } from '../../tree/nouns.ts'
import { condition } from '../conditions/conditions.ts'
import { UNSAID } from '../instructions/unsaid.ts'
import { THAT } from '../nouns/references.ts'

type Instructions = readonly Instruction[]

/** The better version of a clause takes its place; both speak of what the clause chose. */
function inItsPlace(done: Instruction, when: Condition, instead: Instructions): Instructions {
  const noun = 'who' in done && typeof done.who === 'object' && 'take' in done.who ? done.who : null
  const plainly = noun ? ({ ...done, who: THAT } as Instruction) : done
  const choice: Instructions = noun ? [{ do: 'choose', what: noun }] : []
  const so = 'for' in done ? instead.map((each) => lastingLike(each, done.for)) : instead
  return [...choice, { do: 'if', condition: when, so, otherwise: [plainly] }]
}
/** `Search your deck for a card and put it into your hand. If it is a Jedi, put it into play instead`: it moves on. */
function movesOn(done: Instruction, when: Condition, instead: Instructions): Instructions {
  return [done, { do: 'if', condition: when, so: instead }]
}
const isMove = ([done, then]: Instructions): boolean =>
  done?.do === 'search' && then?.do === 'if' && then.so.every((each) => each.do === 'put')
/** What only the clause finds is not known before it. */
const asksTooSoon = ([first]: Instructions): boolean =>
  first?.do === 'if' &&
  first.otherwise?.some((each) => each.do === 'search') === true &&
  !isToldAlready(first.condition)

/** What is so of each of many cannot be asked of all of them together. */
function isOfOne([first, second]: Instructions): boolean {
  if (first?.do !== 'choose' || first.what.take.take === 'exactly' || isFighter(first.what.of)) return true
  return second?.do !== 'if' || isToldAlready(second.condition)
}
/** Of those there is one in an attack. */
const isFighter = ({ state = [] }: Filter): boolean =>
  state.includes('attacking') || state.includes('defending')
/** What names no duration lasts as long as what it takes the place of. */
const lastingLike = (done: Instruction, lasts: Duration): Instruction =>
  'for' in done && done.for === UNSAID ? ({ ...done, for: lasts } as Instruction) : done
/** Speaks of nothing that is only chosen then. */
export function isToldAlready(when: Condition): boolean {
  return !/"the":"(?:it|chosen)"/.test(JSON.stringify(when))
}

export const better = (clause: Parser<Instruction>, several: Parser<Instructions>): Parser<Instructions> =>
  either(
    where(
      say`${clause}[.] if ${condition}, ${several},? instead`(inItsPlace),
      (read) => isOfOne(read) && !asksTooSoon(read),
    ),
    where(say`${clause}[.] if ${condition}, ${several},? instead`(movesOn), isMove),
  )
