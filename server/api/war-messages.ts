/** What a client may send about campaigns, and what it gets. */
import type { Player, WarSeen } from '@dejarik/swtcg/conquest'
import Type, { type Static } from 'typebox'

const closed = { additionalProperties: false } as const
const MOST_CARDS = 120
const deck = Type.Array(Type.String({ minLength: 1, maxLength: 120 }), { maxItems: MOST_CARDS })
const decks = Type.Array(deck, { maxItems: 4 })

/** The five decks of a player: two fleets of each type, and the Locations. */
export const WarDecks = Type.Object({ space: decks, ground: decks, locations: deck }, closed)
export type WarDecks = Static<typeof WarDecks>

export const NewWar = Type.Object(
  {
    /** How many Locations. */
    count: Type.Integer({ minimum: 0, maximum: 40 }),
    side: Type.Union([Type.Literal('dark'), Type.Literal('light')]),
    /** Dealt, where nothing is said. */
    decks: Type.Optional(WarDecks),
  },
  closed,
)
export type NewWar = Static<typeof NewWar>

export const JoinWar = Type.Object({ decks: Type.Optional(WarDecks) }, closed)
export type JoinWar = Static<typeof JoinWar>

const place = Type.Integer({ minimum: -50, maximum: 50 })
const index = Type.Integer({ minimum: 0, maximum: 50 })
export const WarAct = Type.Object(
  {
    /** The version of the campaign that the player saw, so that nothing is done twice. */
    version: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
    action: Type.Union([
      Type.Object(
        { do: Type.Literal('lay'), is: Type.String({ maxLength: 120 }), at: Type.Tuple([place, place]) },
        closed,
      ),
      Type.Object({ do: Type.Literal('move'), fleet: index, to: index }, closed),
      Type.Object({ do: Type.Literal('construct') }, closed),
      Type.Object({ do: Type.Literal('done') }, closed),
    ]),
  },
  closed,
)
export type WarAct = Static<typeof WarAct>

export interface WarNotice {
  readonly id: string
  /** Grows with everything that is done. */
  readonly version: number
  readonly count: number
  readonly state: 'waiting' | 'playing' | 'over'
  /** The side that the viewer leads; null for everybody else. */
  readonly you: Player | null
  /** Who leads each side; null while nobody does. */
  readonly names: Readonly<Record<Player, string | null>>
  /** As the viewer may see it; null until both players are there. */
  readonly war: WarSeen | null
  /** The table of the battle that is being fought; null where there is none yet. */
  readonly battle: string | null
  /** What happened on the map, newest first. */
  readonly news: readonly string[]
  /** In milliseconds since 1970. */
  readonly touched: number
}
