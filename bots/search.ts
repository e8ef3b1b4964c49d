/** One-step search: tries the likely answers in imagined games, lets a simple bot play on, and compares what becomes of them. */
import { type Answer, type Below, chance, type Kinds, type Machine, type Question } from '@dejarik/kernel'
import type { Bot } from './bot.ts'
import { give, type Judgement, playOn } from './judgement.ts'
import { type Caution, type Runner, runner, stillRunning, winner } from './race.ts'

export interface Effort {
  /** Imagined games for each question, if it stays open so long which answer is best. */
  readonly dreams: number
  /** Answers that are tried in each. */
  readonly answers: number
  /** What another answer than the first must show to be taken. */
  readonly caution: Caution
  /** Decisions after which a trial ends in any case. */
  readonly decisions: number
}

export const searching =
  (judgement: Judgement, effort: Effort): Bot =>
  (seen) => {
    const answers = judgement.likely(seen, effort.answers)
    if (answers.length < 2) return judgement.playsOn(seen)
    const all = answers.map(runner)
    let left: readonly Runner[] = all
    for (let number = 0; number < effort.dreams && left.length > 1; number++) {
      const dream = seen.imagine()
      const luck = seen.below(2 ** 31)
      for (const { answer, values } of left)
        values.push(trial(judgement, effort, dream.fork(), seen.question, answer, chance(luck)))
      left = stillRunning(left, all[0]!, effort.caution)
    }
    return winner(all, left, effort.caution)
  }

function trial(
  judgement: Judgement,
  { decisions }: Effort,
  game: Machine<Kinds>,
  question: Question,
  answer: Answer,
  below: Below,
): number {
  const isPast = judgement.horizon(game)
  give(game, question, answer)
  playOn(judgement, game, below, { isPast, decisions })
  return judgement.value(game, question.seat)
}
