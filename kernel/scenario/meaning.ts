/** What a scenario's words mean in a game that is being played: lessons speak them to people. */
import type { Answer, Question } from '../ask.ts'
import type { AnyGame, Setup } from '../definition.ts'
import type { Machine } from '../machine.ts'
import type { Kinds } from '../state.ts'
import { answerTo } from './answer.ts'
import { answerLikeness } from './answer-text.ts'
import type { Said } from './format.ts'
import type { Scene } from './scene.ts'
import { ScenarioError } from './words.ts'

/** A game in play: what it is of, and how it was set up. */
export interface InPlay {
  readonly game: AnyGame
  readonly setup: Setup
  readonly machine: Machine<Kinds>
}

const sceneOf = ({ game, setup, machine }: InPlay): Scene => ({
  game,
  setup,
  machine,
  seats: game.scenario.seats(setup),
  formerNames: new Map(),
  entries: [],
  attempt: (seat, value) => machine.fork().answer({ ask: machine.state.asked?.id ?? 0, seat, value }),
})

/** The answer that was meant, or null where the question has none like it. */
export function meaningOf(play: InPlay, question: Question, said: Said): Answer | null {
  try {
    return answerTo(sceneOf(play), question, said, [])
  } catch (error) {
    if (error instanceof ScenarioError) return null
    throw error
  }
}

/** Whether two answers differ at most by copies of cards that nothing tells apart. */
export function meanSame(play: InPlay, question: Question, one: Answer, other: Answer): boolean {
  const scene = sceneOf(play)
  return answerLikeness(scene, question, one) === answerLikeness(scene, question, other)
}
