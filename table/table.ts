/** A table: hosts one game after another, takes messages, and tells every line what its viewer may know. */
import type { Advice } from '@dejarik/bots'
import {
  accepted,
  type Reason,
  type Replay,
  refused,
  type SeatId,
  type Setup,
  type Verdict,
  type Viewer,
} from '@dejarik/kernel'
import { type Act, ActRefused } from './act.ts'
import { adviceFor } from './advice.ts'
import { Agreements } from './agreements.ts'
import { Chronicle } from './chronicle.ts'
import { Clock } from './clock.ts'
import { Connection, cardsNamed } from './connection.ts'
import { Course } from './course.ts'
import type { Host } from './host.ts'
import { Log, type Shelf } from './log.ts'
import { positionsOf } from './position.ts'
import { numbersOf, prospectsOf } from './questions.ts'
import { refusedHere, tellReason } from './reasons.ts'
import { Reports } from './reports.ts'
import { type Request, readRequest } from './requests.ts'
import { type Member, Roster } from './roster.ts'
import { Seen } from './seen.ts'
import { Talk } from './talk.ts'
import type { NumberTold, Position, ProspectTold, Told } from './told.ts'

/** What a client holds: its way to speak, and to leave. */
export interface Line {
  /** Takes whatever the client sent; what is no message is refused. */
  readonly receive: (raw: unknown) => void
  readonly close: () => void
}

/** A game that can be watched again. */
export interface FinishedGame {
  readonly replay: Replay
  /** Who played it, by seat. */
  readonly names: readonly string[]
}

/** What comes of a request: a verdict, and what was asked for. */
type Outcome = Verdict & {
  readonly numbers?: readonly NumberTold[]
  readonly prospects?: readonly ProspectTold[]
  readonly advice?: Advice
  readonly scenario?: string
}
/** What only those who sit at the table may ask. */
type SeatRequest = Exclude<Request, { type: 'resume' | 'say' | 'numbers' | 'rotate' }>

/** Keeps older news as plain text. */
const OPEN_SHELF: Shelf<unknown> = { pack: (text) => text, unpack: String }

export class Table {
  readonly course: Course
  private readonly host: Host
  private readonly log: Log
  private readonly agreements: Agreements
  private readonly reports: Reports
  private readonly chronicle: Chronicle
  private readonly clock: Clock | null
  /** When people have seen what they were told. */
  private readonly seen: Seen
  private readonly roster: Roster
  private readonly talk: Talk
  private readonly connections = new Set<Connection>()
  /** Who played the games before this one, by seat. */
  private readonly players: (readonly string[])[] = []

  constructor(host: Host) {
    this.host = host
    this.log = new Log(host.seats.length, host.shelf ?? OPEN_SHELF)
    this.chronicle = new Chronicle(host)
    const isPerson = host.seats.map(({ kind }) => kind === 'person')
    this.clock = host.clock ? new Clock(host.clock.rules, isPerson, host.clock.began) : null
    this.seen = new Seen(this.log, host.manners.beats ?? {})
    this.roster = new Roster(host, this.chronicle)
    const changed = (): void => this.publish()
    const decided = (): void => this.agreements.decided()
    this.course = new Course(host, this.log, this.chronicle, {
      changed,
      decided,
      rotated: () => this.rotated(),
      begun: () => this.begun(),
    })
    const people = host.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
    this.talk = new Talk(people[0] ?? 0)
    this.reports = new Reports(this.course, host.secrecy === 'until-over' || people.length > 1)
    this.agreements = new Agreements(this.course, this.chronicle, people, changed)
    this.clock?.follow(this.decisionsOpen(), host.clock?.began ?? 0)
    if (host.acts) {
      this.chronicle.redo(host.acts, (act, index) => this.redo(act, index))
      this.clock?.wake(this.chronicle.now())
    }
    this.publish()
    this.course.automatic.advance()
  }

  /** Others may sit here from now on. */
  private rotated(): Setup {
    if (this.course.finished.length > this.players.length) this.players.push(this.standing.names)
    return this.roster.rotated(this.course)
  }

  /** Full banks; and whoever came in may not be here yet. */
  private begun(): void {
    this.clock?.fill()
    for (const [seat, { kind }] of this.host.seats.entries()) {
      if (kind !== 'person') continue
      if (this.isHere(seat)) this.clock?.came(seat)
      else this.clock?.left(seat, this.chronicle.now())
    }
  }

