/** Yields and stops: whether a seat passes by itself, decided from what it is asked and offered. */
import type { Question } from '@dejarik/kernel'
import type { Habits } from './requests.ts'

/** The key of the offer to do nothing. */
const PASS = 'pass'

export const newHabits = (stopAt: readonly string[]): Habits => ({
  passIdle: false,
  passUntilAffected: false,
  passAt: [],
  stopAt: [...stopAt],
})

const canPass = (question: Question): boolean =>
  question.kind === 'action' && question.offers.some(({ key }) => key === PASS)

/** The answer that a habit gives, or null where the seat must be asked. */
export function habitualAnswer(habits: Habits, question: Question): typeof PASS | null {
  if (!canPass(question) || habits.stopAt.includes(question.about)) return null
  const idle = question.kind === 'action' && question.offers.length === 1
  const passes =
    habits.passUntilAffected || habits.passAt.includes(question.about) || (habits.passIdle && idle)
  return passes ? PASS : null
}

/** A question that the seat must see ends its yield. */
export const afterAsking = (habits: Habits): Habits =>
  habits.passUntilAffected ? { ...habits, passUntilAffected: false } : habits
