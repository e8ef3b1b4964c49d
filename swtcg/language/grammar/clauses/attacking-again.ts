/** Attacks that an effect lets a unit make besides, or make otherwise. */

import { either, nothing, type Parser, pattern, say } from '../../parser.ts'
import type { Gain, Instruction } from '../../tree/instructions.ts'
import { attack } from '../instructions/attacks.ts'
import { besideDefender } from '../instructions/damage.ts'
import { reference } from '../nouns/references.ts'
import { noun } from '../nouns/selectors.ts'
import { plainGain } from './gains.ts'

type Instructions = readonly Instruction[]

const tapAnd: Parser<boolean> = either(
  say`tap and`(() => true),
  nothing(false),
)
const withGain: Parser<Gain | null> = either<Gain | null>(
  say`with ${plainGain}`((gain) => gain),
  nothing(null),
)
const may = (what: Instructions): Instructions => [{ do: 'may', who: 'you', what }]
/** Nobody is left to attack: then it ends anyway. */
const noOther = pattern(/(?:[.] If you can't choose another unit, the attack ends\b)?/, () => null)

export const attackingAgain: Parser<Instructions> = either<Instructions>(
  say`${reference} may ${tapAnd} attack ${noun} ${withGain}(?! instead)`((unit, tapping, target, gain) =>
    may([
      ...(tapping ? [{ do: 'tap' as const, who: unit }] : []),
      ...(gain ? [{ do: 'get' as const, who: unit, gain, for: 'this-attack' as const }] : []),
      attack(unit, target),
    ]),
  ),
  say`${reference} may attack ${noun} instead${noOther}`((_, to) =>
    may([{ do: 'redirect-attack', to: besideDefender(to) }]),
  ),
)
