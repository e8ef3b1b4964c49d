/** What a bot is: a function of what its seat may know. It never sees the machine. */
import {
  type Answer,
  type AnyGame,
  type Below,
  imagine,
  type Kinds,
  type Machine,
  type Question,
  type View,
  viewOf,
} from '@dejarik/kernel'

/** All that a bot is given. */
export interface Glimpse {
  readonly question: Question
  /** Made when it is looked at. */
  readonly view: View
  /** The bot's own chance; the game's is hidden. */
  readonly below: Below
  /** A new game that could as well be the real one, to try things in. */
  readonly imagine: () => Machine<Kinds>
  /** Milliseconds that pass; absent where nobody measures them, and then no bot may run out of time. */
  readonly clock?: () => number
}

export interface Move {
  readonly answer: Answer
  /** A sentence, from the numbers by which the bot decided. */
  readonly explain: () => string
}

export type Bot = (glimpse: Glimpse) => Move

/** What the seat that is asked may know of a game. */
export function glimpse(
  definition: AnyGame,
  game: Machine<Kinds>,
  question: Question,
  below: Below,
  clock?: () => number,
): Glimpse {
  let view: View | undefined
  return {
    question,
    get view() {
      view ??= viewOf(game, definition.viewing, question.seat)
      return view
    },
    below,
    imagine: () => imagine(definition, game, question.seat, below),
    ...(clock ? { clock } : {}),
  }
}
