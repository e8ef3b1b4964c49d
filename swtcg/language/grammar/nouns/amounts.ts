/** Numbers: written, counted, measured, or what an earlier part has made. */

import {
  either,
  later,
  map,
  nothing,
  optional,
  type Parser,
  pattern,
  remember,
  say,
  separated,
  where,
} from '../../parser.ts'
import type { Amount } from '../../tree/amounts.ts'
import type { Filter } from '../../tree/nouns.ts'
import { filter, furthermore } from './filters.ts'
import { measure } from './limits.ts'
import { merge } from './merging.ts'
import { possessive, reference } from './references.ts'
import { anyOfCounters, arena, count, namedCounter, or, owner, player } from './words.ts'

const bound = (name: string): Amount => ({ amount: 'bound', name })
export const X: Amount = bound('X')
/** What an earlier part has prevented, discarded, removed or paid. */
export const THAT_MUCH: Amount = bound('that-much')

/** What was added up before. */
export const TOTAL: Amount = bound('total')

export function times(by: number, of: Amount): Amount {
  if (typeof of === 'object' && of.amount === 'times') return times(by * of.by, of.of)
  return by === 1 ? of : typeof of === 'number' ? by * of : { amount: 'times', by, of }
}
const rounding = pattern(/(up|down)\b/i, ([, way]) => way!.toLowerCase() as 'up' | 'down')
/** `Jedi you have in any arena`. */
const had: Parser<Filter> = either<Filter>(
  say`${filter} you have ${furthermore}`((of, at) => merge({ whose: 'you' }, of, at)),
  say`${filter} your opponent has ${furthermore}`((of, at) => merge({ whose: 'opponent' }, of, at)),
)

const attached: Parser<Amount> = either<Amount>(
  say`Pilots? on ${reference}`((to) => ({ amount: 'attached', what: 'pilots', to })),
  say`cards? (?:(?:stacked )?beneath|stacked under) ${reference}`((to) => ({
    amount: 'attached',
    what: 'stack',
    to,
  })),
  say`cards? in the stack of ${reference}`((to) => ({ amount: 'attached', what: 'whole-stack', to })),
  say`cards? in ${possessive} stack`((to) => ({ amount: 'attached', what: 'whole-stack', to })),
  say`face-down(?: cards?)?(?: put)? beneath ${reference}(?: in this way)?`((to) => ({
    amount: 'attached',
    what: 'under',
    to,
  })),
  say`(?:of those )?(?:face-down )?cards? (?:face-down )?under ${reference}`((to) => ({
    amount: 'attached',
    what: 'under',
    to,
  })),
)

/** Cards of any kind in a stack are counted with it. */
const isLoose = ({ place, ...rest }: Filter): boolean => place?.in !== 'stack' || Object.keys(rest).length > 0

/** `the number of Jedi in any arena`, `its power`, `half the cards in your hand`. */
export const amountPhrase: Parser<Amount> = remember(
  either<Amount>(
    later(() => term),
    say`${later(() => term)} plus ${either<Amount>(
      later(() => term),
      pattern(/-?\d+\b/, ([digits]) => Number(digits)),
    )}`((one, other) => ({ amount: 'sum', of: [one, other] })),
    say`${later(() => term)},? (?:up to|to a maximum of) ${count}`((of, most) => ({
      amount: 'capped',
      of,
      most,
    })),
  ),
)
const term: Parser<Amount> = remember(
  either<Amount>(
    say`the (?:total )?number of ${where(filter, isLoose)}`((of) => ({ amount: 'count', of })),
    say`the (?:total )?number of your opponent's ${filter}`((of) => ({
      amount: 'count',
      of: merge({ whose: 'opponent' }, of),
    })),
    say`the (?:total )?number of your ${filter}`((of) => ({
      amount: 'count',
      of: merge({ whose: 'you' }, of),
    })),
    say`the (?:total )?number of ${had}`((of) => ({ amount: 'count', of })),
    say`the number of ${namedCounter} (?:already |that were )?on ${reference}(?: before (?:it|he|she) was discarded)?`(
      (counter, on) => ({
        amount: 'counters',
        counter,
        on,
      }),
    ),
    say`the (?:combined |total )?number of ${anyOfCounters} (?:already |that were )?on ${reference}`(
      (counter, on) => ({
        amount: 'counters',
        counter,
        on,
      }),
    ),
    say`${possessive} ${measure}`((of, statistic) => ({ amount: 'statistic', statistic, of })),
    say`the ${measure} of ${reference}`((statistic, of) => ({ amount: 'statistic', statistic, of })),
    say`(?:the )?(?:amount of )?damage (?:that was )?prevented(?: this way)?`(() => THAT_MUCH),
    pattern(/the number of [\w -]+? you (?:tapped|took|discarded|removed)\b(?: this way)?/, () => THAT_MUCH),
    pattern(/the number of [\w -]+? (?:discarded|removed|tapped|prevented) this way/, () => THAT_MUCH),
    say`that much`(() => THAT_MUCH),
    say`the total(?! (?:number|damage|speed|power|health|build)\b)`(() => TOTAL),
    say`the number of ${filter} you (?:tapped|discarded|removed|took)`(() => THAT_MUCH),
    say`the amount of (?:Overkill )?damage done(?! by)`(() => THAT_MUCH),
    say`the amount of damage done by ${reference}`(() => THAT_MUCH),
    say`the number of ${attached}`((amount) => amount),
    say`the (?:total )?damage pending on ${reference}`((on) => ({ amount: 'pending-damage', on })),
    say`half (?:of )?${later(() => amountPhrase)},? [(]?rounded ${rounding}[)]?(?:,(?= to\b))?`(
      (of, rounded) => ({
        amount: 'half',
        of,
        rounded,
      }),
    ),
    say`${pattern(/\d+\b/, ([text]) => Number(text))} times ${later(() => amountPhrase)}`(times),
    say`the ${pattern(/(highest|lowest)\b/, ([, word]) => word as 'highest' | 'lowest')} ${measure} among ${either(filter, had)}`(
      (is, of, among) => ({ amount: 'most', of, is, among }),
    ),
    say`the ${arena} Location's ${measure}`((named, of) => ({
      amount: 'most',
      of,
      is: 'highest',
      among: { kind: ['location'], place: { in: 'arena', arenas: [named] } },
    })),
    say`the difference between ${later(() => amountPhrase)} and ${later(() => amountPhrase)}`(
      (one, other) => ({ amount: 'difference', of: [one, other] }),
    ),
    say`${owner} Force total`((of) => ({ amount: 'force', of })),
    say`the (?:number|result) (?:(?:that )?you )?roll(?:ed)?(?: this way)?|the (?:die roll(?: result)?|result of the (?:die )?roll)`(
      () => bound('roll'),
    ),
    say`the number of attack dice that show a natural ${separated(
      later(() => face),
      or,
    )}`((faces) => ({ amount: 'natural', faces })),
    say`the (?:number of counters removed|Force paid) to put it into (?:play|an arena|the \w+ arena)`(() =>
      bound('paid-in'),
    ),
    say`the number of misses rolled(?: for this attack)?`(() => ({ amount: 'misses' })),
    say`(?:the )?amount of Force ${player} (?:have|has)`((of) => ({ amount: 'force', of })),
  ),
)

