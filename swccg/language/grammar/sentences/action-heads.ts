/** What stands before and after an action: when, how often, under which condition, at which price. */
import { either, map, nothing, pattern, remember, say, separated } from '@dejarik/kernel/language'
import type { Amount } from '../../../text/condition.ts'
import type { Parser, Source } from '../../source.ts'
import { measure as amount } from '../amounts/measures.ts'
import { all, condition, under } from '../conditions/conditions.ts'
import { habit, moment, time } from '../conditions/times.ts'
import { ownName } from '../nouns/names.ts'
import { type Deed, joinDeeds } from './deeds.ts'

/** What stands before: a time, a limit, something that just happened, a condition. */
const head: Parser<Deed> = either<Deed>(
  time,
  say`(?:if|when|whenever|each time) ${moment}`((deed) => deed),
  say`(?:when|whenever|each time) ${habit}`((deed) => deed),
  say`(?:if|when) ${moment},? (?:and(?: if| while)?|while) ${condition}`((deed, when) => ({
    ...deed,
    if: deed.if ? all(deed.if, when) : when,
  })),
  map(under, (when): Deed => ({ if: when })),
)
export const comma: Parser<unknown> = pattern(/,? ?/, () => null)
export const heads: Parser<Deed> = remember((source: Source, at) =>
  either<readonly Deed[]>(
    nothing([]),
    map(
      separated(
        head,
        pattern(/,? /, () => null),
      ),
      (list) => list,
    ),
  )(source, at).flatMap(({ value, end }) => {
    const joined = joinDeeds(value)
    return joined ? [{ value: joined, end }] : []
  }),
)

/** The price: `use 1 Force to`. */
export const price: Parser<Deed> = either<Deed>(
  say`use ${amount} Force to`((cost: Amount) => ({ cost })),
  say`use Force equal to ${amount} to`((cost: Amount) => ({ cost })),
  say`lose ${amount} Force to`((n) => ({ first: [{ do: 'lose-force', who: 'you', amount: n }] })),
  nothing({}),
)

export const joinAll = (deeds: readonly Deed[]): readonly Deed[] => {
  const joined = joinDeeds(deeds)
  return joined ? [joined] : []
}

/** Who does it: the card itself, its player. */
export const doer: Parser<unknown> = either<unknown>(ownName, nothing(null))

/** What stands behind: `by using 2 Force`, `(once per turn)`. */
export const tail: Parser<Deed> = either<Deed>(
  say`by using ${amount} Force`((cost: Amount) => ({ cost })),
  say`\(${time}\)`((deed) => deed),
  say`(?:whenever|each time) ${habit}`((deed) => deed),
  nothing({}),
)
