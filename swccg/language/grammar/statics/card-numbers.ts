/** Numbers of cards that a text changes: power, forfeit, deploy cost, weapon destiny. */
import { either, map, pattern, say, unless, where } from '@dejarik/kernel/language'
import type { Amount, Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Static } from '../../../text/statics.ts'
import type { Parser, Source } from '../../source.ts'
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
import { any, thisIs, under, whereThis } from '../conditions/conditions.ts'
import { HOST, SELF } from '../nouns/filters.ts'
import { count } from '../nouns/heads.ts'
import { commonName, ownName } from '../nouns/names.ts'
import { numberWord, place, selector } from '../nouns/nouns.ts'
import { subject, subjectSaid } from '../nouns/subjects.ts'
import { unspoken } from '../nouns/the-card-itself.ts'
import { to } from './destinations.ts'

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
export const bonus: Parser<readonly Static[]> = (source, at) =>
  changes(source, at)
    .filter(({ value }) => !value.some((one) => isPrinted(source, one) || isOwnCost(one)))
    .map(({ value, end }) => ({ value: toPlace(source, value), end }))
/** What a card itself costs is said where it says how it deploys. */
export const isOwnCost = (one: Static): boolean => one.static === 'deploy-cost' && one.of.the === 'self'
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

export const added: Parser<readonly Static[]> = (source, at) =>
  adding(source, at).map(({ value, end }) => ({ value: toPlace(source, value), end }))
