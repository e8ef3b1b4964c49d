/** The row of locations: where a new one may lie, and converting one that lies there. */
import { type CardId, moveCard, type SeatId } from '@dejarik/kernel'
import { type CardFacts, hasIcon, isGeneric, isSite } from '../../cards/definition.ts'
import { type Destination, definitionOf, type Game } from '../../kinds.ts'
import { enterRow, putOn } from '../cards/attach.ts'
import { locationsInPlay, tableZone } from '../cards/place.ts'
import { systemName } from './locations.ts'

/** No location twice: one's own version goes on top of the opponent's (ccg95/convert/one-of-each). */
export function placesInRow(game: Game, card: CardId): readonly Destination[] {
  const facts = definitionOf(game, card)
  if (isGeneric(facts)) return genericPlaces(game, facts)
  const same = locationsInPlay(game).filter((place) => definitionOf(game, place).title === facts.title)
  if (same.length < (facts.dots ?? (game.policies.allLocationsUnique ? 1 : Number.POSITIVE_INFINITY)))
    return rowPlaces(game, facts, facts.system ?? '').map((row) => ({ row }))
  return convertible(game, facts, same)
}

const convertible = (game: Game, { side }: CardFacts, same: readonly CardId[]): readonly Destination[] =>
  same.filter((place) => definitionOf(game, place).side !== side).map((over) => ({ over }))

/** To each planet that its text does not exclude, as often as its diamonds say; only there it converts (ccgx/layout/generic). */
function genericPlaces(game: Game, facts: CardFacts): readonly Destination[] {
  const planets = locationsInPlay(game).filter((place) => {
    const { type, title, icons = [] } = definitionOf(game, place)
    return type === 'system' && icons.includes('planet') && !facts.notTo?.includes(title)
  })
  return planets.flatMap((of): readonly Destination[] => {
    const system = systemName(game, of)
    const same = locationsInPlay(game).filter(
      (place) => systemName(game, place) === system && definitionOf(game, place).title === facts.title,
    )
    if (same.length >= facts.diamonds!) return convertible(game, facts, same)
    return rowPlaces(game, facts, system).map((row) => ({ row, of }))
  })
}

/** Places counted from the left. Locations of one system lie together (ccg95/location/grouped-by-system). */
function rowPlaces(game: Game, facts: CardFacts, system: string): readonly number[] {
  const places = locationsInPlay(game)
  const row = places.map((place) => definitionOf(game, place))
  const isOfIt = (_: unknown, place: number): boolean => systemName(game, places[place]!) === system
  const first = row.findIndex(isOfIt)
  if (first < 0) return [row.length]
  const last = row.findLastIndex(isOfIt)
  const [left, right] = [first, last + 1]
  if (!isSite(facts)) return [left, right]
  const isSiteOfIt = (card: CardFacts, place: number): boolean => isSite(card) && isOfIt(card, place)
  const firstSite = row.findIndex(isSiteOfIt)
  if (firstSite < 0) return [right]
  const lastSite = row.findLastIndex(isSiteOfIt)
  if (!game.policies.sitesAreOrdered) return [firstSite, lastSite + 1]
  return between(firstSite, lastSite + 1).filter((place) =>
    keepsOrder(row, firstSite, lastSite, facts, place),
  )
}

const between = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Interior sites, sites with both icons, exterior sites: in this order or its reverse (ccg/location/order-by-icons). */
function keepsOrder(
  row: readonly CardFacts[],
  first: number,
  last: number,
  facts: CardFacts,
  place: number,
): boolean {
  const sites = row.slice(first, last + 1)
  const ranks = [...sites.slice(0, place - first), facts, ...sites.slice(place - first)].map(rank)
  const rising = ranks.every((each, index) => index === 0 || each >= ranks[index - 1]!)
  const falling = ranks.every((each, index) => index === 0 || each <= ranks[index - 1]!)
  return rising || falling
}
const rank = (facts: CardFacts): number =>
  hasIcon(facts, 'interior') ? (hasIcon(facts, 'exterior') ? 1 : 0) : 2

export function layLocation(game: Game, card: CardId, seat: SeatId, destination: Destination): CardId {
  if ('over' in destination) return convert(game, card, seat, destination.over)
  const row = 'row' in destination ? destination.row : locationsInPlay(game).length
  const of = 'row' in destination ? destination.of : undefined
  return enterRow(game, card, row, seat, of === undefined ? null : systemName(game, of))
}

/** The new card takes the place of the old, which stays beneath; all cards there stay (ccg95/convert/place-on-top). */
function convert(game: Game, card: CardId, seat: SeatId, over: CardId): CardId {
  const top = enterRow(game, card, locationsInPlay(game).indexOf(over), seat, game.card(over).system)
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
