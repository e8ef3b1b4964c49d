/** What a client may send about drafts, and what it gets. */
import type { LimitedGame } from '@dejarik/table/limited-rules'
import Type, { type Static } from 'typebox'

const closed = { additionalProperties: false } as const
const key = Type.String({ minLength: 1, maxLength: 120 })
/** More than the packs of any draft hold. */
const MOST_CARDS = 200

export const NewDraft = Type.Object(
  {
    game: Type.Union([Type.Literal('swtcg'), Type.Literal('swccg')]),
    /** Whether everybody opens packs of one's own, or they go round. */
    way: Type.Union([Type.Literal('sealed'), Type.Literal('draft')]),
    set: Type.String({ minLength: 1, maxLength: 40 }),
    /** Programs take those where nobody sits when it begins. */
    seats: Type.Integer({ minimum: 2, maximum: 8 }),
  },
  closed,
)
export type NewDraft = Static<typeof NewDraft>

/** A card out of the pack before one, and how many one had taken when it was chosen, so that nothing is taken twice. */
export const TakeCard = Type.Object({ taken: Type.Integer({ minimum: 0, maximum: MOST_CARDS }), key }, closed)
export type TakeCard = Static<typeof TakeCard>

/** The keys of a deck out of what one has. */
export const BuildDeck = Type.Object({ keys: Type.Array(key, { maxItems: MOST_CARDS }) }, closed)
export type BuildDeck = Static<typeof BuildDeck>

export const DraftSeat = Type.Object({ seat: Type.Integer({ minimum: 0, maximum: 7 }) }, closed)

type DraftSide = 'dark' | 'light'

export interface DrafterNotice {
  readonly name: string
  readonly program: boolean
  /** Programs take the cards of whoever is gone. */
  readonly away: boolean
  /** Whether the pack before this seat waits for nothing more. */
  readonly hasChosen: boolean
  /** The side of the deck that was built; null while there is none. */
  readonly side: DraftSide | null
}

export interface DraftGameNotice {
  readonly table: string
  /** The seats of the draft that play. */
  readonly dark: number
  readonly light: number
  readonly over: boolean
  /** Null is a draw, or not over. */
  readonly winner: DraftSide | null
}

export interface DraftNotice {
  readonly id: string
  readonly version: number
  readonly game: LimitedGame
  readonly way: 'sealed' | 'draft'
  readonly set: string
  readonly seats: number
  readonly state: 'open' | 'taking' | 'building' | 'over'
  /** Whether the viewer runs it. */
  readonly yours: boolean
  /** The viewer's seat; null for whoever only looks. */
  readonly you: number | null
  readonly drafters: readonly DrafterNotice[]
  /** Counted from 1. */
  readonly round: number
  /** The keys of the cards before the viewer, those that were taken, and those of the deck: nobody else's are told. */
  readonly pack: readonly string[]
  readonly pool: readonly string[]
  readonly deck: readonly string[]
  /** What the viewer has chosen from the pack, while others still think. */
  readonly chosen: string | null
  /** How decks write the cards of the viewer, by key. */
  readonly names: Readonly<Record<string, string>>
  readonly games: readonly DraftGameNotice[]
  readonly touched: number
}
