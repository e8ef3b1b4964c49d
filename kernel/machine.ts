/** The machine: runs procedures until it must ask, takes an answer, and runs on. It knows no game. */

import { countAnswers, listAnswers } from './answers.ts'
import { type Answer, type Asked, decode, misfit, type Question, type QuestionIn } from './ask.ts'
import { cited, citedEntry } from './citing.ts'
import { type EffectIndex, hearersOf } from './lasting.ts'
import type { CardMemo, Memo, ZoneMemo } from './memo.ts'
import type { AskStep, Change, ProcedureName, RunStep } from './procedure.ts'
import { changed } from './record.ts'
import { accepted, type KernelCode, type ReasonIn, refused, type VerdictIn } from './refusal.ts'
import { END, type LinkedStep, type Ruleset } from './rules.ts'
import {
  type Card,
  type CardId,
  type Cause,
  EVERYONE,
  type Frame,
  forkState,
  frameAt,
  type Kinds,
  noteRevelation,
  type Outcome,
  type SeatId,
  type SeatMask,
  type State,
} from './state.ts'

/** More steps than this between two asks mean that a procedure runs in circles. */
const MOST_STEPS = 100_000

/** An event as it is kept: what everybody may know, and what only some seats may. */
export interface Entry<K extends Kinds> {
  readonly event: K['event']
  readonly secret?: { readonly to: SeatMask; readonly facts: object }
  /** How often each seat had learned something when this happened. */
  readonly learned: readonly number[]
}

export interface Reply {
  readonly ask: number
  readonly seat: SeatId
  readonly value: unknown
}

/**
 * Says by which rules an answer is refused. For an action the value is a key that is not offered, or an `Attempt`:
 * the action as data, so that "why not?" can be asked of what no offer lists.
 */
export type Explain<K extends Kinds> = (
  game: Machine<K>,
  question: QuestionIn<K>,
  value: unknown,
) => readonly ReasonIn<K>[]

export class Machine<K extends Kinds> {
  readonly state: State<K>
  readonly rules: Ruleset<K>
  /** Events since the machine was made or the journal was last taken; null where nobody reads them, as in a search. */
  journal: Entry<K>[] | null = []
  /** Nobody is asked who has one answer only, even where that tells what a seat holds: for games in thought. */
  candid = false
  /** Grows with every change of a table that numbers depend on. */
  version = 0
  /** How many of those changes were to seats or to the table's own facts, not to cards, zones or lasting effects. */
  asides = 0
  readonly memo: Memo = new Map()
  readonly cardMemo: CardMemo = new Map()
  readonly zoneMemo: ZoneMemo = new Map()
  effectIndex: EffectIndex<K> | null = null
  /** The frame whose step is running; null between asks. */
  private running: number | null = null
  private readonly explain: Explain<K> | undefined

  constructor(rules: Ruleset<K>, state: State<K>, explain?: Explain<K>) {
    this.rules = rules
    this.state = state
    this.explain = explain
  }

  /** An independent copy that shares the records. It keeps no journal. */
  fork(): Machine<K> {
    const copy = new Machine(this.rules, forkState(this.state), this.explain)
    copy.journal = null
    copy.candid = this.candid
    copy.effectIndex = this.effectIndex
    return copy
  }

  /** Lets go of what was derived: a game that waits needs none of it, and derives it again when it goes on. */
  forgetDerived(): void {
    this.memo.clear()
    this.zoneMemo.clear()
    this.effectIndex = null
  }

  get constants(): Readonly<K['constants']> {
    return this.rules.constants
  }
  get policies(): Readonly<K['policies']> {
    return this.rules.policies
  }
  get table(): Readonly<K['table']> {
    return this.state.table
  }

  card(id: CardId): Card<K> {
    const card = this.state.cards[id]
    if (!card) throw new Error(`there is no card ${id}`)
    return card
  }
  changeCard(id: CardId, change: Partial<K['card']>): void {
    this.rewriteCard(id, change as Partial<Card<K>>)
  }
  /** Also what a card is, whose it is and where it lies: for what is no move of a card. */
  rewriteCard(id: CardId, change: Partial<Card<K>>): void {
    const before = this.card(id)
    const after = changed(before, change, this.rules.copies.card)
    if (after === before) return
    this.state.cards[id] = after
    this.version++
  }
  seat(id: SeatId): Readonly<K['seat']> {
    const seat = this.state.seats[id]
    if (!seat) throw new Error(`there is no seat ${id}`)
    return seat
  }
  changeSeat(id: SeatId, change: Partial<K['seat']>): void {
    const before = this.seat(id)
    const after = changed(before, change, this.rules.copies.seat)
    if (after === before) return
    this.state.seats[id] = after
    this.version++
    this.asides++
  }
  changeTable(change: Partial<K['table']>): void {
    const { table } = this.state
    const after = changed(table, change, this.rules.copies.table)
    if (after === table) return
    this.state.table = after
    this.version++
    this.asides++
  }

