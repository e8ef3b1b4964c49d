/** The row of locations: where a new one may lie, and converting one that lies there. */
import { type CardId, moveCard, type SeatId } from '@dejarik/kernel'
import { type CardFacts, hasIcon, isSite } from '../../cards/definition.ts'
import { type Destination, definitionOf, type Game } from '../../kinds.ts'
import { enterRow, putOn } from '../cards/attach.ts'
import { locationsInPlay, tableZone } from '../cards/place.ts'

/** No location twice: one's own version goes on top of the opponent's (ccg95/convert/one-of-each). */
export function placesInRow(game: Game, card: CardId): readonly Destination[] {
  const facts = definitionOf(game, card)
  const same = locationsInPlay(game).find((place) => definitionOf(game, place).title === facts.title)
  if (same !== undefined && (facts.dots !== undefined || game.policies.allLocationsUnique))
    return definitionOf(game, same).side === facts.side ? [] : [{ over: same }]
  return rowPlaces(game, facts).map((row) => ({ row }))
}

/** Places counted from the left. Locations of one system lie together (ccg95/location/grouped-by-system). */
function rowPlaces(game: Game, facts: CardFacts): readonly number[] {
  const row = locationsInPlay(game).map((place) => definitionOf(game, place))
  const first = row.findIndex(({ system }) => system === facts.system)
  if (first < 0) return [row.length]
  const last = row.findLastIndex(({ system }) => system === facts.system)
  const [left, right] = [first, last + 1]
  if (!isSite(facts)) return [left, right]
  const firstSite = row.findIndex((place) => place.system === facts.system && isSite(place))
  if (firstSite < 0) return [right]
  const lastSite = row.findLastIndex((place) => place.system === facts.system && isSite(place))
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
  return enterRow(game, card, 'row' in destination ? destination.row : locationsInPlay(game).length, seat)
}

/** The new card takes the place of the old, which stays beneath; all cards there stay (ccg95/convert/place-on-top). */
function convert(game: Game, card: CardId, seat: SeatId, over: CardId): CardId {
  const top = enterRow(game, card, locationsInPlay(game).indexOf(over), seat)
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
