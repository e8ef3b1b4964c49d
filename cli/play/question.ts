/** A question on the terminal: what can be chosen, how to type it, and what was typed as an answer. */
import type { Answer, CardId, Question } from '@dejarik/kernel'

/** How a question's parts are called. */
export interface Naming {
  readonly offer: (offer: Extract<Question, { kind: 'action' }>['offers'][number]) => string
  readonly card: (card: CardId) => string
}

/** The things to choose from, to be numbered. */
export function choices(question: Question, naming: Naming): readonly string[] {
  switch (question.kind) {
    case 'action':
      return question.offers.map(naming.offer)
    case 'cards':
      return question.from.map(naming.card)
    case 'choice':
      return question.options
    case 'several':
    case 'order':
      return question.items
    case 'divide':
      return question.among.map(({ name, max }) => `${name}, at most ${max}`)
    default:
      return []
  }
}

/** How to type an answer. */
export function howTo(question: Question): string {
  switch (question.kind) {
    case 'action':
    case 'choice':
      return 'Type a number.'
    case 'cards':
    case 'several':
      return `Type ${between(question.min, question.max)} of the numbers, as in "1 3"${question.min === 0 ? ', or none' : ''}.`
    case 'number':
    case 'bid':
      return `Type a number from ${question.min} to ${question.max}.`
    case 'order':
      return 'Type all the numbers in the order you want, as in "2 1 3".'
    case 'divide':
      return `Divide ${question.amount}: type a share for each, as in "1 0 2".`
    case 'confirm':
      return 'Type yes or no.'
  }
}

const between = (min: number, max: number): string => (min === max ? String(min) : `${min} to ${max}`)

/** What was typed, as an answer; what makes no sense is left for the machine to refuse. */
export function readAnswer(question: Question, typed: string): Answer {
  const numbers = readNumbers(typed)
  switch (question.kind) {
    case 'action':
      return question.offers[numbers[0]! - 1]?.key ?? typed
    case 'choice':
      return question.options[numbers[0]! - 1] ?? typed
    case 'cards':
      return typed === 'none' ? [] : numbers.map((number) => question.from[number - 1] ?? Number.NaN)
    case 'number':
    case 'bid':
      return numbers.length === 1 ? numbers[0]! : typed
    case 'several':
    case 'order':
      return typed === 'none' ? [] : numbers.map((number) => number - 1)
    case 'divide':
      return numbers
    case 'confirm':
      return readYesNo(typed)
  }
}

/** `1 3` or `1,3`; empty if anything else was typed. */
function readNumbers(typed: string): number[] {
  const parts = typed.split(/[\s,]+/).filter((part) => part !== '')
  return parts.every((part) => /^\d{1,9}$/.test(part)) ? parts.map(Number) : []
}

function readYesNo(typed: string): boolean | string {
  if (/^y(es)?$/i.test(typed)) return true
  return /^no?$/i.test(typed) ? false : typed
}
