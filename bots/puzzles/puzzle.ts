/** A puzzle: a position of a game in which one answer wins and the others do not. */
import {
  type Answer,
  type AnyGame,
  countAnswers,
  type Decision,
  type Kinds,
  listAnswers,
  type Machine,
  newMachine,
  type Question,
  type Setup,
} from '@dejarik/kernel'
import { openQuestion } from '../judgement.ts'

export interface Puzzle {
  readonly setup: Setup
  /** What was answered until then, wherever there was a choice. */
  readonly choices: readonly Answer[]
  /** Every answer that is told apart, with the games that it wins of a hundred, the best first. */
  readonly answers: readonly Weighed[]
  /** Levels that answer something else. */
  readonly missed: readonly string[]
}
export interface Weighed {
  readonly answer: Answer
  readonly wins: number
}

/** Puzzles as they are shipped: one a line. */
export const puzzlesIn = (lines: string): readonly Puzzle[] =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Puzzle)

export interface Posed {
  readonly machine: Machine<Kinds>
  readonly question: Question
  /** Of the whole game so far, forced answers too. */
  readonly decisions: readonly Decision[]
}

/** Plays a game until the choices are used up and somebody has another one. */
export function pose(definition: AnyGame, { setup, choices }: Puzzle): Posed {
  const machine = newMachine(definition, setup)
  machine.journal = null
  const decisions: Decision[] = []
  const left = choices.values()
  for (;;) {
    const question = openQuestion(machine)
    if (!question) throw new Error('The game is over before the puzzle begins.')
    const next = isChoice(question) ? left.next() : { done: false, value: onlyAnswer(question) }
    if (next.done) return { machine, question, decisions }
    const decision = { seat: question.seat, value: next.value as Answer }
    const { accepted } = machine.answer({ ask: machine.state.asked!.id, ...decision })
    if (!accepted) throw new Error(`The rules do not allow decision ${decisions.length + 1} any more.`)
    decisions.push(decision)
  }
}

export const isChoice = (question: Question): boolean => countAnswers(question) > 1
export const onlyAnswer = (question: Question): Answer => listAnswers(question)![0]!
