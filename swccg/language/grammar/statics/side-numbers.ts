/** Numbers that a side has: destinies, Force drains, total power and ability, generation, transit. */
import {
  either,
  map,
  nothing,
  optional,
  where as parserWhere,
  pattern,
  remember,
  say,
  sequence,
  worded,
} from '@dejarik/kernel/language'
import type { Amount, Condition } from '../../../text/condition.ts'
import type { Filter, Place, SideNumber } from '../../../text/filter.ts'
import type { Operation, Static } from '../../../text/statics.ts'
import type { Parser } from '../../source.ts'
import { countedBy, forEach, isPositive, side, signed, where } from '../amounts/changes.ts'
import { there, thisIs } from '../conditions/conditions.ts'
import { count, noun } from '../nouns/heads.ts'
import { ownName, systemName } from '../nouns/names.ts'
import { locationNoun, selector } from '../nouns/nouns.ts'
import { systemPlace } from '../nouns/places.ts'
import { subject } from '../nouns/subjects.ts'
import { unspoken } from '../nouns/the-card-itself.ts'

type Whose = 'yours' | 'opponents' | 'both'
/** A number of a side, by what texts call it. */
interface Named {
  readonly change: SideNumber
  readonly whose: Whose
}
const whose: Parser<Whose> = either<Whose>(
  say`(?:each of )?your`(() => 'yours'),
  say`(?:each of )?opponent's`(() => 'opponents'),
  say`both players'`(() => 'both'),
)
/** The player who adds, where a text calls the card's own player by no word. */
const yours: Parser<Whose> = either<Whose>(whose, nothing('yours'))

const named = (words: RegExp, change: SideNumber, who: Parser<Whose> = whose): Parser<Named> =>
  map(
    sequence<[Whose, unknown]>(
      who,
      pattern(words, () => null),
    ),
    ([of]) => ({ change, whose: of }),
  )
/** What a side's destinies cost the other: attrition against you is your opponent's. */
const attrition: Parser<Named> = either<Named>(
  say`(?:total )?attrition against you`(() => ({ change: 'attrition', whose: 'opponents' })),
  say`(?:your )?(?:total )?attrition against (?:your )?opponent`(() => ({
    change: 'attrition',
    whose: 'yours',
  })),
)
/** Numbers that are totals: they can be added to, and be `+2`. */
const total: Parser<Named> = remember(
  either<Named>(
    attrition,
    named(/total power/, 'total-power'),
    named(/total ability/, 'total-ability'),
    named(/total battle destiny/, 'total-battle-destiny'),
    named(/Force drains?/, 'drain'),
    named(/ability required (?:for|to draw) battle destiny/, 'ability-needed'),
  ),
)
/** Numbers that each draw has. */
const draw: Parser<Named> = either<Named>(
  named(/battle destiny draws?/, 'battle-destiny'),
  say`each opponent's battle destiny(?: draws?)?`(() => ({ change: 'battle-destiny', whose: 'opponents' })),
  named(/weapon destiny draws?/, 'weapon-destiny'),
  named(/Carbon- ?Freezing destiny(?: draws?)?/, 'carbon-freezing-destiny'),
  named(/search party destiny(?: draws?)?/, 'search-party-destiny'),
)

/** Where it holds, and under which condition. */
interface Where {
  readonly at?: Filter
  readonly when?: Condition
}
const HERE: Where = {}
const at: Parser<Where> = remember(
  either<Where>(
    say`(?:here|there)`(() => HERE),
    say`anywhere`(() => ({ at: {} })),
    say`at (?:an? |any |all |the )?${locationNoun}`((place) => elsewhere(place)),
    say`at (?:an? |any |all |the )?${locationNoun} where you have ${selector}`((place, cards) => ({
      at: { ...place, has: { ...cards, whose: 'yours' } },
    })),
    say`where you have ${selector}`((cards) => ({ at: { has: { ...cards, whose: 'yours' } } })),
    map(systemPlace, (place) => ({ at: place })),
  ),
)
/** The card's own place need not be said; what is asked of it is a condition: at the same site is none at a system. */
function elsewhere(place: Filter): Where {
  const { provided, where: at, type, ...rest } = place as Filter & { provided?: Condition }
  const isHere = at === 'same-site' || at === 'same-location' || at === 'same-system'
  if (!isHere || Object.keys(rest).length > 0) return { at: place }
  if (provided) return { when: provided }
  return type === undefined ? HERE : { when: thisIs({ where: { atA: { type } } }) }
}
/** In a battle: at its place, or at the places that are told. */
const battle: Parser<Where> = either<Where>(
  say`in (?:a |all |the )?battles?(?! at| on| with| together)`(() => ({
    when: { if: 'battle' } as Condition,
  })),
  say`(?:in|during) (?:a |all |the )?battles? ${at}`(({ at: place, when }) => ({
    ...(place ? { at: { ...place, inBattle: true as const } } : {}),
    ...(when ? { when } : {}),
  })),
)
const somewhere: Parser<Where> = either<Where>(at, battle, nothing(HERE))
const told: Parser<Where> = either<Where>(at, battle)

