/** A subtype that somebody chooses among some: one mode for each of them, in which it is named. */
import { mentions, rewrite } from '@dejarik/kernel/language'
import { type Parser, pattern, say, separated, where } from '../../parser.ts'
import type { Instruction } from '../../tree/instructions.ts'
import { CHOSEN_SUBTYPE } from '../after/chosen-subtype.ts'
import { subtypeName } from '../nouns/heads.ts'
import { or } from '../nouns/words.ts'

type Instructions = readonly Instruction[]
const opening = pattern(/choose (?:one|a subtype):/i, () => null)

const withSubtype = (done: Instructions, named: string): Instructions =>
  rewrite(done, (part) => {
    const { subtypes } = part
    return Array.isArray(subtypes) && subtypes.includes(CHOSEN_SUBTYPE)
      ? { ...part, subtypes: [named] }
      : part
  }) as Instructions

const speaksOfIt = (done: Instructions): boolean => mentions(done, CHOSEN_SUBTYPE)

/** `Choose one: Clone, Droid or Jedi. Each unit of that type gets …`. */
export const choosingSubtype = (clauses: Parser<Instructions>): Parser<Instructions> =>
  say`${opening} ${separated(subtypeName, or)}[.] ${where(clauses, speaksOfIt)}`((_, names, done) => [
    { do: 'choose-one', who: 'you', of: names.map((named) => withSubtype(done, named)) },
  ])
