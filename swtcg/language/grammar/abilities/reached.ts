/** States that are reached by counters: `when there are 3 or more corruption counters on this unit`. */

import type { Parser } from '../../parser.ts'
import type { Condition } from '../../tree/conditions.ts'
import type { Trigger } from '../../tree/triggers.ts'
import { condition } from '../conditions/conditions.ts'
import { SELF } from '../nouns/references.ts'

interface Reached {
  readonly when: Trigger
  readonly only: Condition
}
/** It becomes so when counters of that kind are put there. */
export const reached: Parser<Reached> = (source, at) =>
  condition(source, at).flatMap(({ value: only, end }) => {
    const counter = counterOnItself(only)
    return counter ? [{ value: { when: { when: 'is-marked', on: SELF, counter }, only }, end }] : []
  })

function counterOnItself(only: Condition): string | undefined {
  if (only.if !== 'compare' || only.is !== 'at-least' || typeof only.left !== 'object') return undefined
  const { left } = only
  return left.amount === 'counters' && left.on.the === 'self' ? left.counter : undefined
}
