/** Procedures: named lists of named steps. A frame on the stack says where a procedure stands, as plain data. */
import type { AnswerTo, Question, QuestionIn } from './ask.ts'
import type { Machine } from './machine.ts'
import type { Kinds, SeatId } from './state.ts'

/** What a step may give back: changed locals of its own frame. */
export type Change<L> = Partial<L> | undefined | void

/** A step that does something. */
export interface RunStep<K extends Kinds, L> {
  readonly name: string
  readonly run: (game: Machine<K>, locals: Readonly<L>) => Change<L>
}

type Questions = Question | readonly Question[] | undefined

/** A step that asks one seat or several, then handles each answer, in the order of the questions. */
export interface AskStep<K extends Kinds, L> {
  readonly name: string
  readonly question: (game: Machine<K>, locals: Readonly<L>) => Questions
  readonly answered: (game: Machine<K>, locals: Readonly<L>, answer: unknown, seat: SeatId) => Change<L>
}

export type Step<K extends Kinds, L> = RunStep<K, L> | AskStep<K, L>

/** A step whose locals the machine does not know: it only carries them. */
export type AnyStep<K extends Kinds> = Step<K, object>

/** Enough of a procedure to call it: procedures that call each other name one another instead of importing. */
export interface ProcedureName<L = object> {
  readonly name: string
  /** Never called: lets a call check the locals that it passes. */
  readonly takes?: (locals: L) => void
}

export interface Procedure<K extends Kinds, L = object> extends ProcedureName<L> {
  readonly steps: readonly AnyStep<K>[]
}

/** The words a game's procedures are written in, bound to that game's kinds. */
interface ProcedureWords<K extends Kinds> {
  procedure<L extends object>(name: string, steps: readonly Step<K, L>[]): Procedure<K, L>
  step<L>(name: string, run: (game: Machine<K>, locals: Readonly<L>) => Change<L>): RunStep<K, L>
  ask<L, Q extends QuestionIn<K>>(
    name: string,
    question: (game: Machine<K>, locals: Readonly<L>) => Q | readonly Q[] | undefined,
    answered: (game: Machine<K>, locals: Readonly<L>, answer: AnswerTo<Q>, seat: SeatId) => Change<L>,
  ): AskStep<K, L>
}

export function procedureWords<K extends Kinds>(): ProcedureWords<K> {
  const ask: ProcedureWords<K>['ask'] = <L, Q extends QuestionIn<K>>(
    name: string,
    question: (game: Machine<K>, locals: Readonly<L>) => Q | readonly Q[] | undefined,
    answered: (game: Machine<K>, locals: Readonly<L>, answer: AnswerTo<Q>, seat: SeatId) => Change<L>,
  ) => ({ name, question, answered: answered as AskStep<K, L>['answered'] })
  return {
    procedure: (name, steps) => ({ name, steps: steps as unknown as readonly AnyStep<K>[] }),
    step: (name, run) => ({ name, run }),
    ask,
  }
}
