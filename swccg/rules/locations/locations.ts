/** How locations lie to each other: related, adjacent, how far apart. */
import { type CardId, remembered, rememberedOfZones } from '@dejarik/kernel'
import {
  isAsteroidSector,
  isCloudSector,
  isCraftSite,
  isFarSite,
  isSite,
  isSystem,
} from '../../cards/definition.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import { locationOf, locationsInPlay, tableZone } from '../cards/place.ts'
import { craftOf, doorsAt, outsideOf, outsideOfBay } from '../ship-sites/crafts.ts'

/**
 * What a location belongs to: its system, a generic one that to which it was deployed (ccgx/layout/generic), the site of a craft
 * to that craft (ccgx/shipsite/group).
 */
export function systemName(game: Game, location: CardId): string {
  const { craft, system } = game.card(location)
  return craft === null ? (system ?? definitionOf(game, location).system ?? '') : groupIn(craft)
}
export const groupIn = (craft: CardId): string => `craft ${craft}`

/** Whether a location belongs to a system or a craft, or to a city or palace of a system, by its name. */
export function isPartOf(game: Game, location: CardId, name: string): boolean {
  const { region, system } = definitionOf(game, location)
  return systemName(game, location) === name || region === name || system === name
}
export const isSiteCard = (game: Game, location: CardId): boolean => isSite(definitionOf(game, location))
export const isSystemCard = (game: Game, location: CardId): boolean => isSystem(definitionOf(game, location))

/** Where starships fly: systems, and the sectors between them and their sites or around them. */
export const isSpaceCard = (game: Game, location: CardId): boolean => {
  const { type } = definitionOf(game, location)
  return type === 'system' || type === 'sector'
}
export const isCloudCard = (game: Game, location: CardId): boolean =>
  isCloudSector(definitionOf(game, location))
export const isAsteroidCard = (game: Game, location: CardId): boolean =>
  isAsteroidSector(definitionOf(game, location))

interface Group {
  system: CardId | null
  readonly sites: CardId[]
  /** Those of the sites along which one walks: not the far ones beyond the system. */
  readonly road: CardId[]
  /** The system and its sectors, from left to right. */
  readonly space: CardId[]
}

/** The locations of the row by the name of their system, found anew when the row changes. */
const bySystem = (game: Game): ReadonlyMap<string, Group> =>
  rememberedOfZones(game, 'by-system', ROW, groupRow)

function groupRow(game: Game): ReadonlyMap<string, Group> {
  const found = new Map<string, Group>()
  for (const card of locationsInPlay(game)) {
    const group = found.get(systemName(game, card)) ?? { system: null, sites: [], road: [], space: [] }
    found.set(systemName(game, card), group)
    const isSiteOfIt = isSiteCard(game, card)
    if (isSiteOfIt) group.sites.push(card)
    else group.space.push(card)
    if (isSiteOfIt && !isFarSite(definitionOf(game, card))) group.road.push(card)
    if (isSystemCard(game, card)) group.system ??= card
  }
  return found
}
const ROW = [tableZone('row')]

/** Sites of a system, from left to right. */
export const sitesOf = (game: Game, system: string): readonly CardId[] =>
  bySystem(game).get(system)?.sites ?? NONE
const NONE: readonly CardId[] = []

const roadOf = (game: Game, system: string): readonly CardId[] => bySystem(game).get(system)?.road ?? NONE

/** A system and its sectors, from left to right. */
export const spaceOf = (game: Game, system: string): readonly CardId[] =>
  bySystem(game).get(system)?.space ?? NONE

/** Whether no sector of the same kind lies nearer to the system. */
export function isNearestOfKind(game: Game, sector: CardId): boolean {
  const space = spaceOf(game, systemName(game, sector))
  const center = space.findIndex((place) => isSystemCard(game, place))
  const distance = (place: CardId): number => Math.abs(space.indexOf(place) - center)
  return space.every(
    (place) =>
      isSystemCard(game, place) ||
      isCloudCard(game, place) !== isCloudCard(game, sector) ||
      distance(place) >= distance(sector),
  )
}

/** Cloud sectors of a system (ccgx/sector/land-through-clouds). */
export const cloudsOf = (game: Game, system: string): readonly CardId[] =>
  spaceOf(game, system).filter((place) => isCloudCard(game, place))

