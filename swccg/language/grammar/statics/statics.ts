/** What holds as long as the card lies there: numbers, immunity, drains, costs, bars and permissions. */
import {
  either,
  later,
  map,
  nothing,
  pattern,
  remember,
  say,
  separated,
  sequence,
  where,
} from '@dejarik/kernel/language'
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Static } from '../../../text/statics.ts'
import { on, type Parser } from '../../source.ts'
import { bonuses, toStatics, under_ } from '../amounts/changes.ts'
import { withSecondValue } from '../amounts/second-values.ts'
import { all, lift, thisIs, under, whereThis } from '../conditions/conditions.ts'
import { escorting } from '../instructions/custody.ts'
import { SELF } from '../nouns/filters.ts'
import { place } from '../nouns/nouns.ts'
import { isCarrierSaid } from '../nouns/subjects.ts'
import { isAttached, isLeftOut } from '../nouns/the-card-itself.ts'
import { added, bonus, isOwnCost } from './card-numbers.ts'
import { game } from './game-texts.ts'
import { gifts } from './gifts.ts'
import { immunity, protection } from './immunity.ts'
import { rights } from './rights.ts'
import { destinies, drains, totals } from './side-numbers.ts'

export const staticClause: Parser<readonly Static[]> = remember(
  either<readonly Static[]>(
    later(() => cumulated),
    bonus,
    added,
    immunity,
    protection,
    gifts,
    escorting,
    destinies,
    drains,
    totals,
    rights,
    game,
  ),
)

/** What each copy says for itself. */
const cumulated: Parser<readonly Static[]> = (source, at) =>
  say`cumulatively ${later(() => staticClause)}`((statics) => statics)(source, at).flatMap(
    ({ value, end }) =>
      value.every((one) => one.static === 'side-number')
        ? [{ value: value.map((one) => ({ ...one, cumulative: true }) as Static), end }]
        : [],
  )

/** A clause by itself, or with a second value in brackets. */
const valued: Parser<readonly Static[]> = remember(
  either<readonly Static[]>(staticClause, withSecondValue(staticClause)),
)
/** `A, B and C`. */
const listed: Parser<readonly Static[]> = map(
  separated(
    valued,
    pattern(/(?:, (?!and )(?:also )?| and (?:also )?)/, () => null),
  ),
  sharedSubject,
)
/** `Power +1 at Cantina`: of the card itself, while it is there. */
const atPlace: Parser<readonly Static[]> = on(
  (source) => source.card.kind !== 'location' && !isAttached(source),
  where(
    say`${bonuses} ${where(place, (at) => !isBeside(at))}`((changed, at) =>
      toStatics(SELF, changed).map(under_(thisIs(at))),
    ),
    (statics) => !statics.some(isOwnCost),
  ),
)
/** `when in battle, unless opponent has a lightsaber present`. */
const trailing: Parser<Condition> = map(
  separated(
    under,
    pattern(/, (?=unless )/, () => null),
  ),
  (conditions) => all(...conditions),
)
/** Being where others are is said of those others. */
const isBeside = ({ where: at }: Filter): boolean =>
  typeof at === 'object' && 'atA' in at && at.atA.has !== undefined
/** `Where present, your aliens are power +1`: those that are present with the card. */
function presentHere(one: Static): Static {
  return (one.static === 'number' || one.static === 'blanks') &&
    one.of.the === undefined &&
    one.of.where === undefined
    ? ({ ...one, of: { ...one.of, where: 'present' } } as Static)
    : under_(thisIs({ where: 'present' }))(one)
}
/** What stands before and after a list holds for all of it: `power +2 and forfeit +1 while Myo is here`. */
const leading: Parser<readonly Static[]> = remember(
  either<readonly Static[]>(
    listed,
    atPlace,
    say`${listed},? ${trailing}`((statics, when) =>
      statics.map(isPresent(when) && statics.every(isOfOthers) ? presentHere : under_(when)),
    ),
  ),
)
/** `Luke is power +1 when present`: it is he who must be. */
const isPresent = (when: Condition): boolean =>
  when.if === 'this' && Object.keys(when.is).length === 1 && when.is.where === 'present'
