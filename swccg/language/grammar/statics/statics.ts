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
  unless,
  where,
} from '@dejarik/kernel/language'
import type { Amount, Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Static } from '../../../text/statics.ts'
import { on, type Parser, type Source } from '../../source.ts'
import {
  amountTo,
  bonuses,
  type Change,
  countedBy,
  deployCost,
  forEach,
  number,
  numbers,
  signed,
  toStatics,
  under_,
} from '../amounts/changes.ts'
import { withSecondValue } from '../amounts/second-values.ts'
import { all, any, lift, thisIs, under, whereThis } from '../conditions/conditions.ts'
import { escorting } from '../instructions/custody.ts'
import { HOST, SELF } from '../nouns/filters.ts'
import { count } from '../nouns/heads.ts'
import { cardName, commonName, ownName } from '../nouns/names.ts'
import { isAttached, isLeftOut, numberWord, place, selector, unspoken } from '../nouns/nouns.ts'
import { isCarrierSaid, subject } from '../nouns/subjects.ts'
import { gifts } from './gifts.ts'
import { game, rights, to } from './rights.ts'
import { destinies, drains, totals } from './side-numbers.ts'

/** Attrition below which number leaves a card alone; all of it. */
const WHOLLY = 99

const subjectSaid: Parser<Filter> = either<Filter>(
  say`${subject} (?:is|are)(?: now)?(?: each)?`((who) => who),
  say`${subject}'s`((who) => who),
)

const icons: Parser<Amount> = either<Amount>(
  say`for each \[Dark Side Force\] here`(() => ({ icons: 'dark' })),
  say`for each \[Light Side Force\] here`(() => ({ icons: 'light' })),
  say`for each \[Dark Side Force\] present`(() => ({ icons: 'dark' })),
  say`for each \[Light Side Force\] present`(() => ({ icons: 'light' })),
)

/** A deploy cost here or at same location is one of deploying there. */
const toPlace = (source: Source, statics: readonly Static[]): readonly Static[] =>
  statics.map((one) => {
    if (one.static !== 'deploy-cost' || one.of.where === undefined || one.to) return one
    const { where: at, ...of } = one.of
    return {
      ...one,
      of,
      to:
        at === 'same-location' && source.card.kind === 'location'
          ? SELF
          : typeof at === 'object' && 'atA' in at
            ? at.atA
            : { where: at },
    } as Static
  })

const sign: Parser<1 | -1> = either<1 | -1>(
  say`(?:also )?adds?`(() => 1),
  say`(?:also )?subtracts?`(() => -1),
)
/** Where somebody deploys: `here`, `to same site`, `here and at related sites`, `aboard`. */
type Goal = { readonly to: Filter } | { readonly on: Filter }
const aboardWhat: Parser<Filter> = either<Filter>(
  unless(ownName, selector),
  map(ownName, () => SELF),
  say`(?=[.,]| and|$)`(() => SELF),
)
const goal: Parser<readonly Goal[]> = either<readonly Goal[]>(
  map(to, (at) => [{ to: at }]),
  say`${to} and ${to}`((one, other) => [{ to: one }, { to: other }]),
  say`aboard ${aboardWhat}`((on) => [{ on }]),
)

/** `opponent's highest-ability character present`: among whom the greatest is looked for. */
const highest: Parser<Filter> =
  say`${pattern(/(your|opponent's)/, ([, word]) => (word === 'your' ? 'yours' : 'opponents'))} highest-ability character present`(
    (whose): Filter => ({ kind: 'character', whose: whose as 'yours' | 'opponents', where: 'present' }),
  )