/** The place in space from which one lands at a site: the lowest cloud sector, or the system; for a cave its asteroid, for a docking bay aboard where its starship is. */
export function skyOf(game: Game, site: CardId): CardId | null {
  const name = systemName(game, site)
  if (isCraftSite(definitionOf(game, site))) return outsideOfBay(game, site)
  if (isFarSite(definitionOf(game, site))) return farSkyOf(game, site)
  const space = spaceOf(game, name)
  const center = space.findIndex((place) => isSystemCard(game, place))
  const height = (cloud: CardId): number => Math.abs(space.indexOf(cloud) - center)
  const clouds = cloudsOf(game, name)
  const lowest = clouds.reduce<CardId | null>(
    (low, cloud) => (low === null || height(cloud) > height(low) ? cloud : low),
    null,
  )
  return lowest ?? systemOf(game, site)
}
/** A cave is reached from the asteroid that its title names (ccgx/sector/cave-rules). */
function farSkyOf(game: Game, site: CardId): CardId | null {
  const [asteroid, far] = definitionOf(game, site).title.split(': ')
  if (far === 'Trench') return null // ccgx/deathstar/trench-rules
  const space = spaceOf(game, systemName(game, site))
  return space.find((place) => definitionOf(game, place).title === asteroid) ?? null
}

/** The system that a site belongs to, if it is on table (ccg95/location/related). */
export const systemOf = (game: Game, location: CardId): CardId | null =>
  bySystem(game).get(systemName(game, location))?.system ?? null

export const areRelated = (game: Game, one: CardId, other: CardId): boolean =>
  one !== other &&
  (systemName(game, one) === systemName(game, other) ||
    isInVehicleAmong(game, one, other) ||
    isInVehicleAmong(game, other, one) ||
    isInShipAt(game, one, other) ||
    isInShipAt(game, other, one))

/** The site of a starship is related to the location where the starship is (ccgx/term/related-ship-sites). */
function isInShipAt(game: Game, inside: CardId, place: CardId): boolean {
  const craft = craftOf(game, inside)
  const isShip = craft !== null && definitionOf(game, craft).kind === 'starship'
  return isShip && locationOf(game, craft) === place
}

/** The site of a vehicle is related to the sites of the planet where it stands (the ruling at Sandcrawler: Loading Bay). */
function isInVehicleAmong(game: Game, inside: CardId, site: CardId): boolean {
  const at = outsideOf(game, inside)
  return at !== null && isSiteCard(game, site) && systemName(game, at) === systemName(game, site)
}

/**
 * Sites next to this one in the row of their system (ccg95/location/adjacent-sites), and the sites of vehicles that stand there;
 * of a sector its neighbours among the sectors and the system, if it is the nearest to it (ccgx/layout/adjacent-planets).
 */
export const adjacentTo = (game: Game, location: CardId): readonly CardId[] =>
  remembered(game, 'adjacent', location, () => {
    const name = systemName(game, location)
    const row = isSiteCard(game, location) ? roadOf(game, name) : spaceOf(game, name)
    const place = row.indexOf(location)
    const doors = [outsideOf(game, location), ...doorsAt(game, location)].filter((other) => other !== null)
    if (place < 0) return doors
    return [row[place - 1], row[place + 1], ...doors].filter((other) => other !== undefined)
  })

export const areAdjacent = (game: Game, one: CardId, other: CardId): boolean =>
  adjacentTo(game, one).includes(other)

/** How many sites apart two sites of one system are; null where no way leads along the row. */
export function sitesBetween(game: Game, one: CardId, other: CardId): number | null {
  if (!isSiteCard(game, one) || !isSiteCard(game, other) || !areRelated(game, one, other)) return null
  const row = roadOf(game, systemName(game, one))
  const from = row.indexOf(one)
  const to = row.indexOf(other)
  return from < 0 || to < 0 ? null : Math.abs(from - to)
}

/** The sites along the row from one site to another, both of them included. */
export function sitesFrom(game: Game, one: CardId, other: CardId): readonly CardId[] {
  if (sitesBetween(game, one, other) === null) return NONE
  const row = roadOf(game, systemName(game, one))
  const [from, to] = [row.indexOf(one), row.indexOf(other)]
  return from < to ? row.slice(from, to + 1) : row.slice(to, from + 1).toReversed()
}

/** Where a system that moves is now, and where it was deployed (ccgx/deathstar/parsec). */
export const parsecOf = (game: Game, system: CardId): number | undefined =>
  game.card(system).notes[PARSEC] ?? definitionOf(game, system).parsec

/** The note of the parsec to which a system has moved. */
export const PARSEC = 'parsec'

/** A system that moves, and the system around which it is. */
export function areInOrbit(game: Game, one: CardId, other: CardId): boolean {
  const [here, there] = [game.card(one).orbits, game.card(other).orbits]
  return (
    (here !== null && isSystemCard(game, other) && systemName(game, other) === here) ||
    (there !== null && isSystemCard(game, one) && systemName(game, one) === there)
  )
}

/** The difference of the parsec numbers of two systems (ccg95/move/hyperspeed-distance). */
export function parsecsBetween(game: Game, one: CardId, other: CardId): number | null {
  const [from, to] = [parsecOf(game, one), parsecOf(game, other)]
  return from === undefined || to === undefined ? null : Math.abs(from - to)
}
