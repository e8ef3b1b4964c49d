/** The row of locations: where a new one may lie, and converting one that lies there. */
import { type CardId, moveCard, type SeatId } from '@dejarik/kernel'
import {
  type CardFacts,
  isCloudSector,
  isFarSite,
  isGeneric,
  isSystem,
  needsCraft,
} from '../../cards/definition.ts'
import { isOfMake } from '../../cards/makes.ts'
import { barredBy } from '../../effects/statics.ts'
import { type Destination, definitionOf, type Game } from '../../kinds.ts'
import { enterRow, putOn } from '../cards/attach.ts'
import { cardsOnTable, isInactive, locationOf, locationsInPlay, tableZone } from '../cards/place.ts'
import { isBlownAway } from '../cards/skills.ts'
import { sitesInside } from '../ship-sites/crafts.ts'
import { isHolosite } from './holosite.ts'
import { groupIn, systemName, systemOf } from './locations.ts'

/** No location twice: one's own version goes on top of the opponent's (ccg95/convert/one-of-each). */
export function placesInRow(game: Game, card: CardId): readonly Destination[] {
  const facts = definitionOf(game, card)
  if (isGeneric(facts)) return genericPlaces(game, facts)
  if (needsCraft(facts)) return placesInside(game, card, facts)
  const same = locationsInPlay(game).filter((place) => isSamePlace(definitionOf(game, place), facts))
  if (isFarSite(facts) && !hasSystem(game, facts)) return [] // ccgx/deathstar/trench-order
  if (same.length < (facts.dots ?? (game.policies.allLocationsUnique ? 1 : Number.POSITIVE_INFINITY)))
    return rowPlaces(game, facts, facts.system ?? '').map((row) => ({ row }))
  return convertible(game, facts, same)
}

/** Of one title; the two boards convert each other as if they were (ccgx/holosite/place). */
const isSamePlace = (one: CardFacts, other: CardFacts): boolean =>
  one.title === other.title || (isHolosite(one) && isHolosite(other))

const hasSystem = (game: Game, { system }: CardFacts): boolean =>
  locationsInPlay(game).some(
    (place) => isSystem(definitionOf(game, place)) && systemName(game, place) === system,
  )

const convertible = (game: Game, { side }: CardFacts, same: readonly CardId[]): readonly Destination[] =>
  same
    .filter(
      (place) =>
        definitionOf(game, place).side !== side &&
        !isBlownAway(game, place) &&
        barredBy(game, 'be-converted', place) === null,
    )
    .map((over) => ({ over }))

/** Planets that the text of a generic location does not exclude; clouds come to a floating city too (ccgx/layout/system-not-needed). */
function planetsFor(game: Game, facts: CardFacts): readonly CardId[] {
  const [asteroid, cave] = facts.title.split(': ')
  const hasRoomAt = (of: CardId): boolean =>
    cave === undefined ||
    locationsInPlay(game).some(
      (place) =>
        definitionOf(game, place).title === asteroid && systemName(game, place) === systemName(game, of),
    )
  const isPlanet = ({ type, title, icons = [] }: CardFacts): boolean =>
    type === 'system' && icons.includes('planet') && !facts.notTo?.includes(title)
  const isCity = (place: CardId): boolean =>
    isCloudSector(facts) &&
    isCloudSector(definitionOf(game, place)) &&
    definitionOf(game, place).dots === 1 &&
    systemOf(game, place) === null
  return locationsInPlay(game).filter(
    (place) => (isPlanet(definitionOf(game, place)) || isCity(place)) && hasRoomAt(place),
  )
}

/** To each planet that its text does not exclude, as often as its diamonds say; only there it converts (ccgx/layout/generic). */
function genericPlaces(game: Game, facts: CardFacts): readonly Destination[] {
  return planetsFor(game, facts).flatMap((of): readonly Destination[] => {
    const system = systemName(game, of)
    const same = locationsInPlay(game).filter(
      (place) => systemName(game, place) === system && definitionOf(game, place).title === facts.title,
    )
    if (same.length >= facts.diamonds!) return convertible(game, facts, same)
    return rowPlaces(game, facts, system).map((row) => ({ row, of }))
  })
}

