/** The form of a scenario: what its author may write. The published schema and the types come from here. */

import type { Static, TSchema } from 'typebox'
import * as Type from 'typebox'
import type { AnyGame, Setup } from '../definition.ts'
import type { Decision } from '../playthrough.ts'
import { byName } from './by-name.ts'

/** Anything that YAML can say. */
export type Said = null | string | number | boolean | readonly Said[] | { readonly [key: string]: Said }

const said = (description: string) => Type.Unsafe<Said>(Type.Unknown({ description }))
const named = <T extends TSchema>(value: T, description: string) => byName(value, { description })
const closed = { additionalProperties: false }

const Fact = Type.Union([Type.Number(), Type.String(), Type.Boolean()], {
  description: 'a number, a word, or true or false',
})
const Facts = named(Fact, 'facts by name, such as { ready: true }')
const Names = Type.Array(Type.String(), { description: 'a list of names' })
const SeatAnswers = named(
  Type.Array(said('an answer')),
  'answers by seat, such as { red: [pass, { deploy: corsair }] }',
)

const Breakdown = Type.Object(
  {
    value: Type.Optional(Type.Number()),
    parts: Type.Optional(
      Type.Array(named(said('what the part holds'), 'a part, such as { name: printed, amount: 2 }'), {
        description: 'all parts of the number, in order',
      }),
    ),
  },
  closed,
)
const Patterns = Type.Array(
  named(said('what the event holds'), 'an event, such as { kind: struck, loss: 2 }'),
  {
    description: 'events; each holds what is written, and may hold more',
  },
)
const Deck = {
  cards: Type.Array(Type.String(), { description: 'lines of a deck, such as [4 Scout, 2 Corsair]' }),
}
const NumberFacts = named(
  Type.Union([Type.Number(), Breakdown], { description: 'a number, or { value: 3, parts: [...] }' }),
  'numbers by name, such as { power: 3 }',
)

/** One seat with its attempt, and what the refusal must name. */
export interface Refused {
  readonly rule?: string
  readonly code?: string
  readonly [seat: string]: Said | undefined
}
const Refused = Type.Unsafe<Refused>(
  Type.Object(
    {
      rule: Type.Optional(Type.String({ description: 'the id of a rule that the refusal names' })),
      code: Type.Optional(Type.String({ description: 'the code of a reason, such as not-offered' })),
    },
    {
      additionalProperties: said('an attempt'),
      description: 'a seat and its attempt, such as { red: { deploy: corsair }, rule: skirmish/one-deploy }',
    },
  ),
)

export const Expectations = Type.Object(
  {
    zones: Type.Optional(
      named(
        Type.Union([Type.Integer({ minimum: 0 }), Names], {
          description: 'a list of card names, or how many cards',
        }),
        'what lies in zones, such as { red.hand: [scout, scout], red.deck: 12 }',
      ),
    ),
    top: Type.Optional(
      named(Names, 'what lies on top of piles, from the top down, such as { red.deck: [scout, rally] }'),
    ),
    facts: Type.Optional(named(Facts, 'what is true of cards, such as { corsair: { ready: true } }')),
    numbers: Type.Optional(named(NumberFacts, 'computed numbers of cards')),
    resources: Type.Optional(named(Facts, 'what seats have, such as { red: { credits: 4 } }')),
    table: Type.Optional(Facts),
    asked: Type.Optional(
      Type.Union([Type.String(), Names, named(Type.String(), 'seats and what they are asked about')], {
        description: 'a seat, a list of seats, or { seat: what the question is about }',
      }),
    ),
    offers: Type.Optional(SeatAnswers),
    offersExactly: Type.Optional(SeatAnswers),
    noOffers: Type.Optional(SeatAnswers),
    refused: Type.Optional(
      Type.Union([Refused, Type.Array(Refused)], {
        description: 'a seat and its attempt with rule or code, or a list of such',
      }),
    ),
    events: Type.Optional(Patterns),
    noEvents: Type.Optional(Patterns),
    told: Type.Optional(named(Patterns, 'events as a seat or `spectator` was told of them')),
    notTold: Type.Optional(named(Patterns, 'events that a seat or `spectator` was not told of')),
    deckTaken: Type.Optional(
      Type.Object(Deck, { ...closed, description: 'a deck that may be played: { cards: [4 Scout] }' }),
    ),
    deckRefused: Type.Optional(
      Type.Object(
        { ...Deck, rule: Type.Optional(Type.String()), code: Type.Optional(Type.String()) },
        { ...closed, description: 'a deck that may not: { cards: [9 Scout], rule: id }' },
      ),
    ),
    over: Type.Optional(
      Type.Object(
        { winners: Names, rule: Type.Optional(Type.String()) },
        { ...closed, description: '{ winners: [seats], rule: id }' },
      ),
    ),
    knows: Type.Optional(named(Names, 'cards whose faces a seat or `spectator` sees')),
    hidden: Type.Optional(named(Names, 'cards whose faces a seat or `spectator` does not see')),
    stop: Type.Optional(
      Type.Literal('here', { description: '`here`: the scenario ends, whoever is asked now' }),
    ),
  },
  { ...closed, description: 'what must be true now' },
)
export type Expectations = Static<typeof Expectations>

