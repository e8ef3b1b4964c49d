/** Places: locations by how they stand to the card, and what a card that is there fits. */
import {
  either,
  first,
  map,
  optional,
  pattern,
  say,
  separated,
  sequence,
  unless,
} from '@dejarik/kernel/language'
import type { Filter, Place } from '../../../text/filter.ts'
import { on, type Parser } from '../../source.ts'
import { both, SELF } from './filters.ts'
import { ownName, systemNames } from './names.ts'

type Near = 'same' | 'adjacent' | 'related'
type Level = 'site' | 'system' | 'location' | 'sector' | 'space'

/** How a location of that kind stands to the card's own. */
const STANDING: Readonly<Record<Near, Readonly<Partial<Record<Level, readonly Place[]>>>>> = {
  same: {
    site: ['same-site'],
    system: ['same-system'],
    space: ['same-system-or-sector'],
    location: ['same-location'],
  },
  adjacent: { site: ['adjacent-site'] },
  related: {
    site: ['related-site'],
    system: ['related-system'],
    sector: ['related-sector'],
    space: ['related-system', 'related-sector'],
    location: ['related-site', 'related-system', 'related-sector'],
  },
}

/** `same site, or an adjacent site`. */
const sameOrNext: Parser<Filter> = map(
  sequence<[unknown, unknown]>(
    either<unknown>(
      pattern(/same (?:site|location)/, () => null),
      map(
        sequence<[unknown, unknown]>(
          pattern(/same (?:site|location) as/, () => null),
          ownName,
        ),
        () => null,
      ),
      map(
        sequence<[unknown, unknown]>(
          ownName,
          pattern(/'s (?:site|location)/, () => null),
        ),
        () => null,
      ),
    ),
    pattern(/,? (?:or|and) (?:at )?(?:an? |any )?adjacent sites?(?:,(?= from))?/, () => null),
  ),
  () => ({ type: 'site', where: 'same-or-adjacent-site' }),
)
const near: Parser<readonly Near[]> = pattern(
  /(?:an? |the |any |all |one )?(same|adjacent|related)(?:,? (?:or|and|and\/or) (?:an? |the |any |to )?(adjacent|related))?(?= )/,
  ([, one, other]) => [one, other].filter((word): word is Near => word !== undefined),
)
const level: Parser<Level> = first<Level>(
  pattern(/systems? (?:or|and) (?:any )?(?:related )?sectors?(?![\w:'])/, () => 'space'),
  pattern(/(site|system|location|sector)s?(?![\w:'])/, ([, word]) => word as Level),
)
/** The types of locations that a word means. */
const typed = (kind: Level): Filter =>
  kind === 'location' ? {} : kind === 'space' ? { type: ['system', 'sector'] } : { type: kind }

function standing(places: readonly Near[], kind: Level): Filter | undefined {
  const found = places.flatMap((one) => STANDING[one][kind] ?? [])
  if (found.length < places.length) return undefined
  const type = typed(kind)
  if (found.join() === 'same-site,adjacent-site') return { ...type, where: 'same-or-adjacent-site' }
  const [only, ...others] = found
  return others.length === 0 ? { ...type, where: only! } : { ...type, any: found.map((where) => ({ where })) }
}

/** A place that asks something of the speaking card's own place besides. */
const provided = (place: Filter, is: Filter): Filter => ({ ...place, provided: { if: 'this', is } }) as Filter
const isOwn = (places: readonly Near[]): boolean => places.length === 1 && places[0] === 'same'

/** Locations near the card: `same site`, `related Hoth sites`, `same or adjacent site`, `same site as Han`. */
export function locationsNear(words: Parser<Filter>, cards: Parser<Filter>): Parser<Filter> {
  const described = sequence<[readonly Near[], readonly Filter[] | null, Level]>(
    near,
    optional(
      separated(
        words,
        pattern(/ ?/, () => null),
      ),
    ),
    level,
  )
  const plain: Parser<Filter> = (source, at) =>
    described(source, at).flatMap(({ value: [places, adjectives, kind], end }) => {
      const place = standing(places, kind)
      const more = (adjectives ?? []).reduce<Filter | undefined>(
        (all, one) => (all ? both(all, one) : undefined),
        {},
      )
      if (!place || !more) return []
      if (!adjectives) return [{ value: place, end }]
      return [{ value: isOwn(places) ? provided(place, atLocation(more)) : narrowed(place, more), end }]
    })
  const as = say`(?:the )?same ${optional(words)}${level} as ${cards}`((adjective, kind, there) => ({
    ...typed(kind),
    ...adjective,
    has: there,
  }))
  return either<Filter>(plainUnlessAs(plain), as, sameOrNext)
}
/** `same site as Han` is no `same site`. */
const plainUnlessAs =
  (plain: Parser<Filter>): Parser<Filter> =>
  (source, at) =>
    plain(source, at).filter(
      ({ end }) => !/^ (?:as (?!a react)|with )/.test(source.text.slice(end, end + 14)),
    )

/** Two words of one kind both hold. */
const narrowed = (place: Filter, more: Filter): Filter => both(place, more) ?? { ...place, any: [more] }

const isSitesOf = (place: Place | undefined): place is { sitesOf: string } =>
  typeof place === 'object' && 'sitesOf' in place
const isRelation = (place: Place | undefined): boolean => typeof place === 'string'

/** Being at such a location. */
export function atLocation(place: Filter): Filter {
  const { title, type, where: at, kind, ...rest } = place
  const alone = Object.keys(rest).every((key) => key === 'provided' || key === 'any')
  if (typeof title === 'string' && Object.keys(place).length === 1) return { where: { at: title } }
  if (alone && title === undefined && (isRelation(at) || isRelation(rest.any?.[0]?.where)))
    return { ...(at === undefined ? {} : { where: at }), ...rest }
  if (
    (type === 'site' || type === undefined) &&
    isSitesOf(at) &&
    Object.keys(rest).length === 0 &&
    title === undefined
  )
    return { where: at }
  if (
    kind === 'location' &&
    typeof at === 'object' &&
    'system' in at &&
    Object.keys(rest).length === 0 &&
    title === undefined &&
    type === undefined
  )
    return { where: at }
  return { where: { atA: place } }
}

const placeIn = (places: readonly Place[]): Filter =>
  places.length === 1 ? { where: places[0]! } : { any: places.map((where) => ({ where })) }

/** On a planet are its sites; at it is the system too. */
export const systemPlace: Parser<Filter> = either<Filter>(
  say`on ${systemNames}(?! \w*(?:sites?|systems?|locations?)\b|:)`((all) =>
    placeIn(all.map((system) => ({ sitesOf: system }))),
  ),
  say`at ${systemNames}(?! \w*(?:sites?|systems?|locations?)\b|:)`((all) =>
    placeIn(all.map((system) => ({ system }))),
  ),
)

/** What a card at a place fits: `at same site`, `on Tatooine`, `present`, `here`. */
export function placesOf(location: Parser<Filter>, cards: Parser<Filter>): Parser<Filter> {
  return either<Filter>(
    say`(?:there|here|at (?:this|that) (?:site|system|location))`(() => ({ where: 'same-location' })),
    say`present with (?:him|her|it)`(() => ({ where: 'present', not: SELF })),
    map(
      sequence<[unknown, unknown]>(
        pattern(/present with/, () => null),
        ownName,
      ),
      () => ({ where: 'present', not: SELF }),
    ),
    say`present with (?:him|her|it) at (?:an? )?${location}`((at) => ({
      not: SELF,
      ...provided({ where: 'present' }, atLocation(at)),
    })),
    say`present with (?:one of )?${unless(ownName, cards)}`((there) => ({
      present: true,
      where: { atA: { has: { ...there, present: true } } },
    })),
    say`at same site and present`(() => ({ where: 'same-site', present: true })),
    on(
      ({ card }) => card.kind === 'interrupt',
      say`present in battle`(() => ({ present: true, inBattle: true })),
    ),
    say`present in that battle`(() => ({ where: 'present', inBattle: true })),
    say`present(?! with| in that| at (?!(?:same|that|this) (?:site|location)\b)| on )(?: at same (?:site|location)| here| there)?`(
      () => ({ where: 'present' }),
    ),
    say`present (?=at |on )(?!at (?:same|that|this) )${first<Filter>(systemPlace, say`at (?:the |an? |any |all )?${location}`(atLocation))}`(
      (at) => ({ present: true, ...at }),
    ),
    first<Filter>(systemPlace, say`(?:at|in) (?:the |an? |any |all )?${location}`(atLocation)),
    say`at (?:an? |any )?${location} where you have ${cards}`((at, there) => ({
      where: { atA: { ...at, has: { ...there, whose: 'yours' } } },
    })),
    say`at (?:an? |any )?${location} where ${cards} is`((at, there) => ({
      where: { atA: { ...at, has: there } },
    })),
    say`on table`(() => ({})),
    say`in (?:a |the |that )?battle`(() => ({ inBattle: true })),
    say`alone`(() => ({ alone: true })),
  )
}
export const isSites = isSitesOf
