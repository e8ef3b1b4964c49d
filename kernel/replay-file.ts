/** Reading records of games: replay files and fault reports, checked before anything is played from them. */

import type { Static, TSchema } from 'typebox'
import * as Type from 'typebox'
import { Errors } from 'typebox/value'
import type { Decision, FaultReport } from './playthrough.ts'
import { REPLAY_FORMAT, type Replay } from './replay.ts'
import type { Seed } from './seed.ts'

/** A text that is no record of a game; the message is one line. */
export class RecordError extends Error {}

/** Many times as long as the longest game. */
const MOST_LETTERS = 8_000_000
const MOST_DECISIONS = 100_000
const MOST_NUMBERS = 500

/** One object rather than a union, so that a message can say what is wrong in it. */
const DecisionFact = Type.Unsafe<Decision>(
  Type.Object(
    {
      seat: Type.Integer({ minimum: 0 }),
      value: Type.Optional(
        Type.Union([
          Type.String(),
          Type.Number(),
          Type.Boolean(),
          Type.Array(Type.Integer(), { maxItems: MOST_NUMBERS }),
        ]),
      ),
      concede: Type.Optional(Type.Literal(true)),
    },
    { minProperties: 2 },
  ),
)
/** What both kinds of record hold. Games add to the setup, so it is not closed. */
const common = {
  game: Type.String(),
  setup: Type.Object({
    seed: Type.Unsafe<Seed>({ type: ['integer', 'string'], pattern: '^[0-9a-f]{64}$' }),
    seats: Type.Integer(),
    edition: Type.String(),
    options: Type.Array(Type.String()),
  }),
  decisions: Type.Array(DecisionFact, { maxItems: MOST_DECISIONS }),
}
const ReplayFile = Type.Object({
  format: Type.Literal(REPLAY_FORMAT),
  engine: Type.String(),
  rules: Type.String(),
  ...common,
  commitment: Type.Optional(Type.String()),
  hash: Type.String(),
})
const FaultFile = Type.Object({
  version: Type.String(),
  ...common,
  failed: Type.Union([DecisionFact, Type.Null()]),
  message: Type.String(),
  stack: Type.String(),
})

/** A game that was recorded whole, or up to the answer at which the program failed. */
export type GameRecord =
  | { readonly kind: 'replay'; readonly replay: Replay }
  | { readonly kind: 'fault'; readonly fault: FaultReport }

/** Reads a replay file or a fault report, whichever it is. */
export function parseRecord(text: string): GameRecord {
  const data = parseObject(text)
  if ('failed' in data) return { kind: 'fault', fault: fitted(FaultFile, data) }
  return { kind: 'replay', replay: asReplay(data) }
}

export const parseReplay = (text: string): Replay => asReplay(parseObject(text))

function asReplay(data: object): Replay {
  const { format } = data as { format?: unknown }
  if (Number.isInteger(format) && format !== REPLAY_FORMAT)
    throw new RecordError(`this replay has format ${format}; this program reads format ${REPLAY_FORMAT}`)
  return fitted(ReplayFile, data)
}

function parseObject(text: string): object {
  const data = parseJson(text)
  if (data === null || typeof data !== 'object' || Array.isArray(data))
    throw new RecordError('not a replay: expected a JSON object')
  return data
}

function parseJson(text: string): unknown {
  if (text.length > MOST_LETTERS)
    throw new RecordError(`not a replay: it is longer than ${MOST_LETTERS} letters`)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new RecordError(`not a replay: ${(error as Error).message.replace(/\s+/g, ' ')}`)
  }
}

function fitted<T extends TSchema>(schema: T, data: object): Static<T> {
  const errors = Errors(schema, data)
  const error = errors.find(({ keyword }) => keyword === 'anyOf') ?? errors[0]
  if (!error) return data as Static<T>
  const place = error.instancePath.slice(1).replaceAll('/', '.')
  const what = error.keyword === 'anyOf' ? 'has the wrong type' : error.message
  throw new RecordError(`not a replay: ${place ? `${place} ` : ''}${what}`)
}
