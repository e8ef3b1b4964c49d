/** The course of a table's games: answers, habits, programs, concessions, going back and playing again. */
import { type Bot, glimpse, type Move, safely } from '@dejarik/bots'
import {
  type Answer,
  type AnyGame,
  accepted,
  asKnownTo,
  type Below,
  chance,
  commitmentTo,
  type Entry,
  forkState,
  type Kinds,
  type Machine,
  Playthrough,
  type Question,
  type Reaction,
  type Replay,
  recordReplay,
  refused,
  type SeatId,
  type Seed,
  type Setup,
  sampleAnswer,
  type Verdict,
} from '@dejarik/kernel'
import type { Act, Limit } from './act.ts'
import type { Chronicle } from './chronicle.ts'
import { tellEvent } from './eyes.ts'
import { formerNextSeed } from './former-seeds.ts'
import { afterAsking, habitualAnswer, newHabits } from './habits.ts'
import type { Host, Seat, Thought } from './host.ts'
import type { Log } from './log.ts'
import { Match } from './match.ts'
import type { Habits } from './requests.ts'
import { maySwap, swapped } from './swap.ts'
import type { LogEntry, Position } from './told.ts'

/** How often another answer is drawn by lot when the machine fails at what a program answered. */
const MOST_TRIES = 30
/** Keeps the lots of programs apart from every other use of the game's seed. */
const LOTS = 9000

/** What is said of a seat that used up a limit. */
const LOST_BY: Readonly<Record<Limit, string>> = {
  bank: 'has no time left',
  decision: 'took too long to decide',
  away: 'was away too long',
}

