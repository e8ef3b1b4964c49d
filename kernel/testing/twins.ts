/** Takes the move in the game and in its twins: a restored save, a fork, and a take-back. All must stay alike. */
import {
  forkState,
  type Kinds,
  type Reaction,
  type Reply,
  resumeMachine,
  type Setup,
  type State,
} from '../index.ts'
import { same } from '../same.ts'
import { type Exam, Finding, type Move } from './exam.ts'

export function checkTwins<K extends Kinds, S extends Setup>(
  { definition, play }: Exam<K, S>,
  move: Move,
  before: State<K>,
): void {
  const reply: Reply = { ask: move.ask, seat: move.question.seat, value: move.value }
  const saved = JSON.parse(JSON.stringify(before)) as State<K>
  if (!same(saved, before)) throw new Finding('a save did not restore exactly')
  const restored = resumeMachine(definition, play.origin.setup, saved)
  const fork = play.machine.fork()
  expectTaken(play.answer(reply))
  const after = forkState(play.machine.state)
  restored.answer(reply)
  if (!same(restored.state, after)) throw new Finding('a restored game played on differently')
  fork.answer(reply)
  if (!same(fork.state, after)) throw new Finding('a forked game played on differently')
  takeBackAndRedo(play, reply, before, after)
}

function expectTaken<K extends Kinds>({ verdict, fault }: Reaction<K>): void {
  if (fault) throw new Finding(`fault: ${fault.stack}`)
  if (!verdict.accepted) throw new Finding('a sampled answer was refused')
}

function takeBackAndRedo<K extends Kinds, S extends Setup>(
  play: Exam<K, S>['play'],
  reply: Reply,
  before: State<K>,
  after: State<K>,
): void {
  const needed = play.takeBackNeeds(reply.seat)
  if (needed.length > 0 && play.takeBack(reply.seat).accepted)
    throw new Finding('a take-back went through without consent')
  const { accepted } = play.takeBack(reply.seat, needed)
  if (!accepted) throw new Finding('a take-back with consent was refused')
  if (!same(play.machine.state, before)) throw new Finding('a take-back did not restore the position')
  expectTaken(play.answer(reply))
  if (!same(play.machine.state, after)) throw new Finding('a decision taken back and redone led elsewhere')
}
