/** Cards that do something together: all of them at first, and whoever shall not is left out by a click. */
import type { Question } from '@dejarik/kernel'
import type { About } from '@dejarik/swccg'

const TOGETHER: readonly About[] = ['who-goes', 'who-rides', 'volley', 'adds-to-drain']

/** Whether all of several may be chosen; where there is room for some only, a person says for whom. */
const isForAll = (question: Question): question is Extract<Question, { readonly kind: 'cards' }> =>
  question.kind === 'cards' &&
  TOGETHER.some((about) => about === question.about) &&
  question.max > 1 &&
  question.max >= question.from.length

export const allAtFirst = (question: Question): readonly number[] => (isForAll(question) ? question.from : [])

/** What the button says that confirms so many of them; null where nobody was asked for all, or none is left. */
export function chosenName(question: Question, count: number): string | null {
  if (!isForAll(question) || count === 0) return null
  return count === question.from.length ? `All ${count}` : `Only ${count}`
}
