/** The table as the cadet reads it from its seat's view: units with their numbers, and what is open about the seats. */
import type { CardId, CardView, SeatId, View } from '@dejarik/kernel'
import { type Ability, ARENAS, type Arena, type CardDefinition, shippedCards, titleOf } from '@dejarik/swtcg'
import { type Keywords, keywordsIn } from './keywords.ts'

/** What the game's view says of a card. */
interface SeenCard extends CardView {
  readonly controller: SeatId
  readonly faceDown?: true
  readonly tapped?: true
  readonly damage?: number
  readonly buildCounters?: number
  readonly host?: CardId
  readonly pilots?: readonly CardId[]
  readonly equipment?: readonly CardId[]
  readonly speed?: number
  readonly power?: number
  readonly health?: number
}
interface SeenSeat {
  readonly side?: string
  readonly force: number
  readonly buildPoints: number
}
interface SeenTable {
  readonly step: string
  readonly attack: { readonly attacker: CardId; readonly defender: CardId } | null
  readonly damage: readonly { readonly unit: CardId; readonly amount: number; readonly prevented: number }[]
}

export interface Piece {
  readonly id: CardId
  readonly title: string
  /** Absent where the face is hidden or not of the shipped cards. */
  readonly card?: CardDefinition
  readonly mine: boolean
  readonly arena: Arena | null
  readonly tapped: boolean
  readonly speed: number
  readonly power: number
  readonly health: number
  /** Health less damage. */
  readonly left: number
  readonly counters: number
  readonly keywords: Keywords
}

export interface Position {
  readonly step: string
  readonly attack: SeenTable['attack']
  readonly force: number
  readonly enemyForce: number
  readonly points: number
  /** Cards in hand. */
  readonly hand: number
  /** Build counters on our cards less those on theirs. */
  readonly counters: number
  readonly piece: (id: CardId) => Piece | undefined
  /** The units that stand in an arena. */
  readonly units: (arena: Arena, mine: boolean) => readonly Piece[]
  /** Damage that is going to be placed on a unit. */
  readonly pending: (unit: CardId) => number
}

export function readPosition(view: View): Position {
  const me = view.viewer ?? 0
  const seats = view.seats as readonly SeenSeat[]
  const table = view.table as SeenTable
  const pieces = readPieces(view, (seat) => isMine(seats, me, seat))
  const enemies = seats.filter((_, seat) => !isMine(seats, me, seat))
  const standing = [...pieces.values()].filter(({ arena }) => arena !== null)
  return {
    step: table.step,
    attack: table.attack,
    force: seats[me]!.force,
    enemyForce: Math.max(0, ...enemies.map(({ force }) => force)),
    points: seats[me]!.buildPoints,
    hand: view.zones.find(({ name, owner }) => name === 'hand' && owner === me)?.count ?? 0,
    counters: [...pieces.values()].reduce(
      (sum, { mine, counters }) => sum + (mine ? counters : -counters),
      0,
    ),
    piece: (id) => pieces.get(id),
    units: (arena, mine) => standing.filter((unit) => unit.arena === arena && unit.mine === mine),
    pending: (unit) =>
      table.damage
        .filter((packet) => packet.unit === unit)
        .reduce((sum, { amount, prevented }) => sum + amount - prevented, 0),
  }
}

/** Teammates are on one side. */
function isMine(seats: readonly SeenSeat[], me: SeatId, seat: SeatId): boolean {
  const side = seats[me]!.side
  return seat === me || (side !== undefined && seats[seat]?.side === side)
}

function readPieces(view: View, mine: (seat: SeatId) => boolean): ReadonlyMap<CardId, Piece> {
  const seen = view.zones.flatMap(({ name, cards }) =>
    cards.map((card) => ({ card: card as SeenCard, arena: ARENAS.find((arena) => arena === name) ?? null })),
  )
  const faces = new Map(seen.map(({ card }) => [card.id, definitionOf(card.is)]))
  return new Map(seen.map(({ card, arena }) => [card.id, readPiece(card, arena, faces, mine)]))
}

function readPiece(
  seen: SeenCard,
  arena: Arena | null,
  faces: ReadonlyMap<CardId, CardDefinition | undefined>,
  mine: (seat: SeatId) => boolean,
): Piece {
  const card = faces.get(seen.id)
  const health = seen.health ?? printed(card?.health)
  return {
    id: seen.id,
    title: card ? titleOf(card) : (seen.is ?? 'a hidden card'),
    ...(card ? { card } : {}),
    mine: mine(seen.controller),
    arena,
    tapped: seen.tapped ?? false,
    speed: seen.speed ?? printed(card?.speed),
    power: seen.power ?? printed(card?.power),
    health,
    left: Math.max(0, health - (seen.damage ?? 0)),
    counters: seen.buildCounters ?? 0,
    keywords: keywordsIn([...(card?.abilities ?? []), ...carried(seen, faces)]),
  }
}

const printed = (value: number | '*' | undefined): number => (typeof value === 'number' ? value : 0)

/** What Pilots and Equipment give to a unit, as far as their text says so plainly. */
function carried(seen: SeenCard, faces: ReadonlyMap<CardId, CardDefinition | undefined>): readonly Ability[] {
  return [...(seen.pilots ?? []), ...(seen.equipment ?? [])]
    .flatMap((id) => faces.get(id)?.abilities ?? [])
    .flatMap((ability) =>
      ability.ability === 'pilot' || ability.ability === 'equipped' ? ability.gives : [],
    )
}

/** Cards that a person brought along are strangers: they count by the numbers that the view shows. */
function definitionOf(is: string | undefined): CardDefinition | undefined {
  const library = shippedCards()
  return is !== undefined && library.has(is) ? library.card(is) : undefined
}
