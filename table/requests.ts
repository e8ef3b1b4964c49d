/** What a client may ask of a table, as schemas; anything else is refused with one line that says why. */

import type { Static, TSchema } from 'typebox'
import * as Type from 'typebox'
import { Check, Errors } from 'typebox/value'

const closed = { additionalProperties: false } as const
/** Comes back with the reply, so that a client knows what was answered. */
const id = Type.Integer({ minimum: 0 })
const count = Type.Integer({ minimum: 0 })
const MOST_TEXT = 500
const MOST_NAMES = 40
const MOST_TRADED = 100
const keys = Type.Array(Type.String({ maxLength: 120 }), { maxItems: MOST_TRADED })
const names = Type.Array(Type.String({ maxLength: 60 }), { maxItems: MOST_NAMES })

/** What a seat lets the table do in its place. It looks at the question alone, never at hidden cards. */
export const Habits = Type.Object(
  {
    /** Pass by itself where passing is all that is offered. */
    passIdle: Type.Boolean(),
    /** Pass until something happens to this seat, or it must choose. */
    passUntilAffected: Type.Boolean(),
    /** What questions are about at which this seat always passes. */
    passAt: names,
    /** What questions are about at which this seat is always asked. */
    stopAt: names,
  },
  closed,
)
export type Habits = Static<typeof Habits>

const value = Type.Union([
  Type.String({ maxLength: 200 }),
  Type.Number(),
  Type.Boolean(),
  Type.Array(Type.Integer(), { maxItems: 500 }),
])

/** Given in a person's place, by a habit or a plan: it is taken back with the last decision that was the person's own. */
const automatic = Type.Optional(Type.Literal(true))

const request = <T extends string, F extends Record<string, TSchema>>(type: T, fields: F) =>
  Type.Object({ type: Type.Literal(type), ...fields }, closed)

const REQUESTS = {
  /** Tell me everything after this event, and go on telling. 0 is from the beginning. */
  resume: request('resume', { from: count }),
  /** The epoch changes with take-backs and rematches, so that a late reply cannot fit a new ask. */
  answer: request('answer', { id, epoch: count, ask: count, value, automatic }),
  /** What could be done with a card, and why can the rest not? Nothing is done. */
  prospects: request('prospects', { id, card: count }),
  /** What makes the numbers of a card. */
  numbers: request('numbers', { id, card: count }),
  /** What would a program do in my place, and why? */
  advice: request('advice', { id }),
  say: request('say', { id, text: Type.String({ minLength: 1, maxLength: MOST_TEXT }) }),
  /** The host says who may talk. */
  talk: request('talk', { id, talkers: Type.Enum(['everybody', 'players', 'nobody']) }),
  /** The scenario of the present position, for a report; only where it holds no secret of another person. */
  report: request('report', { id, note: Type.String({ maxLength: MOST_TEXT }) }),
  'take-back': request('take-back', { id }),
  consent: request('consent', { id, agree: Type.Boolean() }),
  concede: request('concede', { id }),
  /** With the sides swapped where two play and both want that. */
  rematch: request('rematch', { id, swap: Type.Optional(Type.Boolean()) }),
  /** Between two games: cards out of one's deck for as many others, by their keys. */
  trade: request('trade', { id, out: keys, in: keys }),
  /** Between two games: who of one's team comes in for whom, by members; null for nobody. */
  rotate: request('rotate', {
    id,
    change: Type.Union([Type.Object({ in: count, out: count }, closed), Type.Null()]),
  }),
  habits: request('habits', { id, habits: Habits }),
}
type Requests = typeof REQUESTS
type RequestType = keyof Requests
type RequestOf<T extends RequestType> = Static<Requests[T]>
export type Request = { [T in RequestType]: RequestOf<T> }[RequestType]

export type Read = { readonly request: Request } | { readonly refusal: string; readonly id: number | null }

/** A message as it came, or why it is none. */
export function readRequest(raw: unknown): Read {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return { refusal: 'A message must be an object.', id: null }
  const { type, id: given } = raw as { type?: unknown; id?: unknown }
  const id = Number.isInteger(given) ? (given as number) : null
  if (typeof type !== 'string' || !Object.hasOwn(REQUESTS, type))
    return { refusal: `There is no message "${String(type).slice(0, 40)}".`, id }
  const schema = REQUESTS[type as RequestType]
  if (Check(schema, raw)) return { request: raw as Request }
  const error = Errors(schema, raw)[0]!
  const place = error.instancePath.slice(1).replaceAll('/', '.')
  return { refusal: `The message "${type}" is wrong: ${place ? `${place} ` : ''}${error.message}.`, id }
}
