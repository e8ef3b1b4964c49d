/** What one has passed: the same is not offered again at the same moment. */
import type { Answer, Question } from '@dejarik/kernel'
import { canPass, otherThanPass, PASS } from './asked.ts'

/** As many moments are remembered. */
const MOST = 20

export class Declined {
  /** By moment, the keys of what was passed. */
  private readonly moments = new Map<string, ReadonlySet<string>>()
  /** By key, the kinds of chances at which it was passed. */
  private readonly chances = new Map<string, ReadonlySet<string>>()

  at(moment: string): ReadonlySet<string> {
    return this.moments.get(moment) ?? new Set()
  }

  /** The kinds of chances at which it was passed in this game. */
  chancesOf(key: string): ReadonlySet<string> {
    return this.chances.get(key) ?? new Set()
  }

  note(moment: string, question: Question, value: Answer): void {
    if (value !== PASS || !canPass(question)) return
    const keys = otherThanPass(question).map(({ key }) => key)
    for (const key of keys) this.chances.set(key, new Set([...this.chancesOf(key), question.about]))
    this.moments.set(moment, new Set([...this.at(moment), ...keys]))
    const [oldest] = this.moments.keys()
    if (this.moments.size > MOST && oldest !== undefined) this.moments.delete(oldest)
  }
}
