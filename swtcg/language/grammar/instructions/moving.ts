/** Clauses about damage counters that go from one unit to another. */

import { either, type Parser, pattern, say, where } from '../../parser.ts'
import type { Instruction } from '../../tree/instructions.ts'
import type { Noun, Reference } from '../../tree/nouns.ts'
import { merge } from '../nouns/merging.ts'
import { reference, THAT } from '../nouns/references.ts'
import { noun, selector } from '../nouns/selectors.ts'
import { count, specialCounter } from '../nouns/words.ts'

type Moved = Extract<Instruction, { readonly do: 'move-counters' }>['amount']
const counters = pattern(/damage counters?\b/, () => null)
const moved: Parser<Moved> = either<Moved>(
  say`all ${counters}`(() => 'all'),
  say`any number of ${counters}`(() => 'any'),
  say`${count} ${counters}`((number) => number),
)
/** As far as the text says besides, the unit keeps 1 health. */
const untilSafe = pattern(/(?:until [\w' -]+? is at 1 remaining health(?: or more)?)?/, () => null)
const theirs = pattern(/another (?:one )?of that player's\b/, () => null)
const samePlayers: Parser<Noun> = say`${theirs} units? in that arena`(() => ({
  take: { take: 'exactly', count: 1 },
  of: {
    kind: ['unit'],
    other: true,
    place: { in: 'same-arena', as: THAT },
    controlledWith: THAT,
  },
}))
const target: Parser<Noun> = either(samePlayers, noun)
const move = (from: Reference, who: Noun, amount: Moved, counter?: string): Instruction => ({
  do: 'move-counters',
  from,
  who: apart(who, from),
  amount,
  ...(counter ? { counter } : {}),
})
/** Another than the one that they come from. */
function apart(who: Noun, from: Reference): Noun {
  if ('the' in who || !who.of.other) return who
  const { other: _, ...of } = who.of
  return { ...who, of: from.the === 'self' ? who.of : { ...of, apartFrom: from } }
}
export const movingCounters: Parser<readonly Instruction[]> = either<readonly Instruction[]>(
  say`move ${moved} from ${reference} to ${target} ${untilSafe}`((amount, from, who) => [
    move(from, who, amount),
  ]),
  say`move ${either<Moved>(
    count,
    pattern(/all\b/, () => 'all'),
  )} ${specialCounter} from ${reference} to ${target}`((amount, counter, from, who) => [
    move(from, who, amount, counter),
  ]),
  say`move ${moved} from ${where(selector, ({ take }) => take.take === 'exactly')} to ${target} ${untilSafe}`(
    (amount, { take, of }, who) => [{ do: 'choose', what: { take, of: merge(of) } }, move(THAT, who, amount)],
  ),
)
