/** Conditions about the turn so far: who attacked, who was discarded, and how many. */
import { ARENAS } from '../../../cards/definition.ts'
import { either, nothing, type Parser, pattern, say, unless, where } from '../../parser.ts'
import type { Condition } from '../../tree/conditions.ts'
import type { Deed } from '../../tree/deeds.ts'
import type { Filter, Reference } from '../../tree/nouns.ts'
import { filter, placed } from '../nouns/filters.ts'
import { merge } from '../nouns/merging.ts'
import { reference } from '../nouns/references.ts'
import { WAS } from '../nouns/relations.ts'
import { type Amongst, amongst, selector } from '../nouns/selectors.ts'
import { arenas, count } from '../nouns/words.ts'

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
const when: Parser<Pick<Happened, 'turn'>> = either<Pick<Happened, 'turn'>>(
  say`this turn`(() => ({})),
  say`last turn`(() => ({ turn: 'last' })),
)
const somewhere: Parser<Filter> = either<Filter>(placed, nothing({}))

const passive: Parser<Deed> = pattern(
  new RegExp(`(${Object.keys(WAS).join('|')})\\b(?! by)`),
  ([, word]) => WAS[word!]!,
)
/** Any arena is where units retreat from. */
const unplaced = ({ place, ...of }: Filter): Filter =>
  place && !(place.in === 'arena' && place.arenas.length === ARENAS.length) ? { ...of, place } : of
/** `to the Space arena`. */
const arriving: Parser<Filter> = either<Filter>(
  say`(?:in)?to ${arenas}`((named) => unplaced({ place: { in: 'arena', arenas: named } })),
  nothing({}),
)
/** What an effect has just done to it: it was there before, so it was in this turn. */
const justNow = pattern(
  /(?:this way|as a result(?: of (?:this|that)(?: damage| effect)?)?)(?! by)/,
  () => null,
)
const done: Parser<Condition> = either<Condition>(
  say`${reference} (?:is|was|are|were) discarded ${justNow}`((card) => happened('was-discarded', card)),
  say`${reference} (?:has been|was|were) ${passive} ${when}`((who, did, turn) => happened(did, who, turn)),
  say`${reference} (?:was not|wasn't|weren't|has not been) ${passive}(?: this turn)?`((who, did) =>
    not(happened(did, who)),
  ),
  say`${actors} (?:has been|have been|was|were) ${passive} ${somewhere},? ${when}`(
    ({ atLeast, of }, did, where, turn) => happened(did, merge(of, where), { ...many(atLeast), ...turn }),
  ),
  say`${nobody} (?:has been|have been|was|were) ${passive} ${when}`((of, did, turn) =>
    not(happened(did, of, turn)),
  ),
  say`${nobody} (?:has been|have been|was|were) ${passive} ${placed},? ${when}`((of, did, where, turn) =>
    not(happened(did, merge(of, where), turn)),
  ),
  say`you retreated ${actors} ${when}`(({ atLeast, of }, turn) =>
    happened('retreated', merge({ whose: 'you' }, unplaced(of)), { ...many(atLeast), ...turn }),
  ),
  say`your opponent retreated ${actors} ${when}`(({ atLeast, of }, turn) =>
    happened('retreated', merge({ whose: 'opponent' }, of), { ...many(atLeast), ...turn }),
  ),
  say`you deployed ${actors} ${arriving} ${when}`(({ atLeast, of }, where, turn) =>
    happened('was-deployed', merge({ whose: 'you' }, of, where), { ...many(atLeast), ...turn }),
  ),
  say`your opponent deployed ${actors} ${arriving} ${when}`(({ atLeast, of }, where, turn) =>
    happened('was-deployed', merge({ whose: 'opponent' }, of, where), { ...many(atLeast), ...turn }),
  ),
  say`you attached an Equipment to ${reference} ${when}`((who, turn) => happened('was-equipped', who, turn)),
  say`an Equipment was attached to ${reference} ${when}`((who, turn) => happened('was-equipped', who, turn)),
  say`your opponent removed (?:1|one) or more damage counters from ${reference} ${when}`((who, turn) =>
    happened('was-healed', who, turn),
  ),
)

const active: Parser<Deed> = pattern(/(attacked|damaged|retreated)\b(?! by)/, ([, word]) => word as Deed)
const undone: Parser<Deed> = pattern(
  /(attack|damage|retreat)(?:ed|d)?\b/,
  ([, word]) => `${word}${word === 'damage' ? 'd' : 'ed'}` as Deed,
)
/** Whose damage it was: a card that is meant, or any that fits. */
const source: Parser<Reference | Filter> = either<Reference | Filter>(
  reference,
  say`${selector}`(({ of }) => of),
  say`${whose} ${filter}`(merge),
  unless(
    reference,
    where(filter, ({ names }) => names !== undefined),
  ),
)
const byWhat = either<Deed>(
  pattern(/damage from\b/i, () => 'caused-discard'),
  nothing('caused-any-discard'),
)
const caused: Parser<Condition> = say`${byWhat} ${source} caused ${actors} to be discarded ${when}`(
  (deed, who, { atLeast, of }, turn) =>
    happened(deed, who, {
      ...(isAnyUnit(of) && atLeast === 1 ? {} : { against: of }),
      ...many(atLeast),
      ...turn,
    }),
)
const did: Parser<Condition> = either<Condition>(
  say`${reference} (?:has )?${active} ${when}`((who, deed, turn) => happened(deed, who, turn)),
  say`${reference} (?:has )?${active} ${actors} ${when}`((who, deed, { atLeast, of }, turn) =>
    happened(deed, who, {
      ...(isAnyUnit(of) ? {} : { against: of }),
      ...(atLeast > 1 ? { against: of, atLeast } : {}),
      ...turn,
    }),
  ),
  say`${reference} (?:did not|didn't|has not|hasn't) ${undone} ${when}`((who, deed, turn) =>
    not(happened(deed, who, turn)),
  ),
  say`${reference} did no damage ${when}`((who, turn) => not(happened('damaged', who, turn))),
  say`${actors} (?:has |have )?${active} ${when}`(({ atLeast, of }, deed, turn) =>
    happened(deed, of, { ...many(atLeast), ...turn }),
  ),
  say`${reference} (?:did not|didn't|has not|hasn't) ${undone} ${actors} ${when}`((who, deed, { of }, turn) =>
    not(happened(deed, who, isAnyUnit(of) ? turn : { against: of, ...turn })),
  ),
  say`${nobody} (?:has |have )?${active} ${when}`((of, deed, turn) => not(happened(deed, of, turn))),
  caused,
)
const isAnyUnit = (of: Filter): boolean => Object.keys(of).join() === 'kind'

export const history: Parser<Condition> = either(done, did)

/** `before any unit in the Space arena attacks`. */
export const before: Parser<Condition> = say`before ${actors} (?:attacks?|would attack)`(({ of }) =>
  not(happened('attacked', of)),
)