const PlayItem = Type.Object(
  { expect: Type.Optional(Expectations) },
  {
    additionalProperties: said('the answer of the seat'),
    minProperties: 1,
    description: 'a decision such as { red: pass }, or { expect: ... }',
  },
)

/** What a scenario begins with; the helper for tests takes the same. */
const start = {
  edition: Type.Optional(Type.String({ description: 'the edition of the rules; else the usual one' })),
  options: Type.Optional(Type.Array(Type.String(), { description: 'rule options, by name' })),
  seats: Type.Optional(Type.Integer({ description: 'how many seats play' })),
  seed: Type.Optional(Type.Integer({ minimum: 0, description: 'for everything that is not scripted' })),
  cards: Type.Optional(
    Type.Array(Type.Unknown(), { description: 'cards that only this scenario has, where a game allows it' }),
  ),
  position: Type.Optional(Type.Unknown({ description: 'who has what where; without it a game begins' })),
  record: Type.Optional(
    Type.Object(
      {
        setup: Type.Unsafe<Setup>(Type.Object({}, { description: 'the whole setup of a game' })),
        decisions: Type.Unsafe<readonly Decision[]>(
          Type.Array(Type.Object({ seat: Type.Integer({ minimum: 0 }) }), {
            description: 'all decisions up to the position',
          }),
        ),
      },
      { ...closed, description: 'a game that was played, in place of a position; the page saves such files' },
    ),
  ),
  dice: Type.Optional(
    Type.Array(Type.Integer({ minimum: 0 }), { description: 'the next results of chance, in order' }),
  ),
}
const Start = Type.Object(start, closed)
export type Start = Static<typeof Start>

export const ScenarioFile = Type.Object(
  {
    game: Type.String({ description: 'the name of the game' }),
    title: Type.String({ minLength: 1, description: 'what the scenario shows, in one sentence' }),
    proves: Type.Optional(Type.Array(Type.String(), { description: 'ids of rules' })),
    ...start,
    cardsFrom: Type.Optional(Type.String({ description: 'a file with such cards, beside this one' })),
    play: Type.Array(PlayItem, {
      minItems: 1,
      description: 'decisions and expectations, in order',
    }),
  },
  { ...closed, description: 'a scenario' },
)
export type ScenarioFile = Static<typeof ScenarioFile>

/** JSON schema of every scenario of these games. */
export function scenarioSchema(games: readonly AnyGame[]): TSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Dejarik scenario',
    ...ScenarioFile,
    anyOf: games.map((game) => ({ properties: gameProperties(game) })),
  }
}

/** What a scenario of this game may say, more narrowly than of any. */
function gameProperties({ name, editions, options, seats, scenario }: AnyGame): Record<string, object> {
  return {
    game: { const: name },
    edition: { enum: editions },
    options: { items: { anyOf: [{ enum: options }, { pattern: `^(${options.join('|')}):[a-z0-9-]+$` }] } },
    seats: { minimum: seats.min, maximum: seats.max },
    position: scenario.position,
    cards: scenario.inlineCard ? { items: scenario.inlineCard } : { maxItems: 0 },
  }
}
