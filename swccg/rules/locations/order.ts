/** The order of the locations of one system in the row (ccgx/layout/order-default), with what some planets have of their own. */
import {
  type CardFacts,
  hasIcon,
  isAsteroidSector,
  isCloudSector,
  isDockingBay,
  isFarSite,
  isSite,
  isSystem,
} from '../../cards/definition.ts'
import { markerOf } from './markers.ts'

/** Sites, clouds, the system, asteroids and what lies beyond them. */
function band(facts: CardFacts): number {
  if (isSystem(facts)) return 3
  if (isSite(facts)) return isFarSite(facts) ? 6 : 0
  if (isCloudSector(facts)) return facts.dots === 1 ? 1 : 2
  return isAsteroidSector(facts) && facts.diamonds !== 1 ? 4 : 5
}

const byIcons = (facts: CardFacts): number =>
  hasIcon(facts, 'interior') ? (hasIcon(facts, 'exterior') ? 1 : 0) : 2

/** The 7th marker is a cave, and comes after the plains (ccgx/layout/order-hoth). */
function atHoth(facts: CardFacts): number {
  const marker = markerOf(facts)
  return marker === null ? byIcons(facts) : 2 + marker
}

const TATOOINE: Readonly<Record<string, number>> = {
  'Tatooine: Mos Eisley': 2,
  "Tatooine: Jabba's Palace": 4,
  "Jabba's Palace: Entrance Cavern": 5,
  "Jabba's Palace: Rancor Pit": 7,
}
function atTatooine(facts: CardFacts): number {
  const inPalace = facts.title.startsWith("Jabba's Palace: ") ? 6 : undefined
  return TATOOINE[facts.title] ?? inPalace ?? (byIcons(facts) === 2 ? 3 : byIcons(facts))
}

/** The headquarters may not be parted from the interior sites (ccgx/layout/may-not-be-separated). */
const atYavin = (facts: CardFacts): number =>
  facts.title === 'Yavin 4: Massassi Headquarters' ? 0.5 : byIcons(facts)

const atBespin = (facts: CardFacts): number => (isDockingBay(facts) ? 1 : byIcons(facts))

const RANKS: Readonly<Record<string, (facts: CardFacts) => number>> = {
  Hoth: atHoth,
  Tatooine: atTatooine,
  Bespin: atBespin,
  'Yavin 4': atYavin,
}

/** Of two docking bays of Bespin one lies before the interior sites (ccgx/layout/order-bespin). */
function ranksOf(system: string, sites: readonly CardFacts[]): readonly number[] {
  const rank = RANKS[system] ?? byIcons
  const bays = system === 'Bespin' ? sites.filter(isDockingBay) : []
  return sites.map((site) => (bays.length > 1 && site === bays[0] ? -1 : rank(site)))
}

const isRising = (ranks: readonly number[]): boolean =>
  ranks.every((each, index) => index === 0 || each >= ranks[index - 1]!)

const readsForward = (system: string, sites: readonly CardFacts[]): boolean =>
  isRising(ranksOf(system, sites)) || isRising(ranksOf(system, sites.toReversed()))

/** Whether the locations of a system may lie so, from left to right or from right to left. */
function isInOrder(system: string, group: readonly CardFacts[]): boolean {
  const bands = group.map(band)
  const sites = group.filter((_, index) => bands[index] === 0)
  return (isRising(bands) || isRising(bands.toReversed())) && readsForward(system, sites)
}

/** Interior sites, sites with both icons, exterior sites: in this order or its reverse (ccg/location/order-by-icons). */
const isByIcons = (sites: readonly CardFacts[]): boolean => {
  const ranks = sites.map(byIcons)
  return isRising(ranks) || isRising(ranks.toReversed())
}

/** Where a new location may lie among those of its system, counted from the first of them. */
export type RowOrder = (group: readonly CardFacts[], facts: CardFacts, system: string) => readonly number[]

const upTo = (count: number): readonly number[] => Array.from({ length: count + 1 }, (_, index) => index)
const withAt = (group: readonly CardFacts[], facts: CardFacts, place: number): readonly CardFacts[] =>
  group.toSpliced(place, 0, facts)

/** The places at the ends, where the sites begin or end; a system goes to an end of all (ccg95/location/site-at-outer-end). */
function ends(group: readonly CardFacts[], facts: CardFacts): readonly [number, number] {
  const first = group.findIndex(isSite)
  if (!isSite(facts)) return [0, group.length]
  return first < 0 ? [group.length, group.length] : [first, group.findLastIndex(isSite) + 1]
}

/** 1995: at the outer ends. */
export const atOuterEnds: RowOrder = (group, facts) => [...new Set(ends(group, facts))]

/** The Beginner's Rulebook: between the others too, as their icons order them. */
export const amongSites: RowOrder = (group, facts) => {
  const [first, last] = ends(group, facts)
  if (!isSite(facts) || first === last) return [...new Set([first, last])]
  return upTo(last - first)
    .map((index) => first + index)
    .filter((place) => isByIcons(withAt(group, facts, place).slice(first, last + 1)))
}

/** Tournaments: wherever the order of the planet lets it lie; at the ends of a row that is out of order (ccgx/layout/new-site-anywhere). */
export const byPlanet: RowOrder = (group, facts, system) => {
  if (group.length === 1 && !isSite(group[0]!)) return [1]
  const places = upTo(group.length).filter((place) => isInOrder(system, withAt(group, facts, place)))
  return places.length > 0 ? places : atOuterEnds(group, facts, system)
}
