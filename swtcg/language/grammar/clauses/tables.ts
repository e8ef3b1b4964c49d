/** Lines of a table that a die chooses from. */

import { either, type Parser, pattern, say, separated } from '../../parser.ts'
import type { Instruction } from '../../tree/instructions.ts'
import { reference } from '../nouns/references.ts'
import { noun } from '../nouns/selectors.ts'
import { duration } from '../nouns/words.ts'
import { singleGain } from './gains.ts'

type Instructions = readonly Instruction[]
const face = pattern(/([1-6])[)]/, ([, digit]) => Number(digit))
const comma = pattern(/[,;]/, () => null)
const stop = pattern(/[;.]/, () => null)
const SIX = 6

const gains = separated(
  say`${face} ${singleGain}`((number, gain) => ({ number, gain })),
  comma,
)
const rolled = (faces: readonly number[], so: Instructions): Instruction => ({
  do: 'if',
  condition: { if: 'rolled', faces },
  so,
})

/** `For this attack, this unit gets 1) …, 2) …. If you roll a 6, it gets all 5 effects`; or a line of text for each face. */
export const dieTable = (line: Parser<Instructions>): Parser<Instructions> =>
  either<Instructions>(
    say`${duration}, ${noun} gets:? ${gains}[.] if you roll a 6, ${reference} gets all \d effects`(
      (lasts, who, rows) =>
        rows.map(({ number, gain }) => rolled([number, SIX], [{ do: 'get', who, gain, for: lasts }])),
    ),
    say`if you roll an?: ${separated(
      say`${face} ${line}`((number, so) => rolled([number], so)),
      stop,
    )}`((rows) => rows),
  )
