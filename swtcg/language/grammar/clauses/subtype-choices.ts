/** A subtype that somebody chooses among some: one mode for each of them, in which it is named. */

import { mentions } from '@dejarik/kernel/language'
import { CHOSEN_SUBTYPE, withSubtype } from '../../chosen-subtype.ts'
import { either, map, type Parser, pattern, say, separated, where } from '../../parser.ts'
import type { Instruction } from '../../tree/instructions.ts'
import { subtypeName } from '../nouns/heads.ts'
import { or } from '../nouns/words.ts'

type Instructions = readonly Instruction[]
const opening = pattern(/choose (?:one|a subtype):/i, () => null)

const speaksOfIt = (done: Instructions): boolean => mentions(done, CHOSEN_SUBTYPE)

const anySubtype = pattern(/choose (?:a|any) subtype\b/i, () => null)
const besides = pattern(/[.;,]? (?:if you do, )?(?:and )?/i, () => null)
/** `Choose a subtype. Each unit of the chosen subtype gets …`: any that there is. */
export const namingSubtype = (clauses: Parser<Instructions>): Parser<Instructions> => {
  const told = upToLast(clauses)
  return either<Instructions>(
    say`${anySubtype} ${besides} ${told}`((_, __, done) => naming(done)),
    say`you may ${anySubtype} ${besides} ${told}`((_, __, done) => [
      { do: 'may', who: 'you', what: naming(done) },
    ]),
  )
}
/** What no longer speaks of the subtype is said after it. */
function naming(done: Instructions): Instructions {
  const last = done.findLastIndex((one) => speaksOfIt([one]))
  return [{ do: 'choose-subtype', what: done.slice(0, last + 1) }, ...done.slice(last + 1)]
}
const stop = pattern(/[.] (?:then,? |also,? )?/i, () => null)
/** Sentences up to one that speaks of the subtype; those after it stand by themselves. */
const upToLast = (clauses: Parser<Instructions>): Parser<Instructions> =>
  map(
    where(separated(clauses, stop), (all) => speaksOfIt(all.at(-1) ?? [])),
    (all) => all.flat(),
  )

/** `Choose one: Clone, Droid or Jedi. Each unit of that type gets …`. */
export const choosingSubtype = (clauses: Parser<Instructions>): Parser<Instructions> =>
  say`${opening} ${separated(subtypeName, or)}[.] ${where(clauses, speaksOfIt)}`((_, names, done) => [
    { do: 'choose-one', who: 'you', of: names.map((named) => withSubtype(done, named)) },
  ])