type Play = Playthrough<Kinds, Setup>
type SeatEntry = Extract<LogEntry, { readonly seat: SeatId }>['kind']

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
  private readonly host: Host
  private readonly log: Log
  private readonly chronicle: Chronicle
  private readonly watcher: Watcher
  /** By decision, whether the table made it in a seat's place. */
  private automatic: boolean[]
  /** The ask that a take-back led to: it is for the person, whatever the habits say. */
  private forPerson: number | null = null
  private stuck = false
  /** By seat, the ask that a habit is about to answer. */
  private readonly pausing = new Map<SeatId, string>()
  /** Whether a program's turn is waiting for other work. */
  waiting = false
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
    this.automatic = []
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

  private endYield(seat: SeatId): void {
    this.habits[seat] = afterAsking(this.habits[seat]!)
  }

  /** The seat's last decision that it made itself; -1 if there is none. */
  lastOwn(seat: SeatId): number {
    return this.play.decisions.findLastIndex((decision, at) => decision.seat === seat && !this.automatic[at])
  }

  /** Goes back to before the last decision that the seat made itself. The others have agreed. */
  rewind(seat: SeatId): void {
    const target = this.lastOwn(seat)
    while (this.play.decisions.length > target) this.play.takeBack(seat, [...this.host.seats.keys()])
    this.automatic.length = this.play.decisions.length
    this.machine.takeJournal()
    this.epoch++
    this.stuck = false
    this.forPerson = this.machine.state.asked?.id ?? null
    this.noteSeat('taken-back', seat, 'takes back')
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
    this.automatic = []
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

  /** Lets programs and habits answer until a person must, or until it is other work's turn. */
  advance(): void {
    for (let next = this.nextByItself(); next && !this.waiting; next = this.nextByItself()) {
      if (this.host.later && this.seat(next.seat).kind === 'program')
        return this.advanceLater(this.host.later)
      if (this.host.pause && this.seat(next.seat).kind === 'person') this.pauseBefore(next, this.host.pause)
      else this.letAnswer(next)
    }
  }

  private advanceLater(later: (work: () => void) => void): void {
    this.waiting = true
    later(() => {
      this.waiting = false
      const next = this.nextByItself()
      if (next) this.letAnswer(next)
      this.advance()
    })
  }

  /** The seat is not asked, and nobody else sees that: for them it is about to answer. */
  private pauseBefore({ seat }: Question, pause: (pass: () => void) => void): void {
    const name = this.askName
    this.pausing.set(seat, name)
    pause(() => {
      if (this.pausing.get(seat) !== name) return
      this.pausing.delete(seat)
      if (name === this.askName && this.passesSoon(seat)) this.answerFor(seat, 'pass')
      this.advance()
    })
  }
  private get askName(): string {
    return `${this.epoch} ${this.machine.state.asked?.id}`
  }
  /** Whether a habit is about to answer what the seat is asked. */
  passesSoon(seat: SeatId): boolean {
    const question = this.machine.questionFor(seat)
    if (!this.host.pause || !question || this.machine.state.asked?.id === this.forPerson) return false
    return this.seat(seat).kind === 'person' && habitualAnswer(this.habits[seat]!, question) !== null
  }

  /** The open question that no person must answer. */
  private nextByItself(): Question | undefined {
    const { asked } = this.machine.state
    if (this.stuck || !asked) return undefined
    return asked.questions.find(
      ({ seat }) =>
        this.machine.questionFor(seat) &&
        this.pausing.get(seat) !== this.askName &&
        this.answersItself(seat, asked.id),
    )
  }

  private answersItself(seat: SeatId, ask: number): boolean {
    if (this.seat(seat).kind === 'program') return true
    const question = this.machine.questionFor(seat)!
    if (ask === this.forPerson) return false
    const habits = this.habits[seat]!
    if (habitualAnswer(habits, question) !== null) return true
    this.endYield(seat)
    if (this.habits[seat] !== habits) this.chronicle.keep({ do: 'habits', seat, habits: this.habits[seat]! })
    return false
  }

  private letAnswer(question: Question): void {
    const player = this.seat(question.seat)
    if (player.kind === 'person') this.answerFor(question.seat, 'pass')
    else if (player.elsewhere) this.letThinkElsewhere(question, player.elsewhere)
    else this.letProgramAnswer(question, player.bot)
  }

  private get lots(): number {
    return LOTS + this.play.decisions.length
  }

  /** A program's own chance, the same whenever it is asked here. */
  private lot(): Below {
    return chance(this.play.origin.setup.seed, this.lots)
  }

  private letProgramAnswer(question: Question, bot: Bot): void {
    this.giveForProgram(question, this.thought(question, bot).answer)
  }

  /** What a program would answer now, if it does not fail. */
  thought(question: Question, bot: Bot): Move {
    const careful = safely(bot, (message) => this.reportBot(question, message))
    return careful(glimpse(this.definition, this.machine, question, this.lot()))
  }

  private reportBot({ seat, about }: Question, message: string): void {
    const { name } = this.seat(seat)
    this.host.report({ in: 'bot', fault: { seat, name, about, message } })
  }

  /** What it thought is of use only if the game still stands where it stood. */
  private letThinkElsewhere(question: Question, think: (thought: Thought) => Promise<Answer>): void {
    const { epoch, play } = this
    const { length } = play.decisions
    const { setup } = play.origin
    const come = this.host.later ?? ((work: () => void) => work())
    const done = (answer: Answer | null): void =>
      come(() => {
        this.waiting = false
        if (epoch === this.epoch && length === this.play.decisions.length)
          this.giveForProgram(question, answer)
        this.advance()
      })
    this.waiting = true
    think({ setup, state: forkState(this.machine.state), seat: question.seat, lots: this.lots }).then(
      done,
      (error) => {
        this.reportBot(question, error instanceof Error ? error.message : String(error))
        done(null)
      },
    )
  }

  /** Gives what the program answered, or something legal by lot where the machine fails at that. */
  private giveForProgram(question: Question, answer: Answer | null): void {
    const { seat } = question
    const below = this.lot()
    let goesOn = answer !== null && this.answerFor(seat, answer).accepted
    for (let tries = 0; !goesOn && tries < MOST_TRIES; tries++)
      goesOn = this.answerFor(seat, sampleAnswer(question, below)).accepted
    if (goesOn) return
    this.stuck = true
    this.noteFault(`${this.seatName(seat)} cannot go on. Take back, or begin again.`)
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
    this.automatic.push('automatic' in act)
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
