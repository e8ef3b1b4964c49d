/** How much of the usual thought a question gets, by what it is about: some decide games, others hardly matter. */
import type { Question } from '@dejarik/kernel'

export interface Pace {
  readonly about: Readonly<Record<string, number>>
  readonly otherwise: number
}

export const EVEN: Pace = { about: {}, otherwise: 1 }

export const paceOf = ({ about, otherwise }: Pace, question: Question): number =>
  about[question.about] ?? otherwise
