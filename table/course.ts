/** The course of a table's games: answers, concessions, going back and playing again. */
import {
  type Answer,
  type AnyGame,
  accepted,
  asKnownTo,
  commitmentTo,
  type Entry,
  type Kinds,
  type Machine,
  Playthrough,
  type Reaction,
  type Replay,
  recordReplay,
  refused,
  type SeatId,
  type Seed,
  type Setup,
  type Verdict,
} from '@dejarik/kernel'
import type { Act, Limit } from './act.ts'
import { Automatic } from './automatic.ts'
import type { Chronicle } from './chronicle.ts'
import { tellEvent } from './eyes.ts'
import { formerNextSeed } from './former-seeds.ts'
import { afterAsking, newHabits } from './habits.ts'
import type { Host, Seat } from './host.ts'
import type { Log } from './log.ts'
import { Match } from './match.ts'
import type { Habits } from './requests.ts'
import { maySwap, swapped } from './swap.ts'
import type { LogEntry, Position } from './told.ts'

/** What is said of a seat that used up a limit. */
const LOST_BY: Readonly<Record<Limit, string>> = {
  bank: 'has no time left',
  decision: 'took too long to decide',
  away: 'was away too long',
}

type Play = Playthrough<Kinds, Setup>
type SeatEntry = Exclude<Extract<LogEntry, { readonly seat: SeatId }>['kind'], 'taken-back'>

/** A decision, as take-backs look at it. */
interface Made {
  /** Whether the table made it in a seat's place. */
  readonly isAutomatic: boolean
  /** The number of the first event that came of it. */
  readonly first: number
}

/** Who wants to know of what the course does. */
export interface Watcher {
  /** A decision was made, and nothing of it was told yet. */
  readonly decided: () => void
  /** The setup of the next game, after teams have changed their players. */
  readonly rotated: () => Setup
  /** Another game begins. */
  readonly begun: () => void
  /** Something is new for everybody. */
  readonly changed: () => void
}

export class Course {
  play: Play
  /** The games before the present one. */
  private readonly earlier: Replay[] = []
  /** Grows with every take-back and rematch. */
  epoch = 0
  /** Of the next game; null until it is drawn. */
  private nextSeed: Seed | null = null
  game = 1
  readonly habits: Habits[]
  readonly match: Match
  readonly automatic = new Automatic(this)
  readonly host: Host
  private readonly log: Log
  readonly chronicle: Chronicle
  private readonly watcher: Watcher
  private made: Made[]
  /** The ask that a take-back led to: it is for the person, whatever the habits say. */
  forPerson: number | null = null
  /** A program could not go on, and nobody has answered since. */
  stuck = false
  /** Each seat's last reply that was taken: a client that missed the acknowledgement may send it again. */
  private readonly acknowledged = new Map<SeatId, string>()

  constructor(host: Host, log: Log, chronicle: Chronicle, watcher: Watcher) {
    this.host = host
    this.log = log
    this.chronicle = chronicle
    this.watcher = watcher
    this.habits = host.seats.map(() => newHabits(host.manners.stopAt))
    const { setup, position } = host
    this.play = new Playthrough(host.definition, { setup, ...(position ? { position } : {}) })
    this.made = []
    this.match = new Match(host.manners, () => this.play)
    this.tell(this.machine.takeJournal())
  }

  get definition(): AnyGame {
    return this.host.definition
  }
  get machine(): Machine<Kinds> {
    return this.play.machine
  }
  seat(seat: SeatId): Seat {
    return this.host.seats[seat]!
  }
  seatName(seat: SeatId): string {
    return this.definition.words.seat(this.machine, seat)
  }

  /** A seat's answer to what it was asked in that epoch. */
  answer(seat: SeatId, epoch: number, ask: number, value: unknown, automatic?: true): Verdict {
    const reply = JSON.stringify([epoch, ask, value])
    if (this.acknowledged.get(seat) === reply) return accepted
    if (epoch !== this.epoch) return refused({ code: 'stale' })
    const verdict = this.settle(this.play.answer({ ask, seat, value }), {
      do: 'answer',
      seat,
      value: value as Answer,
      ...(automatic ? { automatic } : {}),
    })
    if (!verdict.accepted) return verdict
    this.acknowledged.set(seat, reply)
    this.stuck = false
    if (!automatic) this.endYield(seat)
    return verdict
  }

  /** An answer to the present ask in a seat's place. */
  answerFor(seat: SeatId, value: unknown): Verdict {
    const ask = this.machine.state.asked?.id ?? 0
    const act: Act = { do: 'answer', seat, value: value as Answer, automatic: true }
    return this.settle(this.play.answer({ ask, seat, value }), act)
  }

  concede(seat: SeatId): Verdict {
    const reaction = this.play.concede(seat)
    if (reaction.verdict.accepted) this.noteSeat('conceded', seat, 'concedes')
    return this.settle(reaction, { do: 'concede', seat })
  }

  /** The seat used up a limit of the clock. */
  timeOut(seat: SeatId, limit: Limit): Verdict {
    const reaction = this.play.concede(seat)
    if (reaction.verdict.accepted) this.noteSeat('timed-out', seat, LOST_BY[limit])
    return this.settle(reaction, { do: 'time-out', seat, limit })
  }

  setHabits(seat: SeatId, habits: Habits): Verdict {
    if (JSON.stringify(habits) === JSON.stringify(this.habits[seat])) return accepted
    this.chronicle.keep({ do: 'habits', seat, habits })
    this.habits[seat] = habits
    this.watcher.changed()
    return accepted
  }