const face = pattern(/(?:an? )?([1-6])\b/, ([, digit]) => Number(digit))
/** What the clause before has done so often. */
const THIS_WAY =
  /for each (?:of those )?[\w -]+? (?:(?:that )?you (?:removed?|prevented|discarded|tapped)|removed|prevented|discarded|tapped|put into the discard pile|done)(?: from that unit)?(?:(?: in)? this way)?(?=[,.;]|$| until)/i
const digits: Parser<Amount> = map(count, (number) => number)
/** `X`, `X+1`: what is told elsewhere, and so much more. */
export const variable: Parser<Amount> = pattern(/X([+-]\d+)?\b(?! ?times)/, ([, more]) =>
  more ? { amount: 'sum', of: [X, Number(more)] } : X,
)
export const perEach: Parser<Amount> = remember(
  either<Amount>(
    say`for each (?:point of )?damage (?:done|prevented)(?: this way)?`(() => THAT_MUCH),
    say`for each of your opponent's ${filter}`((of) => ({
      amount: 'count',
      of: merge({ whose: 'opponent' }, of),
    })),
    say`for each of your ${filter}`((of) => ({ amount: 'count', of: merge({ whose: 'you' }, of) })),
    say`for (?:each|every) ${count} ${either(filter, had)}`((by, of) => ({
      amount: 'groups',
      by,
      of: { amount: 'count', of },
    })),
    say`for (?:each|every) ${count} ${measure} ${reference} ha(?:s|ve)`((by, statistic, of) => ({
      amount: 'groups',
      by,
      of: { amount: 'statistic', statistic, of },
    })),
    say`for each ${separated(face, or)} (?:you roll|rolled)`((faces) => ({ amount: 'dice', faces })),
    pattern(THIS_WAY, () => THAT_MUCH),
    say`for each ${had}`((of) => ({ amount: 'count', of })),
    say`for each ${where(filter, isLoose)}`((of) => ({ amount: 'count', of })),
    say`for each ${attached}`((amount) => amount),
    say`for each ${namedCounter} on ${reference}`((counter, on) => ({ amount: 'counters', counter, on })),
    say`for each ${anyOfCounters} on ${reference}`((counter, on) => ({ amount: 'counters', counter, on })),
  ),
)

/** What stands for X, at the end of a clause. */
export const whereX: Parser<Amount> = either<Amount>(
  say`,? where X is (?:equal to )?${amountPhrase}`((amount) => amount),
  say`,? up to ${count}, where X is (?:equal to )?${amountPhrase}`((most, of) => ({
    amount: 'capped',
    of,
    most,
  })),
)

/** So many of something: `2 damage`, `1 Force for each Jedi`, `Force equal to its power`, `that much Force`. */
export const quantity = (unit: Parser<null>): Parser<Amount> =>
  either<Amount>(
    say`(?:an (?:extra|additional) (?=[+\d]))?[+]?${digits} (?:extra |additional )?${unit}`(
      (number) => number,
    ),
    say`[+]?${count} ${unit} ${perEach}`((number, _, each) => times(number, each)),
    say`[+]?${variable} ${unit} ${optional(whereX)}`((x, _, is) => is ?? x),
    say`(?:additional )?${unit} equal to ${amountPhrase}`((_, amount) => amount),
    say`a number of ${unit} equal to ${amountPhrase}`((_, amount) => amount),
    say`that (?:much|many) (?:extra |additional )?${unit}`(() => THAT_MUCH),
  )
export const units = (words: RegExp): Parser<null> => pattern(words, () => null)
export const none = nothing(null)

/** `+2`, `-X`. */
export const signed: Parser<Amount> = either<Amount>(
  pattern(/(?:an additional )?([+-]\d+)\b/, ([, number]) => Number(number)),
  pattern(/([+-])(?:X times (\d+)|(\d+) times X)\b/, ([, sign, after, before]) =>
    times(Number(`${sign}${after ?? before}`), X),
  ),
  pattern(/([+-])X\b(?![+-]\d| times)/, ([, sign]) => times(sign === '-' ? -1 : 1, X)),
  say`[+](?=X[+-])${variable}`((amount) => amount),
)
