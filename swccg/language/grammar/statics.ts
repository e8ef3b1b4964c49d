/** What holds as long as the card lies there: numbers, immunity, drains, costs, bars and permissions. */
import {
  either,
  map,
  nothing,
  optional,
  pattern,
  remember,
  say,
  separated,
  sequence,
} from '@dejarik/kernel/language'
import type { Amount, Condition } from '../../text/condition.ts'
import type { CardNumber, Filter, SideNumber } from '../../text/filter.ts'
import type { Operation, Static } from '../../text/statics.ts'
import type { Parser, Source } from '../source.ts'
import { all, compare, condition, lift, not, thisIs, under, whereThis } from './conditions.ts'
import { HOST, SELF } from './filters.ts'
import { systemName } from './names.ts'
import { count, locationNoun, numberWord, place, selector, unspoken } from './nouns.ts'
import { game, rights } from './rights.ts'
import { subject } from './subjects.ts'

/** Attrition below which number leaves a card alone; all of it. */
const WHOLLY = 99

export const number = (
  change: Exclude<CardNumber, 'deploy'>,
  of: Filter,
  how: Operation,
  when?: Condition,
): Static => ({ static: 'number', change, of, ...how, ...(when ? { when } : {}) }) as Static
const side = (
  change: SideNumber,
  whose: 'yours' | 'opponents' | 'both',
  how: Operation,
  more: { at?: Filter; when?: Condition; optional?: true } = {},
): Static => ({ static: 'side-number', change, whose, ...how, ...more }) as Static

/** The same static under one condition more. */
export const under_ =
  (condition: Condition) =>
  (one: Static): Static => {
    const before = (one as { when?: Condition }).when
    return { ...one, when: before ? all(condition, before) : condition } as Static
  }

/** `+2`, `= 5`. */
const signed: Parser<Operation> = either<Operation>(
  pattern(/([+-])\s?(\d+)\b/, ([, sign, digits]) => ({
    add: sign === '-' ? -Number(digits) : Number(digits),
  })),
  pattern(/=\s?(\d+)\b/, ([, digits]) => ({ fix: Number(digits) })),
)
const FACE: ReadonlySet<CardNumber> = new Set(['armor', 'landspeed', 'hyperspeed', 'maneuver', 'ability'])
/** A number that is set: what a card has on its face becomes so; power and forfeit are fixed. */
const settledHow = (change: CardNumber, how: Operation): Operation =>
  'fix' in how && how.fix !== 0 && FACE.has(change) ? { become: how.fix } : how

type Change = { readonly change: CardNumber; readonly how: Operation }
/** `power +2`, `power and forfeit +2`, `power -1 and forfeit -1`. */
const numbers: Parser<readonly CardNumber[]> = separated(
  numberWord,
  pattern(/,? and |, /, () => null),
)
const bonus: Parser<readonly Change[]> = either<readonly Change[]>(
  map(
    sequence<[readonly CardNumber[], unknown, Operation]>(
      numbers,
      pattern(/(?:is |are )?/, () => null),
      signed,
    ),
    ([named, , how]) => named.map((change) => ({ change, how: settledHow(change, how) })),
  ),
)
export const bonuses: Parser<readonly Change[]> = map(
  separated(
    bonus,
    pattern(/,? and |, /, () => null),
  ),
  (lists) => lists.flat(),
)

const subjectSaid: Parser<Filter> = either<Filter>(
  say`${subject} (?:is|are)(?: now)?(?: each)?`((who) => who),
  say`${subject} (?:battles?|battle) at`((who) => who),
  say`${subject}'s`((who) => who),
)

/** How much for each: multiplies what is added. */
const forEach: Parser<Filter> = say`for each (?:of )?${selector}`((cards) => cards)
const icons: Parser<Amount> = either<Amount>(
  say`for each \[Dark Side Force\] here`(() => ({ icons: 'dark' })),
  say`for each \[Light Side Force\] here`(() => ({ icons: 'light' })),
  say`for each \[Dark Side Force\] present`(() => ({ icons: 'dark' })),
  say`for each \[Light Side Force\] present`(() => ({ icons: 'light' })),
)
const times = (cards: Filter, add: number): Amount => ({ count: cards, ...(add === 1 ? {} : { times: add }) })

