/** One-step search: tries the likely answers in imagined games, lets a simple bot play on, and compares what becomes of them. */
import type { Answer, Kinds, Machine } from '@dejarik/kernel'
import type { Bot, Glimpse } from './bot.ts'
import { give, type Judgement, playOn } from './judgement.ts'
import { best, type Rated } from './rating.ts'

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
  judgement: Judgement,
  { decisions }: Effort,
  game: Machine<Kinds>,
  { question, below }: Glimpse,
  answer: Answer,
): number {
  const past = judgement.moment(game)
  give(game, question, answer)
  playOn(judgement, game, below, { past, decisions })
  return judgement.value(game, question.seat)
}