  /** Opens a line for a member or, with null, for a spectator. Who is who is for the caller to know. */
  connect(member: Member | null, send: (told: Told) => void, name = this.nameOf(member)): Line {
    const connection = new Connection(member, () => this.roster.seatOf(member), send, name)
    this.connections.add(connection)
    const { viewer } = connection
    if (viewer !== null) this.clock?.came(viewer)
    return {
      receive: (raw) => this.receive(connection, raw),
      close: () => this.close(connection),
    }
  }

  private nameOf(member: Member | null): string {
    return member === null ? 'A spectator' : this.roster.nameOf(member)
  }

  private close(connection: Connection): void {
    const { viewer } = connection
    if (!this.connections.delete(connection)) return
    if (viewer !== null && !this.isHere(viewer)) this.clock?.left(viewer, this.chronicle.now())
    this.publish()
  }

  /** When somebody loses by the clock, if nothing is done before; null where nobody keeps time. */
  get deadline(): number | null {
    return this.isOver ? null : (this.clock?.deadline()?.at ?? null)
  }
  get isOver(): boolean {
    return this.course.machine.state.outcome !== null
  }

  /** Who sits here, and how the present game ended; empty while it is played. */
  get standing(): { readonly names: readonly string[]; readonly outcome: string } {
    const { machine, definition } = this.course
    const { outcome } = machine.state
    return {
      names: this.host.seats.map((_, seat) => this.roster.nameAt(seat)),
      outcome: outcome ? definition.words.outcome(machine, outcome) : '',
    }
  }
  /** Every finished game of this table, with those who played it; for the house, not for whoever asks. */
  get finished(): readonly FinishedGame[] {
    const { names } = this.standing
    return this.course.finished.map((replay, game) => ({ replay, names: this.players[game] ?? names }))
  }

  /** Lets go of what can be derived again, unless a program is about to go on. */
  rest(): void {
    if (!this.course.automatic.waiting) this.course.machine.forgetDerived()
  }

  /** Lets whoever used up the clock lose. */
  ring(): void {
    const deadline = this.isOver ? null : this.clock?.deadline()
    if (!deadline || deadline.at > this.chronicle.now()) return
    this.course.timeOut(deadline.seat, deadline.limit)
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
    const { accepted: ok, ...found } = outcome
    connection.tell({ type: 'reply', to, ok, ...found })
  }

  private refuse(connection: Connection, to: number | null, reasons: readonly Reason[]): void {
    const told = reasons.map((reason) => tellReason(this.host.definition, reason))
    connection.tell({ type: 'reply', to, ok: false, reasons: told })
  }

  private resume(connection: Connection, from: number): void {
    const isNew = connection.at === null
    connection.at = Math.min(from, this.log.last)
    // Whoever asks again changes nothing for the others.
    this.publish(isNew ? this.connections : [connection])
  }

  private handle(
    { viewer, member, name }: Connection,
    request: Exclude<Request, { type: 'resume' }>,
  ): Outcome {
    if (request.type === 'say') return this.talked(viewer, name, request.text)
    if (request.type === 'numbers') return this.numbers(viewer, request.card)
    if (request.type === 'rotate' && member !== null)
      return this.do({ do: 'rotate', member, change: request.change })
    if (viewer === null || request.type === 'rotate') return refusedHere('not-seated')
    return this.handleSeat(viewer, request)
  }

  private handleSeat(seat: SeatId, request: SeatRequest): Outcome {
    switch (request.type) {
      case 'answer':
        return this.goOn(
          this.course.answer(seat, request.epoch, request.ask, request.value, request.automatic),
        )
      case 'prospects':
        return this.prospects(seat, request.card)
      case 'advice':
        return this.advise(seat)
      case 'report':
        return this.reports.report(seat, request.note)
      case 'habits':
        return this.do({ do: 'habits', seat, habits: request.habits })
      case 'consent':
        return this.do({ do: 'consent', seat, agree: request.agree })
      case 'talk':
        return this.do({ do: 'talk', seat, talkers: request.talkers })
      case 'rematch':
        return this.do({ do: 'rematch', seat, ...(request.swap ? { swap: true } : {}) })
      case 'trade':
        return this.do({ do: 'trade', seat, out: request.out, in: request.in })
      default:
        return this.do({ do: request.type, seat })
    }
  }

  private do(act: Act): Verdict {
    return this.goOn(this.apply(act))
  }

  private goOn(verdict: Verdict): Verdict {
    if (verdict.accepted) this.course.automatic.advance()
    return verdict
  }

  private redo(act: Act, index: number): void {
    if (!this.apply(act).accepted) throw new ActRefused(act, index)
  }