export const toStatics = (of: Filter, changes: readonly Change[]): readonly Static[] =>
  changes.map(({ change, how }) =>
    change === 'deploy' ? deployCost(of, how) : number(change as Exclude<CardNumber, 'deploy'>, of, how),
  )
const deployCost = (of: Filter, how: Operation): Static => ({ static: 'deploy-cost', of, ...how }) as Static
/** A deploy cost here or at same location is one of deploying there. */
const toPlace = (source: Source, statics: readonly Static[]): readonly Static[] =>
  statics.map((one) => {
    if (one.static !== 'deploy-cost' || one.of.where === undefined || one.to) return one
    const { where: at, ...of } = one.of
    return {
      ...one,
      of,
      to: at === 'same-location' && source.card.kind === 'location' ? SELF : { where: at },
    } as Static
  })

/** Where somebody deploys to: `here`, `to same site`. */
const placeTo: Parser<Filter> = either<Filter>(
  place,
  say`same site(?! as)`(() => ({ where: 'same-site' })),
  say`same location(?! as)`(() => ({ where: 'same-location' })),
)

/** Numbers of cards. */
const bon: Parser<readonly Static[]> = (source, at) =>
  either<readonly Static[]>(
    say`${subjectSaid} ${bonuses}`(toStatics),
    say`${unspoken}${bonuses}`(toStatics),
    say`${subjectSaid} ${bonuses} ${place}`((of, changes, where) => toStatics({ ...of, ...where }, changes)),
    say`${selector} deploys? for ${count} Force here`((of, fix) => [
      { static: 'deploy-cost', of, to: SELF, fix } as Static,
    ]),
    say`${selector} deploys? ${signed}`((of, how) => [deployCost(of, how)]),
    say`${selector} deploys? ${signed} (?:to )?${placeTo}`((of, how, where) => [
      deployCost({ ...of, ...where }, how),
    ]),
    say`${subjectSaid} ${bonuses} ${forEach}`((of, changes, cards) =>
      toStatics(of, changes).map((one) => countedBy(one, cards)),
    ),
    say`${unspoken}${bonuses} ${forEach}`((of, changes, cards) =>
      toStatics(of, changes).map((one) => countedBy(one, cards)),
    ),
    say`${unspoken}${bonuses} ${whereThis}`((of, changes, when) => toStatics(of, changes).map(under_(when))),
    say`${unspoken}(?:is )?${bonuses} \(and ${bonuses} ${under}\)`((of, changes, more, when) => [
      ...toStatics(of, changes),
      ...toStatics(of, more).map(under_(when)),
    ]),
    say`${unspoken}(?:is )?${bonuses} \((?:or )?${signed} ${under}\)`((of, changes, how, when) => [
      ...toStatics(of, changes).map(under_(not(when))),
      ...toStatics(
        of,
        changes.map(({ change }) => ({ change, how: settledHow(change, how) })),
      ).map(under_(when)),
    ]),
    say`${unspoken}${bonuses} ${icons}, \+2 ${under}`((of, changes, amount, when) => {
      const each = toStatics(of, changes).map((one) => ({ ...one, add: amount }) as Static)
      return [...each, ...each.map(under_(when))]
    }),
    say`${unspoken}${bonuses} ${icons}`((of, changes, amount) =>
      toStatics(of, changes).map((one) => ({ ...one, add: amount }) as Static),
    ),
  )(source, at)
    .filter(({ value }) => !value.some((one) => isPrinted(source, one)))
    .map(({ value, end }) => ({ value: toPlace(source, value), end }))
/** A landspeed that stands in the facts already. */
const isPrinted = ({ card }: Source, one: Static): boolean =>
  one.static === 'number' &&
  one.change === 'landspeed' &&
  'become' in one &&
  one.of === SELF &&
  one.become === card.landspeed
const countedBy = (one: Static, cards: Filter): Static =>
  'add' in one && typeof one.add === 'number' ? ({ ...one, add: times(cards, one.add) } as Static) : one

