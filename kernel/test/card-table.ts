/** Cards on a table of three seats, each card with a name of its own: what moves, and who knows which is which. */
import {
  addCard,
  addZone,
  type CardId,
  knows,
  type Sight,
  type Viewer,
  viewOf,
  type ZoneId,
  zone,
} from '../index.ts'
import { bareTable, type Game, smallRules } from './small-game.ts'

const SIGHT = {
  deck: 'nobody',
  hand: 'owner',
  field: 'everyone',
  pile: 'everyone',
} as const satisfies Record<string, Sight>
type Place = keyof typeof SIGHT

export interface CardTable {
  readonly game: Game
  /** The zones of seat 0. */
  readonly zones: Readonly<Record<Place, ZoneId>>
  /** The id that a card has now. */
  readonly id: (name: string) => CardId
  readonly names: (place: Place) => readonly string[]
  /** Who may know which card this is; null stands for spectators. */
  readonly knowing: (name: string) => readonly Viewer[]
}

const VIEWERS: readonly Viewer[] = [null, 0, 1, 2]

/** Lays the cards of seat 0. Seats that are partners see what each other sees. */
export function layCards(
  cards: Partial<Record<Place, readonly string[]>>,
  { partners = [] as readonly number[], seed = 1, rules = smallRules() } = {},
): CardTable {
  const game = bareTable({ seats: 3, seed, rules })
  const together = partners.reduce((mask, seat) => mask | (1 << seat), 0)
  game.state.confidants = [0, 1, 2].map((seat) => (partners.includes(seat) ? together : 1 << seat))
  const places = Object.keys(SIGHT) as Place[]
  const zones = Object.fromEntries(
    places.map((place) => [place, addZone(game, place, 0, SIGHT[place])]),
  ) as Record<Place, ZoneId>
  for (const place of places)
    for (const is of cards[place] ?? []) addCard(game, zones[place], { is, owner: 0, damage: 0 })
  const card = (name: string) => game.state.cards.find((candidate) => candidate?.is === name)!
  return {
    game,
    zones,
    id: (name) => card(name).id,
    names: (place) => zone(game, zones[place]).cards.map((id) => game.card(id).is),
    knowing: (name) => VIEWERS.filter((viewer) => knows(card(name), viewer)),
  }
}

/** What a seat or a spectator sees of a table with nothing but cards. */
export const sight = ({ game }: CardTable, viewer: Viewer) =>
  viewOf(game, { face: () => ({}), back: () => ({}), seat: () => ({}), table: () => ({}) }, viewer).zones