/** It counts only for whoever leaves. */
function isHyperspeed(changes: readonly Change[]): boolean {
  return changes.every(({ change }) => change === 'hyperspeed')
}
/** Numbers of cards. */
const changes: Parser<readonly Static[]> = either<readonly Static[]>(
  say`${subjectSaid} ${bonuses}`(toStatics),
  say`${unspoken}(?:(?:is|are|has) )?(?:each )?${bonuses}`(toStatics),
  say`${subject} battles? at ${bonuses}`((of, changes) =>
    toStatics(of, changes).map(under_({ if: 'battle' })),
  ),
  say`must have (?:a )?pilot aboard to use ${numbers}`((named) =>
    toStatics(
      SELF,
      named.map((change) => ({ change, how: { fix: 0 } })),
    ).map(under_({ if: 'not', of: thisIs({ with: { pilots: true } }) })),
  ),
  say`${unspoken}${numberWord} = ${count} \+ ${numberWord} of ${highest}`((of, change, more, name, among) =>
    toStatics(of, [{ change, how: { fix: { sum: [more, { highest: name, of: among }] } } }]),
  ),
  say`${subjectSaid} ${where(bonuses, isHyperspeed)} when moving from here`((of, changes) =>
    toStatics({ ...of, where: 'same-location' }, changes),
  ),
  say`${subjectSaid} ${bonuses} where present`((of, changes) =>
    toStatics({ ...of, where: 'present' }, changes),
  ),
  say`${subjectSaid} ${bonuses} ${place}`((of, changes, where) => toStatics({ ...of, ...where }, changes)),
  say`${selector} deploys? for ${count} Force ${to}`((of, fix, at) => [
    { static: 'deploy-cost', of, to: at, fix } as Static,
  ]),
  say`${selector} deploys? ${to} for ${count} Force(?: from you only)?`((of, at, fix) => [
    { static: 'deploy-cost', of, to: at, fix } as Static,
  ]),
  say`${selector} deploys? ${signed}`((of, how) => [deployCost(of, how)]),
  say`${selector} (?:(?:is|are) )?(?:each )?deploys? ${signed} ${goal}`((of, how, way) =>
    way.map((one) => ({ ...deployCost(of, how), ...one }) as Static),
  ),
  say`deploys? ${signed} (?:there|here) for (?:any )?${selector}`((how, of) => [
    { ...deployCost({ ...of, whose: 'yours' }, how), to: { where: 'same-location' } } as Static,
  ]),
  say`deploys? ${signed} for ${selector} of any ${selector} (?:s?he|it) pilots`((how, of, ship) => [
    {
      ...deployCost({ ...of, whose: 'yours' }, how),
      on: { ...ship, with: { ...SELF, pilots: true } },
    } as Static,
  ]),
  say`${selector} deploys? ${signed} on any ${selector} ${ownName} pilots`((of, how, ship) => [
    { ...deployCost(of, how), on: { ...ship, with: { ...SELF, pilots: true } } } as Static,
  ]),
  say`${selector} deploys? (?:for )?free aboard ${aboardWhat}`((of, on) => [
    { static: 'deploy-cost', of, on, fix: 0 } as Static,
  ]),
  say`${sign} ${count} (?:to|from) deploy cost of ${selector}(?: when(?: that \w+ is)? deploying)? ${goal}`(
    (by, n, of, way) => way.map((one) => ({ ...deployCost(of, { add: by * n }), ...one }) as Static),
  ),
  say`${subjectSaid} ${bonuses} ${forEach}`((of, changes, cards) =>
    toStatics(of, changes).map((one) => countedBy(one, cards)),
  ),
  say`${unspoken}${bonuses} ${forEach}`((of, changes, cards) =>
    toStatics(of, changes).map((one) => countedBy(one, cards)),
  ),
  say`${unspoken}${bonuses} ${whereThis}`((of, changes, when) => toStatics(of, changes).map(under_(when))),
  say`${unspoken}${bonuses} ${icons}, \+2 ${under}`((of, changes, amount, when) => {
    const each = toStatics(of, changes).map((one) => ({ ...one, add: amount }) as Static)
    return [...each, ...each.map(under_(when))]
  }),
  say`${unspoken}${bonuses} ${icons}`((of, changes, amount) =>
    toStatics(of, changes).map((one) => ({ ...one, add: amount }) as Static),
  ),
)
const bon: Parser<readonly Static[]> = (source, at) =>
  changes(source, at)
    .filter(({ value }) => !value.some((one) => isPrinted(source, one) || isOwnCost(one)))
    .map(({ value, end }) => ({ value: toPlace(source, value), end }))
