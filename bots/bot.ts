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
  /** What the rules of this table know, such as the cards that may be played; of these, only what the view names. */
  readonly constants: Kinds['constants']
  /** A new game that could as well be the real one, to try things in. */
  readonly imagine: () => Machine<Kinds>
  /** Milliseconds that pass; absent where nobody measures them, and then no bot may run out of time. */
  readonly clock?: () => number
}

export interface Move {
  readonly answer: Answer
  /** A sentence, from the numbers by which the bot decided. */
  readonly explain: () => string
  /** Games that were played in thought to find it. */
  readonly trials?: number
}

export type Bot = (glimpse: Glimpse) => Move

/** A class, because a search makes one for every decision and these are made fastest. */
class Sight implements Glimpse {
  readonly question: Question
  readonly below: Below
  readonly clock?: () => number
  private readonly definition: AnyGame
  private readonly game: Machine<Kinds>
  private seen: View | undefined

  constructor(definition: AnyGame, game: Machine<Kinds>, question: Question, below: Below) {
    this.definition = definition
    this.game = game
    this.question = question
    this.below = below
  }

  get view(): View {
    this.seen ??= viewOf(this.game, this.definition.viewing, this.question.seat)
    return this.seen
  }
  get constants(): Kinds['constants'] {
    return this.game.constants
  }
  imagine(): Machine<Kinds> {
    return imagine(this.definition, this.game, this.question.seat, this.below)
  }
}

/** What the seat that is asked may know of a game. */
export function glimpse(
  definition: AnyGame,
  game: Machine<Kinds>,
  question: Question,
  below: Below,
  clock?: () => number,
): Glimpse {
  const sight = new Sight(definition, game, question, below)
  return clock ? Object.assign(sight, { clock }) : sight
}
