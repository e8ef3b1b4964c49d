/** A position: who has what where, as a scenario writes it. */
import { byName, type Setup } from '@dejarik/kernel'
import * as Type from 'typebox'
import { settledAtTheTable } from '../table.ts'

const SEAT_NAMES = ['dark', 'dark2', 'dark3', 'light', 'light2', 'light3', 'neutral'] as const
/** Where the players settle the sides themselves, seats are called after their teams. */
const OPEN_NAMES = ['first', 'first2', 'first3', 'second', 'second2', 'second3', 'third'] as const
export type SeatName = (typeof SEAT_NAMES)[number] | (typeof OPEN_NAMES)[number]

/** Which of the names a table of so many seats has. */
const SEATED: Readonly<Record<number, readonly number[]>> = {
  2: [0, 3],
  3: [0, 3, 6],
  4: [0, 1, 3, 4],
  6: [0, 1, 2, 3, 4, 5],
}

/** Teammates sit side by side, the primary player first. */
export function seatNames({ seats, options = [] }: SeatsAndOptions): readonly SeatName[] {
  const names = settledAtTheTable(options) ? OPEN_NAMES : SEAT_NAMES
  const chosen = SEATED[seats] ?? []
  return chosen.map((place) => names[place]!)
}
type SeatsAndOptions = Pick<Setup, 'seats'> & Partial<Pick<Setup, 'options'>>

const closed = { additionalProperties: false }
const Name = Type.String({ minLength: 1, description: 'a card, as in "Luke Skywalker (C)"' })
const Names = Type.Optional(Type.Array(Name, { description: 'a list of cards' }))
const Count = Type.Optional(Type.Integer({ minimum: 0 }))
const Counters = Type.Optional(
  byName(Type.Integer({ minimum: 1 }), { description: 'counters by name, such as { corruption: 2 }' }),
)
/** What a card in play may have on it, whatever it is. */
const placed = {
  card: Name,
  tapped: Type.Optional(Type.Boolean()),
  damage: Count,
  stack: Names,
  counters: Counters,
  /** Whether its one move in this turn is used up. */
  moved: Type.Optional(Type.Boolean()),
  owner: Type.Optional(Type.Enum([...SEAT_NAMES], { description: 'a seat' })),
  /** Where a Pilot or an Equipment is not its unit's controller's. */
  controller: Type.Optional(Type.Enum([...SEAT_NAMES], { description: 'a seat' })),
}
const Equipment = Type.Union([Name, Type.Object(placed, closed)])
const Equipments = Type.Optional(Type.Array(Equipment))
const Pilot = Type.Union([Name, Type.Object({ ...placed, equipment: Equipments }, closed)])
const carrying = { ...placed, equipment: Equipments, pilots: Type.Optional(Type.Array(Pilot)) }
const Unit = Type.Union([Name, Type.Object(carrying, closed)], {
  description:
    'a card, or { card: name, tapped: true, damage: 2, stack: [...], pilots: [...], equipment: [...] }',
})
const FaceDown = Type.Object({ card: Name, counters: Type.Integer({ minimum: 0 }) }, closed)
const InBuildZone = Type.Union([Name, FaceDown, Type.Object(carrying, closed)], {
  description: 'a face-up card, or { card: name, counters: 2 } for one that lies face-down',
})
const Units = Type.Optional(Type.Array(Unit))

const SeatSchema = Type.Object(
  {
    force: Count,
    buildPoints: Count,
    hand: Names,
    deck: Names,
    discard: Names,
    aside: Names,
    resource: Type.Optional(Type.Union([Name, Type.Object({ card: Name, counters: Counters }, closed)])),
    event: Type.Optional(Name),
    supply: Names,
    outside: Names,
    build: Type.Optional(Type.Array(InBuildZone)),
    space: Units,
    ground: Units,
    character: Units,
    locations: Names,
    setup: Type.Optional(
      Type.Object({ left: Count, total: Count, done: Type.Optional(Type.Boolean()) }, closed),
    ),
  },
  { ...closed, description: 'what a seat has' },
)

export const PositionSchema = Type.Object(
  {
    at: Type.Optional(
      Type.String({ description: 'where the game stands, such as "build dark" or "battle space"' }),
    ),
    turn: Count,
  },
  { additionalProperties: SeatSchema },
)

/** What is written of a seat; cards without the differences that the schema makes between places. */
export interface SeatPosition {
  readonly force?: number
  readonly buildPoints?: number
  readonly hand?: readonly string[]
  readonly deck?: readonly string[]
  readonly discard?: readonly string[]
  readonly aside?: readonly string[]
  readonly resource?: string | Placed
  readonly event?: string
  readonly supply?: readonly string[]
  readonly outside?: readonly string[]
  readonly build?: readonly (string | Placed)[]
  readonly space?: readonly (string | Placed)[]
  readonly ground?: readonly (string | Placed)[]
  readonly character?: readonly (string | Placed)[]
  readonly locations?: readonly string[]
  readonly setup?: { readonly left?: number; readonly total?: number; readonly done?: boolean }
}
export type ScenarioPosition = { readonly at?: string; readonly turn?: number } & Readonly<
  Partial<Record<SeatName, SeatPosition>>
>

/** What is written of one card in play, with everything that may be left out. */
export interface Placed {
  readonly card: string
  readonly tapped?: boolean
  readonly damage?: number
  readonly stack?: readonly string[]
  readonly counters?: number | Readonly<Record<string, number>>
  readonly moved?: boolean
  readonly owner?: string
  readonly controller?: string
  readonly pilots?: readonly (string | Placed)[]
  readonly equipment?: readonly (string | Placed)[]
}