/** What he pilots has more of a number. */
const PILOTS: Condition = thisIs({ pilots: true })
const amountTo: Parser<readonly Change[]> = map(
  separated(
    map(
      sequence<[number | null, readonly CardNumber[]]>(
        optional(
          map(
            sequence<[number, unknown]>(
              count,
              pattern(/(?:to|from) /, () => null),
            ),
            ([n]) => n,
          ),
        ),
        numbers,
      ),
      ([n, named]) => ({ n, named }),
    ),
    pattern(/,? and |, /, () => null),
  ),
  (parts) => {
    let last = 0
    return parts.flatMap(({ n, named }) => {
      if (n !== null) last = n
      return named.map((change) => ({ change, how: { add: last } }))
    })
  },
)
const sign: Parser<1 | -1> = either<1 | -1>(
  say`(?:also )?adds?`(() => 1),
  say`(?:also )?subtracts?`(() => -1),
)
const negated = (of: 1 | -1, changes: readonly Change[]): readonly Change[] =>
  of === 1
    ? changes
    : changes.map(({ change, how }) => ({ change, how: { add: -(how as { add: number }).add } }))
/** Who flies: the card, or the one that it is on. */
const flying = (changes: readonly Change[], when: Condition = PILOTS): readonly Static[] =>
  toStatics(HOST, changes).map((one) => ({ ...one, when }) as Static)

/** What a second number asks of the ship, or of anything else. */
const ifPiloted: Parser<Condition> = either<Condition>(
  say`(?:starship|vehicle|combat vehicle) is (?:an? )?${selector}`((ship) => thisIs({ pilots: ship })),
  condition,
)
const adding: Parser<readonly Static[]> = either<readonly Static[]>(
  say`${sign} ${amountTo} of anything (?:s?he|it) pilots`((of, changes) => flying(negated(of, changes))),
  say`${sign} ${amountTo} of anything (?:s?he|it) pilots \(or ${amountTo} if ${selector}\)`(
    (of, changes, others, ship) => [
      ...flying(negated(of, changes), thisIs({ pilots: { not: ship } })),
      ...flying(negated(of, others), thisIs({ pilots: ship })),
    ],
  ),
  say`${sign} ${amountTo} of anything (?:s?he|it) pilots \(${count} if ${ifPiloted}\)`(
    (of, changes, more, when) => [
      ...flying(negated(of, changes)).map(under_(not(when))),
      ...flying(changes.map(({ change }) => ({ change, how: { add: more } }))).map(under_(when)),
    ],
  ),
  say`${sign} ${amountTo} of anything (?:s?he|it) pilots \(except ${selector}\)`((of, changes, ship) =>
    flying(negated(of, changes), thisIs({ pilots: { not: ship } })),
  ),
  say`${sign} ${amountTo} of any ${selector} (?:s?he|it) pilots`((of, changes, ship) =>
    flying(negated(of, changes), thisIs({ pilots: ship })),
  ),
  say`${sign} ${amountTo} of ${selector}`((of, changes, cards) => toStatics(cards, negated(of, changes))),
  say`${sign} ${amountTo}`((of, changes) => toStatics(HOST, negated(of, changes))),
)

/** Attrition. */
const below: Parser<number> = either<number>(
  say`< ${count}`((n) => n),
  nothing(WHOLLY),
)
const immunity: Parser<readonly Static[]> = either<readonly Static[]>(
  say`${unspoken}(?:also )?immune to attrition ${below}`((of, become) => [
    number('immunity', of, { become }),
  ]),
  say`${unspoken}(?:'Diplomatic' )?immunity to attrition ${below}`((of, become) => [
    number('immunity', of, { become }),
  ]),
  say`${unspoken}immune to attrition < X, where X = (?:the )?number of ${selector}`((of, cards) => [
    number('immunity', of, { become: { count: cards } }),
  ]),
  say`${subjectSaid} (?:also )?immune to attrition ${below}`((of, become) => [
    number('immunity', of, { become }),
  ]),
  say`${subject} (?:also )?(?:has|have) immunity to attrition ${below}`((of, become) => [
    number('immunity', of, { become }),
  ]),
  say`adds immunity to attrition ${below} to ${selector}`((become, of) => [
    number('immunity', of, { become }),
  ]),
)

