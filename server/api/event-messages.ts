/** What a client may send about events, and what it gets. */
import type { Result, Standing } from '@dejarik/table'
import Type, { type Static } from 'typebox'
import { Deck } from './messages.ts'

const closed = { additionalProperties: false } as const
const word = Type.String({ minLength: 1, maxLength: 40 })
const index = Type.Integer({ minimum: 0, maximum: 500 })

export const NewEvent = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 80 }),
    game: word,
    edition: word,
    rounds: Type.Integer({ minimum: 1, maximum: 12 }),
  },
  closed,
)
export type NewEvent = Static<typeof NewEvent>

/** Whoever enters plays each side in turn, and brings a deck of each. */
export const EnterEvent = Type.Object({ dark: Deck, light: Deck }, closed)
export type EnterEvent = Static<typeof EnterEvent>

/** The host's word where no game was played to its end. */
export const JudgeEvent = Type.Object(
  {
    round: index,
    pairing: index,
    result: Type.Union([Type.Literal('dark'), Type.Literal('light'), Type.Literal('draw')]),
  },
  closed,
)
export type JudgeEvent = Static<typeof JudgeEvent>

export interface PairingNotice {
  readonly dark: string
  /** Null is a bye. */
  readonly light: string | null
  readonly result: Result | null
  /** Null for a bye. */
  readonly table: string | null
  /** Whether the viewer plays it. */
  readonly yours: boolean
}

export interface EventNotice {
  readonly id: string
  /** Grows with every change. */
  readonly version: number
  readonly title: string
  readonly game: string
  readonly edition: string
  readonly state: 'open' | 'playing' | 'over'
  /** How many rounds there will be. */
  readonly planned: number
  /** Whether the viewer runs it. */
  readonly yours: boolean
  /** The viewer's part; null for whoever has none. */
  readonly you: { readonly name: string; readonly dropped: boolean } | null
  readonly entrants: readonly { readonly name: string; readonly dropped: boolean }[]
  readonly rounds: readonly (readonly PairingNotice[])[]
  /** Players by name. */
  readonly standings: readonly Standing[]
  readonly touched: number
}
