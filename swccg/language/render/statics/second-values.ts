/** One thing that has a second value under a condition: "power +1 (or +2 if you have an Ugnaught on Anoat)". */
import { same } from '@dejarik/kernel'
import type { Condition } from '../../../text/condition.ts'
import type { Static } from '../../../text/statics.ts'
import { sayAdded, sayAmount } from '../amounts.ts'
import { sayWhen } from '../conditions/conditions.ts'
import type { Speaker } from '../nouns/speaker.ts'
import type { NumberChange } from './number-clauses.ts'

export interface SecondValue {
  /** What holds, with the first value, under what both values ask. */
  readonly one: Static
  readonly says: string
}

const partsOf = (when: Condition | undefined): readonly Condition[] =>
  when === undefined ? [] : when.if === 'all' ? when.of : [when]
const whole = (of: readonly Condition[]): Condition => (of.length === 1 ? of[0]! : { if: 'all', of })

/** Two that differ in their value, one of which holds where the other does not. */
export function secondValue(
  first: Static | undefined,
  second: Static | undefined,
  speaker: Speaker,
): SecondValue | undefined {
  if (!first || !second || !('when' in first) || !('when' in second)) return undefined
  const value = sayValue(second, speaker)
  if (value === undefined || !same(unvalued(first), unvalued(second))) return undefined
  const [mine, theirs] = [partsOf(first.when), partsOf(second.when)]
  const common = mine.filter((each) => theirs.some((other) => same(each, other)))
  const [not, ...more] = mine.filter((each) => !common.includes(each))
  const held = theirs.filter((each) => !common.some((other) => same(each, other)))
  if (not?.if !== 'not' || more.length > 0 || held.length === 0 || !same(not.of, whole(held)))
    return undefined
  const { when: _, ...plain } = first
  const one = (common.length > 0 ? { ...plain, when: whole(common) } : plain) as Static
  return { one, says: `(or ${value} ${sayWhen(whole(held), speaker)})` }
}

/** The second value as it stands in the bracket. */
function sayValue(one: Static, speaker: Speaker): string | undefined {
  if (one.static !== 'number' && one.static !== 'side-number' && one.static !== 'deploy-cost')
    return undefined
  if ('add' in one && typeof one.add === 'number')
    return one.static === 'number' && isCarried(one) && speaker.facts.kind === 'character'
      ? String(Math.abs(one.add))
      : sayAdded(one.add, speaker)
  if (
    one.static === 'number' &&
    one.change === 'immunity' &&
    'become' in one &&
    typeof one.become === 'number'
  )
    return `< ${sayAmount(one.become, speaker)}`
  return undefined
}
/** "Adds 2 to power of anything he pilots": the number has no sign. */
const isCarried = ({ of, change }: NumberChange): boolean =>
  of.the === 'host' || (change === 'weapon-draw' && same(of, { kind: 'weapon', on: { the: 'host' } }))

function unvalued(one: Static): unknown {
  const { when: _, ...rest } = one as Static & { when?: Condition }
  if ('add' in rest) return { ...rest, add: typeof rest.add === 'number' ? Math.sign(rest.add) : rest.add }
  return 'become' in rest ? { ...rest, become: 0 } : rest
}