/** Destinies. */
const destinies: Parser<readonly Static[]> = either<readonly Static[]>(
  say`(?:may )?draws? one battle destiny if (?:not able to otherwise|unable to otherwise)`(() => [
    { static: 'allows', what: 'draw-battle-destiny', of: SELF },
  ]),
  say`adds? ${count} battle destiny here`((add) => [side('battle-destinies', 'yours', { add })]),
  say`adds? ${count} battle destiny`((add) => [side('battle-destinies', 'yours', { add })]),
  say`adds? ${count} to each of your battle destiny draws(?: here)?`((add) => [
    side('battle-destiny', 'yours', { add }),
  ]),
  say`subtracts? ${count} from each of opponent's battle destiny draws(?: here)?`((n) => [
    side('battle-destiny', 'opponents', { add: -n }),
  ]),
  say`adds? ${count} to each of your weapon destiny draws(?: here)?`((add) => [
    side('weapon-destiny', 'yours', { add }),
  ]),
  say`total ability of ${count} or more required for you to draw battle destiny here`((n) => [
    side('ability-needed', 'yours', { fix: n }),
    side(
      'battle-destinies',
      'yours',
      { fix: 0 },
      { when: compare({ side: 'total-ability', whose: 'yours', at: SELF }, '<', n) },
    ),
  ]),
)

/** Whole sides: drains, power, ability, generation. */
const whoseSide: Parser<'yours' | 'opponents'> = either<'yours' | 'opponents'>(
  say`your`(() => 'yours'),
  say`opponent's`(() => 'opponents'),
)
const drains: Parser<readonly Static[]> = either<readonly Static[]>(
  say`Force drain ${signed} here`((how) => [side('drain', 'yours', how)]),
  say`your Force drains? (?:is |are )?${signed}(?: here)?`((how) => [side('drain', 'yours', how)]),
  say`adds? ${count} to (?:each of )?your Force drains? (?:here|there|at same location)`((add) => [
    side('drain', 'yours', { add }),
  ]),
  say`Force drain ${signed} here ${forEach}`((how, cards) => [countedBy(side('drain', 'yours', how), cards)]),
  say`adds? ${count} to (?:each of )?your Force drains? at ${locationNoun}`((add, at) => [
    side('drain', 'yours', { add }, { at }),
  ]),
  say`your Force drains? (?:is |are )?${signed} at ${locationNoun}`((how, at) => [
    side('drain', 'yours', how, { at }),
  ]),
  say`Force drain ${signed} here \(${signed} ${under}\)`((how, more, when) => [
    { ...side('drain', 'yours', how), when: not(when) } as Static,
    { ...side('drain', 'yours', more), when } as Static,
  ]),
  say`Force drain ${signed}(?! here| at)`((how) => [side('drain', 'yours', how)]),
  say`subtracts? ${count} from attrition against you (?:here|at same (?:site|location))`((n) => [
    side('attrition', 'opponents', { add: -n }),
  ]),
  say`adds? ${count} to (?:total )?attrition against opponent (?:here|at same (?:site|location))`((add) => [
    side('attrition', 'yours', { add }),
  ]),
  say`adds? ${count} destiny to (?:your )?total power only`((add) => [
    side('power-destinies', 'yours', { add }),
  ]),
  say`may add ${count} to Force drain where present`((add) => [
    side('drain', 'yours', { add }, { optional: true, when: { if: 'host', is: { where: 'present' } } }),
  ]),
)
const sitesBattle: Parser<Filter> = either<Filter>(
  say`in battles on ${systemName}`((system) => ({ where: { sitesOf: system }, inBattle: true })),
  say`in battles at ${systemName} sites`((system) => ({ where: { sitesOf: system }, inBattle: true })),
  say`in battles at related sites`(() => ({ type: 'site', where: 'related-site', inBattle: true })),
)
const HERE_OR = pattern(/(?:here|at same (?:location|site))?/, () => null)
const totals: Parser<readonly Static[]> = either<readonly Static[]>(
  map(
    sequence<['yours' | 'opponents', unknown, unknown, unknown, Operation]>(
      whoseSide,
      pattern(/total power/, () => null),
      HERE_OR,
      pattern(/is/, () => null),
      signed,
    ),
    ([whose, , , , how]) => [side('total-power', whose, how)],
  ),
  map(
    sequence<['yours' | 'opponents', unknown, unknown, unknown, number]>(
      whoseSide,
      pattern(/total ability/, () => null),
      HERE_OR,
      pattern(/is reduced by/, () => null),
      count,
    ),
    ([whose, , , , n]) => [side('total-ability', whose, { add: -n })],
  ),
  say`for each of ${selector}, ${whoseSide} total power is ${signed} ${sitesBattle}`(
    (cards, whose, how, at) => [countedBy(side('total-power', whose, how, { at }), cards)],
  ),
  say`for each ${selector}, ${whoseSide} total power is ${signed} ${sitesBattle}`((cards, whose, how, at) => [
    countedBy(side('total-power', whose, how, { at }), cards),
  ]),
  say`${whoseSide} total power ${sitesBattle} is ${signed} ${forEach}`((whose, at, how, cards) => [
    countedBy(side('total-power', whose, how, { at }), cards),
  ]),
  say`${whoseSide} total power ${sitesBattle} is ${signed}`((whose, at, how) => [
    side('total-power', whose, how, { at }),
  ]),
  say`${whoseSide} total ability here is ${signed}`((whose, how) => [side('total-ability', whose, how)]),
  say`${whoseSide} total power is ${signed} ${sitesBattle}`((whose, how, at) => [
    side('total-power', whose, how, { at }),
  ]),
  say`${whoseSide} total Force generation is ${pattern(/\+(\d)/, ([, n]) => Number(n))}`((whose, add) => [
    { static: 'generation', whose, add },
  ]),
  say`${whoseSide} Force generation is ${pattern(/\+(\d)/, ([, n]) => Number(n))}`((whose, add) => [
    { static: 'generation', whose, add },
  ]),
  say`${whoseSide} docking bay transit from here requires ${count} Force`((whose, fix) => [
    side('transit', whose, { fix }),
  ]),
  say`${whoseSide} docking bay transit from here is free`((whose) => [side('transit', whose, { fix: 0 })]),
)

