/** What a client may send to the server besides messages to a table, and what it gets; the page imports these types. */
import type { ClockRules, FinishedGame, StarterNotice, StyleNotice, Told } from '@dejarik/table'
import Type, { type Static, type TSchema } from 'typebox'
import { Errors } from 'typebox/value'

const closed = { additionalProperties: false } as const
const MOST_CARDS = 300
const name = Type.String({ minLength: 1, maxLength: 24 })
const password = Type.String({ minLength: 8, maxLength: 200 })
const word = Type.String({ minLength: 1, maxLength: 40 })
const title = Type.String({ minLength: 1, maxLength: 80 })

/** A deck that comes with the game, by its title, the keys of one's own cards, or whatever the table deals. */
export const Deck = Type.Union([
  Type.Object({ dealt: Type.Literal(true) }, closed),
  Type.Object({ starter: title }, closed),
  Type.Object(
    { title, keys: Type.Array(Type.String({ minLength: 1, maxLength: 120 }), { maxItems: MOST_CARDS }) },
    closed,
  ),
])
export type Deck = Static<typeof Deck>

/** Options by name, with what was agreed on after a colon. */
const optionList = Type.Array(word, { maxItems: 80 })
/** What one wants and does not want when the group votes. */
export const Ballot = Type.Object({ wants: optionList, refuses: optionList }, closed)
export type Ballot = Static<typeof Ballot>

export const Guest = Type.Object({ name: Type.Optional(name) }, closed)
export const Account = Type.Object({ name, password }, closed)
export const ChangePassword = Type.Object({ password, next: password }, closed)
export const DeleteAccount = Type.Object({ password }, closed)
export const NewTable = Type.Object(
  {
    game: word,
    edition: word,
    /** A style has its own number of seats, and deals a deck to whoever brings none. */
    style: Type.Optional(word),
    options: Type.Optional(optionList),
    /** With a ballot, the group votes on the options; this one is the host's. */
    ballot: Type.Optional(Ballot),
    deck: Deck,
    /** Programs at all other seats, whoever comes, or whoever has the link. */
    against: Type.Union([
      /** One deck for all of them, or by seat from the second on. */
      Type.Object(
        { program: word, deck: Deck, decks: Type.Optional(Type.Array(Deck, { maxItems: 5 })) },
        closed,
      ),
      Type.Literal('anyone'),
      Type.Literal('friend'),
    ]),
    pace: Type.Union([Type.Literal('none'), Type.Literal('calm'), Type.Literal('quick')]),
  },
  closed,
)
export type NewTable = Static<typeof NewTable>
export const Join = Type.Object(
  {
    deck: Deck,
    seat: Type.Optional(Type.Integer({ minimum: 0, maximum: 10 })),
    /** The style and the options of the table, for whoever sits down has seen and accepted them. */
    accepts: Type.Optional(optionList),
    /** Where the group votes. */
    ballot: Type.Optional(Ballot),
  },
  closed,
)
export type Seating = Static<typeof Join>
/** Programs take the seats that are free. */
export const Fill = Type.Object({ program: word }, closed)
export const QuickMatch = Type.Object(
  {
    game: word,
    edition: word,
    deck: Deck,
    /** A deck of the other side, from whoever plays either. */
    or: Type.Optional(Deck),
  },
  closed,
)
export type QuickMatch = Static<typeof QuickMatch>

/** Accepts the options that came of the vote. */
export const Accept = Type.Object({ options: optionList }, closed)

const keptId = Type.String({ pattern: '^[a-z0-9]{8,40}$' })
/** In milliseconds since 1970. */
const changed = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** A style and options that somebody likes to play. */
export const Preset = Type.Object({ id: keptId, game: word, title, options: optionList, changed }, closed)
export type Preset = Static<typeof Preset>

