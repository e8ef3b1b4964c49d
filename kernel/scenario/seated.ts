/** Positions of a game whose seats all have the same zones and one counter: the schema, and how one is read. */

import type { TObject, TSchema } from 'typebox'
import * as Type from 'typebox'
import type { SeatId } from '../state.ts'
import { ScenarioError } from './words.ts'

interface SeatedParts<N extends string> {
  /** The names of the seats, in seat order. */
  readonly seats: readonly string[]
  readonly zones: readonly N[]
  readonly cards: readonly string[]
  /** What a seat has some of. */
  readonly counter: string
}

/** A position as it was read: whose turn it is, which one, and what each seat has. */
interface SeatedPosition<N extends string> {
  readonly active: SeatId
  readonly turn: number
  /** Absent where the position does not say. */
  readonly counted: (seat: SeatId) => number | undefined
  readonly cards: readonly { readonly owner: SeatId; readonly zone: N; readonly is: string }[]
}

const closed = { additionalProperties: false }
const optional = (names: readonly string[], schema: TSchema): Record<string, TSchema> =>
  Object.fromEntries(names.map((name) => [name, Type.Optional(schema)]))
const oneOf = (names: readonly string[]): TSchema => Type.Enum([...names] as [string, ...string[]])

export function seatedSchema<N extends string>({ seats, zones, cards, counter }: SeatedParts<N>): TObject {
  const seat = Type.Object(
    { ...optional([counter], Type.Integer({ minimum: 0 })), ...optional(zones, Type.Array(oneOf(cards))) },
    closed,
  )
  const active = Type.Optional(oneOf(seats))
  const turn = Type.Optional(Type.Integer({ minimum: 1 }))
  return Type.Object({ active, turn, ...optional(seats, seat) }, closed)
}

type SeatWritten = Readonly<Record<string, unknown>>

/** Reads what fits the schema. Throws `ScenarioError` where it names a seat that does not play. */
export function readSeated<N extends string>(
  parts: SeatedParts<N>,
  playing: number,
  given: unknown,
): SeatedPosition<N> {
  const { zones, counter } = parts
  const seats = parts.seats.slice(0, playing)
  const { active = seats[0]!, turn = 1, ...written } = given as { active?: string; turn?: number }
  for (const name of Object.keys(written)) checkPlays(seats, name, name)
  checkPlays(seats, active, 'active')
  const at = (seat: SeatId): SeatWritten => (written as Record<string, SeatWritten>)[seats[seat]!] ?? {}
  const cards = [...seats.keys()].flatMap((owner) =>
    zones.flatMap((zone) => ((at(owner)[zone] ?? []) as string[]).map((is) => ({ owner, zone, is }))),
  )
  const counted = (seat: SeatId): number | undefined => at(seat)[counter] as number | undefined
  return { active: seats.indexOf(active), turn, counted, cards }
}

function checkPlays(seats: readonly string[], name: string, at: string): void {
  if (!seats.includes(name)) throw new ScenarioError(`${name} does not play here`, ['position', at])
}
