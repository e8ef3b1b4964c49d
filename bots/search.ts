/** One-step search: tries the likely answers in imagined games, lets a simple bot play on, and compares what becomes of them. */
import type { Answer, Kinds, Machine, Question } from '@dejarik/kernel'
import { allowed } from './allowance.ts'
import type { Bot } from './bot.ts'
import type { Effort } from './effort.ts'
import { give, type Judgement, playOn } from './judgement.ts'
import { Luck } from './luck.ts'
import { type Runner, runner, stillRunning, winner } from './race.ts'

export interface DreamEffort extends Effort {
  /** Imagined games for each question, if it stays open so long which answer is best. */
  readonly dreams: number
}

export const searching =
  (judgement: Judgement, effort: DreamEffort): Bot =>
  (seen) => {
    const dreams = effort.dreams * allowed(effort.pace, seen.question)
    const answers = dreams > 0 ? judgement.likely(seen, allowed(effort.answers, seen.question)) : []
    if (answers.length < 2) return judgement.playsOn(seen)
    const all = answers.map(runner)
    let left: readonly Runner[] = all
    for (let number = 0; number < dreams && left.length > 1; number++) {
      const dream = seen.imagine()
      const luck = seen.below(2 ** 31)
      for (const { answer, values } of left)
        values.push(trial(judgement, effort, dream.fork(), seen.question, answer, new Luck(luck)))
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
  luck: Luck,
): number {
  const isPast = judgement.horizon(game)
  luck.settle(game, question, answer)
  give(game, question, answer)
  playOn(judgement, game, luck, { isPast, decisions })
  return judgement.value(game, question.seat)
}
