/** The table as a seat reads it from its view: who stands where with which numbers, and what the piles hold. */
import type { CardId, CardView, SeatId, View, ZoneView } from '@dejarik/kernel'
import type { Battle, CardDefinition, Phase, Role, Side, Swccg } from '@dejarik/swccg'
import type { Glimpse } from '../bot.ts'
import { added, NOBODY, type Strength, standing } from './strength.ts'
import type { Taste } from './weights.ts'

type Library = Swccg['constants']['library']

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
}
interface SeenTable {
  readonly current: number
  readonly phase: Phase | 'start'
  readonly battle: Battle | null
}

export interface Piece {
  readonly id: CardId
  readonly title: string
  /** Absent where the face is hidden. */
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

export interface Board {
  /** By which it is judged. */
  readonly taste: Taste
  readonly seat: SeatId
  readonly side: Side
  readonly ourTurn: boolean
  /** Whether we may still start battles this turn. */
  readonly mayBattle: boolean
  readonly life: number
  readonly enemyLife: number
  /** Cards in the Force Pile, the Reserve Deck, the hands. */
  readonly force: number
  readonly reserve: number
  readonly hand: readonly CardId[]
  readonly enemyHand: number
  /** Our hand in a game of sabacc. */
  readonly sabacc: readonly CardId[]
  readonly battle: Battle | null
  readonly places: readonly Place[]
  readonly piece: (id: CardId) => Piece | undefined
  /** Where a card is, through all that it is on. */
  readonly placeOf: (id: CardId) => Place | undefined
  /** Our cards at a location, aboard and attached included. */
  readonly ours: (place: CardId) => readonly Piece[]
}

/** What a bot sees of the table, with the cards that people brought. */
export const positionIn = ({ view, constants }: Pick<Glimpse, 'view' | 'constants'>, taste: Taste): Board =>
  readPosition(view, (constants as { readonly library: Library }).library, taste)

const BEFORE_BATTLES: ReadonlySet<string> = new Set(['activate', 'control', 'deploy', 'battle'])

export function readPosition(view: View, library: Library, taste: Taste): Board {
  const me = view.viewer ?? 0
  const { side } = view.seats[me] as SeenSeat
  const { current, phase, battle } = view.table as SeenTable
  const count = (name: string, owner: number): number => zoneOf(view, name, owner)?.count ?? 0
  const lifeOf = (owner: number): number =>
    count('reserve', owner) + count('force', owner) + count('used', owner)
  return {
    taste,
    seat: me,
    side,
    ourTurn: current === me,
    mayBattle: current === me && BEFORE_BATTLES.has(phase),
    life: lifeOf(me),
    enemyLife: lifeOf(1 - me),
    force: count('force', me),
    reserve: count('reserve', me),
    hand: (zoneOf(view, 'hand', me)?.cards ?? []).map(({ id }) => id),
    enemyHand: count('hand', 1 - me),
    sabacc: (zoneOf(view, 'sabacc', me)?.cards ?? []).map(({ id }) => id),
    battle,
    ...readTable(view, library, me, side),
  }
}

const zoneOf = (view: View, name: string, owner: number | null): ZoneView | undefined =>
  view.zones.find((zone) => zone.name === name && zone.owner === owner)

type Table = Pick<Board, 'places' | 'piece' | 'placeOf' | 'ours'>

function readTable(view: View, library: Library, me: SeatId, side: Side): Table {
  const piece = readPieces(view, library, me)
  const there = new Map<CardId, Piece[]>()
  const row = zoneOf(view, 'row', null)?.cards ?? []
  for (const { id } of row) there.set(id, [])
  const rootOf = (id: CardId): CardId => {
    const on = piece(id)?.on ?? null
    return on === null ? id : rootOf(on)
  }
  for (const { id } of zoneOf(view, 'table', null)?.cards ?? []) there.get(rootOf(id))?.push(piece(id)!)
  const places = new Map(row.map((seen) => [seen.id, readPlace(seen, there.get(seen.id)!, piece, side)]))
  return {
    places: [...places.values()],
    piece,
    placeOf: (id) => places.get(rootOf(id)),
    ours: (place) => (there.get(place) ?? []).filter(({ mine }) => mine),
  }
}

/** Cards by number, each read when it is asked for. */
function readPieces(view: View, library: Library, me: SeatId): Board['piece'] {
  const seen = new Map<CardId, CardView>()
  for (const { cards } of view.zones) for (const card of cards) seen.set(card.id, card)
  const pieces = new Map<CardId, Piece>()
  return (id) => {
    const card = seen.get(id)
    const piece = pieces.get(id) ?? (card && readPiece(card, faceOf(card, library), me))
    if (piece) pieces.set(id, piece)
    return piece
  }
}

function readPlace(
  { id, dark = 0, light = 0 }: SeenCard,
  at: readonly Piece[],
  piece: Board['piece'],
  side: Side,
): Place {
  const strengthOf = (mine: boolean): Strength =>
    at.reduce(
      (sum, each) => (each.mine === mine ? added(sum, standing(each, piece(each.on ?? -1)?.card)) : sum),
      NOBODY,
    )
  const [icons, enemyIcons] = side === 'dark' ? [dark, light] : [light, dark]
  return { id, title: piece(id)!.title, mine: strengthOf(true), theirs: strengthOf(false), icons, enemyIcons }
}

function readPiece(seen: SeenCard, card: CardDefinition | undefined, me: number): Piece {
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

const faceOf = ({ is }: CardView, library: Library): CardDefinition | undefined =>
  is !== undefined && library.has(is) ? library.card(is) : undefined
