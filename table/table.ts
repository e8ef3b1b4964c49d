/** A table: hosts one game after another, takes messages, and tells every line what its viewer may know. */
import { accepted, type Reason, refused, type SeatId, type Verdict, type Viewer } from '@dejarik/kernel'
import { Agreements } from './agreements.ts'
import { Connection, cardsNamed } from './connection.ts'
import { Course } from './course.ts'
import type { Host } from './host.ts'
import { Log } from './log.ts'
import { positionFor } from './position.ts'
import { numbersOf, whyNot } from './questions.ts'
import { tellReason } from './reasons.ts'
import { type Request, type RequestOf, type RequestType, readRequest } from './requests.ts'
import type { NumberTold, SeatNotice, Told } from './told.ts'

/** What a client holds: its way to speak, and to leave. */
export interface Line {
  /** Takes whatever the client sent; what is no message is refused. */
  readonly receive: (raw: unknown) => void
  readonly close: () => void
}

/** What comes of a request: a verdict, and what was asked for. */
type Outcome = Verdict & { readonly numbers?: readonly NumberTold[] }
type SeatRequest = Exclude<RequestType, 'resume' | 'say' | 'numbers'>

export class Table {
  readonly course: Course
  private readonly host: Host
  private readonly log: Log
  private readonly agreements: Agreements
  private readonly connections = new Set<Connection>()

  constructor(host: Host) {
    this.host = host
    this.log = new Log(host.seats.length)
    const changed = (): void => this.publish()
    this.course = new Course(host, this.log, { changed, decided: () => this.agreements.decided() })
    const people = host.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
    this.agreements = new Agreements(this.course, people, changed)
    this.course.advance()
  }

  /** Opens a line for a seat or, with null, for a spectator. Who may sit where is for the caller to know. */
  connect(viewer: Viewer, send: (told: Told) => void): Line {
    const connection = new Connection(viewer, send)
    this.connections.add(connection)
    return {
      receive: (raw) => this.receive(connection, raw),
      close: () => {
        this.connections.delete(connection)
        this.publish()
      },
    }
  }

  private receive(connection: Connection, raw: unknown): void {
    const read = readRequest(raw)
    if ('refusal' in read)
      return connection.tell({ type: 'reply', to: read.id, ok: false, reasons: [{ text: read.refusal }] })
    const { request } = read
    if (request.type === 'resume') return this.resume(connection, request.from)
    this.reply(connection, request.id, this.handle(connection, request))
  }

  private reply(connection: Connection, to: number, outcome: Outcome): void {
    if (!outcome.accepted) return this.refuse(connection, to, outcome.reasons)
    const { numbers } = outcome
    connection.tell({ type: 'reply', to, ok: true, ...(numbers ? { numbers } : {}) })
  }

  private refuse(connection: Connection, to: number | null, reasons: readonly Reason[]): void {
    const told = reasons.map((reason) => tellReason(this.host.definition, reason))
    connection.tell({ type: 'reply', to, ok: false, reasons: told })
  }

  private resume(connection: Connection, from: number): void {
    connection.at = Math.min(from, this.log.last)
    this.publish()
  }

  private handle({ viewer }: Connection, request: Exclude<Request, { type: 'resume' }>): Outcome {
    if (request.type === 'say') return this.say(viewer, request.text)
    if (request.type === 'numbers') return this.numbers(viewer, request.card)
    if (viewer === null) return refused({ code: 'not-seated' })
    return this.forSeats[request.type](viewer, request as never)
  }

  /** What only those who sit at the table may ask. */
  private readonly forSeats: {
    readonly [T in SeatRequest]: (seat: SeatId, request: RequestOf<T>) => Verdict
  } = {
    answer: (seat, { epoch, ask, value }) => this.course.answer(seat, epoch, ask, value),
    why: (seat, { attempt }) => whyNot(this.course, seat, attempt),
    'take-back': (seat) => this.agreements.askTakeBack(seat),
    consent: (seat, { agree }) => this.agreements.consent(seat, agree),
    concede: (seat) => this.course.concede(seat),
    rematch: (seat) => this.agreements.askRematch(seat),
    habits: (seat, { habits }) => this.course.setHabits(seat, habits),
  }

  private say(viewer: Viewer, text: string): Verdict {
    const name = viewer === null ? 'A spectator' : this.host.seats[viewer]!.name
    this.log.note({ kind: 'said', from: viewer, name, text })
    this.publish()
    return accepted
  }

  private numbers(viewer: Viewer, card: number): Outcome {
    const numbers = numbersOf(this.course, viewer, card, this.host.manners.numbers)
    return numbers ? { ...accepted, numbers } : refused({ code: 'no-such-card' })
  }

  /** Tells every line what is new, then how things stand. */
  private publish(): void {
    const facts = { at: this.log.last, seats: this.seatNotices() }
    for (const connection of this.connections) {
      if (connection.at === null) continue
      const news = this.log.since(connection.at, connection.viewer)
      const position = positionFor(this.course, this.agreements, connection.viewer, facts)
      const { setup } = this.course.play.origin
      connection.at = facts.at
      connection.tellFaces(cardsNamed([news, position.view]), (is) => this.host.manners.face(setup, is))
      connection.tellNews(news)
      connection.tell(position)
    }
  }

  private seatNotices(): readonly SeatNotice[] {
    return this.host.seats.map(({ kind, name }, seat) => ({
      kind,
      name,
      here: kind === 'program' || [...this.connections].some(({ viewer }) => viewer === seat),
    }))
  }
}