/** What a card itself costs is said where it says how it deploys. */
const isOwnCost = (one: Static): boolean => one.static === 'deploy-cost' && one.of.the === 'self'
/** A landspeed that stands in the facts already. */
const isPrinted = ({ card }: Source, one: Static): boolean =>
  one.static === 'number' &&
  one.change === 'landspeed' &&
  'become' in one &&
  one.of.the === 'self' &&
  one.become === card.landspeed
/** What he pilots has more of a number. */
const PILOTS: Condition = thisIs({ pilots: true })
const DRIVES: Condition = thisIs({ drives: true })
const negated = (of: 1 | -1, changes: readonly Change[]): readonly Change[] =>
  of === 1
    ? changes
    : changes.map(({ change, how }) => ({ change, how: { add: -(how as { add: number }).add } }))
/** Who flies: the card, or the one that it is on. */
const flying = (changes: readonly Change[], when: Condition = PILOTS): readonly Static[] =>
  toStatics(HOST, changes).map((one) => ({ ...one, when }) as Static)

/** Weapons of what he rides in. */
const GUNS: Filter = { kind: 'weapon', on: HOST }
/** What is drawn for weapons: each destiny, or their total. */
const drawn: Parser<'weapon-draw' | 'weapon-total'> = either<'weapon-draw' | 'weapon-total'>(
  say`(?:the )?total weapon destiny`(() => 'weapon-total'),
  say`(?:each )?(?:weapon )?destiny draws?`(() => 'weapon-draw'),
)
const adding: Parser<readonly Static[]> = either<readonly Static[]>(
  say`${sign} ${count} (?:to|from) ${drawn} of ${selector}`((by, n, change, of) => [
    number(change, of, { add: by * n }),
  ]),
  say`${sign} ${count} (?:to|from) ${drawn} when firing ${selector}`((by, n, change, weapon) => [
    number(change, { ...weapon, on: SELF }, { add: by * n }),
  ]),
  say`${sign} ${count} (?:to|from) ${drawn} when firing(?! \w)`((by, n, change) => [
    number(change, GUNS, { add: by * n }),
  ]),
  say`${sign} ${count} (?:to|from) (?:each of )?(?:its|his|her) ${drawn}`((by, n, change) => [
    number(change, { kind: 'weapon', on: SELF }, { add: by * n }),
  ]),
  say`${sign} ${count} (?:to|from) its ${commonName} ${drawn}`((by, n, weapon, change) => [
    number(change, { ...weapon, on: SELF }, { add: by * n }),
  ]),
  say`${sign} ${count} (?:to|from) weapon destiny draws of anything (?:s?he|it) is aboard as a passenger`(
    (by, n) => [number('weapon-draw', GUNS, { add: by * n }, thisIs({ passenger: true }))],
  ),
  say`${sign} ${amountTo} of anything (?:s?he|it) pilots`((of, changes) => flying(negated(of, changes))),
  say`${sign} ${amountTo} of anything (?:s?he|it) pilots \(except ${selector}\)`((of, changes, ship) =>
    flying(negated(of, changes), thisIs({ pilots: { not: ship } })),
  ),
  say`${sign} ${amountTo} of any ${selector} (?:s?he|it) pilots`((of, changes, ship) =>
    flying(negated(of, changes), thisIs({ pilots: ship })),
  ),
  say`${sign} ${amountTo} of ${selector}`((of, changes, cards) => toStatics(cards, negated(of, changes))),
  say`${sign} ${count} (?:to|from) ${subject}'s ${numbers}`((by, n, of, named) =>
    toStatics(
      of,
      named.map((change) => ({ change, how: { add: by * n } })),
    ),
  ),
  say`${sign} ${amountTo} of anything (?:s?he|it) pilots or drives`((of, changes) =>
    flying(negated(of, changes), any([PILOTS, DRIVES])),
  ),
  say`${sign} ${amountTo} of anything (?:s?he|it) drives`((of, changes) =>
    flying(negated(of, changes), DRIVES),
  ),
  say`${sign} ${amountTo} of (?:any |an? )?${selector} (?:s?he|it) drives`((of, changes, on) =>
    flying(negated(of, changes), thisIs({ drives: true, on })),
  ),
  say`${sign} ${amountTo} of (?:any |an? )?${selector} (?:s?he|it) rides`((of, changes, on) =>
    flying(negated(of, changes), thisIs({ on })),
  ),
  say`${sign} ${amountTo}`((of, changes) => toStatics(HOST, negated(of, changes))),
  say`${sign} ${count} to its ${numberWord} or ${numberWord}`((by, n, one, other) =>
    toStatics(
      HOST,
      [one, other].map((change) => ({ change, how: { add: by * n } })),
    ),
  ),
)

