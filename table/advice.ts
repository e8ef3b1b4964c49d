/** Advice: what a program would answer in a seat's place, and why. It knows no more than that seat. */
import type { Bot } from '@dejarik/bots'
import { asKnownTo, type SeatId, sayAnswer } from '@dejarik/kernel'
import type { Course } from './course.ts'
import type { AdviceTold } from './told.ts'

/** Null where the seat is asked nothing. */
export function adviceFor(course: Course, seat: SeatId, advisor: Bot): AdviceTold | null {
  const { definition, machine } = course
  const question = machine.questionFor(seat)
  if (!question) return null
  const { answer, explain } = course.thought(question, advisor)
  const text = sayAnswer(definition.words, asKnownTo(machine, seat), question, answer)
  return { value: answer, text, why: explain() }
}
