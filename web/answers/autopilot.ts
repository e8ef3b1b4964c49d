/** Answers in a person's place: a stop asks, then plans answer, then standing orders, then what is usual. */
import type { Answer, Question, View } from '@dejarik/kernel'
import type { Position } from '@dejarik/table'
import type { Faces } from '../playmat.ts'
import { type Answered, type Asked, otherThanPass } from './asked.ts'
import { Declined } from './declined.ts'
import { follow, type Plan } from './plan.ts'
import type { Wishes } from './wishes.ts'

/** What a game brings, so that its questions can answer themselves. */
export interface GameAnswers {
  /** What answers a question, or null where the person is asked. */
  readonly usual: (asked: Asked) => Answered | null
  /** What a standing order answers. */
  readonly ordered: (asked: Asked) => Answered | null
  /** The step or phase in which one can be stopped, by the names of `steps`. */
  readonly stepOf: (view: View) => string
  /** The steps of a turn, in order, with what players call them. */
  readonly steps: readonly (readonly [string, string])[]
  /** What happens together: what was passed once is not asked again in it. */
  readonly momentOf: (view: View, about: string) => string
  /** Where what can be played at any time is offered; null where a game has no such thing. */
  readonly atAnyTime: AtAnyTime | null
  /** The enemy that an answer attacks; null for all other answers. */
  readonly targetOf: (question: Question, value: Answer) => number | null
}

/** What was passed at one of these chances and at another is played at any time: it is offered once a step, at few of them. */
export interface AtAnyTime {
  readonly knownBy: readonly string[]
  readonly askedAt: readonly string[]
  /** The step. */
  readonly momentOf: (view: View) => string
}

/** Full control, while the person holds a key or wants it so. */
export type Control = 'usual' | 'full'

export class Autopilot {
  /** Null until somebody sits here. */
  wishes: Wishes | null = null
  control: Control = 'usual'
  /** Whether one wants to respond at the next chance. */
  isArmed = false
  plan: Plan = []
  /** The step in which the plan was made. */
  private plannedIn = ''
  /** Enemies that are attacked in turn. */
  targets: readonly number[] = []
  /** The turn in which all attack everywhere. */
  sweeping: number | null = null
  /** Units that shall retreat when they may. */
  retreating: readonly number[] = []
  private readonly game: GameAnswers
  private readonly faces: Faces
  private declined = new Declined()

  constructor(game: GameAnswers, faces: Faces) {
    this.game = game
    this.faces = faces
  }

  /** What answers the open question; null where the person must. */
  answer(position: Position, isNewcomer: boolean): Answered | null {
    const { view } = position
    const question = view.question?.question
    if (!question || !this.wishes || this.control === 'full') return null
    if (this.isStop(question, view)) return this.drop()
    const planned = follow(this.plan, question)
    if (planned) {
      this.plan = planned.rest
      return planned
    }
    const asked = this.asked(position, question, isNewcomer)
    const answered = this.game.ordered(asked) ?? this.passed(question) ?? this.game.usual(asked)
    if (!answered) return this.drop()
    this.forgetRetreats(answered.value)
    this.decline(view, question, answered.value)
    return answered
  }

  /** Of the last game nothing is known: its cards and moments have the numbers of others now. */
  beginGame(): void {
    this.plan = []
    this.targets = []
    this.retreating = []
    this.sweeping = null
    this.isArmed = false
    this.declined = new Declined()
  }

  toggleRetreat(unit: number): void {
    this.retreating = toggled(this.retreating, unit)
  }

  /** An enemy comes after the first one and those that were chosen before it, or is left out again. */
  toggleTarget(first: number, next: number): void {
    const before = this.targets[0] === first ? this.targets : [first]
    this.targets = toggled(before, next)
  }

  /** Units that retreat are no longer marked for it. */
  private forgetRetreats(value: Answer): void {
    if (typeof value === 'object') this.retreating = this.retreating.filter((unit) => !value.includes(unit))
  }

  /** Anything unforeseen drops the rest of a plan. */
  private drop(): null {
    this.plan = []
    return null
  }

  private isStop({ about }: Question, view: View): boolean {
    const { stopAt, stopIn } = this.wishes!
    const step = this.game.stepOf(view)
    const isPlanned = this.plan.length > 0 && step === this.plannedIn
    return stopAt.includes(about) || (stopIn.includes(step) && !isPlanned)
  }

  private passed(question: Question): Answered | null {
    const isPassed = question.kind === 'action' && question.offers.some(({ key }) => key === 'pass')
    return isPassed && this.wishes!.passAt.includes(question.about) ? { value: 'pass' } : null
  }

  private asked({ view, offers }: Position, question: Question, isNewcomer: boolean): Asked {
    return {
      question,
      view,
      says: offers,
      faces: this.faces,
      wishes: this.wishes!,
      isArmed: this.isArmed,
      declined: this.declinedAt(view, question),
      targets: this.targets,
      sweeping: this.sweeping,
      retreating: this.retreating,
      isNewcomer,
    }
  }

  private declinedAt(view: View, question: Question): ReadonlySet<string> {
    const { momentOf, atAnyTime } = this.game
    const here = this.declined.at(momentOf(view, question.about))
    if (!atAnyTime) return here
    const inStep = this.declined.at(atAnyTime.momentOf(view))
    const isOver = (key: string): boolean => inStep.has(key) || !atAnyTime.askedAt.includes(question.about)
    const isWide = (key: string): boolean => {
      const chances = this.declined.chancesOf(key)
      return chances.size > 1 && atAnyTime.knownBy.some((about) => chances.has(about))
    }
    const keys = otherThanPass(question).map(({ key }) => key)
    return new Set([...here, ...keys.filter((key) => isWide(key) && isOver(key))])
  }

  private decline(view: View, question: Question, value: Answer): void {
    this.declined.note(this.game.momentOf(view, question.about), question, value)
    if (this.game.atAnyTime) this.declined.note(this.game.atAnyTime.momentOf(view), question, value)
  }

  /** The person has answered; a plan that is under way ends with it, and another may begin. */
  decided({ view }: Position, value: Answer, plan: Plan): void {
    const question = view.question?.question
    this.plan = plan
    this.plannedIn = this.game.stepOf(view)
    this.isArmed = false
    if (!question) return
    this.decline(view, question, value)
    const target = this.game.targetOf(question, value)
    if (target !== null && this.wishes?.focus && !this.targets.includes(target)) this.targets = [target]
  }
}

const toggled = (list: readonly number[], one: number): readonly number[] =>
  list.includes(one) ? list.filter((each) => each !== one) : [...list, one]