  private apply(act: Act): Verdict {
    const { course, agreements } = this
    switch (act.do) {
      case 'answer':
        if (act.automatic) return course.answerFor(act.seat, act.value)
        return course.answer(act.seat, course.epoch, course.machine.state.asked?.id ?? 0, act.value)
      case 'take-back':
        return agreements.askTakeBack(act.seat)
      case 'consent':
        return agreements.consent(act.seat, act.agree)
      case 'concede':
        return course.concede(act.seat)
      case 'time-out':
        return course.timeOut(act.seat, act.limit)
      case 'rematch':
        return agreements.askRematch(act.seat, act.swap)
      case 'trade':
        return course.trade(act)
      case 'rotate':
        return this.wish(act)
      case 'seed':
        return course.setNextSeed(act.seed)
      case 'habits':
        return course.setHabits(act.seat, act.habits)
      case 'say':
        return this.say(act)
      case 'talk':
        return this.settleTalk(act)
      case 'fault':
        course.noteFault(act.text)
        return accepted
      case 'woke':
        this.clock?.wake(this.chronicle.now())
        return accepted
    }
  }

  private wish({ member, change }: Act & { readonly do: 'rotate' }): Verdict {
    const verdict = this.roster.wish(this.course, member, change)
    if (verdict.accepted) this.publish()
    return verdict
  }

  /** What was said and kept once is said again when a table wakes, whatever may be said now. */
  private talked(from: Viewer, name: string, text: string): Verdict {
    const verdict = this.talk.permits(from)
    return verdict.accepted ? this.do({ do: 'say', from, name, text }) : verdict
  }

  private settleTalk(act: Act & { readonly do: 'talk' }): Verdict {
    const text = this.talk.settle(act.seat, act.talkers)
    if (text === null) return refusedHere('not-the-host')
    this.chronicle.keep(act)
    this.log.note({ kind: 'talk', text })
    this.publish()
    return accepted
  }

  private say({ from, name, text }: Act & { readonly do: 'say' }): Verdict {
    this.talk.note(from)
    this.chronicle.keep({ do: 'say', from, name, text })
    const place = from === null ? 'spectator' : this.course.seatName(from)
    this.log.note({ kind: 'said', from, name, place, text })
    this.publish()
    return accepted
  }

  private prospects(seat: SeatId, card: number): Outcome {
    const found = prospectsOf(this.course, seat, card)
    return found ? { ...accepted, prospects: found } : refusedHere('no-such-card')
  }

  private advise(seat: SeatId): Outcome {
    const { advisor } = this.host
    if (!advisor) return refusedHere('no-advice')
    const advice = adviceFor(this.course, seat, advisor)
    return advice ? { ...accepted, advice } : refused({ code: 'not-asked' })
  }

  private numbers(viewer: Viewer, card: number): Outcome {
    const numbers = numbersOf(this.course, viewer, card, this.host.manners.numbers)
    return numbers ? { ...accepted, numbers } : refusedHere('no-such-card')
  }

  /** Tells lines what is new, then how things stand; all of them, as a rule. */
  private publish(to: Iterable<Connection> = this.connections): void {
    this.clock?.follow(this.decisionsOpen(), this.chronicle.now(), this.seen.after(this.chronicle.now()))
    if (this.connections.size === 0) return this.log.tidy()
    const seen = this.positions()
    for (const connection of to) if (connection.at !== null) this.tell(connection, connection.at, seen)
    this.log.tidy()
  }

  private tell(connection: Connection, after: number, seen: (viewer: Viewer) => Position): void {
    const { viewer, member } = connection
    const news = this.log.since(after, viewer)
    const rotation = this.roster.toldTo(this.course, member)
    const position = rotation ? { ...seen(viewer), rotation } : seen(viewer)
    const { setup } = this.course.play.origin
    connection.at = position.at
    connection.tellFaces(cardsNamed([news, position.view, position.holdings]), (is) =>
      this.host.manners.face(setup, is),
    )
    connection.tellNews(news)
    connection.tell(position)
  }

  private positions(): (viewer: Viewer) => Position {
    const { talkers, host } = this.talk
    return positionsOf(this.course, this.agreements, {
      at: this.log.last,
      seats: this.roster.notices((seat) => this.isHere(seat)),
      clock: this.clock?.tell(this.chronicle.now()) ?? null,
      advised: this.host.advisor !== undefined,
      talk: { talkers, host },
      rotation: null,
    })
  }

  private isHere(seat: SeatId): boolean {
    return [...this.connections].some(({ viewer }) => viewer === seat)
  }

  /** By seat, the name of the decision that a person has to make. */
  private decisionsOpen(): readonly (string | null)[] {
    const { machine, epoch } = this.course
    return this.host.seats.map(({ kind }, seat) =>
      kind === 'person' && machine.questionFor(seat) ? `${epoch} ${machine.state.asked!.id}` : null,
    )
  }
}
