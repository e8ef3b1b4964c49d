/** What one has passed: the same is not offered again at the same moment. */
import type { Answer, Question } from '@dejarik/kernel'
import { canPass, otherThanPass, PASS } from './asked.ts'

export class Declined {
  private moment = ''
  private keys = new Map<string, ReadonlySet<string>>()

  /** What was passed at questions about this, in this moment. */
  at(moment: string, about: string): ReadonlySet<string> {
    return (moment === this.moment && this.keys.get(about)) || new Set()
  }

  note(moment: string, question: Question, value: Answer): void {
    if (moment !== this.moment) this.keys = new Map()
    this.moment = moment
    if (value !== PASS || !canPass(question)) return
    const before = this.keys.get(question.about) ?? []
    this.keys.set(question.about, new Set([...before, ...otherThanPass(question).map(({ key }) => key)]))
  }
}
