/** Answers with scores: a bot takes the best, and its reason is the reason of that score. */
import type { Answer, Below } from '@dejarik/kernel'
import type { Move } from './bot.ts'

/** How good something is, and why. */
export interface Merit {
  readonly score: number
  readonly why: Why
}

export interface Rated extends Merit {
  readonly answer: Answer
}

/** Says what a score was made of; where words cost something, when it is asked. */
export type Why = string | (() => string)

/** The best of the ratings; the lot decides between equals. */
export function best(ratings: readonly Rated[], below: Below): Move {
  let equals: Rated[] = []
  for (const rated of ratings) {
    const ahead = rated.score - (equals[0]?.score ?? Number.NEGATIVE_INFINITY)
    if (ahead > 0) equals = [rated]
    else if (ahead === 0) equals.push(rated)
  }
  const { answer, why } = equals[below(equals.length)]!
  return { answer, explain: () => (typeof why === 'string' ? why : why()) }
}
