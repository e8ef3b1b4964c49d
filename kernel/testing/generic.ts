/**
 * The test that any game passes: random games in which, at every ask, the state is saved, restored, forked, viewed
 * from everywhere, answered wrongly, taken back and played again.
 */
import {
  chance,
  forkState,
  type GameDefinition,
  type Kinds,
  Playthrough,
  type Setup,
  sampleAnswer,
} from '../index.ts'
import { same } from '../same.ts'
import { type Exam, Finding, type Move } from './exam.ts'
import { checkImagined } from './imagined.ts'
import { checkAnswers, checkPosition } from './position.ts'
import { checkReasons } from './reasons.ts'
import { checkSecrecy } from './secrecy.ts'
import { checkTwins } from './twins.ts'
import { withoutClock } from './without-clock.ts'

export interface Trial<S extends Setup> {
  readonly games: number
  readonly seed: number
  readonly setup: (seed: number) => S
  /** A longer game counts as unfinished. */
  readonly mostDecisions?: number
}

export interface TrialReport {
  readonly games: number
  readonly decisions: number
  readonly unfinished: number
  /** What was found, each with the seed of its game; at most one a game. */
  readonly faults: readonly string[]
}

export function tryGame<K extends Kinds, S extends Setup>(
  definition: GameDefinition<K, S>,
  trial: Trial<S>,
): TrialReport {
  let decisions = 0
  let unfinished = 0
  const faults: string[] = []
  for (let game = 0; game < trial.games; game++) {
    const seed = trial.seed + game
    try {
      const play = withoutClock(() =>
        playExam(definition, trial.setup(seed), seed, trial.mostDecisions ?? 20_000),
      )
      decisions += play.decisions.length
      if (play.machine.state.outcome === null) unfinished++
    } catch (error) {
      faults.push(`seed ${seed}: ${error instanceof Finding ? error.message : (error as Error).stack}`)
    }
  }
  return { games: trial.games, decisions, unfinished, faults }
}

function playExam<K extends Kinds, S extends Setup>(
  definition: GameDefinition<K, S>,
  setup: S,
  seed: number,
  most: number,
): Playthrough<K, S> {
  const play = new Playthrough(definition, { setup })
  const exam: Exam<K, S> = { definition, play, below: chance(seed), cards: null }
  while (play.machine.state.asked && play.decisions.length < most) examine(exam)
  checkReplay(exam)
  return play
}

/** All checks at one ask; then the game goes on by a random legal answer. */
function examine<K extends Kinds, S extends Setup>(exam: Exam<K, S>): void {
  const move = nextMove(exam)
  checkCards(exam)
  checkPosition(exam)
  const before = forkState(exam.play.machine.state)
  checkAnswers(exam, move, before)
  checkSecrecy(exam, move, before)
  checkImagined(exam)
  checkReasons(exam)
  checkTwins(exam, move, before)
}

function nextMove<K extends Kinds, S extends Setup>({ play, below }: Exam<K, S>): Move {
  const asked = play.machine.state.asked!
  const open = asked.questions.filter((_, index) => asked.answers[index] === null)
  const question = open[below(open.length)]!
  return { ask: asked.id, question, value: sampleAnswer(question, below) }
}

/** Owner and name of every card, sorted: nothing may appear or vanish but what effects make, and each lies in exactly one zone. */
function cardsIn<K extends Kinds, S extends Setup>({ definition, play }: Exam<K, S>): string {
  const { cards, zones } = play.machine.state
  const lying = zones.flatMap((zone, place) => zone.cards.map((id) => ({ id, place })))
  for (const { id, place } of lying) {
    if (cards[id]?.zone !== place) throw new Finding(`card ${id} lies in zone ${place}, its record disagrees`)
  }
  const present = cards.filter((card) => card !== null)
  if (present.length !== lying.length)
    throw new Finding(`there are ${present.length} cards, but ${lying.length} lie in zones`)
  return present
    .filter((card) => !definition.isMade?.(play.machine, card))
    .map((card) => `${card.owner}:${card.is}`)
    .sort()
    .join()
}

function checkCards<K extends Kinds, S extends Setup>(exam: Exam<K, S>): void {
  const { definition, play } = exam
  const now = cardsIn(exam)
  if (definition.hasDealt?.(play.machine) ?? true) exam.cards ??= now
  if (exam.cards !== null && now !== exam.cards)
    throw new Finding(`cards were lost or made: ${now} instead of ${exam.cards}`)
}

/** Same setup, same decisions, same state. */
function checkReplay<K extends Kinds, S extends Setup>({ definition, play }: Exam<K, S>): void {
  const again = new Playthrough(definition, play.origin, play.decisions)
  if (!same(again.machine.state, play.machine.state))
    throw new Finding('the same decisions led to another state')
}
