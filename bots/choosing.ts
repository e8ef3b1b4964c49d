/** What choices of every game share: a move with its reason, and cards in the order of a score. */
import type { Question } from '@dejarik/kernel'
import type { Move } from './bot.ts'

export type QuestionOf<K extends Question['kind']> = Extract<Question, { readonly kind: K }>

export const move = (answer: Move['answer'], why: string): Move => ({ answer, explain: () => why })

/** The cards in the order of a score, highest first. */
export const ranked = (cards: readonly number[], score: (card: number) => number): number[] =>
  [...cards].sort((one, other) => score(other) - score(one))
