/** Clauses by which a unit takes over an ability of another card: `choose an ability on …. It gets the chosen ability`. */

import { either, nothing, type Parser, pattern, say, where } from '../../parser.ts'
import type { Instruction } from '../../tree/instructions.ts'
import type { Filter, Noun, Reference, Selector } from '../../tree/nouns.ts'
import { filter } from '../nouns/filters.ts'
import { merge } from '../nouns/merging.ts'
import { possessive, reference } from '../nouns/references.ts'
import { noun, selector } from '../nouns/selectors.ts'
import { count, duration } from '../nouns/words.ts'

type Taking = Extract<Instruction, { readonly do: 'take-ability' }>
type Kind = Pick<Taking, 'of'>

const kind: Parser<Kind> = either<Kind>(
  pattern(/activated\b/, () => ({ of: 'activated' })),
  pattern(/Force-activated\b/i, () => ({ of: 'force-activated' })),
  pattern(/Bounty\b/, () => ({ of: 'bounty' })),
  pattern(/Pilot\b/, () => ({ of: 'pilot' })),
  nothing({}),
)
const one: Parser<Kind> = say`(?:an?|one|1) ${kind} ability`((of) => of)
const on = pattern(/on\b|of\b|from\b/, () => null)
const isOne = (what: Noun): boolean => 'take' in what && what.take.take === 'exactly' && what.take.count === 1
/** Of a stack, what is no card that says so lies beneath it. */
const inStack = (take: Selector['take'], of: Filter, unit: Reference): Selector => ({
  take,
  of: merge(of, { place: { in: 'stack', of: unit } }),
})
const source: Parser<Selector> = either<Selector>(
  where(selector, isOne),
  say`another ${filter} in ${possessive} stack`((of, unit) =>
    inStack({ take: 'exactly', count: 1 }, of, unit),
  ),
)
const several: Parser<Selector> = either<Selector>(
  where(selector, (what) => !isOne(what) && what.take.take !== 'each'),
  say`up to ${count} other ${filter} in ${possessive} stack`((number, of, unit) =>
    inStack({ take: 'up-to', count: number }, of, unit),
  ),
)
type Source = Pick<Taking, 'of' | 'what'>
/** `an ability on another card in its stack`, `one ability each on up to 2 cards`. */
export const takenFrom: Parser<Source> = either<Source>(
  say`${one} ${on} ${source}`((of, _, what) => ({ ...of, what })),
  say`${one} each ${on} ${several}`((of, _, what) => ({ ...of, what })),
)
export const theChosen = pattern(/(?:gets?|gains?) (?:the chosen|that) abilit(?:y|ies)\b/, () => null)

export const takingClause: Parser<Instruction> = either<Instruction>(
  say`choose ${takenFrom} for ${reference} to (?:get|gain) ${duration}`((from, who, lasts) => ({
    do: 'take-ability',
    ...from,
    who,
    for: lasts,
  })),
  say`choose ${takenFrom}[.] ${reference} ${theChosen} ${duration}`((from, who, _, lasts) => ({
    do: 'take-ability',
    ...from,
    who,
    for: lasts,
  })),
  say`${reference} gets? ${takenFrom} ${duration}`((who, from, lasts) => ({
    do: 'take-ability',
    ...from,
    who,
    for: lasts,
  })),
  say`give ${reference} ${takenFrom} ${duration}`((who, from, lasts) => ({
    do: 'take-ability',
    ...from,
    who,
    for: lasts,
  })),
  say`give ${reference} (?:all|each|the)(?: of the)? ${kind} abilit(?:y|ies) ${on} ${noun} ${duration}`(
    (who, of, _, what, lasts) => ({ do: 'take-ability', ...of, all: true, what, who, for: lasts }),
  ),
  say`${reference} gets? (?:all|each|the)(?: of the)? ${kind} abilit(?:y|ies) ${on} ${noun}(?:, in addition to (?:its|his|her) own,)? ${duration}`(
    (who, of, _, what, lasts) => ({ do: 'take-ability', ...of, all: true, what, who, for: lasts }),
  ),
)
