/** A position: who has what where, as a scenario writes it. */
import * as Type from 'typebox'

export const SEAT_NAMES = ['dark', 'light'] as const
export type SeatName = (typeof SEAT_NAMES)[number]

const closed = { additionalProperties: false }
const Name = Type.String({ minLength: 1, description: 'a card, as in "Darth Vader" or "Sense (L)"' })
const List = Type.Optional(
  Type.Array(Type.Unknown(), { description: 'cards, or { card: name, with: [...] }' }),
)
const InPlay = Type.Union(
  [
    Name,
    Type.Object(
      {
        card: Name,
        with: List,
        pilots: List,
        driver: List,
        passengers: List,
        cargo: List,
        moved: Type.Optional(Type.Boolean()),
        gone: Type.Optional(Type.Integer({ minimum: 0 })),
        battled: Type.Optional(Type.Boolean()),
        hit: Type.Optional(Type.Boolean()),
        captives: List,
        held: List,
        stranded: List,
        captured: Type.Optional(Type.Boolean()),
        undercover: Type.Optional(Type.Boolean()),
        missing: Type.Optional(Type.Boolean()),
        crashed: Type.Optional(Type.Boolean()),
        projected: Type.Optional(
          Type.Boolean({ description: 'a dejarik or hologram that stands on a holosite' }),
        ),
        imprisoned: Type.Optional(Type.Boolean()),
        unattended: Type.Optional(Type.Boolean()),
        frozen: Type.Optional(Type.Boolean()),
        turned: Type.Optional(Type.Boolean({ description: 'an Objective with its back up' })),
        of: Type.Optional(Type.String({ description: 'the planet that an Objective named' })),
        target: Type.Optional(Name),
        mentor: Type.Optional(Name),
        completed: Type.Optional(Type.Boolean({ description: 'a Jedi Test that was completed' })),
        owner: Type.Optional(Type.Enum([...SEAT_NAMES], { description: 'a seat' })),
        by: Type.Optional(Type.Enum([...SEAT_NAMES], { description: 'the seat that put it there' })),
      },
      closed,
    ),
  ],
  { description: 'a card, or { card: name, with: [weapons], pilots: [...], passengers: [...] }' },
)
const Location = Type.Union(
  [
    Name,
    Type.Object(
      {
        card: Name,
        dark: Type.Optional(Type.Array(InPlay)),
        light: Type.Optional(Type.Array(InPlay)),
        of: Type.Optional(Type.String({ description: 'the system that a generic location was deployed to' })),
        craft: Type.Optional(
          Type.String({ description: 'the craft that the site of one that is not unique is in' }),
        ),
        beneath: Type.Optional(Type.Array(Name)),
        blownAway: Type.Optional(Type.Boolean()),
        parsec: Type.Optional(Type.Integer({ description: 'where a system that moves is' })),
        orbits: Type.Optional(Type.String({ description: 'the system around which it is' })),
      },
      closed,
    ),
  ],
  { description: 'a location, or { card: name, dark: [cards there], light: [cards there] }' },
)
const PileOfCards = Type.Optional(
  Type.Union([Type.Integer({ minimum: 0 }), Type.Array(Type.Union([Name, Type.Integer({ minimum: 0 })]))], {
    description: 'how many cards, or a list of cards and numbers of any cards, the top first',
  }),
)

const SeatSchema = Type.Object(
  {
    hand: PileOfCards,
    reserve: PileOfCards,
    force: PileOfCards,
    used: PileOfCards,
    lost: PileOfCards,
    side: Type.Optional(Type.Array(InPlay)),
    outOfPlay: PileOfCards,
    drained: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  { ...closed, description: 'what a seat has' },
)

export const PositionSchema = Type.Object(
  {
    at: Type.Optional(Type.String({ description: 'where the game stands, such as "deploy dark"' })),
    turn: Type.Optional(Type.Integer({ minimum: 0 })),
    locations: Type.Optional(Type.Array(Location, { description: 'the row, from left to right' })),
    dark: Type.Optional(SeatSchema),
    light: Type.Optional(SeatSchema),
  },
  closed,
)

export interface Placed {
  readonly card: string
  readonly with?: readonly (string | Placed)[]
  readonly pilots?: readonly (string | Placed)[]
  readonly driver?: readonly (string | Placed)[]
  readonly passengers?: readonly (string | Placed)[]
  readonly cargo?: readonly (string | Placed)[]
  readonly moved?: boolean
  readonly gone?: number
  readonly battled?: boolean
  readonly hit?: boolean
  readonly captives?: readonly (string | Placed)[]
  readonly undercover?: boolean
  readonly missing?: boolean
  readonly crashed?: boolean
  readonly projected?: boolean
  readonly imprisoned?: boolean
  readonly unattended?: boolean
  /** A starship that a tractor beam holds; starships that one holds. */
  readonly captured?: boolean
  readonly held?: readonly (string | Placed)[]
  /** Characters on Weather Vane. */
  readonly stranded?: readonly (string | Placed)[]
  readonly frozen?: boolean
  readonly turned?: boolean
  /** The planet that an Objective named. */
  readonly of?: string
  readonly target?: string
  readonly mentor?: string
  readonly completed?: boolean
  readonly owner?: SeatName
  /** Who put it there, if not the player of the card that it is on. */
  readonly by?: SeatName
}
export interface PlacedLocation {
  readonly card: string
  readonly dark?: readonly (string | Placed)[]
  readonly light?: readonly (string | Placed)[]
  /** The system that a generic location was deployed to. */
  readonly of?: string
  /** The craft that the site of one that is not unique is in. */
  readonly craft?: string
  readonly beneath?: readonly string[]
  readonly blownAway?: boolean
  readonly parsec?: number
  readonly orbits?: string
}
export type PileOfCards = number | readonly (string | number)[]
export interface SeatPosition {
  readonly hand?: PileOfCards
  readonly reserve?: PileOfCards
  readonly force?: PileOfCards
  readonly used?: PileOfCards
  readonly lost?: PileOfCards
  readonly side?: readonly (string | Placed)[]
  readonly outOfPlay?: PileOfCards
  readonly drained?: number
}
export interface ScenarioPosition {
  readonly at?: string
  readonly turn?: number
  readonly locations?: readonly (string | PlacedLocation)[]
  readonly dark?: SeatPosition
  readonly light?: SeatPosition
}
