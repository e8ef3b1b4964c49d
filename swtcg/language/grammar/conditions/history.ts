/** Conditions about the turn so far: who attacked, who was discarded, and how many. */
import { ARENAS } from '../../../cards/definition.ts'
import type { Condition } from '../../conditions.ts'
import type { Deed } from '../../deeds.ts'
import type { Filter, Reference } from '../../nouns.ts'
import { either, nothing, type Parser, pattern, say } from '../../parser.ts'
import { filter, merge, placed } from '../nouns/filters.ts'
import { reference } from '../nouns/references.ts'
import { WAS } from '../nouns/relations.ts'
import { type Amongst, amongst, selector } from '../nouns/selectors.ts'
import { count } from '../nouns/words.ts'

type Happened = Extract<Condition, { readonly if: 'happened' }>
const happened = (did: Deed, who: Reference | Filter, more: Partial<Happened> = {}): Condition => ({
  if: 'happened',
  did,
  who,
  ...more,
})
const many = (atLeast: number): Partial<Happened> => (atLeast > 1 ? { atLeast } : {})
const not = (of: Condition): Condition => ({ if: 'not', of })

const whose: Parser<Filter> = either<Filter>(
  pattern(/your opponent's\b/i, () => ({ whose: 'opponent' })),
  pattern(/your\b(?! opponent)/i, () => ({ whose: 'you' })),
)
/** `a Jedi`, `one of your units`, `2 or more of your units`. */
const actors: Parser<Amongst> = either<Amongst>(
  amongst,
  say`${selector}`(({ of }) => ({ atLeast: 1, of })),
  say`at least ${count} of ${whose} ${filter}`((atLeast, own, of) => ({ atLeast, of: merge(own, of) })),
  say`${count} or more of ${whose} ${filter}`((atLeast, own, of) => ({ atLeast, of: merge(own, of) })),
  say`any of ${whose} ${filter}`((own, of) => ({ atLeast: 1, of: merge(own, of) })),
)
const nobody: Parser<Filter> = either<Filter>(
  say`no ${filter}`((of) => of),
  say`none of ${whose} ${filter}`(merge),
)
const somewhere: Parser<Filter> = either<Filter>(placed, nothing({}))

const passive: Parser<Deed> = pattern(
  new RegExp(`(${Object.keys(WAS).join('|')})\\b(?! by)`),
  ([, word]) => WAS[word!]!,
)
/** Any arena is where units retreat from. */
const unplaced = ({ place, ...of }: Filter): Filter =>
  place && !(place.in === 'arena' && place.arenas.length === ARENAS.length) ? { ...of, place } : of
const done: Parser<Condition> = either<Condition>(
  say`${reference} (?:has been|was|were) ${passive} this turn`((who, did) => happened(did, who)),
  say`${reference} (?:was not|wasn't|weren't|has not been) ${passive}(?: this turn)?`((who, did) =>
    not(happened(did, who)),
  ),
  say`${actors} (?:has been|have been|was|were) ${passive} ${somewhere},? this turn`(
    ({ atLeast, of }, did, where) => happened(did, merge(of, where), many(atLeast)),
  ),
  say`${nobody} (?:has been|have been|was|were) ${passive} this turn`((of, did) => not(happened(did, of))),
  say`you retreated ${actors} this turn`(({ atLeast, of }) =>
    happened('was-retreated', merge({ whose: 'you' }, unplaced(of)), many(atLeast)),
  ),
  say`your opponent retreated ${actors} this turn`(({ atLeast, of }) =>
    happened('was-retreated', merge({ whose: 'opponent' }, of), many(atLeast)),
  ),
  say`you attached an Equipment to ${reference} this turn`((who) => happened('was-equipped', who)),
  say`your opponent removed (?:1|one) or more damage counters from ${reference} this turn`((who) =>
    happened('was-healed', who),
  ),
)

const active: Parser<Deed> = pattern(/(attacked|damaged)\b(?! by)/, ([, word]) => word as Deed)
const undone: Parser<Deed> = pattern(
  /(attack|damage)(?:ed|d)?\b/,
  ([, word]) => `${word}${word === 'attack' ? 'ed' : 'd'}` as Deed,
)
const did: Parser<Condition> = either<Condition>(
  say`${reference} (?:has )?${active} this turn`((who, deed) => happened(deed, who)),
  say`${reference} (?:has )?${active} ${actors} this turn`((who, deed, { atLeast, of }) =>
    happened(deed, who, {
      ...(isAnyUnit(of) ? {} : { against: of }),
      ...(atLeast > 1 ? { against: of, atLeast } : {}),
    }),
  ),
  say`${reference} (?:did not|didn't|has not|hasn't) ${undone} this turn`((who, deed) =>
    not(happened(deed, who)),
  ),
  say`${reference} did no damage this turn`((who) => not(happened('damaged', who))),
  say`${actors} (?:has |have )?${active} this turn`(({ atLeast, of }, deed) =>
    happened(deed, of, many(atLeast)),
  ),
  say`${reference} (?:did not|didn't|has not|hasn't) ${undone} ${actors} this turn`((who, deed, { of }) =>
    not(happened(deed, who, isAnyUnit(of) ? {} : { against: of })),
  ),
  say`${nobody} (?:has |have )?${active} this turn`((of, deed) => not(happened(deed, of))),
)
const isAnyUnit = (of: Filter): boolean => Object.keys(of).join() === 'kind'

export const history: Parser<Condition> = either(done, did)

/** `before any unit in the Space arena attacks`. */
export const before: Parser<Condition> = say`before ${actors} (?:attacks?|would attack)`(({ of }) =>
  not(happened('attacked', of)),
)
