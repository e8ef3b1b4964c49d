/** A plan: answers to questions that will come. Each is given when exactly that question is asked. */
import type { Answer, Question } from '@dejarik/kernel'
import { offersOf, PASS } from './asked.ts'

export interface PlanStep {
  /** What the question must be about. */
  readonly about: string
  /** The key of the offer to take; it must be offered. */
  readonly take: string
  /** Where the key is not offered, the plan goes on with its next step. */
  readonly isOptional?: boolean
  /** It is taken each time it is asked, until the person is asked something else. */
  readonly isRepeated?: boolean
}

export type Plan = readonly PlanStep[]

/** The answer to a question and what is left of the plan; null where the question was not foreseen. */
export function follow(
  plan: Plan,
  question: Question,
): { readonly value: Answer; readonly rest: Plan } | null {
  const [step, ...rest] = plan
  if (!step) return null
  const isOffered = offersOf(question).some(({ key }) => key === step.take)
  if (step.about === question.about && isOffered)
    return { value: step.take, rest: step.isRepeated ? plan : rest }
  return step.isOptional ? follow(rest, question) : null
}

export const passing = (...abouts: readonly string[]): Plan => abouts.map((about) => ({ about, take: PASS }))
