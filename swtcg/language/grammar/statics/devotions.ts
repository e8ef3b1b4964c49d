/** Devotions: what units get by the number of counters on a Campaign, all steps up to it (now/vong/devotions). */

import { self } from '../../names.ts'
import { type Parser, pattern, say, separated } from '../../parser.ts'
import type { Gain } from '../../tree/instructions.ts'
import type { StaticAbility } from '../../tree/tree.ts'
import { plainGain } from '../clauses/gains.ts'
import { counterKind } from '../instructions/marking.ts'
import { filter } from '../nouns/filters.ts'
import { merge } from '../nouns/merging.ts'
import { SELF } from '../nouns/references.ts'
import { count } from '../nouns/words.ts'

interface Step {
  readonly counters: number
  readonly gain: Gain
}
const step: Parser<Step> = say`${count} counters?: ${plainGain}`((counters, gain) => ({ counters, gain }))

/** Each step stands by itself. */
export const devotion: Parser<readonly StaticAbility[]> =
  say`as long as you have at least X ${counterKind} on ${self}, where X is a number of counters listed below, each of your ${filter} gets the following up to X: ${separated(
    step,
    pattern(/;/, () => null),
  )}`((counter, _, of, steps) =>
    steps.map(({ counters, gain }) => ({
      ability: 'static',
      while: {
        if: 'compare',
        left: { amount: 'counters', counter, on: SELF },
        is: 'at-least',
        right: counters,
      },
      who: merge({ whose: 'you' }, of),
      gain,
    })),
  )
