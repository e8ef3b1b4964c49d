/** Where and how a card comes to the table. */
import {
  either,
  first,
  later,
  map,
  nothing,
  pattern,
  say,
  separated,
  sequence,
  where,
} from '@dejarik/kernel/language'
import type { Amount } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Static } from '../../../text/statics.ts'
import type { DeployOn, Deploys } from '../../../text/text.ts'
import { on, type Parser, type Source } from '../../source.ts'
import { bonuses, toStatics, under_ } from '../amounts/changes.ts'
import { condition, not, under } from '../conditions/conditions.ts'
import { bothPlayers } from '../conditions/facing.ts'
import { moment, phase } from '../conditions/times.ts'
import { HOST, isCarrier, SELF } from '../nouns/filters.ts'
import { count } from '../nouns/heads.ts'
import { systemName } from '../nouns/names.ts'
import { locationNoun, selector, place as thereabouts } from '../nouns/nouns.ts'
import { systemPlace } from '../nouns/places.ts'
import { host, isAttached } from '../nouns/the-card-itself.ts'
import { predicates } from '../statics/lasting.ts'
import { staticClause } from '../statics/statics.ts'
import type { Piece } from './piece.ts'

const deploys = (given: Deploys): Piece => ({ deploys: given })

/** Weapons and devices are carried by one's own, but anybody's droid can be bolted down. */
const carried = (source: Source, on: Filter): Filter => {
  if (source.card.kind !== 'weapon' && source.card.kind !== 'device') return on
  return isPlaceOrDroid(on) || on.whose || on.any?.some(({ whose }) => whose) ? on : { ...on, whose: 'yours' }
}
const isPlaceOrDroid = ({ type, kind, trait, title }: Filter): boolean =>
  type === 'site' ||
  type === 'system' ||
  type === 'droid' ||
  kind === 'location' ||
  trait === 'docking bay' ||
  trait === 'prison' ||
  (typeof title === 'string' && title.includes(': '))

/** The system by its name alone is the system's own card. */
const place: Parser<Filter> = either<Filter>(
  selector,
  say`${systemName}(?! \w*(?:site|system|location)|:)`((title) => ({ type: 'system', title })),
)
const cost: Parser<Amount> = map(count, (n): Amount => n)
const way = (on: DeployOn['on'], use?: Amount): DeployOn => ({
  on,
  ...(use === undefined ? {} : { cost: use }),
})

const beside: Parser<DeployOn['on']> = either<DeployOn['on']>(
  say`(?:your side of )?table`(() => 'own-side'),
  say`opponent's side of table`(() => 'opponents-side'),
)
const EITHER_SIDE: readonly DeployOn[] = [{ on: 'own-side' }, { on: 'opponents-side' }]
/** Another card that it goes on, at a price of its own: `, 3 on your warrior`, `(free on Han)`. */
const otherWay: Parser<DeployOn> = either<DeployOn>(
  say`,? or ${cost} on ${place}`((use, on) => way(on, use)),
  say`, ${cost} on ${place}`((use, on) => way(on, use)),
  say`,? or use ${cost} Force to deploy on ${place}`((use, on) => way(on, use)),
  say`,? or use ${cost} Force on ${place}`((use, on) => way(on, use)),
  say`,? or deploy on ${place}`((on) => way(on)),
  say`,? (?:or )?free on ${place}`((on) => way(on)),
  say`\(${cost} on ${place}\)`((use, on) => way(on, use)),
  say`\((?:for )?free on ${place}\)`((on) => way(on)),
)
const otherWays: Parser<readonly DeployOn[]> = either<readonly DeployOn[]>(
  nothing([]),
  map(
    sequence<[DeployOn, readonly DeployOn[]]>(
      otherWay,
      later(() => otherWays),
    ),
    ([one, more]) => [one, ...more],
  ),
)
const onto: Parser<readonly DeployOn[]> = either<readonly DeployOn[]>(
  say`deploy on ${beside}`((on) => [way(on)]),
  say`deploy on ${beside}, or on ${beside}`((on, other) => [way(on), way(other)]),
  say`deploy on one of the following systems: ${separated(
    systemName,
    pattern(/,? or |, /, () => null),
  )}`((titles) => [way({ type: 'system', title: titles })]),
  say`deploy beside either player's Lost Pile`(() => EITHER_SIDE),
  say`deploy near opponent's Reserve Deck`(() => [way('opponents-side')]),
  say`use ${cost} Force to deploy near opponent's Reserve Deck`((use) => [way('opponents-side', use)]),
  say`use ${cost} Force to deploy on ${beside}`((use, on) => [way(on, use)]),
  say`deploy (?:on|at) ${place}${otherWays}`((on, others) => [way(on), ...others]),
  say`use ${cost} Force to deploy (?:on|at) ${place}${otherWays}`((use, on, others) => [
    way(on, use),
    ...others,
  ]),
  say`use X Force to deploy on ${place},? where X = \(7 - (?:that )?warrior's ability\)`((on) => [
    way(on, { less: { number: 'ability', of: { the: { chosen: 'carrier' } } }, from: 7 }),
  ]),
)
const onCards: Parser<Deploys> = either<Deploys>(
  map(onto, (on): Deploys => ({ on })),
  say`during any ${phase}, ${onto}`((when, on) => ({ on, when: { phase: when, of: 'either' as const } })),
  say`${onto} if ${condition}`((on, when) => ({ on, if: when })),
  say`${onto} \(free if ${condition}\)`((on, when) => ({ on, changes: [{ if: when, add: 'free' }] })),
  say`${onto} \(free at ${locationNoun}\)`((on, place) => ({ on: [way(place), ...on] })),
)
/** What it goes there for: `Deploy on any location to add …`. */
const inOrder: Parser<Piece> = (source, at) =>
  sequence<[Piece, unknown, readonly Static[]]>(
    lying,
    pattern(/ to /, () => null),
    staticClause,
  )(source, at).flatMap(({ value: [piece, , statics], end }) => [
    { value: { ...piece, statics }, end },
    ...(statics.some((one) => one.static === 'nighttime')
      ? inBattlesThere(source, end).map((more) => ({
          value: { ...piece, statics: [...statics, ...more.value.map(atRelatedSites)] },
          end: more.end,
        }))
      : []),
  ])
