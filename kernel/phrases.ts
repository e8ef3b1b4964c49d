/** English from tables of sentences, for a game that needs no more. `{defender}` stands for that field, by its name. */
import type { Machine } from './machine.ts'
import type { FieldKind } from './scenario/words.ts'
import type { CardId, Kinds, SeatId } from './state.ts'
import { filled, type Words } from './words.ts'

type Sentences<Name extends string> = Readonly<Record<Name, string>>

export interface Phrases<K extends Kinds> {
  /** The names of the seats, in seat order. */
  readonly seats: readonly string[]
  /** By what a question is about. */
  readonly prompts: Sentences<K['about']>
  /** By verb. */
  readonly offers: Sentences<K['offer']['verb']>
  /** By kind of event. */
  readonly events: Sentences<K['event']['kind']>
  /** By code. */
  readonly reasons: Sentences<K['code']>
  /** The kinds of events that open a heading in a log. */
  readonly headings: readonly K['event']['kind'][]
  /** The facts of a view whose number is a seat. */
  readonly seatFacts: readonly string[]
  /** What fields hold, beyond `card`, `seat` and `is`. */
  readonly fields: Readonly<Record<string, FieldKind>>
}

const FIELDS: Readonly<Record<string, FieldKind>> = { card: 'card', seat: 'seat', is: 'definition' }
const capital = (is: string): string => is.charAt(0).toUpperCase() + is.slice(1)

export function wordsFrom<K extends Kinds>(phrases: Phrases<K>): Words<K> {
  const { seats, prompts, offers, events, reasons, headings, seatFacts } = phrases
  const fields = { ...FIELDS, ...phrases.fields }
  const seatName = (seat: SeatId): string => seats[seat] ?? `seat ${seat}`
  const say = (game: Machine<K>, sentence: string, record: object): string =>
    filled(sentence, (field) => {
      const value = (record as Readonly<Record<string, unknown>>)[field]
      return named(game, seatName, fields[field], value)
    })
  const sentenceOf = ({ kind }: K['event']): string => events[kind as K['event']['kind']]
  return {
    seat: (_, seat) => seatName(seat),
    card: capital,
    prompt: (_, { about }) => prompts[about as K['about']],
    offer: (game, offer) => say(game, offers[offer.verb as K['offer']['verb']], offer),
    event: (game, event) => say(game, sentenceOf(event), event),
    reason: ({ code }) => reasons[code as K['code']],
    heading: (game, event) => (headings.includes(event.kind) ? say(game, sentenceOf(event), event) : null),
    seatFacts,
    outcome: (_, { winners }) => `${winners.map(seatName).join(' and ')} won.`,
  }
}

/** What is hidden from the reader is "a card". */
function named<K extends Kinds>(
  game: Machine<K>,
  seatName: (seat: SeatId) => string,
  kind: FieldKind | undefined,
  value: unknown,
): string {
  if (kind === 'seat') return seatName(value as SeatId)
  const is = kind === 'card' ? game.state.cards[value as CardId]?.is : value
  if (kind) return typeof is === 'string' ? capital(is) : 'a card'
  return Array.isArray(value) ? value.join(', ') : String(value)
}