/** A deck that somebody builds, by the names of its cards; whether it may be played is asked when it is. */
export const KeptDeck = Type.Object(
  {
    id: keptId,
    game: word,
    title: Type.String({ maxLength: 80 }),
    cards: Type.Array(
      Type.Object(
        {
          count: Type.Integer({ minimum: 1, maximum: MOST_CARDS }),
          name: Type.String({ minLength: 1, maxLength: 120 }),
        },
        closed,
      ),
      { maxItems: MOST_CARDS },
    ),
    changed,
  },
  closed,
)
export type KeptDeck = Static<typeof KeptDeck>

/** The clocks that people can choose; in milliseconds. */
export const PACES: Readonly<Record<NewTable['pace'], ClockRules | null>> = {
  none: null,
  calm: { bank: 45 * 60_000, decision: 5 * 60_000, away: 5 * 60_000 },
  quick: { bank: 20 * 60_000, decision: 90_000, away: 2 * 60_000 },
}

export interface Me {
  readonly name: string
  readonly guest: boolean
}

/** Where somebody is signed in, as its owner sees it; `id` opens nothing. */
export interface SessionNotice {
  readonly id: string
  /** In milliseconds since 1970. */
  readonly began: number
  /** What the browser called itself. */
  readonly agent: string
  /** Whether it is the one that asks. */
  readonly present: boolean
}

export interface SeatTaken {
  readonly name: string
  readonly program: boolean
  /** One's own; what others play is their secret. */
  readonly deck: string | null
  readonly side: string | null
  readonly you: boolean
  /** Whether this player has accepted the options that came of the vote. */
  readonly accepted: boolean
}

export interface TableNotice {
  readonly id: string
  readonly game: string
  readonly edition: string
  readonly style: string | null
  /** What is agreed on, the style first. */
  readonly options: readonly string[]
  /** Whether a deck is dealt to whoever brings none. */
  readonly dealt: boolean
  /** Whether players still vote on the options, or have to accept what came of it. */
  readonly vote: 'open' | 'counted' | null
  readonly state: 'waiting' | 'playing' | 'over'
  /** Whether it waits for whoever presses the button of quick matches. */
  readonly quick: boolean
  readonly clock: ClockRules | null
  /** How many of the seats play; the others are for substitutes. */
  readonly playing: number
  /** Null is free. */
  readonly seats: readonly (SeatTaken | null)[]
  /** By seat, also of those that are free; null where the deck will tell. */
  readonly sides: readonly (string | null)[]
  /** The hash of the first game's seed, told before anybody brings a deck; null at tables of old. */
  readonly commitment: string | null
  readonly created: number
}

/** The games of a table that are over and that plays no more: nothing of them is secret. */
export interface FinishedGames {
  readonly game: string
  readonly games: readonly FinishedGame[]
}

export interface GameNotice {
  readonly name: string
  readonly title: string
  readonly editions: readonly string[]
  readonly programs: readonly string[]
  readonly starters: readonly StarterNotice[]
  readonly styles: readonly StyleNotice[]
}

/** What comes through the socket of a table: what the table tells, or that it still waits for players. */
export type LiveTold = Told | { readonly type: 'waiting'; readonly table: TableNotice }
/** What comes through the socket of the lobby. */
export interface LobbyTold {
  readonly type: 'lobby'
  readonly open: readonly TableNotice[]
  readonly playing: readonly TableNotice[]
  /** How many people are here, and what they are called. */
  readonly online: { readonly people: number; readonly names: readonly string[] }
}

/** What comes through the socket of a campaign or an event: that there is something new to ask for. */
export interface AffairTold {
  readonly type: 'changed'
  readonly version: number
}

/** Why a value does not fit a schema, in one line; null if it does. */
export function whyWrong(schema: TSchema, value: unknown): string | null {
  const [error] = Errors(schema, value)
  if (!error) return null
  const place = error.instancePath.slice(1).replaceAll('/', '.')
  return `The request is wrong: ${place ? `${place} ` : ''}${error.message}.`
}