/** In each craft of its kind of the player, once (ccgx/shipsite/deploy-on). */
function placesInside(game: Game, card: CardId, facts: CardFacts): readonly Destination[] {
  const isSame = (place: CardId): boolean => definitionOf(game, place).title === facts.title
  const isFull = locationsInPlay(game).filter(isSame).length >= facts.dots!
  const { controller } = game.card(card)
  return craftsFor(game, controller, facts).flatMap((of): readonly Destination[] => {
    if (isFull || sitesInside(game, of).some(isSame)) return []
    return rowPlaces(game, facts, groupIn(of)).map((row) => ({ row, of }))
  })
}
const craftsFor = (game: Game, seat: SeatId, { system = '' }: CardFacts): readonly CardId[] =>
  cardsOnTable(game).filter((craft) => {
    const { kind, title, traits = [], model } = definitionOf(game, craft)
    const isCraft = kind === 'starship' || kind === 'vehicle'
    const isOfKind = title === system || traits.includes(system.toLowerCase()) || isOfMake(model, system)
    return isCraft && isOfKind && game.card(craft).controller === seat && !isInactive(game, craft)
  })

/** Places counted from the left. Locations of one system lie together (ccg95/location/grouped-by-system). */
function rowPlaces(game: Game, facts: CardFacts, system: string): readonly number[] {
  const places = locationsInPlay(game)
  const isOfIt = (place: CardId): boolean => systemName(game, place) === system
  const first = places.findIndex(isOfIt)
  if (first < 0) return [places.length]
  const group = places.filter(isOfIt).map((place) => definitionOf(game, place))
  return game.policies.rowOrder(group, facts, system).map((place) => first + place)
}

/** Where a card would come to be: the location, or for one that is laid beside others of its system one of those. */
export function groundOf(game: Game, card: CardId, destination: Destination): CardId | null {
  if ('on' in destination) return locationOf(game, destination.on)
  if ('over' in destination) return destination.over
  if ('beside' in destination) return null
  if (destination.of !== undefined) return locationOf(game, destination.of)
  const { system } = definitionOf(game, card)
  return locationsInPlay(game).find((place) => systemName(game, place) === system) ?? null
}

export function layLocation(game: Game, card: CardId, seat: SeatId, destination: Destination): CardId {
  if ('over' in destination) return convert(game, card, seat, destination.over)
  const row = 'row' in destination ? destination.row : locationsInPlay(game).length
  const of = 'row' in destination ? destination.of : undefined
  if (of === undefined) return enterRow(game, card, row, seat)
  const isCraft = definitionOf(game, of).kind !== 'location'
  return enterRow(game, card, row, seat, isCraft ? { craft: of } : { system: systemName(game, of) })
}

/** A converted location comes to the top again; what is there stays (ccgx/layout/raise-to-top). */
export function raise(game: Game, card: CardId): void {
  const { on, controller } = game.card(card)
  if (on !== null) convert(game, card, controller, on)
}

/** The new card takes the place of the old, which stays beneath; all cards there stay (ccg95/convert/place-on-top). */
function convert(game: Game, card: CardId, seat: SeatId, over: CardId): CardId {
  const top = enterRow(game, card, locationsInPlay(game).indexOf(over), seat, game.card(over))
  for (const there of game.card(over).holds) putOn(game, there, top, game.card(there).as!)
  moveCard(game, over, tableZone('table'))
  putOn(game, over, top, 'beneath')
  game.emit({
    kind: 'converted',
    card: top,
    over,
    cause: { rule: 'ccg95/convert/place-on-top' },
  })
  return top
}