/** Attrition. */
const below: Parser<Amount> = either<Amount>(
  say`< ${count}`((n) => n),
  say`< (?:the )?number of ${selector}`((cards) => ({ count: cards })),
  say`< X,? where X = (?:the )?number of ${selector}`((cards) => ({ count: cards })),
  nothing(WHOLLY),
)
/** What the card flies, as `that starship`. */
const flown: Parser<Filter> = on(
  ({ card }) => card.kind === 'character',
  say`(?:that|those) (?:starship|vehicle|starfighter|TIE)(?: or vehicle)?`(() => HOST),
)
const title: Parser<string> = (source, at) =>
  cardName(source, at).flatMap(({ value, end }) =>
    [value.title].flat().map((name) => ({ value: name!, end })),
  )
const titles: Parser<readonly string[]> = separated(
  title,
  pattern(/,? (?:and|or) |, /, () => null),
)
/** Cards that do nothing to others: `is immune to Gravel Storm`. */
const protection: Parser<readonly Static[]> = either<readonly Static[]>(
  say`${either(subjectSaid, unspoken)} (?:is |are )?(?:also )?immune to ${titles}`((of, from) => [
    { static: 'protects', of, from },
  ]),
  say`${subjectSaid} (?:also )?immune to ${titles} ${place}`((of, from, at) => [
    { static: 'protects', of: { ...of, ...at }, from },
  ]),
  say`protects ${selector} from ${titles}`((of, from) => [{ static: 'protects', of, from }]),
  say`makes ${selector} immune to ${titles}`((of, from) => [{ static: 'protects', of, from }]),
)
const immunity: Parser<readonly Static[]> = either<readonly Static[]>(
  say`${unspoken}(?:is )?(?:also )?immune to attrition ${below}`((of, become) => [
    number('immunity', of, { become }),
  ]),
  say`${unspoken}(?:'Diplomatic' )?immunity to attrition ${below}`((of, become) => [
    number('immunity', of, { become }),
  ]),
  say`${either(subjectSaid, unspoken)} (?:has )?(?:immunity|immune) to attrition of exactly ${count}`(
    (of, become) => [number('immunity-exactly', of, { become })],
  ),
  say`${subjectSaid} (?:also )?immune to attrition ${below}`((of, become) => [
    number('immunity', of, { become }),
  ]),
  say`${subject} (?:also )?(?:has|have) immunity to attrition ${below}`((of, become) => [
    number('immunity', of, { become }),
  ]),
  say`${unspoken}(?:has|have) immunity to attrition ${below}`((of, become) => [
    number('immunity', of, { become }),
  ]),
  say`makes ${either(selector, flown)} immune to attrition ${below}`((of, become) => [
    number('immunity', of, { become }),
  ]),
  say`adds immunity to attrition ${below} to ${selector}`((become, of) => [
    number('immunity', of, { become }),
  ]),
)

const added: Parser<readonly Static[]> = (source, at) =>
  adding(source, at).map(({ value, end }) => ({ value: toPlace(source, value), end }))

export const staticClause: Parser<readonly Static[]> = remember(
  either<readonly Static[]>(
    later(() => cumulated),
    bon,
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
const anew: Parser<unknown> = pattern(
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
        sequence<[unknown, readonly (readonly Static[])[]]>(anew, separated(group, anew)),
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
