/** The table as the cadet reads it from its seat's view: units with their numbers, and what is open about the seats. */
import type { CardId, CardView, SeatId, View } from '@dejarik/kernel'
import { type Ability, ARENAS, type Arena, type CardDefinition, type Swtcg, titleOf } from '@dejarik/swtcg'
import type { Glimpse } from '../bot.ts'
import { type Keywords, keywordsIn } from './keywords.ts'
import type { Taste } from './weights.ts'

type Library = Swtcg['constants']['library']

/** What the game's view says of a card. */
export interface SeenCard extends CardView {
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
export interface SeenSeat {
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
  /** Absent where the face is hidden. */
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

export interface Board {
  /** By which it is judged. */
  readonly taste: Taste
  readonly step: string
  readonly attack: SeenTable['attack']
  readonly force: number
  readonly enemyForce: number
  readonly points: number
  /** Cards in hand: ours, and the most that one of them holds. */
  readonly hand: number
  readonly enemyHand: number
  readonly piece: (id: CardId) => Piece | undefined
  /** The units that stand in an arena. */
  readonly units: (arena: Arena, mine: boolean) => readonly Piece[]
  /** Damage that is going to be placed on a unit. */
  readonly pending: (unit: CardId) => number
}

/** What a bot sees of the table, with the cards that people brought. */
export const positionIn = ({ view, constants }: Pick<Glimpse, 'view' | 'constants'>, taste: Taste): Board =>
  readPosition(view, (constants as { readonly library: Library }).library, taste)

function readPosition(view: View, library: Library, taste: Taste): Board {
  const me = view.viewer ?? 0
  const seats = view.seats as readonly SeenSeat[]
  const table = view.table as SeenTable
  const mine = seats.map((_, seat) => isMine(seats, me, seat))
  const piece = readPieces(view, library, mine)
  return {
    taste,
    step: table.step,
    attack: table.attack,
    force: seats[me]!.force,
    enemyForce: Math.max(0, ...seats.filter((_, seat) => !mine[seat]).map(({ force }) => force)),
    points: seats[me]!.buildPoints,
    hand: handOf(view, me),
    enemyHand: Math.max(0, ...seats.map((_, seat) => (mine[seat] ? 0 : handOf(view, seat)))),
    piece,
    units: readUnits(view, piece),
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

const handOf = (view: View, seat: SeatId): number =>
  view.zones.find(({ name, owner }) => name === 'hand' && owner === seat)?.count ?? 0

const arenaOf = (zone: string): Arena | null => ARENAS.find((arena) => arena === zone) ?? null

/** Who stands where, sorted out when it is first asked. */
function readUnits(view: View, piece: Board['piece']): Board['units'] {
  const standing = new Map<string, readonly (readonly Piece[])[]>()
  return (arena, mine) => {
    const kept = standing.get(arena) ?? bySide(view, arena, piece)
    standing.set(arena, kept)
    return kept[mine ? 0 : 1]!
  }
}

function bySide(view: View, arena: Arena, piece: Board['piece']): readonly (readonly Piece[])[] {
  const all = view.zones
    .filter(({ name }) => name === arena)
    .flatMap(({ cards }) => cards.map(({ id }) => piece(id)!))
  return [all.filter(({ mine }) => mine), all.filter(({ mine }) => !mine)]
}

/** Cards by number, each read when it is asked for. */
function readPieces(view: View, library: Library, mine: readonly boolean[]): Board['piece'] {
  const seen = new Map<CardId, SeenCard>()
  const places = new Map<CardId, Arena>()
  for (const { name, cards } of view.zones) {
    const arena = cards.length === 0 ? null : arenaOf(name)
    for (const card of cards) {
      seen.set(card.id, card as SeenCard)
      if (arena) places.set(card.id, arena)
    }
  }
  const face = (id: CardId): CardDefinition | undefined => {
    const is = seen.get(id)?.is
    return is !== undefined && library.has(is) ? library.card(is) : undefined
  }
  const pieces = new Map<CardId, Piece>()
  return (id) => {
    const card = seen.get(id)
    const piece = pieces.get(id) ?? (card && readPiece(card, places.get(id) ?? null, face, mine))
    if (piece) pieces.set(id, piece)
    return piece
  }
}

type Face = (id: CardId) => CardDefinition | undefined

function readPiece(seen: SeenCard, arena: Arena | null, face: Face, mine: readonly boolean[]): Piece {
  const card = face(seen.id)
  const health = seen.health ?? printed(card?.health)
  return {
    id: seen.id,
    title: card ? titleOf(card) : (seen.is ?? 'a hidden card'),
    ...(card ? { card } : {}),
    mine: mine[seen.controller] ?? false,
    arena,
    tapped: seen.tapped ?? false,
    speed: seen.speed ?? printed(card?.speed),
    power: seen.power ?? printed(card?.power),
    health,
    left: Math.max(0, health - (seen.damage ?? 0)),
    counters: seen.buildCounters ?? 0,
    keywords: keywordsOf(card, carried(seen, face)),
  }
}

const printed = (value: number | '*' | undefined): number => (typeof value === 'number' ? value : 0)

/** Of a card that carries nothing, read once. */
const ownKeywords = new WeakMap<CardDefinition, Keywords>()

function keywordsOf(card: CardDefinition | undefined, more: readonly Ability[]): Keywords {
  if (!card || more.length > 0) return keywordsIn([...(card?.abilities ?? []), ...more])
  const kept = ownKeywords.get(card) ?? keywordsIn(card.abilities)
  ownKeywords.set(card, kept)
  return kept
}

const NOTHING: readonly Ability[] = []

/** What Pilots and Equipment give to a unit, as far as their text says so plainly. */
function carried({ pilots, equipment }: SeenCard, face: Face): readonly Ability[] {
  if (!pilots && !equipment) return NOTHING
  return [...(pilots ?? []), ...(equipment ?? [])]
    .flatMap((id) => face(id)?.abilities ?? [])
    .flatMap((ability) =>
      ability.ability === 'pilot' || ability.ability === 'equipped' ? ability.gives : [],
    )
}