/** `there` are the sites that it brings the night to. */
const inBattlesThere: Parser<readonly Static[]> = say`[.] During battles there, ${staticClause}`(
  (statics) => statics,
)
const atRelatedSites = (one: Static): Static =>
  one.static === 'side-number' ? { ...one, at: { where: 'related-site' } } : one
/** `; it is power +3`: of the one that it is on. */
const andIsSo: Parser<Piece> = say`${later(() => lying)}; it ${predicates}`((piece, is) => ({
  ...piece,
  statics: is(HOST),
}))
const lying: Parser<Piece> = (source, at) =>
  onCards(source, at).map(({ value, end }) => ({
    value: deploys({
      ...value,
      on: value.on!.map((one) =>
        typeof one.on === 'string' ? one : { ...one, on: carried(source, one.on) },
      ),
    }),
    end,
  }))

/** `on any droid at any site`: wherever there is one, without presence of one's own. */
const anywhere: Parser<Piece> = (source, at) =>
  attachedPlainly(source, at).map(({ value, end }) => ({
    value: ANYWHERE.test(source.text.slice(at, end).trim())
      ? { ...value, deploys: { ...value.deploys, withoutPresence: true } }
      : value,
    end,
  }))
const ANYWHERE = /^deploy on any \w+ at any site$/i
const attachedPlainly: Parser<Piece> = either<Piece>(lying, inOrder, andIsSo)
const attached = anywhere

/** The Force that both use. */
const fromBoth: Parser<Piece> = either<Piece>(
  say`To deploy, requires ${count} Force from each player`((n) => deploys({ both: n })),
  say`\*? ?deploys only on ${systemName} for ${count} Force from each player's Force Pile`((system, n) =>
    deploys({ both: n, only: { where: { sitesOf: system } } }),
  ),
  say`(?:may be deployed|deploys) even without presence or Force icons`(() =>
    deploys({ withoutPresence: true }),
  ),
  say`\*?To deploy, requires ${count} Force from each players' Force Pile`((n) => deploys({ both: n })),
  say`To deploy \(on your side of table\), requires ${count} Force from both players' Force Piles`((n) =>
    deploys({ both: n, on: [{ on: 'own-side' }] }),
  ),
  say`may not deploy otherwise`(() => ({})),
)

