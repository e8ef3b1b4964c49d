/** Answers with scores: a bot takes the best, and its reason is the reason of that score. */
import type { Answer, Below } from '@dejarik/kernel'
import type { Move } from './bot.ts'

export interface Rated {
  readonly answer: Answer
  readonly score: number
  /** Says what the score was made of. */
  readonly why: string
}

/** The best of the ratings; the lot decides between equals. */
export function best(ratings: readonly Rated[], below: Below): Move {
  const top = Math.max(...ratings.map(({ score }) => score))
  const equals = ratings.filter(({ score }) => score === top)
  const { answer, why } = equals[below(equals.length)]!
  return { answer, explain: () => why }
}
