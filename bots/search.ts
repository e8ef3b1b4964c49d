/** One-step search: tries the likely answers in imagined games, lets a simple bot play on, and compares what becomes of them. */
import type { Answer, AnyGame, Kinds, Machine, SeatId } from '@dejarik/kernel'
import { type Bot, type Glimpse, glimpse } from './bot.ts'
import { best, type Rated } from './rating.ts'

/** What a game tells the search. */
export interface Judgement {
  readonly definition: AnyGame
  /** Plays on for every seat. */
  readonly playsOn: Bot
  /** A seat's chance to win, from 0 to 1. */
  readonly value: (game: Machine<Kinds>, seat: SeatId) => number
  /** The answers worth trying; the first is what the simple bot would do. */
  readonly likely: (glimpse: Glimpse, most: number) => readonly Answer[]
  /** Where a trial ends: the moment of the game that it must leave behind. */
  readonly moment: (game: Machine<Kinds>) => string
}

export interface Effort {
  /** Imagined games for each question. */
  readonly dreams: number
  /** Answers that are tried in each. */
  readonly answers: number
  /** How many standard deviations another answer must be ahead of the first to be taken. */
  readonly caution: number
  /** Decisions after which a trial ends in any case. */
  readonly decisions: number
}

export const searching =
  (judgement: Judgement, effort: Effort): Bot =>
  (seen) => {
    const answers = judgement.likely(seen, effort.answers)
    if (answers.length < 2) return judgement.playsOn(seen)
    const values: number[][] = answers.map(() => [])
    for (let number = 0; number < effort.dreams; number++) {
      const dream = seen.imagine()
      for (const [index, answer] of answers.entries())
        values[index]!.push(trial(judgement, effort, dream.fork(), seen, answer))
    }
    return best(rate(answers, values, effort.caution), seen.below)
  }

/** Another answer must be better than the first one beyond what the luck of so few games may do. */
function rate(answers: readonly Answer[], values: readonly (readonly number[])[], caution: number): Rated[] {
  const first = values[0]!
  return answers.map((answer, index) => {
    const gains = values[index]!.map((value, dream) => value - first[dream]!)
    const why = `In ${first.length} imagined games it left a chance to win of ${percent(mean(values[index]!))}; the first thought left ${percent(mean(first))}.`
    return { answer, score: index === 0 ? 0 : mean(gains) - caution * deviation(gains), why }
  })
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** The standard deviation of the mean. */
function deviation(values: readonly number[]): number {
  const middle = mean(values)
  const squares = values.map((value) => (value - middle) ** 2)
  return Math.sqrt(mean(squares) / Math.max(1, values.length - 1))
}

const percent = (share: number): string => `${Math.round(100 * share)}%`

function trial(
  { definition, playsOn, value, moment }: Judgement,
  { decisions }: Effort,
  game: Machine<Kinds>,
  { question: { seat }, below }: Glimpse,
  answer: Answer,
): number {
  const from = moment(game)
  game.answer({ ask: game.state.asked!.id, seat, value: answer })
  for (let played = 0; game.state.asked && played < decisions && moment(game) === from; played++) {
    const { id, questions, answers } = game.state.asked
    const question = questions[answers.indexOf(null)]!
    const next = playsOn(glimpse(definition, game, question, below))
    game.answer({ ask: id, seat: question.seat, value: next.answer })
  }
  return value(game, seat)
}