/** A site of a system is a site at that system. */
function asSites(place: Filter): Filter {
  const { type, where: at, ...rest } = place
  const sites = type === 'site' && typeof at === 'object' && 'sitesOf' in at && Object.keys(rest).length === 0
  return sites ? { where: at } : place
}
/** Where it comes: on a planet, at a system, to a place, aboard a ship. */
interface Way {
  readonly to?: Filter
  readonly on?: Filter
}
const named: Parser<Filter> = say`(?:an? |any )?${locationNoun}`(asSites)
const toward: Parser<Way> = first<Way>(
  map(systemPlace, (to) => ({ to })),
  either<Way>(
    say`(?:to|at|on) ${named}`((to) => ({ to })),
    say`to ${systemName}(?! \w*(?:sites?|systems?|locations?)\b|:)`((system) => ({
      to: { where: { system } },
    })),
    say`to ${systemName} or ${named}`((system, to) => ({ to: { any: [{ where: { system } }, to] } })),
    say`(?:to )?where ${selector} is(?! present)`((has) => ({ to: { has } })),
    say`to where ${selector} is present`((cards) => ({ to: { has: { ...cards, present: true } } })),
    say`(?:aboard|on|to) ${where(selector, isAboard)}`((on) => ({ on })),
  ),
)
function isAboard(cards: Filter): boolean {
  return !isPlace(cards) && isCarrier(cards)
}
function isPlace({ type, kind, trait, title }: Filter): boolean {
  return isPlaceOrDroid({ kind, trait, title } as Filter) || type === 'site' || type === 'system'
}
/** `on Tatooine or to same site as Jabba`. */
const ways: Parser<Way> = either<Way>(
  toward,
  say`${toward},? or ${toward}`((one, other) =>
    one.to && other.to ? { to: { any: [one.to, other.to] } } : { on: {}, to: {} },
  ),
)
const places: Parser<Filter> = map(
  where(ways, ({ to, on }) => to !== undefined && on === undefined),
  ({ to }) => to!,
)
const restricted: Parser<Piece> = either<Piece>(
  say`(?:deploys? only|must deploy|may only deploy) ${places}(?:(?:, but|but) may move elsewhere)?`((only) =>
    deploys({ only }),
  ),
  say`may not be deployed if ${condition}`((when) => deploys({ if: not(when) })),
  say`(?:deploys? only|may only deploy) if ${condition}`((when) => deploys({ if: when })),
)

/** Cheaper or free at some places. */
const add: Parser<number | 'free'> = either<number | 'free'>(
  pattern(/([+-]\d)/, ([, n]) => Number(n)),
  say`(?:for )?free`(() => 'free'),
)
const somewhere: Parser<Way> = where(ways, ({ to, on }) => to === undefined || on === undefined)
const changed: Parser<Piece> = either<Piece>(
  say`deploys? ${add} ${somewhere}`((by, way) => deploys({ changes: [{ add: by, ...way }] })),
  say`deploys? ${add} ${somewhere},? ${under}`((by, way, when) =>
    deploys({ changes: [{ add: by, ...way, if: when }] }),
  ),
  say`deploys? ${add} ${under}`((by, when) => deploys({ changes: [{ add: by, if: when }] })),
  say`deploys? ${add} and ${bonuses} ${where(thereabouts, (at) => at.where !== undefined)}`(
    (by, numbers, at) => ({
      deploys: { changes: [{ add: by, to: placeIn(at) }] },
      statics: toStatics(SELF, numbers).map(under_({ if: 'this', is: at })),
    }),
  ),
  say`${under}, deploys? ${add}`((when, by) => deploys({ changes: [{ add: by, if: when }] })),
)
/** The location where a card that fits is. */
function placeIn({ where: at }: Filter): Filter {
  return typeof at === 'object' && 'atA' in at ? at.atA : { where: at! }
}
const utinni: Parser<Piece> = on(
  ({ card }) => card.type === 'utinni',
  say`target ${selector}`((target) => deploys({ target })),
)
const afterwards: Parser<Piece> = say`if ${moment}, deploy there`(({ when }) =>
  typeof when === 'object' && 'just' in when && when.at
    ? deploys({ when, on: [{ on: when.at }], there: true })
    : deploys({}),
)
/** Where both players have such a card, on the opponent's. */
const onTheirs: Parser<Piece> =
  say`if ${bothPlayers}, deploy on that opponent's (?:character|starship|vehicle) during any ${phase}`(
    (on, when) => deploys({ on: [{ on }], when: { phase: when, of: 'either' } }),
  )
/** What becomes of the one that it is on when it comes, before what holds of it then. */
const losing: Parser<Piece> = say`${selector} on ${host} are lost`((what, of) => ({
  deploys: { after: [{ do: 'lose-cards', what: { ...what, on: of } }] },
}))
const loses: Parser<Piece> = say`${host} loses all ${selector}, ${predicates}`((of, what, is) => ({
  deploys: { after: [{ do: 'lose-cards', what: { ...what, on: of } }] },
  statics: is(of),
}))
const inserted: Parser<Piece> =
  say`Once per game, (?:during your deploy phase, )?insert \(?face down\)? into opponent's Reserve Deck; reshuffle`(
    () => deploys({ on: [{ on: 'opponents-deck' }], oncePerGame: true }),
  )
/** As every card that is slid into a Reserve Deck does (ccg95/term/insert). */
const cutsShort: Parser<Piece> =
  say`When (?:Effect|it) reaches top,? it is (?:immediately )?lost(?:, but| and) opponent may not activate any more Force that turn`(
    () => ({}),
  )

/** Effects, weapons and devices lie on something; the others come to a place. */
export const deploySentence: Parser<Piece> = either<Piece>(
  on(
    isAttached,
    either<Piece>(
      attached,
      fromBoth,
      utinni,
      inserted,
      cutsShort,
      onTheirs,
      loses,
      losing,
      changed,
      afterwards,
    ),
  ),
  on((source) => !isAttached(source), either<Piece>(fromBoth, restricted, changed)),
)
