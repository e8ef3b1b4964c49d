/** The state of a game: a handful of tables of immutable records. All of it is JSON at every ask. */
import type { Asked } from './ask.ts'
import { dense } from './dense.ts'

export type CardId = number
export type SeatId = number
export type ZoneId = number

/** A set of seats, one bit a seat. `EVERYONE` includes spectators. */
export type SeatMask = number
export const EVERYONE: SeatMask = -1
export const seatBit = (seat: SeatId): SeatMask => 1 << seat
export const maskOf = (seats: readonly SeatId[]): SeatMask =>
  seats.reduce((mask, seat) => mask | seatBit(seat), 0)

/** What a game adds to the kernel's records. One bundle a game; everything generic is generic over it. */
export interface Kinds {
  /** What a game keeps on a card beyond `CardCore`. */
  card: object
  seat: object
  /** The one record of facts about the whole table: turn, phase, current attack. */
  table: object
  event: EventCore
  lasting: { readonly kind: string }
  /** A trigger that has gone off and waits for its chance. */
  waiting: object
  offer: OfferCore
  /** What questions may be about; every one of them has its words. */
  about: string
  /** Why the game refuses something; every one of them has its words. */
  code: string
  /** Rule values that an edition or an option may set. */
  constants: object
  /** Rule functions that an edition or an option may replace. */
  policies: object
}

export interface CardCore {
  readonly id: CardId
  /** Key of the card's definition. */
  readonly is: string
  readonly owner: SeatId
  readonly zone: ZoneId
  readonly faceDown: boolean
  /** Who may know which card this is. */
  readonly knownTo: SeatMask
}
export type Card<K extends Kinds> = CardCore & Readonly<K['card']>

/** Who may see the faces of cards in a zone, unless a card was revealed to more. */
export type Sight = 'everyone' | 'owner' | 'nobody'

export interface Zone {
  readonly name: string
  /** Absent for a zone that belongs to the table. */
  readonly owner: SeatId | null
  readonly sight: Sight
  /** First is the top of a pile. */
  readonly cards: readonly CardId[]
}

/** Why something happened: a rule, a card, or both. */
export interface Cause {
  readonly rule?: string
  readonly card?: CardId
}

/** A fact in the past tense. `cause` is stamped by whoever emits it. */
export interface EventCore {
  readonly kind: string
  readonly cause?: Cause
}

/** One legal action. `key` is stable: the same offer in the same position has the same key. */
export interface OfferCore {
  readonly key: string
  readonly verb: string
  readonly card?: CardId
}

/** When a lasting effect ends: at a named moment, or with a card, whichever comes first. */
export interface Duration {
  readonly until?: string
  /** Ends when this card goes to a hidden place, or when the game says that it left (`expireWithCard`). */
  readonly whileCard?: CardId
}

export type Lasting<K extends Kinds> = {
  readonly id: number
  /** The card that made the effect, if one did. */
  readonly source: CardId | null
  readonly seat: SeatId
  readonly duration: Duration
} & Readonly<K['lasting']>

/** A running procedure: its name, the step that comes next, and its locals. */
export interface Frame {
  readonly procedure: string
  readonly at: string
  readonly locals: object
  /** The local of the calling frame that receives this frame's `result`. */
  readonly into: string | null
}
/** Written out, because frames are made at every step. */
export const frameAt = ({ procedure, locals, into }: Frame, at: string): Frame => ({
  procedure,
  at,
  locals,
  into,
})

export interface Outcome {
  /** Empty for a draw. */
  readonly winners: readonly SeatId[]
  readonly cause: Cause
  /** Who gave the game up, if that ended it. */
  readonly conceded?: SeatId
}

export interface State<K extends Kinds> {
  /** Slot by card id; a card that left for a hidden place has left its slot. */
  cards: (Card<K> | null)[]
  zones: Zone[]
  seats: Readonly<K['seat']>[]
  table: Readonly<K['table']>
  lasting: Lasting<K>[]
  waiting: Readonly<K['waiting']>[]
  frames: Frame[]
  asked: Asked<K['offer'], K['about']> | null
  outcome: Outcome | null
  /** Who sees what an owner sees: the owner, and partners where a format lets them look. */
  confidants: readonly SeatMask[]
  random: readonly number[]
  /** Results that a scenario put before the generator. */
  script: readonly number[]
  /** Grows whenever chance spoke or somebody learned something hidden; take-backs look at it. */
  revelations: number
  /** How often each seat learned something; spectators come last. */
  learned: readonly number[]
  asks: number
  nextLasting: number
}

/** Notes that chance spoke, or that the seats of `now` learned what the seats of `before` knew. */
export function noteRevelation<K extends Kinds>(state: State<K>, now: SeatMask, before: SeatMask = 0): void {
  state.revelations++
  if ((now & ~before) === 0) return
  const spectators = state.seats.length
  const learned: number[] = []
  for (const [seat, count] of state.learned.entries()) {
    const learns = seat === spectators ? now === EVERYONE : (now & ~before & seatBit(seat)) !== 0
    learned.push(learns ? count + 1 : count)
  }
  state.learned = learned
}

/** Forgets how often anybody learned something: that count tells what happened in secret. */
export function noteNothing<K extends Kinds>(state: State<K>): void {
  state.revelations = 0
  state.learned = dense(state.learned.map(() => 0))
}

/** Copies the tables, not the records: the price of a fork. */
export function forkState<K extends Kinds>(state: State<K>): State<K> {
  return {
    cards: state.cards.slice(),
    zones: state.zones.slice(),
    seats: state.seats.slice(),
    table: state.table,
    lasting: state.lasting.slice(),
    waiting: state.waiting.slice(),
    frames: state.frames.slice(),
    asked: state.asked,
    outcome: state.outcome,
    confidants: state.confidants,
    random: state.random,
    script: state.script,
    revelations: state.revelations,
    learned: state.learned,
    asks: state.asks,
    nextLasting: state.nextLasting,
  }
}

export function emptyState<K extends Kinds>(
  seats: readonly Readonly<K['seat']>[],
  table: Readonly<K['table']>,
  random: readonly number[],
): State<K> {
  return {
    cards: [],
    zones: [],
    seats: dense(seats),
    table,
    lasting: [],
    waiting: [],
    frames: [],
    asked: null,
    outcome: null,
    confidants: dense(seats.map((_, seat) => seatBit(seat))),
    random,
    script: [],
    revelations: 0,
    learned: dense([...seats.map(() => 0), 0]),
    asks: 0,
    nextLasting: 1,
  }
}
