/** Where the card itself is, and with whom: `at a docking bay`, `in battle with Han`, `alone at a site`. */
import {
  either,
  first,
  later,
  map,
  pattern,
  remember,
  say,
  separated,
  sequence,
  where,
} from '@dejarik/kernel/language'
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Parser } from '../../source.ts'
import { ARMS } from '../../words.ts'
import { isCarrier, SELF } from '../nouns/filters.ts'
import { count } from '../nouns/heads.ts'
import { systemName } from '../nouns/names.ts'
import { locationNoun, selector } from '../nouns/nouns.ts'
import { atLocation, systemPlace } from '../nouns/places.ts'

export const all = (...of: readonly Condition[]): Condition => {
  const flat = of.flatMap((one) => (one.if === 'all' ? one.of : [one]))
  return flat.length === 1 ? flat[0]! : { if: 'all', of: flat }
}
export const any = (of: readonly Condition[]): Condition => (of.length === 1 ? of[0]! : { if: 'any', of })
export const not = (of: Condition): Condition => (of.if === 'not' ? of.of : { if: 'not', of })
export const there = (what: Filter): Condition => ({ if: 'on-table', what })
export const thisIs = (is: Filter): Condition => ({ if: 'this', is })

/** Who else is meant, and how many of them. */
export interface Company {
  readonly what: Filter
  readonly least?: number
  readonly most?: number
}
const company: Parser<Company> = either<Company>(
  map(selector, (what) => ({ what })),
  say`(?:at least )?${count}(?: or more)? (?:of )?${selector}`((least, what) => ({
    what,
    ...(least > 1 ? { least } : {}),
  })),
  say`exactly ${count} ${selector}`((least, what) => ({ what, least, most: least })),
)
const met = ({ what, ...how }: Company, at: Filter): Condition => ({
  if: 'on-table',
  what: { ...what, ...at },
  ...how,
})

/** Those of whom no place is told, since it is the card's own. */
const unplaced: Parser<Company> = where(company, ({ what }) => what.where === undefined)

/** A location that is not told by who is there, which is said of them instead. */
const somewhere: Parser<Filter> = where(locationNoun, (at) => at.has === undefined)
/** Being at a place by itself. */
const standing: Parser<Filter> = remember(
  where(
    first<Filter>(
      systemPlace,
      say`(?:at|in) (?:any |an? |the )?${somewhere}`(atLocation),
      say`(?:at|in) your ${somewhere}`((at) => atLocation({ ...at, whose: 'yours' })),
      say`on (?:an? |any )?${where(somewhere, (at) => at.type === 'site' || at.kind === 'location')}`(
        atLocation,
      ),
    ),
    (at) => !isNear(at),
  ),
)
/** Where the card is anyway: no card is told to be there. */
function isNear({ where: at }: Filter): boolean {
  return (
    at === 'same-site' || at === 'same-location' || at === 'same-or-adjacent-site' || at === 'adjacent-site'
  )
}
const LEVELS = { site: 'same-site', location: 'same-location', system: 'same-system' } as const
const level = pattern(
  /(site|location|system)(?! \w+ site)/,
  ([, word]) => LEVELS[word as keyof typeof LEVELS],
)
/** Being where others are. */
const beside: Parser<Condition> = either<Condition>(
  say`at same ${level} (?:as|with) ${company}`((at, who) => met(who, { where: at })),
  say`at same ${systemName} site (?:as|with) ${company}`((system, who) =>
    all(thisIs({ where: { sitesOf: system } }), met(who, { where: 'same-site' })),
  ),
)
const position: Parser<Condition> = either<Condition>(map(standing, thisIs), beside)

/** `at Cantina or same site as Tarkin`: one of several, of which the later ones may leave their first word out. */
const positions: Parser<Condition> = either<Condition>(
  position,
  say`${systemPlace} or at (?:any |an? |the )?${later(() => somewhere)}`((one, at) =>
    any([thisIs(one), thisIs(atLocation(at))]),
  ),
  map(
    where(
      sequence<[Condition, unknown, readonly Condition[]]>(
        position,
        joint(),
        separated(
          later(() => further),
          joint(),
        ),
      ),
      ([one, , others]) => [one, ...others].some((each) => each.if !== 'this'),
    ),
    ([one, , others]) => any([one, ...others]),
  ),
)
function joint(): Parser<unknown> {
  return pattern(/(?:,? or |, )(?:when |while |if )?/, () => null)
}
const further: Parser<Condition> = either<Condition>(
  position,
  say`same ${level} (?:as|with) ${company}`((at, who) => met(who, { where: at })),
  say`same ${systemName} site (?:as|with) ${company}`((system, who) =>
    all(thisIs({ where: { sitesOf: system } }), met(who, { where: 'same-site' })),
  ),
  say`with ${company}`((who) => met(who, { where: 'same-location' })),
  say`(?:an? |any )?${somewhere}`((at) => thisIs(atLocation(at))),
)

/** Words under which a character itself could fall. */
const mayBeSelf = ({ persona, title, kind, trait }: Filter): boolean =>
  persona === undefined &&
  title === undefined &&
  (kind === undefined || kind === 'character') &&
  !(typeof trait === 'string' && ARMS.has(trait))