  /** Records a fact and lets listeners hear it. Facts that only some may know go apart. */
  emit(event: K['event'], secret?: { readonly to: SeatMask; readonly facts: object }): void {
    const { learned } = this.state
    this.journal?.push(secret ? { event, secret, learned } : { event, learned })
    const effects = hearersOf(this, event.kind)
    const listeners = this.rules.listeners.get(event.kind)
    if (listeners) for (const listener of listeners) listener(this, event)
    if (!effects) return
    for (const { id } of effects) {
      const effect = this.state.lasting.find((candidate) => candidate.id === id) // what others did may have ended it
      if (effect) this.rules.effects[effect.kind]?.on?.[event.kind]?.(this, effect, event)
    }
  }
  takeJournal(): readonly Entry<K>[] {
    const taken = this.journal ?? []
    this.journal = []
    return taken.map((entry) => citedEntry(this.rules.citations, entry))
  }

  /** Starts a procedure on top of the present one. Its `result` local goes to the caller's local `into`. */
  call<L extends object>(procedure: ProcedureName<L>, locals: L, into: string | null = null): void {
    const linked = this.rules.procedures.get(procedure.name)
    if (!linked) throw new Error(`the ruleset has no procedure ${procedure.name}`)
    this.state.frames.push({ procedure: procedure.name, at: linked.first, locals, into })
  }
  /** Sends the present procedure to one of its steps next. */
  goto(step: string): void {
    const depth = this.running ?? this.state.frames.length - 1
    this.state.frames[depth] = frameAt(this.state.frames[depth]!, step)
  }
  /** Ends the present procedure after this step. */
  finish(): void {
    this.goto(END)
  }
  end(winners: readonly SeatId[], cause: Cause): void {
    this.close({ winners, cause })
  }
  private close(outcome: Outcome): void {
    this.state.outcome = outcome
    this.state.frames.length = 0
    this.state.asked = null
  }

  /** Ends the game because a seat gives it up. Whoever sees that has learned something, so taking it back needs consent. */
  concede(seat: SeatId, winners: (game: Machine<K>, seat: SeatId) => readonly SeatId[]): VerdictIn<K> {
    if (this.state.outcome) return refused({ code: 'game-over' })
    if (!this.state.seats[seat]) return refused({ code: 'no-such-seat' })
    noteRevelation(this.state, 0)
    this.close({ winners: winners(this, seat), cause: {}, conceded: seat })
    return accepted
  }

  /** Runs until somebody must answer or the game is over. */
  run(): void {
    let steps = 0
    while (this.state.asked === null && this.state.outcome === null) {
      if (++steps > MOST_STEPS) throw new Error('the machine runs without asking anybody')
      this.runStep()
    }
    this.running = null
  }

  private runStep(): void {
    const depth = this.state.frames.length - 1
    const frame = this.state.frames[depth]
    if (!frame) throw new Error('no procedure is running, and the game is not over')
    if (frame.at === END) return this.popFrame(frame)
    this.running = depth
    const linked = this.linkedStep(frame)
    this.state.frames[depth] = frameAt(frame, linked.next)
    const step = linked.step
    if ('run' in step) this.merge(depth, (step as RunStep<K, object>).run(this, frame.locals))
    else this.openAsk(depth, frame, step)
  }

  private linkedStep(frame: Frame): LinkedStep<K> {
    const linked = this.rules.procedures.get(frame.procedure)?.steps.get(frame.at)
    if (!linked) throw new Error(`the ruleset has no step ${frame.procedure}:${frame.at}`)
    return linked
  }

  private popFrame(frame: Frame): void {
    this.state.frames.pop()
    if (frame.into === null) return
    const result = (frame.locals as { result?: unknown }).result ?? null
    this.merge(this.state.frames.length - 1, { [frame.into]: result })
  }

