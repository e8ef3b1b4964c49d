/** Cards told by what they did this turn, by who can attack them, and by being the most of all. */

import { either, type Parser, pattern, say } from '../../parser.ts'
import type { Deed } from '../../tree/deeds.ts'
import type { Filter } from '../../tree/nouns.ts'
import { measure } from './limits.ts'
import { reference } from './references.ts'
import { namedCounter } from './words.ts'

/** What may have been done to a card. */
export const WAS: Readonly<Record<string, Deed>> = {
  attacked: 'was-attacked',
  damaged: 'was-damaged',
  discarded: 'was-discarded',
  retreated: 'was-retreated',
  deployed: 'was-deployed',
  healed: 'was-healed',
  equipped: 'was-equipped',
}
const DID: Readonly<Record<string, Deed>> = {
  attacked: 'attacked',
  damaged: 'damaged',
  retreated: 'retreated',
}
const word = (words: Readonly<Record<string, Deed>>): Parser<Deed> =>
  pattern(new RegExp(`(${Object.keys(words).join('|')})\\b`), ([, one]) => words[one!]!)
const was = word(WAS)
const did = word(DID)

const past: Parser<Filter> = either<Filter>(
  say`(?:that )?your opponent retreated this turn`(() => ({
    whose: 'opponent',
    happened: { did: 'retreated' },
  })),
  say`(?:that )?you retreated this turn`(() => ({ whose: 'you', happened: { did: 'retreated' } })),
  say`that (?:was|were|has been|have been) ${was}(?! by) this turn`((deed) => ({ happened: { did: deed } })),
  say`that (?:wasn't|weren't|hasn't been|haven't been) ${was}(?! by) this turn`((deed) => ({
    happened: { did: deed, not: true },
  })),
  say`that (?:was|were) ${was} by ${reference} this turn`((deed, by) => ({ happened: { did: deed, by } })),
  say`that (?:has |have )?${did} this turn`((deed) => ({ happened: { did: deed } })),
  say`that ${reference} (?:hasn't|has not) attacked(?: yet)? this turn`((by) => ({
    happened: { did: 'was-attacked', by, not: true },
  })),
  say`that (?:has not|have not|hasn't|haven't) ${did} this turn`((deed) => ({
    happened: { did: deed, not: true },
  })),
  say`that ${reference} attacked this turn`((by) => ({ happened: { did: 'was-attacked', by } })),
)
const missing = say`that attacked last without a hit`((): Filter => ({ missedLast: true }))
const reached: Parser<Filter> = either<Filter>(
  say`other than ${reference}`((apartFrom) => ({ apartFrom })),
  say`among the units (?:that )?${reference} can attack`((attackableBy) => ({ attackableBy })),
  say`of the player of ${reference}`((controlledWith) => ({ controlledWith })),
  say`(?:that )?${reference} can attack(?! but)`((attackableBy) => ({ attackableBy })),
  say`that ${reference} can attack but (?:hasn't|has not) attacked(?: yet)? this turn`((by) => ({
    attackableBy: by,
    happened: { did: 'was-attacked', by, not: true },
  })),
)
const extreme = pattern(/(highest|lowest)\b/, ([, one]) => one as 'highest' | 'lowest')
const most: Parser<Filter> = say`(?:with|that ha(?:s|ve)) the ${extreme} ${measure}`((is, of) => ({
  most: { of, is },
}))
/** `with corruption counters on it greater than or equal to its build cost`. */
export const beside: Parser<Filter> = either<Filter>(
  say`${namedCounter} on (?:it|them) (?:greater than or equal to|equal to or greater than) (?:its|their) ${measure}`(
    (of, than) => ({ countersBeside: { of, is: 'at-least', than } }),
  ),
  say`more ${namedCounter} on (?:it|them) than (?:its|their) ${measure}`((of, than) => ({
    countersBeside: { of, is: 'more', than },
  })),
)
const marked: Parser<Filter> = say`with ${beside}`((of) => of)
export const related: Parser<Filter> = either(past, missing, reached, most, marked)
