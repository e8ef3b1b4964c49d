/** What questions answer themselves with, by what they are about. A game brings its table. */
import type { Answer, Question } from '@dejarik/kernel'
import { type Answered, type Asked, canPass, isIdle, otherThanPass, PASS } from './asked.ts'

/**
 * - ask: always asked
 * - chance: passed where nothing else is offered, or where one has passed the same already
 * - pass: passed, whatever is offered
 * - most, least, none, all: that number, or those cards
 * - a function: what only the game knows
 */
export type Default =
  | 'ask'
  | 'chance'
  | 'pass'
  | 'most'
  | 'least'
  | 'none'
  | 'all'
  | ((asked: Asked) => Answered | null)

/** Null where the person is asked. */
export function usualAnswer(usual: Default, asked: Asked): Answered | null {
  const { question, wishes } = asked
  if (wishes.when === 'full') return null
  if (isIdle(question)) return { value: PASS }
  if (isForced(question)) return { value: question.from }
  if (wishes.when === 'offered' && canPass(question)) return null
  if (wishes.when === 'essential' && (usual === 'chance' || usual === 'pass') && canPass(question))
    return { value: PASS }
  if (typeof usual === 'function') return usual(asked)
  const value = plainAnswer(usual, asked)
  return value === null ? null : { value }
}

/** All of the cards must be taken: nothing is left to choose. */
const isForced = (question: Question): question is Extract<Question, { readonly kind: 'cards' }> =>
  question.kind === 'cards' && question.min >= question.from.length

function plainAnswer(
  usual: Exclude<Default, (asked: Asked) => Answered | null>,
  asked: Asked,
): Answer | null {
  const { question, isArmed, declined } = asked
  switch (usual) {
    case 'ask':
      return null
    case 'chance':
      return !isArmed && canPass(question) && otherThanPass(question).every(({ key }) => declined.has(key))
        ? PASS
        : null
    case 'pass':
      return !isArmed && canPass(question) ? PASS : null
    default:
      return amountOf(usual, question)
  }
}

function amountOf(usual: 'most' | 'least' | 'none' | 'all', question: Question): Answer | null {
  switch (question.kind) {
    case 'number':
      return usual === 'most' || usual === 'all' ? question.max : question.min
    case 'cards':
      if (usual === 'all') return question.max >= question.from.length ? question.from : null
      return question.min === 0 ? [] : null
    default:
      return null
  }
}
