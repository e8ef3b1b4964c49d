/** What a question is allowed of games or of answers, by what it is about: some decide games, others hardly matter. */
import type { Question } from '@dejarik/kernel'

export interface Allowance {
  readonly about: Readonly<Record<string, number>>
  readonly otherwise: number
}

/** All questions get the same. */
export const alike = (amount: number): Allowance => ({ about: {}, otherwise: amount })

export const allowed = ({ about, otherwise }: Allowance, question: Question): number =>
  about[question.about] ?? otherwise
