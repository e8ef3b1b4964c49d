/** Finds puzzles in games between programs: answers are compared by playing on from each of them, hidden cards drawn anew. */
import {
  type Answer,
  type AnyGame,
  asKnownTo,
  chance,
  countAnswers,
  type Kinds,
  listAnswers,
  type Machine,
  newMachine,
  type Question,
  type SeatId,
  type Setup,
  sayAnswer,
} from '@dejarik/kernel'
import { type Bot, type Glimpse, glimpse } from '../bot.ts'
import { give, type IsPast, type Judgement, openQuestion, playOn } from '../judgement.ts'
import { Luck } from '../luck.ts'
import { isChoice, onlyAnswer, type Puzzle, type Weighed } from './puzzle.ts'

/** Who looks for puzzles: how the game is judged, and the levels that are asked what they would answer. */
export interface Seeker {
  readonly definition: AnyGame
  readonly judgement: Judgement
  readonly levels: readonly { readonly name: string; readonly bot: Bot }[]
}

/** What a position must show to be a puzzle. */
export interface Demands {
  /** Two answers are a guess; more than a person reads are no puzzle. */
  readonly answers: { readonly least: number; readonly most: number }
  /** The chance to win before: a game is looked at while it is open. */
  readonly open: { readonly least: number; readonly most: number }
  /** The best answer must win so many games of all, and so many more than the next. */
  readonly wins: number
  readonly ahead: number
  /** What looks alike after a few imagined games is not worth playing to the end. */
  readonly glance: { readonly games: number; readonly ahead: number }
  /** Games that are played to the end from each answer, and how far below `ahead` the lead may then be, because of luck. */
  readonly rounds: readonly { readonly games: number; readonly doubt: number }[]
}
export const DEMANDS: Demands = {
  answers: { least: 3, most: 16 },
  open: { least: 0.12, most: 0.88 },
  wins: 0.55,
  ahead: 0.15,
  glance: { games: 3, ahead: 0.05 },
  rounds: [
    { games: 8, doubt: 0.14 },
    { games: 24, doubt: 0.06 },
    { games: 68, doubt: 0 },
  ],
}
/** Choices between two puzzles of one game, so that they differ. */
const APART = 6
const LONGEST_GAME = 4000
const LONGEST_TRIAL = 1500
/** Plays a game and yields each puzzle that comes up in it. */
export function* puzzlesOf(
  seeker: Seeker,
  setup: Setup,
  seed: number,
  demands: Demands = DEMANDS,
): Generator<Puzzle> {
  const { definition, judgement } = seeker
  const below = chance(seed, 7)
  const machine = newMachine(definition, setup)
  machine.journal = null
  const choices: Answer[] = []
  let last = 0
  for (let made = 0; made < LONGEST_GAME; made++) {
    const question = openQuestion(machine)
    if (!question) return
    const seen = glimpse(definition, machine, question, below)
    if (
      isChoice(question) &&
      choices.length - last >= APART &&
      isOpen(judgement, demands, machine, question)
    ) {
      const found = weigh(seeker, demands, seen, distinct(definition, machine, question))
      if (found) {
        yield { setup, choices: [...choices], ...found }
        last = choices.length
      }
    }
    const value = isChoice(question) ? judgement.playsOn(seen).answer : onlyAnswer(question)
    if (isChoice(question)) choices.push(value)
    machine.answer({ ask: machine.state.asked!.id, seat: question.seat, value })
  }
}

function isOpen(
  { value }: Judgement,
  { answers, open }: Demands,
  machine: Machine<Kinds>,
  question: Question,
): boolean {
  const count = countAnswers(question)
  if (count < answers.least || count > answers.most) return false
  const now = value(machine, question.seat)
  return now > open.least && now < open.most
}

/** The answers that are told apart: of two equal cards only one is tried. */
function distinct(definition: AnyGame, machine: Machine<Kinds>, question: Question): readonly Answer[] {
  const known = asKnownTo(machine, question.seat)
  const byText = new Map<string, Answer>()
  for (const answer of listAnswers(question) ?? []) {
    const text = sayAnswer(definition.words, known, question, answer)
    if (!byText.has(text)) byText.set(text, answer)
  }
  return [...byText.values()]
}

/** All answers with what they win, if one of them is far ahead. */
function weigh(
  seeker: Seeker,
  demands: Demands,
  seen: Glimpse,
  answers: readonly Answer[],
): Pick<Puzzle, 'answers' | 'missed'> | null {
  const { glance, rounds, ahead, wins } = demands
  if (answers.length < demands.answers.least) return null
  const all = answers.map((answer) => ({ answer, values: [] as number[] }))
  tryAll(seeker.judgement, seen, all, glance.games, (game) => seeker.judgement.horizon(game))
  if (lead(all) < glance.ahead) return null
  for (const each of all) each.values.length = 0
  for (const { games, doubt } of rounds) {
    tryAll(seeker.judgement, seen, all, games, () => () => false)
    if (lead(all) < ahead - doubt) return null
  }
  const weighed = all
    .map(({ answer, values }): Weighed => ({ answer, wins: Math.round(100 * mean(values)) }))
    .toSorted((one, other) => other.wins - one.wins)
  if (weighed[0]!.wins < 100 * wins) return null
  return { answers: weighed, missed: whoMisses(seeker, seen, weighed[0]!.answer) }
}

interface Tried {
  readonly answer: Answer
  readonly values: number[]
}
/** The same imagined games and the same luck for each. */
function tryAll(
  judgement: Judgement,
  seen: Glimpse,
  all: readonly Tried[],
  games: number,
  horizon: (game: Machine<Kinds>) => IsPast,
): void {
  for (let number = 0; number < games; number++) {
    const dream = seen.imagine()
    const luck = seen.below(2 ** 31)
    for (const { answer, values } of all) {
      const game = dream.fork()
      const isPast = horizon(game)
      const own = new Luck(luck)
      own.settle(game, seen.question, answer)
      give(game, seen.question, answer)
      playOn(judgement, game, own, { isPast, decisions: LONGEST_TRIAL })
      values.push(worth(judgement, game, seen.question.seat))
    }
  }
}
function worth({ value }: Judgement, game: Machine<Kinds>, seat: SeatId): number {
  const { outcome } = game.state
  if (!outcome) return value(game, seat)
  return outcome.winners.length === 0 ? 0.5 : outcome.winners.includes(seat) ? 1 : 0
}

/** By how much the best is ahead of the next. */
function lead(all: readonly Tried[]): number {
  const [first = 0, second = 0] = all.map(({ values }) => mean(values)).toSorted((one, other) => other - one)
  return first - second
}
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Levels that answer something else more often than not. */
function whoMisses({ definition, levels }: Seeker, seen: Glimpse, best: Answer): readonly string[] {
  const same = JSON.stringify(best)
  const finds = (bot: Bot, luck: number): boolean => {
    const dream = seen.imagine()
    const again = glimpse(definition, dream, openQuestion(dream)!, chance(luck))
    return JSON.stringify(bot(again).answer) === same
  }
  return levels
    .filter(({ bot }) => TRIES.filter((luck) => finds(bot, luck)).length * 2 <= TRIES.length)
    .map(({ name }) => name)
}
const TRIES = [1, 2, 3]
