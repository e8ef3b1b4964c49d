/** Clauses about counters on cards: build counters, and counters of other kinds. */
import type { Instruction } from '../../instructions.ts'
import { either, type Parser, pattern, say } from '../../parser.ts'
import { perEach, quantity, times, units } from '../nouns/amounts.ts'
import { noun } from '../nouns/selectors.ts'
import { count } from '../nouns/words.ts'

const buildCounters = quantity(units(/build counters?\b/))
export const counterKind = pattern(
  /(?!damage|build|extra|additional|more)([a-z]+) counters?\b/i,
  ([, word]) => word!.toLowerCase(),
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
  say`put ${count} ${counterKind} on ${noun}`((amount, counter, who) => ({
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
  say`remove up to ${count} ${counterKind} from ${noun}`((amount, counter, who) => ({
    do: 'remove-counters',
    counter,
    who,
    amount,
    upTo: true,
  })),
  say`remove ${count} ${counterKind} from ${noun}`((amount, counter, who) => ({
    do: 'remove-counters',
    counter,
    who,
    amount,
  })),
)