export const staticClause: Parser<readonly Static[]> = remember(
  either<readonly Static[]>(bon, adding, immunity, destinies, drains, totals, rights, game),
)

/** Clauses joined in one sentence, all under what stands before and after. */
const joint: Parser<unknown> = pattern(/(?:,? and (?:also )?|, (?:also )?|; )/, () => null)
const conditioned: Parser<readonly Static[]> = either<readonly Static[]>(
  staticClause,
  say`${staticClause},? ${under}`((statics, when) => statics.map(under_(when))),
)
const several: Parser<readonly Static[]> = map(separated(conditioned, joint), (lists) => lists.flat())

const anySentence: Parser<readonly Static[]> = remember(
  either<readonly Static[]>(
    several,
    say`${under}, (?:also )?${several}`((when, statics) => statics.map(under_(when))),
    say`also, ${several}`((statics) => statics),
    say`in battle, ${several}`((statics) => statics.map(under_({ if: 'battle' }))),
    say`also, ${under}, ${several}`((when, statics) => statics.map(under_(when))),
    say`${under} ${several}`((when, statics) => statics.map(under_(when))),
    say`${under},? ${under}, (?:also )?${several}`((when, more, statics) =>
      statics.map(under_(all(when, more))),
    ),
  ),
)

export const clauses = several

/** What a noun asks of the speaking card's own place is a condition of the whole. */
export const staticSentence: Parser<readonly Static[]> = (source, at) =>
  anySentence(source, at).flatMap(({ value, end }) => {
    const lifted = value.map(lift)
    return lifted.some((one) => one === undefined) ? [] : [{ value: lifted as readonly Static[], end }]
  })
