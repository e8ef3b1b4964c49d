/** Clauses about counters on cards: build counters, and counters of other kinds. */

import { either, fittingCard, type Parser, pattern, say, unless, where } from '../../parser.ts'
import type { Amount } from '../../tree/amounts.ts'
import type { Instruction } from '../../tree/instructions.ts'
import type { Noun } from '../../tree/nouns.ts'
import { perEach, quantity, THAT_MUCH, times, units, X } from '../nouns/amounts.ts'
import { noun } from '../nouns/selectors.ts'
import { count, someCounter } from '../nouns/words.ts'

const buildCounters = quantity(units(/build counters?\b/))
/** Of a name, or of one that the player chooses. */
export const counterKind: Parser<string> = either<string>(
  someCounter,
  unless(
    someCounter,
    pattern(
      /(?!damage|build|extra|additional|more|or|and)([a-z]+) counters?\b(?! of any type)/i,
      ([, word]) => word!.toLowerCase(),
    ),
  ),
)
const howMany: Parser<Amount> = either<Amount>(
  count,
  pattern(/X\b/, () => X),
  pattern(/that many\b/, () => THAT_MUCH),
)
/** Counters without a name are those of a Resource (now/counters/resource-from-elsewhere). */
const bareCounters = quantity(units(/counters?\b(?! of any)/))
const resource: Parser<Noun> = either<Noun>(
  where(noun, (who) => 'take' in who && who.of.kind?.join() === 'resource'),
  fittingCard(
    where(noun, (who) => 'the' in who && who.the === 'self'),
    (_, { kind }) => kind === 'resource',
  ),
)
export const marking: Parser<Instruction> = either<Instruction>(
  say`put ${count} build counters? on ${noun} ${perEach}`((number, who, each) => ({
    do: 'put-build-counters',
    who,
    amount: times(number, each),
  })),
  say`put ${buildCounters} on ${noun}`((amount, who) => ({ do: 'put-build-counters', who, amount })),
  say`remove all build counters from ${noun}`((who) => ({ do: 'remove-build-counters', who, amount: 'all' })),
  say`remove all but ${count} build counters? from ${noun}`((but, who) => ({
    do: 'remove-build-counters',
    who,
    amount: 'all',
    but,
  })),
  say`remove ${buildCounters} from ${noun}`((amount, who) => ({ do: 'remove-build-counters', who, amount })),
  say`remove up to ${buildCounters} from ${noun}`((amount, who) => ({
    do: 'remove-build-counters',
    who,
    amount,
    upTo: true,
  })),
  say`put ${howMany} ${counterKind} on ${noun}`((amount, counter, who) => ({
    do: 'put-counters',
    counter,
    who,
    amount,
  })),
  say`remove all (?:the )?${counterKind} (?:from|on) ${noun}`((counter, who) => ({
    do: 'remove-counters',
    counter,
    who,
    amount: 'all',
  })),
  say`remove up to ${howMany} ${counterKind} from ${noun}`((amount, counter, who) => ({
    do: 'remove-counters',
    counter,
    who,
    amount,
    upTo: true,
  })),
  say`remove ${howMany} ${counterKind} from ${noun}`((amount, counter, who) => ({
    do: 'remove-counters',
    counter,
    who,
    amount,
  })),
  say`(?:add|put) ${bareCounters} (?:to|on) ${resource}`((amount, who) => ({
    do: 'put-counters',
    counter: 'resource',
    who,
    amount,
  })),
  say`remove ${bareCounters} from ${resource}`((amount, who) => ({
    do: 'remove-counters',
    counter: 'resource',
    who,
    amount,
  })),
  say`remove up to ${bareCounters} from ${resource}`((amount, who) => ({
    do: 'remove-counters',
    counter: 'resource',
    who,
    amount,
    upTo: true,
  })),
  say`remove all counters from ${resource}`((who) => ({
    do: 'remove-counters',
    counter: 'resource',
    who,
    amount: 'all',
  })),
)
