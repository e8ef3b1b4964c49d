/** Where something is, happens or goes: "here", "at same site", "to a site you control". */
import type { Filter, Place } from '../../../text/filter.ts'
import { article, either, listed } from '../lists.ts'
import { nearby } from '../words/nearby.ts'
import { TYPES } from '../words/nouns.ts'
import { NAMED_PLANETS, PLACES, shortTitle } from '../words/places.ts'
import type { Speaker } from './speaker.ts'

/** A prepositional phrase: "at same site", "on Tatooine", "at a system". */
export function sayPlace(where: Place, speaker: Speaker): string {
  if (where === 'same-location' && speaker.facts.kind === 'location') return 'here'
  if (where === 'on-this' && speaker.facts.kind !== 'effect') return `on ${speaker.self}`
  if (typeof where === 'string') return PLACES[where]
  if ('sitesOf' in where)
    return NO_PLANETS.has(where.sitesOf) ? `at ${article(where.sitesOf)} site` : `on ${where.sitesOf}`
  if ('system' in where) return `at ${where.system}`
  if ('planet' in where) return `on the ${NAMED_PLANETS[where.planet]}`
  return 'at' in where ? `at ${shortTitle(where.at)}` : sayAt(where.atA, speaker)
}

/** What has sites and is no world that one can be on. */
const NO_PLANETS: ReadonlySet<string> = new Set(["Jabba's Palace", "Jabba's Sail Barge", 'Executor'])

const IN_PLACE = /^(?:here|there|at|on|in|present|aboard|where|not (?:at|on|in|present|aboard))\b/
export function sayAt(at: Filter, speaker: Speaker): string {
  const place = sayLocation(at, speaker)
  return IN_PLACE.test(place) ? place : `at ${place}`
}
/** All such places, for what goes anywhere: "to interior mobile sites". */
export function sayTo(to: Filter, speaker: Speaker, isAnywhere = false): string {
  const { inBattle, ...there } = to
  if (inBattle && Object.keys(there).length > 0) return `to a battle ${sayBattlePlace(there, speaker)}`
  if (isOneOf(to)) return either(to.any!.map((each) => sayTo(each, speaker, isAnywhere)))
  const place =
    isAnywhere && !speaker.nouns.isState(to, speaker) && !to.the
      ? speaker.nouns.many(to, speaker)
      : sayLocation(to, speaker)
  if (/^(?:here|there)\b/.test(place)) return place
  if (place.startsWith('on the ')) return place.replace(/^on/, 'to')
  return place.startsWith('on ') ? `to ${place.slice(3)} sites` : `to ${place.replace(/^at /, '')}`
}

/** "At same system", "where you have a leader". */
function sayBattlePlace(place: Filter, speaker: Speaker): string {
  if (place.has?.whose !== 'yours' || Object.keys(place).length > 1) return sayAt(place, speaker)
  const { whose: _, ...who } = place.has
  return `where you have ${speaker.nouns.a(who, speaker)}`
}
/** One of several places, of which some are told by where they are or who is there. */
const isOneOf = (place: Filter): boolean =>
  isOnly(place, 'any') && place.any!.some(({ where, has }) => where !== undefined || has !== undefined)
const isSystem = (where: Place | undefined): where is { system: string } =>
  typeof where === 'object' && 'system' in where
const isOnly = (filter: Filter, field: keyof Filter): boolean =>
  Object.keys(filter).length === 1 && filter[field] !== undefined

/** A location: "here", "there", "a system", "at Tatooine". */
function sayLocation(filter: Filter, speaker: Speaker): string {
  const { the } = filter
  if (isOnly(filter, 'the')) {
    if (the === 'self') return 'here'
    if (typeof the === 'object' && the.chosen === 'at' && speaker.cards['at']) return 'there'
    if (typeof the === 'object' && the.chosen === 'there') return 'there'
  }
  if (isOnly(filter, 'inBattle')) return 'in battle'
  const near = isOnly(filter, 'any') && nearby(filter.any!)
  if (near) return near
  if (isOneOf(filter)) return either(filter.any!.map((each) => sayLocation(each, speaker)))
  if (filter.kind === 'location' && isSystem(filter.where) && Object.keys(filter).length === 2)
    return `${filter.where.system} locations`
  const { inBattle, kind, ...rest } = filter
  const plain: Filter = kind === undefined || kind === 'location' ? rest : { kind, ...rest }
  if (inBattle) return `in battles ${sayAt(plain, speaker)}`
  if (
    plain.has &&
    !plain.has.present &&
    !plain.has.the &&
    Object.keys(plain).every((field) => field === 'has' || field === 'type')
  )
    return sameAs(plain, plain.has, speaker)
  if (!the && speaker.nouns.isState(plain, speaker) && Object.keys(plain).length > 0) {
    const said = speaker.nouns.predicate(plain, speaker)
    if (IN_PLACE.test(said)) return said
    return speaker.nouns.a({ kind: 'location', ...plain }, speaker)
  }
  const isToldByState = plain.any?.some((each) => speaker.nouns.isState(each, speaker)) && !plain.type
  return speaker.nouns.a(
    Object.keys(plain).length === 0
      ? { kind: 'location' }
      : isToldByState
        ? { kind: 'location', ...plain }
        : plain,
    speaker,
  )
}
/** "Same site as one of your Rebels". */
function sameAs({ type }: Filter, has: Filter, speaker: Speaker): string {
  const place = type
    ? listed(type)
        .map((each) => TYPES[each].one)
        .join(' or ')
    : 'location'
  const whom = has.whose === 'yours' ? speaker.nouns.oneOf(has, speaker) : speaker.nouns.a(has, speaker)
  return `same ${place} as ${whom}`
}