const changed = ({ change, whose: of }: Named, how: Operation, { at: place, when }: Where): Static =>
  side(change, of, how, { ...(place ? { at: place } : {}), ...(when ? { when } : {}) })

/** `adds 2 to`, `subtracts 1 from`: by how much. */
const more: Parser<Amount> = either<Amount>(
  say`adds? (?:an additional )?${count} to`((n) => n),
  say`(?:may )?(?:subtracts?|reduces?) ${count} from`((n) => -n),
)
const isThere = (words: string): boolean => words.endsWith(' there')
/** What is counted `there` is counted at the place that was just named. */
function countedThere(amount: Amount, { at: place }: Where): Amount {
  if (typeof amount === 'number' || !('count' in amount)) return amount
  const named = typeof place?.where === 'string' ? place.where : place?.any ? EACH_THERE : undefined
  const { where: there, ...cards } = amount.count
  if (!named || (there !== 'present' && there !== 'same-location')) return amount
  return {
    ...amount,
    count: { ...cards, where: named, ...(there === 'present' ? { present: true } : {}) },
  }
}
/** Of several places, each by itself. */
const EACH_THERE: Place = { atA: { the: { chosen: 'there' } } }
const added: Parser<readonly Static[]> = either<readonly Static[]>(
  say`${more} ${either(total, draw)} ${somewhere}`((add, what, place) => [changed(what, { add }, place)]),
  say`${more} ${either(total, draw)} ${somewhere} ${forEach}`((add, what, place, cards) => [
    countedBy(changed(what, { add }, place), cards),
  ]),
  say`adds X to ${either(total, draw)} ${somewhere},? ${worded(where, isThere)}`((what, place, add) => [
    changed(what, { add: countedThere(add, place) }, place),
  ]),
  say`adds X to ${either(total, draw)} ${somewhere},? ${worded(where, (words) => !isThere(words))}`(
    (what, place, add) => [changed(what, { add }, place)],
  ),
  say`subtracts X from ${total} ${somewhere},? where X = ${count}`((what, place, n) => [
    changed(what, { add: -n }, place),
  ]),
)
/** `your total power is +2 here`, `your Force drains here are +1 for each Rebel`. */
const is: Parser<unknown> = pattern(/(?:is |are )?/, () => null)
/** Cards that are counted, here or at the place that was named. */
interface Counted {
  readonly cards: Filter
  readonly there: boolean
}
const counted: Parser<Counted | null> = optional(
  either<Counted>(
    map(worded(forEach, isThere), (cards) => ({ cards, there: true })),
    map(
      worded(forEach, (words) => !isThere(words)),
      (cards) => ({ cards, there: false }),
    ),
  ),
)
function countedAt(one: Static, { cards, there }: Counted, place: Where): Static {
  const each = countedBy(one, cards)
  return there && 'add' in each ? ({ ...each, add: countedThere(each.add, place) } as Static) : each
}
const are: Parser<readonly Static[]> = map(
  sequence<[Counted | null, Named, Where, unknown, Operation, Where, Counted | null]>(
    either<Counted | null>(
      say`${forEach},`((cards) => ({ cards, there: false })),
      nothing(null),
    ),
    total,
    either<Where>(told, nothing(HERE)),
    is,
    signed,
    somewhere,
    counted,
  ),
  ([before, what, first, , how, then, after]) => {
    const place = { ...first, ...then }
    const one = changed(what, how, place)
    const cards = before ?? after
    return [cards ? countedAt(one, cards, place) : one]
  },
)
/** As many as there are of both: `for each of your droid/Rebel pairs present`. */
const pair: Parser<readonly Filter[]> = map(
  sequence<[Filter, unknown, Filter, unknown]>(
    noun,
    pattern(/\//, () => null),
    noun,
    pattern(/ pairs present/, () => null),
  ),
  ([one, , other]) =>
    [one, other].map((cards) => ({ ...cards, kind: 'character', whose: 'yours', where: 'present' })),
)
const pairs: Parser<readonly Static[]> =
  say`(?:your )?total power (?:at same site|here) is \+${count} for each of your ${pair}(?:, including [^.]*)?`(
    (times, cards) => [
      side(
        'total-power',
        'yours',
        { add: { smallest: cards.map((each) => ({ count: each, ...(times === 1 ? {} : { times }) })) } },
        { when: thisIs({ where: { atA: { type: 'site' } } }) },
      ),
    ],
  )
/** `Force drain +1 here`: yours, where nobody is named. */
const drained: Parser<readonly Static[]> = map(
  sequence<[unknown, Operation, Where, Counted | null]>(
    pattern(/Force drain/, () => null),
    signed,
    somewhere,
    counted,
  ),
  ([, how, place, cards]) => {
    const one = changed({ change: 'drain', whose: 'yours' }, how, place)
    return [cards ? countedAt(one, cards, place) : one]
  },
)

const subjectOrSelf: Parser<unknown> = either<unknown>(ownName, nothing(null))
/** Destinies. */
export const destinies: Parser<readonly Static[]> = either<readonly Static[]>(
  say`${either<Filter>(unspoken, subject)} (?:may )?(?:also )?draws? (?:one )?battle destiny if not able to otherwise`(
    (of) => [{ static: 'allows', what: 'draw-battle-destiny', of }],
  ),
  say`(?:may )?adds? ${count} battle destiny ${somewhere}`((add, place) => [
    changed({ change: 'battle-destinies', whose: 'yours' }, { add }, place),
  ]),
  say`adds? ${count} destiny to (?:your )?(?:total )?power only ${somewhere}`((add, place) => [
    changed({ change: 'power-destinies', whose: 'yours' }, { add }, place),
  ]),
  say`adds? ${count} destiny to (?:your )?(?:total )?attrition only ${somewhere}`((add, place) => [
    changed({ change: 'attrition-destinies', whose: 'yours' }, { add }, place),
  ]),
  say`both (?:players|sides) add ${count} destiny to power only ${somewhere}`((add, place) => [
    changed({ change: 'power-destinies', whose: 'both' }, { add }, place),
  ]),
  say`opponent must have ability > ${count} to draw battle destiny ${somewhere}`((n, place) => [
    changed({ change: 'ability-needed', whose: 'opponents' }, { fix: n + 1 }, place),
  ]),
  say`adds? one \[Dark Side Force\](?: icon)? and one \[Light Side Force\](?: icon)? ${somewhere}`(
    (place) => [changed({ change: 'force-icons', whose: 'both' }, { add: 1 }, place)],
  ),
  say`${forEach}, the ability required to draw battle destiny ${told} increases by ${count} for both players`(
    (cards, place, add) => [
      countedBy(changed({ change: 'ability-needed', whose: 'both' }, { add }, place), cards),
    ],
  ),
  say`${subjectOrSelf}reduces? attrition against you by ${count}`((_, n) => [
    changed({ change: 'attrition', whose: 'opponents' }, { add: -n }, HERE),
  ]),
  say`opponent may not draw battle destiny ${somewhere}`((place) => [
    changed({ change: 'battle-destinies', whose: 'opponents' }, { fix: 0 }, place),
  ]),
  say`total ability of ${count} or more required for you to draw battle destiny here`((n) => [
    side('ability-needed', 'yours', { fix: n }),
  ]),
)

const countedIn: Parser<Amount> = parserWhere(
  where,
  (amount) => typeof amount === 'object' && 'count' in amount,
)
const plusOrMinus: Parser<1 | -1> = pattern(/([+-])(?=X)/, ([, word]) => (word === '-' ? -1 : 1))
/** The place first: `during battles at all battlegrounds, add one destiny to your total power only`. */
const atBattles: Parser<readonly Static[]> =
  say`during battles ${at}, adds? ${count} destiny to your total power only`(({ at: place, when }, add) => [
    changed(
      { change: 'power-destinies', whose: 'yours' },
      { add },
      { ...(place ? { at: { ...place, inBattle: true } } : {}), ...(when ? { when } : {}) },
    ),
  ])
export const drains: Parser<readonly Static[]> = either<readonly Static[]>(
  drained,
  atBattles,
  say`Force drain ${plusOrMinus}X ${somewhere},? ${countedIn}`((by, place, amount) => [
    changed({ change: 'drain', whose: 'yours' }, { add: signedBy(by, amount) }, place),
  ]),
  say`may add ${count} to Force drain here`((add) => [side('drain', 'yours', { add }, { optional: true })]),
  say`may add ${count} to Force drain where present`((add) => [
    side('drain', 'yours', { add }, { optional: true, when: { if: 'host', is: { where: 'present' } } }),
  ]),
)
const signedBy = (by: 1 | -1, amount: Amount): Amount =>
  by === 1 || typeof amount === 'number' || !('count' in amount) ? amount : { ...amount, times: -1 }
const hereOrNot: Parser<unknown> = pattern(/(?:here|at this (?:site|system|location))?/, () => null)
const generation: Parser<readonly Static[]> = either<readonly Static[]>(
  map(
    sequence<[Whose, unknown, unknown, unknown, Operation, unknown]>(
      yours,
      pattern(/(?:total )?Force generation/, () => null),
      hereOrNot,
      is,
      signed,
      pattern(/(?:for you ?)?(?:here)?/, () => null),
    ),
    ([of, , , , how]) =>
      isPositive(how) && of !== 'both' ? [{ static: 'generation', whose: of, ...how }] : [],
  ),
)
/** Force that a battle takes. */
const everyIcon: Parser<Amount> =
  say`(?:total )?number of \[Dark Side Force\] and \[Light Side Force\] (?:present with (?:him|her|it)|here)`(
    () => ({ icons: 'both' }),
  )
const ownPlace: Parser<unknown> = either<unknown>(
  say`(?:here|at same (?:location|site))`(() => null),
  say`at same (?:location|site) as ${ownName}`(() => null),
)
const payer: Parser<Whose> = either<Whose>(
  say`you`(() => 'yours'),
  say`opponent`(() => 'opponents'),
  say`each player`(() => 'both'),
)
/** Force that a battle or a Force drain takes besides. */
const bothCosts = (whose: Whose, add: Amount, more: Where): readonly Static[] => [
  changed({ change: 'battle-cost', whose }, { add }, more),
  changed({ change: 'drain-cost', whose }, { add }, more),
]
const initiation: Parser<readonly Static[]> = either<readonly Static[]>(
  say`for either player to initiate a battle or Force drain anywhere, that player must use \+${count} Force`(
    (add) => bothCosts('both', add, { at: {} }),
  ),
  say`to initiate battle ${somewhere}, you must use \+${count} Force`((place, add) => [
    changed({ change: 'battle-cost', whose: 'yours' }, { add }, place),
  ]),
  say`opponent must use X Force when Force draining ${at},? ${where}`((place, add) => [
    changed({ change: 'drain-cost', whose: 'opponents' }, { add }, place),
  ]),
  say`to ${pattern(/(Force drain|initiate a battle)/, ([, word]) => (word === 'Force drain' ? 'drain-cost' : 'battle-cost') as 'drain-cost' | 'battle-cost')} ${somewhere}, ${payer} must use \+${count} Force`(
    (change, place, whose, add) => [changed({ change, whose }, { add }, place)],
  ),
  say`to Force drain ${somewhere}, ${payer} must use \+X Force, ${where}`((place, whose, add) => [
    changed({ change: 'drain-cost', whose }, { add }, place),
  ]),
  say`to initiate (?:a )?battles? ${ownPlace}, (?:each )?player must use X Force, where X = ${everyIcon}`(
    (_, fix) => [side('battle-cost', 'both', { fix })],
  ),
)
/** Force that a system on table gives besides. */
const systemForce: Parser<readonly Static[]> =
  say`${yours} Force generation at (?:the )?${systemName} system is ${signed}`((of, title, how) =>
    isPositive(how) && of !== 'both'
      ? [{ static: 'generation', whose: of, ...how, when: there({ type: 'system', title }) }]
      : [],
  )
export const totals: Parser<readonly Static[]> = either<readonly Static[]>(
  added,
  are,
  pairs,
  initiation,
  parserWhere(either(generation, systemForce), (statics) => statics.length > 0),
  say`${whose} total ability ${somewhere} is reduced by ${count}`((of, place, n) => [
    changed({ change: 'total-ability', whose: of }, { add: -n }, place),
  ]),
  say`${whose} docking bay transit from here requires ${count} Force`((of, fix) => [
    side('transit', of, { fix }),
  ]),
  say`${whose} docking bay transit from here is free`((of) => [side('transit', of, { fix: 0 })]),
  say`${whose} (?:docking bay )?transit to here requires \+${count} Force`((of, add) => [
    side('transit-to', of, { add }),
  ]),
)