const present = ({ what, ...how }: Company): Condition =>
  met(
    { what: { ...what, ...(mayBeSelf(what) ? { not: what.not ?? SELF } : {}) }, ...how },
    { where: 'present' },
  )

const IN_BATTLE: Condition = thisIs({ inBattle: true })
const BATTLE: Condition = { if: 'battle' }
const inBattleWith = (who: Company): Condition => all(IN_BATTLE, met(who, { inBattle: true }))
const battle: Parser<Condition> = either<Condition>(
  say`in (?:a )?battle(?! (?:with|together|involving))`(() => BATTLE),
  say`(?:in (?:a )?battle|battling|participating in (?:a )?battle)(?: either)? ${positions}`((at) =>
    all(BATTLE, at),
  ),
  say`in (?:a )?battle with ${unplaced}`(inBattleWith),
  say`in (?:a )?battle with ${unplaced} ${position}`((who, at) => all(inBattleWith(who), at)),
  say`in (?:a )?battle ${standing} with ${unplaced}`((at, who) => all(inBattleWith(who), thisIs(at))),
  say`with ${company} in (?:a |the same )?battle`(inBattleWith),
  say`with ${company} in (?:a |the same )?battle ${position}`((who, at) => all(inBattleWith(who), at)),
  say`in (?:a )?battle aboard ${selector} ${position}`((ship, at) => all(BATTLE, thisIs({ on: ship }), at)),
  say`participating in (?:a )?battle(?! (?:you|with|at|on|aboard))`(() => IN_BATTLE),
  say`participating in a battle you initiated?`(() => all(IN_BATTLE, { if: 'battle', by: 'you' })),
  say`defending (?:a )?battle`(() => ({ if: 'battle', by: 'opponent' })),
  say`defending (?:a )?battle ${positions}`((at) => all({ if: 'battle', by: 'opponent' }, at)),
)

/** Flying, driving, riding, being carried. */
const carried: Parser<Condition> = either<Condition>(
  say`piloting ${where(selector, ({ inBattle }) => !inBattle)}(?! during)`((ship) =>
    thisIs({ pilots: ship }),
  ),
  say`piloting ${selector} during battle`((ship) => thisIs({ pilots: ship, inBattle: true })),
  say`piloting(?! \w)`(() => thisIs({ pilots: true })),
  say`ridden by ${selector}`((rider) => thisIs({ with: rider })),
  say`armed with ${selector}`((weapon) => thisIs({ with: weapon })),
  say`driving ${selector}`((ship) => thisIs({ drives: true, on: ship })),
  say`(?:aboard|riding) ${selector}`((ship) => thisIs({ on: ship })),
  say`on ${where(selector, isCarrier)}`((ship) => thisIs({ on: ship })),
)
const state: Parser<Condition> = remember(
  either<Condition>(
    positions,
    battle,
    carried,
    say`present with ${unplaced}`(present),
    say`(?:with|together with) ${where(company, ({ what }) => !what.inBattle)}`((who) =>
      met(who, { where: 'same-location' }),
    ),
    say`alone`(() => thisIs({ alone: true })),
    say`present(?! \w)`(() => thisIs({ where: 'present' })),
    say`present (?=at )${standing}`((at) => thisIs({ present: true, ...at })),
    say`unpiloted`(() => not(thisIs({ with: { pilots: true } }))),
  ),
)
/** `alone at a site`, `piloting Falcon at a system`. */
const placed: Parser<Condition> = either<Condition>(
  say`alone ${position}`((at) => all(thisIs({ alone: true }), at)),
  say`piloting ${selector} ${map(standing, thisIs)}`((ship, at) => all(thisIs({ pilots: ship }), at)),
  say`present (?=at )${standing} with ${company}`((at, who) => all(present(who), thisIs(at))),
  say`${standing} with (?!an? Scomp )${unplaced}`((at, who) =>
    all(thisIs(at), met(who, { where: 'same-location' })),
  ),
  say`present with ${company} ${map(standing, thisIs)}`((who, at) => all(present(who), at)),
)

/** `aboard a Star Destroyer or at any docking bay`: each begins with its own word. */
const eitherOf: Parser<Condition> = where(
  say`${state} or (?=(?:at|on|aboard|with|present|piloting) )${state}`((one, other) => any([one, other])),
  (condition) =>
    condition.if === 'any' && condition.of.some((one) => one.if === 'this' && one.is.where === undefined),
)
export const whereThis: Parser<Condition> = remember(
  either<Condition>(
    state,
    placed,
    eitherOf,
    say`not ${state}`(not),
    say`not an? ${selector}`((is) => not(thisIs(is))),
    say`at (?:an? )?non-${systemName} sites?`((system) =>
      all(thisIs({ where: { atA: { type: 'site' } } }), not(thisIs({ where: { sitesOf: system } }))),
    ),
    say`at a site other than an? ${systemName} site`((system) =>
      all(thisIs({ where: { atA: { type: 'site' } } }), not(thisIs({ where: { sitesOf: system } }))),
    ),
  ),
)
export { company, met }