  private merge(depth: number, change: Change<object>): void {
    if (!change) return
    const frame = this.state.frames[depth]
    if (!frame) return
    const { procedure, at, into } = frame
    this.state.frames[depth] = { procedure, at, locals: changed(frame.locals, change), into }
  }

  /** Asks, unless there is nothing to ask or nothing to choose. The frame stays at the asking step until all answered. */
  private openAsk(depth: number, frame: Frame, step: AskStep<K, object>): void {
    const made = step.question(this, frame.locals)
    if (made === undefined) return
    const questions = (Array.isArray(made) ? made : [made]) as readonly QuestionIn<K>[]
    if (questions.length === 0) return
    const answers = questions.map((question) => forcedAnswer(question, frame, this))
    if (!answers.includes(null)) return this.deliver(depth, step, questions, answers)
    this.state.frames[depth] = frame
    this.state.asked = { id: ++this.state.asks, questions, answers }
  }

  private deliver(
    depth: number,
    step: AskStep<K, object>,
    questions: readonly Question[],
    answers: readonly (Answer | null)[],
  ): void {
    for (const [index, question] of questions.entries()) {
      if (this.state.outcome) return
      const locals = this.state.frames[depth]?.locals ?? {}
      this.merge(depth, step.answered(this, locals, decode(question, answers[index]!), question.seat))
    }
  }

  /** The open question of a seat that has not answered yet. */
  questionFor(seat: SeatId): QuestionIn<K> | null {
    const asked = this.state.asked
    if (!asked) return null
    return (
      asked.questions.find((question, index) => question.seat === seat && asked.answers[index] === null) ??
      null
    )
  }

  /** Takes an answer, or refuses it with reasons and changes nothing. */
  answer(reply: Reply): VerdictIn<K> {
    const asked = this.state.asked
    if (!asked) return refused({ code: 'game-over' })
    if (reply.ask !== asked.id) return refused({ code: 'stale', detail: { asked: asked.id } })
    const question = this.questionFor(reply.seat)
    if (!question) return refused({ code: 'not-asked' })
    const wrong = misfit(question, reply.value)
    if (wrong) return this.refusal(question, reply.value, wrong)
    this.record(asked, question, reply.value as Answer)
    return accepted
  }

  /** What the game holds against an action of a seat now; a seat that is not asked is told what others are asked about. */
  whyNot(seat: SeatId, value: unknown): readonly ReasonIn<K>[] {
    if (!this.state.asked) return [{ code: 'game-over' }]
    const { about } = this.state.asked.questions[0]!
    const waiting: QuestionIn<K> = { kind: 'action', seat, about, offers: [] }
    return this.explained(this.questionFor(seat) ?? waiting, value)
  }

  private explained(question: QuestionIn<K>, value: unknown): readonly ReasonIn<K>[] {
    const reasons = this.explain?.(this, question, value) ?? []
    return reasons.map((reason) => cited(this.rules.citations, reason))
  }

  private refusal(question: QuestionIn<K>, value: unknown, code: KernelCode): VerdictIn<K> {
    const reasons = this.explained(question, value)
    return refused(...(reasons.length > 0 ? reasons : [{ code }]))
  }

  private record(asked: Asked<K['offer'], K['about']>, question: QuestionIn<K>, value: Answer): void {
    const index = asked.questions.indexOf(question)
    const answers = asked.answers.map((answer, other) => (other === index ? value : answer))
    if (answers.some((answer) => answer === null)) {
      this.state.asked = { ...asked, answers }
      return
    }
    this.state.asked = null
    if (answers.length > 1) noteRevelation(this.state, EVERYONE)
    const depth = this.state.frames.length - 1
    const frame = this.state.frames[depth]!
    this.running = depth
    const linked = this.linkedStep(frame)
    this.state.frames[depth] = frameAt(frame, linked.next)
    this.deliver(depth, linked.step as AskStep<K, object>, asked.questions, answers)
    this.run()
  }
}

/** The only possible answer, if there is only one and giving it unasked tells nothing or nobody minds. */
function forcedAnswer(
  question: Question,
  { procedure, at }: Frame,
  { candid }: { readonly candid: boolean },
): Answer | null {
  const count = countAnswers(question)
  if (count === 0) throw new Error(`${procedure}:${at} asks a question that has no answer`)
  if (count !== 1 || (question.evenIfForced && !candid)) return null
  return listAnswers(question)![0]!
}
