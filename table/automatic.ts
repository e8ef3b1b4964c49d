/** What no person answers: programs play their seats, and habits pass for those who wish it. */
import { type Bot, glimpse, type Move, safely } from '@dejarik/bots'
import {
  type Answer,
  type Below,
  chance,
  forkState,
  type Question,
  type SeatId,
  sampleAnswer,
} from '@dejarik/kernel'
import type { Course } from './course.ts'
import { habitualAnswer } from './habits.ts'
import type { Thought } from './host.ts'

/** How often another answer is drawn by lot when the machine fails at what a program answered. */
const MOST_TRIES = 30
/** Keeps the lots of programs apart from every other use of the game's seed. */
const LOTS = 9000

export class Automatic {
  private readonly course: Course
  /** By seat, the ask that a habit is about to answer. */
  private readonly pausing = new Map<SeatId, string>()
  /** Whether a program's turn is waiting for other work. */
  waiting = false

  constructor(course: Course) {
    this.course = course
  }

  /** Lets programs and habits answer until a person must, or until it is other work's turn. */
  advance(): void {
    for (let next = this.nextByItself(); next && !this.waiting; next = this.nextByItself()) {
      if (this.course.host.later && this.course.seat(next.seat).kind === 'program')
        return this.advanceLater(this.course.host.later)
      if (this.course.host.pause && this.course.seat(next.seat).kind === 'person')
        this.pauseBefore(next, this.course.host.pause)
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
      if (name === this.askName && this.passesSoon(seat)) this.course.answerFor(seat, 'pass')
      this.advance()
    })
  }
  private get askName(): string {
    return `${this.course.epoch} ${this.course.machine.state.asked?.id}`
  }
  /** Whether a habit is about to answer what the seat is asked. */
  passesSoon(seat: SeatId): boolean {
    const question = this.course.machine.questionFor(seat)
    if (!this.course.host.pause || !question || this.course.machine.state.asked?.id === this.course.forPerson)
      return false
    return (
      this.course.seat(seat).kind === 'person' && habitualAnswer(this.course.habits[seat]!, question) !== null
    )
  }

  /** The open question that no person must answer. */
  private nextByItself(): Question | undefined {
    const { asked } = this.course.machine.state
    if (this.course.stuck || !asked) return undefined
    return asked.questions.find(
      ({ seat }) =>
        this.course.machine.questionFor(seat) &&
        this.pausing.get(seat) !== this.askName &&
        this.answersItself(seat, asked.id),
    )
  }

  private answersItself(seat: SeatId, ask: number): boolean {
    if (this.course.seat(seat).kind === 'program') return true
    const question = this.course.machine.questionFor(seat)!
    if (ask === this.course.forPerson) return false
    const habits = this.course.habits[seat]!
    if (habitualAnswer(habits, question) !== null) return true
    this.course.endYield(seat)
    if (this.course.habits[seat] !== habits)
      this.course.chronicle.keep({ do: 'habits', seat, habits: this.course.habits[seat]! })
    return false
  }

  private letAnswer(question: Question): void {
    const player = this.course.seat(question.seat)
    if (player.kind === 'person') this.course.answerFor(question.seat, 'pass')
    else if (player.elsewhere) this.letThinkElsewhere(question, player.elsewhere)
    else this.letProgramAnswer(question, player.bot)
  }

  private get lots(): number {
    return LOTS + this.course.play.decisions.length
  }

  /** A program's own chance, the same whenever it is asked here. */
  private lot(): Below {
    return chance(this.course.play.origin.setup.seed, this.lots)
  }

  private letProgramAnswer(question: Question, bot: Bot): void {
    this.giveForProgram(question, this.thought(question, bot).answer)
  }

  /** What a program would answer now, if it does not fail. */
  thought(question: Question, bot: Bot): Move {
    const careful = safely(bot, (message) => this.reportBot(question, message))
    return careful(glimpse(this.course.definition, this.course.machine, question, this.lot()))
  }

  private reportBot({ seat, about }: Question, message: string): void {
    const { name } = this.course.seat(seat)
    this.course.host.report({ in: 'bot', fault: { seat, name, about, message } })
  }

  /** What it thought is of use only if the game still stands where it stood. */
  private letThinkElsewhere(question: Question, think: (thought: Thought) => Promise<Answer>): void {
    const { epoch, play } = this.course
    const { length } = play.decisions
    const { setup } = play.origin
    const come = this.course.host.later ?? ((work: () => void) => work())
    const done = (answer: Answer | null): void =>
      come(() => {
        this.waiting = false
        if (epoch === this.course.epoch && length === this.course.play.decisions.length)
          this.giveForProgram(question, answer)
        this.advance()
      })
    this.waiting = true
    think({ setup, state: forkState(this.course.machine.state), seat: question.seat, lots: this.lots }).then(
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
    let goesOn = answer !== null && this.course.answerFor(seat, answer).accepted
    for (let tries = 0; !goesOn && tries < MOST_TRIES; tries++)
      goesOn = this.course.answerFor(seat, sampleAnswer(question, below)).accepted
    if (goesOn) return
    this.course.stuck = true
    this.course.noteFault(`${this.course.seatName(seat)} cannot go on. Take back, or begin again.`)
  }
}
