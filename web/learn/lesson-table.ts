/** A table at which a lesson is played: it lets the learner do what the step asks for, and answers for the other side. */
import { type Answer, listAnswers, type Question, type SeatId } from '@dejarik/kernel'
import { type InPlay, meaningOf, meanSame, openScenario } from '@dejarik/kernel/scenario'
import {
  type Habits,
  type Line,
  type ReasonTold,
  type Request,
  Table,
  type TableGame,
  type Told,
  tellReason,
} from '@dejarik/table'
import type { Lesson, LessonStep } from './lesson.ts'

type AnswerRequest = Extract<Request, { readonly type: 'answer' }>

/** What a learner may ask of the table besides answering. */
const LET_THROUGH: ReadonlySet<Request['type']> = new Set(['resume', 'prospects', 'numbers'])
const NOT_HERE: ReasonTold = { text: 'That is not part of the lesson. Begin the lesson again instead.' }

/** The table passes for nobody: a lesson says itself where it goes on. */
const ASK_ALL: Habits = { passIdle: false, passUntilAffected: false, passAt: [], stopAt: [] }

export class LessonTable {
  /** How many steps are done. */
  done = 0
  private readonly lesson: Lesson
  private readonly game: TableGame
  private readonly table: Table
  private readonly learner: SeatId
  private readonly line: Line
  private readonly others: readonly Line[]
  private readonly tell: (told: Told) => void
  private readonly progress: (done: number) => void
  private repliesGiven = 0

  constructor(game: TableGame, lesson: Lesson, tell: (told: Told) => void, progress: (done: number) => void) {
    const { definition, manners } = game
    const { setup, position } = openScenario(definition, lesson.start)
    const names = definition.scenario.seats(setup)
    this.game = game
    this.lesson = lesson
    this.tell = tell
    this.progress = progress
    this.learner = names.indexOf(lesson.seat)
    this.table = new Table({
      definition,
      manners,
      setup,
      position,
      seats: names.map((_, seat) => ({ kind: 'person', name: seat === this.learner ? 'You' : 'Opponent' })),
      drawSeed: () => setup.seed,
      report: (fault) => console.error('A fault in a lesson', fault),
    })
    this.line = this.table.connect(this.learner, tell)
    this.others = names.map((_, seat) => this.table.connect(seat, () => {}))
    for (const other of this.others) other.receive({ type: 'habits', id: 0, habits: ASK_ALL })
    this.goOn()
  }

  get isDone(): boolean {
    return this.done >= this.lesson.steps.length
  }

  private get play(): InPlay {
    const { course } = this.table
    return { game: this.game.definition, setup: course.play.origin.setup, machine: course.machine }
  }

  receive(message: Request): void {
    if (message.type === 'answer') return this.answer(message)
    if (LET_THROUGH.has(message.type)) return this.line.receive(message)
    if (message.type === 'habits') return this.reply(message.id, [])
    this.reply((message as { readonly id: number }).id, [NOT_HERE])
  }

  private reply(to: number, reasons: readonly ReasonTold[]): void {
    this.tell(
      reasons.length === 0 ? { type: 'reply', to, ok: true } : { type: 'reply', to, ok: false, reasons },
    )
  }

  private answer(message: AnswerRequest): void {
    const question = this.play.machine.questionFor(this.learner)
    const step = this.lesson.steps[this.done]
    if (!question) return this.line.receive(message)
    const wanted = step && this.wantedBy(step, question)
    if (!step || wanted === null || wanted === undefined) return this.reply(message.id, [NOT_HERE])
    const refused = this.refusal(question, message.value)
    if (refused.length > 0) return this.reply(message.id, refused)
    if (!meanSame(this.play, question, message.value as Answer, wanted))
      return this.reply(message.id, [
        { text: `You may do that, but this step is about something else: ${step.say}` },
      ])
    this.done++
    this.line.receive(message)
    this.progress(this.done)
    this.goOn()
  }

  /** What the rules have against an answer. */
  private refusal({ seat }: Question, value: unknown): readonly ReasonTold[] {
    const { machine } = this.play
    const verdict = machine.fork().answer({ ask: machine.state.asked!.id, seat, value })
    return verdict.accepted ? [] : verdict.reasons.map((reason) => tellReason(this.game.definition, reason))
  }

  private wantedBy(step: LessonStep, question: Question): Answer | null {
    return meaningOf(this.play, question, step.do)
  }

  /** The answer that the present step asks for; null while the learner is not asked. */
  wanted(): Answer | null {
    const question = this.play.machine.questionFor(this.learner)
    const step = this.lesson.steps[this.done]
    return question && step ? this.wantedBy(step, question) : null
  }

  /** Answers for the other side, and for the learner where the step is not about that question. */
  private goOn(): void {
    for (let question = this.nextQuestion(); question; question = this.nextQuestion()) this.give(question)
  }

  private nextQuestion(): Question | undefined {
    const { machine } = this.play
    if (this.isDone && this.lesson.after === 'stand-still') return undefined
    const asked = machine.state.asked?.questions ?? []
    return asked.find((question) => machine.questionFor(question.seat) && !this.isForLearner(question))
  }

  /** Windows that the step is not about are passed, also where nothing but passing is possible. */
  private isForLearner(question: Question): boolean {
    return question.seat === this.learner && (this.isDone || this.wanted() !== null)
  }

  private give(question: Question): void {
    const { machine } = this.play
    const { epoch } = this.table.course
    const value = this.replyTo(question)
    this.others[question.seat]!.receive({
      type: 'answer',
      id: 0,
      epoch,
      ask: machine.state.asked!.id,
      value: typeof value === 'object' ? [...value] : value,
    })
  }

  private replyTo(question: Question): Answer {
    const next = question.seat === this.learner ? undefined : this.lesson.others?.[this.repliesGiven]
    const scripted = next === undefined ? null : meaningOf(this.play, question, next)
    if (scripted !== null) {
      this.repliesGiven++
      return scripted
    }
    return meaningOf(this.play, question, 'pass') ?? listAnswers(question)?.[0] ?? 0
  }
}
