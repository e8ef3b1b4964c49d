/** Advice: what a program would answer in a seat's place, and why. It knows no more than that seat. */
import { type Advice, adviceIn, type Bot } from '@dejarik/bots'
import type { SeatId } from '@dejarik/kernel'
import type { Course } from './course.ts'

/** Null where the seat is asked nothing. */
export function adviceFor(course: Course, seat: SeatId, advisor: Bot): Advice | null {
  const { definition, machine } = course
  const question = machine.questionFor(seat)
  return question && adviceIn(definition, machine, question, course.automatic.thought(question, advisor))
}
