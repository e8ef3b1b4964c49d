/** The page's end of studies: a question to the worker, and its answer as a promise. */
import { hearStudies, post } from '../local/device.ts'
import type { Studies, StudyName, StudyTold } from './studies.ts'

/** What was asked makes no sense; the message is one line for the person. */
export class NoAnswer extends Error {}

const waiting = new Map<number, (told: StudyTold) => void>()
let asked = 0

hearStudies((told) => {
  waiting.get(told.id)?.(told)
  waiting.delete(told.id)
})

export function study<N extends StudyName>(about: N, ask: Studies[N]['ask']): Promise<Studies[N]['answer']> {
  const id = ++asked
  return new Promise((resolve, reject) => {
    waiting.set(id, (told) =>
      'answer' in told ? resolve(told.answer as Studies[N]['answer']) : reject(new NoAnswer(told.refusal)),
    )
    post({ do: 'study', study: { id, about, ask } })
  })
}