const isOfOthers = (one: Static): boolean => one.static === 'number' && one.of.the === undefined
const group: Parser<readonly Static[]> = either<readonly Static[]>(
  leading,
  say`${under}, (?:also )?${listed}`((when, statics) => statics.map(under_(when))),
)
const again: Parser<unknown> = pattern(
  /(?:, and,? (?:also )?| and,? (?=if |when |while |unless )|; )/,
  () => null,
)
/** After `, and` or a semicolon something new begins, which has conditions of its own. */
const several: Parser<readonly Static[]> = map(
  sequence<[readonly Static[], readonly (readonly Static[])[]]>(
    leading,
    either<readonly (readonly Static[])[]>(
      nothing([]),
      map(
        sequence<[unknown, readonly (readonly Static[])[]]>(again, separated(group, again)),
        ([, groups]) => groups,
      ),
    ),
  ),
  ([first, others]) => sharedSubject([first, ...others]),
)

/** `Your aliens are power +1 and immune to attrition`: a clause without subject goes on with the cards that were named. */
function sharedSubject(lists: readonly (readonly Static[])[]): readonly Static[] {
  let named: Filter | undefined
  let flown: Condition | undefined
  return lists.flatMap((list) => {
    const going = list
      .map((one) => (named && 'of' in one && isLeftOut(one.of) ? ({ ...one, of: named } as Static) : one))
      .map((one) => (flown && isOfHost(one) ? under_(flown)(one) : one))
    flown = going.map(flownIn).find((when) => when !== undefined) ?? flown
    const [first] = going
    if (first && 'of' in first && SHARED.has(first.static))
      named = first.of.the && !isCarrierSaid(first.of) ? undefined : first.of
    return going
  })
}

/** What may have a subject that the clauses after it leave out. */
const SHARED: ReadonlySet<Static['static']> = new Set(['number', 'deploy-cost', 'allows', 'bars'])

/** `Adds 2 to power of anything he pilots, and that starship moves for free`: while he flies it. */
const flownIn = (one: Static): Condition | undefined =>
  'of' in one && one.of.the === 'host' && 'when' in one && one.when?.if === 'this' && one.when.is.pilots
    ? one.when
    : undefined
const isOfHost = (one: Static): boolean =>
  'of' in one && one.of.the === 'host' && !isLeftOut(one.of) && !('when' in one)

/** One condition or several before all the rest. */
const heads: Parser<Condition> = map(
  separated(
    either<Condition>(
      under,
      say`(?=in battle,|on |at |aboard )${whereThis}(?=,)`((when) => when),
    ),
    pattern(/, | (?=(?:while|when|if|unless) )/, () => null),
  ),
  (conditions) => all(...conditions),
)
const anySentence: Parser<readonly Static[]> = remember(
  either<readonly Static[]>(
    several,
    say`${heads},? (?:also )?${several}`((when, statics) => statics.map(under_(when))),
    say`also,? ${several}`((statics) => statics),
    say`${several} \(not cumulative\)`((statics) => statics.map(onlyOnce)),
    say`${heads},? ${several} \(not cumulative\)`((when, statics) => statics.map(under_(when)).map(onlyOnce)),
    say`where present, ${several}`((statics) => statics.map(presentHere)),
    say`also,? ${heads},? ${several}`((when, statics) => statics.map(under_(when))),
  ),
)

/** Several cards of one title say it once. */
const onlyOnce = (one: Static): Static => under_({ if: 'first-here' })(one)
export const clauses = several

/** What a noun asks of the speaking card's own place is a condition of the whole. */
export const staticSentence: Parser<readonly Static[]> = (source, at) =>
  anySentence(source, at).flatMap(({ value, end }) => {
    const lifted = value.map(lift)
    return lifted.some((one) => one === undefined) ? [] : [{ value: lifted as readonly Static[], end }]
  })
