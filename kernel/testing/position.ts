/** Checks at an ask that change nothing: the game's own invariants, illegal answers, and that listed answers are taken. */
import {
  type Kinds,
  listAnswers,
  type Machine,
  type Reply,
  type Setup,
  type State,
  shuffled,
} from '../index.ts'
import { same } from '../same.ts'
import { type Exam, Finding, type Move } from './exam.ts'

/** So many of the listed answers are tried at an ask. */
const TRIED_ANSWERS = 3

export function checkPosition<K extends Kinds, S extends Setup>({ definition, play }: Exam<K, S>): void {
  const breaches = definition.breaches?.(play.machine) ?? []
  if (breaches.length > 0) throw new Finding(breaches.join('; '))
}

export function checkAnswers<K extends Kinds, S extends Setup>(
  exam: Exam<K, S>,
  move: Move,
  before: State<K>,
): void {
  const { play, below } = exam
  for (const reply of illegalReplies(play.machine, move)) {
    const { verdict } = play.answer(reply)
    if (verdict.accepted) throw new Finding(`an illegal answer was taken: ${JSON.stringify(reply)}`)
    if (verdict.reasons.length === 0) throw new Finding(`a refusal gave no reason: ${JSON.stringify(reply)}`)
  }
  if (!same(play.machine.state, before)) throw new Finding('a refused answer changed the state')
  const listed = listAnswers(move.question) ?? []
  for (const value of shuffled(listed, below).slice(0, TRIED_ANSWERS)) {
    const { accepted } = play.machine.fork().answer({ ask: move.ask, seat: move.question.seat, value })
    if (!accepted) throw new Finding(`a listed answer was refused: ${JSON.stringify(value)}`)
  }
}

function illegalReplies<K extends Kinds>(game: Machine<K>, { ask, question, value }: Move): Reply[] {
  const { seat } = question
  const idle = game.state.seats.findIndex((_, other) => game.questionFor(other) === null)
  return [
    { ask: ask - 1, seat, value },
    { ask: ask + 1, seat, value },
    { ask, seat, value: null },
    { ask, seat, value: 'no such offer' },
    { ask, seat, value: [-1] },
    { ask, seat, value: 1e9 },
    { ask, seat, value: { verb: 'nonsense' } },
    { ask, seat: game.state.seats.length, value },
    ...(idle < 0 ? [] : [{ ask, seat: idle, value }]),
  ]
}