  endYield(seat: SeatId): void {
    this.habits[seat] = afterAsking(this.habits[seat]!)
  }

  /** The seat's last decision that it made itself; -1 if there is none. */
  lastOwn(seat: SeatId): number {
    return this.play.decisions.findLastIndex(
      (decision, at) => decision.seat === seat && !this.made[at]?.isAutomatic,
    )
  }

  /** The number of the first event that a take-back of the seat would undo. */
  undoneFrom(seat: SeatId): number {
    return this.made[this.lastOwn(seat)]?.first ?? this.log.last + 1
  }

  /** Goes back to before the last decision that the seat made itself. The others have agreed. */
  rewind(seat: SeatId): void {
    const target = this.lastOwn(seat)
    const from = this.undoneFrom(seat)
    while (this.play.decisions.length > target) this.play.takeBack(seat, [...this.host.seats.keys()])
    this.made.length = this.play.decisions.length
    this.machine.takeJournal()
    this.epoch++
    this.stuck = false
    this.forPerson = this.machine.state.asked?.id ?? null
    this.log.note({ kind: 'taken-back', seat, from, text: `${this.seatName(seat)} takes back.` })
    this.watcher.changed()
  }

  /** Another game between the same seats. */
  playAgain(sides: 'same' | 'swapped'): void {
    const next = this.watcher.rotated()
    const rotated = sides === 'swapped' ? swapped(next) : next
    const setup = { ...rotated, seed: this.nextSeed ?? formerNextSeed(rotated.seed) }
    this.nextSeed = null
    this.earlier.push(...this.finished.slice(this.earlier.length))
    this.match.next()
    this.play = new Playthrough(this.definition, { setup })
    this.made = []
    this.epoch++
    this.game++
    this.watcher.begun()
    this.log.note({ kind: 'rematch', text: 'A new game begins.' })
    this.tell(this.machine.takeJournal())
    this.watcher.changed()
  }

  /** Draws the seed of the next game, once: before anybody knows that it will be played. */
  drawSeed(): void {
    if (this.nextSeed === null && !this.chronicle.isRedoing) this.setNextSeed(this.host.drawSeed())
  }
  setNextSeed(seed: Seed): Verdict {
    this.chronicle.keep({ do: 'seed', seed })
    this.nextSeed = seed
    return accepted
  }
  /** What fixes the seeds of this game and of the next without telling them; null where nobody could rely on it. */
  get commitments(): Position['commitments'] {
    const { setup, position } = this.play.origin
    return {
      present: position ? null : commitmentTo(setup.seed),
      next: this.nextSeed === null ? null : commitmentTo(this.nextSeed),
    }
  }

  /** A game whose record may be known to everybody goes on no more. */
  get isClosed(): boolean {
    const isOpenToAll = this.host.secrecy === 'until-over' && this.machine.state.outcome !== null
    return isOpenToAll && !this.chronicle.isRedoing
  }

  /** Two players with a deck each may swap them, and so the sides. */
  get maySwap(): boolean {
    return maySwap(this.play.origin.setup)
  }

  /** Nobody else is told of it. */
  trade(act: Act & { readonly do: 'trade' }): Verdict {
    const verdict = this.match.trade(act, this.game + 1)
    if (!verdict.accepted) return verdict
    this.chronicle.keep(act)
    this.watcher.changed()
    return verdict
  }

  /** Every finished game, to be watched again: nothing of it is secret any more. */
  get finished(): readonly Replay[] {
    const isRecorded = this.machine.state.outcome && !this.play.origin.position
    return isRecorded ? [...this.earlier, recordReplay(this.play)] : this.earlier
  }

  noteFault(text: string): void {
    this.chronicle.keep({ do: 'fault', text })
    this.log.note({ kind: 'fault', text })
    this.watcher.changed()
  }

  /** Notes what came of a decision, and tells everybody. */
  private settle({ verdict, entries, fault }: Reaction<Kinds>, act: Act): Verdict {
    if (fault) {
      this.host.report({ in: 'game', fault })
      this.noteFault('The program made a mistake. The game stands where it was.')
    }
    if (!verdict.accepted) return verdict
    this.chronicle.keep(act)
    this.made.push({ isAutomatic: 'automatic' in act, first: this.log.last + 1 })
    this.forPerson = null
    this.watcher.decided()
    this.tell(entries)
    const { outcome } = this.machine.state
    if (outcome) {
      this.log.note({ kind: 'over', text: this.definition.words.outcome(this.machine, outcome) })
      this.drawSeed()
    }
    this.watcher.changed()
    return verdict
  }

  private tell(entries: readonly Entry<Kinds>[]): void {
    if (entries.length === 0) return
    const viewers = new Map(
      [...this.host.seats.keys(), null].map((viewer) => [viewer, asKnownTo(this.machine, viewer)]),
    )
    for (const entry of entries) {
      this.log.noteEach((viewer) => tellEvent(this.definition, viewers.get(viewer)!, entry, viewer))
      for (const seat of this.host.manners.affects(this.machine, entry.event))
        this.habits[seat] = afterAsking(this.habits[seat]!)
    }
  }

  noteSeat(kind: SeatEntry, seat: SeatId, does: string): void {
    this.log.note({ kind, seat, text: `${this.seatName(seat)} ${does}.` })
  }
}
