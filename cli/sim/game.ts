/** One whole game between bots, on the bare machine: nothing is recorded that the outcome does not need. */
import {
  type AnyGame,
  countAnswers,
  type Decision,
  type FaultReport,
  faultReport,
  type Kinds,
  type Machine,
  newMachine,
  Playthrough,
  type Setup,
} from '@dejarik/kernel'
import type { SeatedBot } from '../bots.ts'

export interface PlayedGame {
  readonly setup: Setup
  readonly decisions: readonly Decision[]
  readonly stops: Stops
  /** Where the decisions led; absent when the program failed. */
  readonly machine?: Machine<Kinds>
  readonly fault?: FaultReport
}

/** Decisions in which there was nothing to choose. */
export interface Stops {
  /** Asked all the same, because not asking would tell what a seat holds. */
  hiding: number
  /** Asked for no reason. */
  idle: number
}

/** What is kept while a game runs, so that a fault can be told. */
interface Course {
  readonly decisions: Decision[]
  readonly stops: Stops
  /** The answer that the machine is busy with. */
  pending: Extract<Decision, { readonly value: unknown }> | null
}

/** Plays until the game is over or the limit of decisions is reached. */
export function playGame(
  definition: AnyGame,
  setup: Setup,
  bots: readonly SeatedBot[],
  limit: number,
): PlayedGame {
  const course: Course = { decisions: [], stops: { hiding: 0, idle: 0 }, pending: null }
  try {
    const machine = newMachine(definition, setup)
    machine.journal = null
    while (machine.state.asked && course.decisions.length < limit) decide(machine, bots, course)
    return { setup, decisions: course.decisions, stops: course.stops, machine }
  } catch (error) {
    const { decisions, stops } = course
    return { setup, decisions, stops, fault: faultOf(definition, setup, course, error) }
  }
}

function decide(machine: Machine<Kinds>, bots: readonly SeatedBot[], course: Course): void {
  const asked = machine.state.asked!
  const question = asked.questions[asked.answers.indexOf(null)]!
  const { seat } = question
  if (countAnswers(question) === 1) course.stops[question.evenIfForced ? 'hiding' : 'idle']++
  const { answer: value } = bots[seat]!(machine, question)
  course.pending = { seat, value }
  const verdict = machine.answer({ ask: asked.id, seat, value })
  if (!verdict.accepted)
    throw new Error(`the bot's answer was refused: ${verdict.reasons.map(({ code }) => code).join(', ')}`)
  course.decisions.push(course.pending)
  course.pending = null
}

/** The report as a table would write it, if the fault happens again when the game is replayed. */
function faultOf(definition: AnyGame, setup: Setup, course: Course, error: unknown): FaultReport {
  return (
    replayedFault(definition, setup, course) ??
    faultReport(definition, { setup }, course.decisions, course.pending, error)
  )
}

function replayedFault(
  definition: AnyGame,
  setup: Setup,
  { decisions, pending }: Course,
): FaultReport | undefined {
  if (!pending) return undefined
  try {
    const play = new Playthrough(definition, { setup }, decisions)
    return play.answer({ ask: play.machine.state.asked?.id ?? 0, ...pending }).fault
  } catch {
    return undefined
  }
}
