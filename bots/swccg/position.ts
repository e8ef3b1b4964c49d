/** The table as a seat reads it from its view: who stands where with which numbers, and what the piles hold. */
import type { CardId, CardView, SeatId, View } from '@dejarik/kernel'
import { type Battle, type CardDefinition, type Role, type Side, shippedCards } from '@dejarik/swccg'
import { added, NOBODY, type Strength, standing } from './strength.ts'

/** What the game's view says of a card. */
interface SeenCard extends CardView {
  readonly controller?: number
  readonly on?: CardId
  readonly as?: Role
  readonly hit?: true
  readonly power?: number
  readonly ability?: number
  readonly maneuver?: number
  readonly armor?: number
  readonly forfeit?: number
  /** Force icons of a location. */
  readonly dark?: number
  readonly light?: number
}
interface SeenSeat {
  readonly side: Side
  readonly lifeForce: number
  readonly generation: number
}
interface SeenTable {
  readonly current: number
  readonly battle: Battle | null
}

export interface Piece {
  readonly id: CardId
  readonly title: string
  /** Absent where the face is not of the shipped cards. */
  readonly card?: CardDefinition
  readonly mine: boolean
  readonly on: CardId | null
  readonly as: Role | null
  readonly power: number
  readonly ability: number
  readonly forfeit: number
  /** What a shot must exceed. */
  readonly defense: number
  readonly hit: boolean
}

/** A location, and who is there. */
export interface Place {
  readonly id: CardId
  readonly title: string
  readonly mine: Strength
  readonly theirs: Strength
  /** Force icons on our side of it, and on theirs. */
  readonly icons: number
  readonly enemyIcons: number
}

export interface Position {
  readonly seat: SeatId
  readonly side: Side
  readonly ourTurn: boolean
  readonly life: number
  readonly enemyLife: number
  readonly generation: number
  readonly enemyGeneration: number
  /** Cards in the Force Pile, the Reserve Deck, the hands. */
  readonly force: number
  readonly reserve: number
  readonly hand: readonly CardId[]
  readonly enemyHand: number
  readonly battle: Battle | null
  readonly places: readonly Place[]
  readonly piece: (id: CardId) => Piece | undefined
  /** Where a card is, through all that it is on. */
  readonly placeOf: (id: CardId) => Place | undefined
  /** Our cards at a location, aboard and attached included. */
  readonly ours: (place: CardId) => readonly Piece[]
}

export function readPosition(view: View): Position {
  const me = view.viewer ?? 0
  const [own, enemy] = [view.seats[me] as SeenSeat, view.seats[1 - me] as SeenSeat]
  const { current, battle } = view.table as SeenTable
  const count = (name: string, owner: number): number =>
    view.zones.find((zone) => zone.name === name && zone.owner === owner)?.count ?? 0
  return {
    seat: me,
    side: own.side,
    ourTurn: current === me,
    life: own.lifeForce,
    enemyLife: enemy.lifeForce,
    generation: own.generation,
    enemyGeneration: enemy.generation,
    force: count('force', me),
    reserve: count('reserve', me),
    hand: cardsIn(view, 'hand', me).map(({ id }) => id),
    enemyHand: count('hand', 1 - me),
    battle,
    ...readTable(view, me, own.side),
  }
}

const cardsIn = (view: View, name: string, owner: number | null): readonly SeenCard[] =>
  view.zones.find((zone) => zone.name === name && zone.owner === owner)?.cards ?? []

type Table = Pick<Position, 'places' | 'piece' | 'placeOf' | 'ours'>

function readTable(view: View, me: number, side: Side): Table {
  const pieces = new Map(
    view.zones.flatMap(({ cards }) => cards.map((card) => [card.id, readPiece(card, me)] as const)),
  )
  const row = cardsIn(view, 'row', null)
  const isLocation = new Set(row.map(({ id }) => id))
  const rootOf = (id: CardId): CardId | undefined => {
    const on = pieces.get(id)?.on ?? null
    return on === null ? (isLocation.has(id) ? id : undefined) : rootOf(on)
  }
  const there = new Map<CardId, Piece[]>(row.map(({ id }) => [id, []]))
  for (const { id } of cardsIn(view, 'table', null)) there.get(rootOf(id) ?? -1)?.push(pieces.get(id)!)
  const strengthOf = (at: readonly Piece[], mine: boolean): Strength =>
    at
      .filter((piece) => piece.mine === mine)
      .reduce((sum, piece) => added(sum, standing(piece, pieces.get(piece.on ?? -1)?.card)), NOBODY)
  const places = row.map((seen): Place => {
    const at = there.get(seen.id)!
    const icons = { dark: seen.dark ?? 0, light: seen.light ?? 0 }
    return {
      id: seen.id,
      title: pieces.get(seen.id)!.title,
      mine: strengthOf(at, true),
      theirs: strengthOf(at, false),
      icons: icons[side],
      enemyIcons: icons[side === 'dark' ? 'light' : 'dark'],
    }
  })
  return {
    places,
    piece: (id) => pieces.get(id),
    placeOf: (id) => {
      const root = rootOf(id)
      return places.find((place) => place.id === root)
    },
    ours: (place) => (there.get(place) ?? []).filter(({ mine }) => mine),
  }
}

function readPiece(seen: SeenCard, me: number): Piece {
  const card = definitionOf(seen.is)
  const number = (name: 'power' | 'ability' | 'forfeit' | 'armor' | 'maneuver'): number =>
    seen[name] ?? card?.[name] ?? 0
  const ability = seen.ability ?? card?.ability ?? card?.permanentPilot ?? 0
  return {
    id: seen.id,
    title: card?.title ?? seen.is ?? 'a hidden card',
    ...(card ? { card } : {}),
    mine: (seen.controller ?? seen.owner) === me,
    on: seen.on ?? null,
    as: seen.as ?? null,
    power: number('power'),
    ability,
    forfeit: number('forfeit'),
    defense: Math.max(card?.kind === 'character' ? ability : 0, number('armor'), number('maneuver')),
    hit: seen.hit ?? false,
  }
}

/** Cards that a person brought along are strangers: they count by the numbers that the view shows. */
function definitionOf(is: string | undefined): CardDefinition | undefined {
  const library = shippedCards()
  return is !== undefined && library.has(is) ? library.card(is) : undefined
}
