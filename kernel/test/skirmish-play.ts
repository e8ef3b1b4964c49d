/** Games of Skirmish for tests: from the start or from a position, played by hand or by lot. */
import { chance, Playthrough, type Reaction, type Setup, type SetupRequest, sampleAnswer } from '../index.ts'
import { skirmishGame } from '../skirmish/index.ts'
import type { Skirmish } from '../skirmish/kinds.ts'

export type Play = Playthrough<Skirmish, Setup>

/** A game at its first ask: the bids. */
export const newPlay = (request: Partial<SetupRequest> = {}): Play =>
  new Playthrough(skirmishGame, { setup: skirmishGame.sampleSetup({ seed: 1, ...request }) })

/** A game in the middle: everything lies as written, and the dice fall as scripted. */
export function playFrom(position: object, { script = [] as readonly number[], ...request } = {}): Play {
  const setup = skirmishGame.sampleSetup({ seed: 1, ...request })
  const placed = { ...skirmishGame.scenario.place(setup, position), script }
  return new Playthrough(skirmishGame, { setup, position: placed })
}

/** Answers for a seat. An action may be named by its verb, or by the beginning of its key. */
export function act(play: Play, seat: number, value: unknown): Reaction<Skirmish> {
  const ask = play.machine.state.asked?.id ?? 0
  return play.answer({ ask, seat, value: keyFor(play, seat, value) })
}

function keyFor(play: Play, seat: number, value: unknown): unknown {
  const question = play.machine.questionFor(seat)
  if (question?.kind !== 'action' || typeof value !== 'string') return value
  return question.offers.find(({ key }) => `${key} `.startsWith(`${value} `))?.key ?? value
}

/** Plays by lot until the game is over or so many decisions were made, and shows each position to `watch`. */
export function playByLot(play: Play, { seed = 1, most = 10_000, watch = (_: Play): void => {} } = {}): Play {
  const below = chance(seed)
  for (let made = 0; made < most && play.machine.state.asked; made++) {
    watch(play)
    const { id, questions, answers } = play.machine.state.asked
    const open = questions.filter((_, index) => answers[index] === null)
    const question = open[below(open.length)]!
    play.answer({ ask: id, seat: question.seat, value: sampleAnswer(question, below) })
  }
  return play
}
