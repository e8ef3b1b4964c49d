import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Answer,
  chance,
  countAnswers,
  listAnswers,
  misfit,
  type Question,
  sampleAnswer,
} from '../index.ts'
import { isEven } from './even.ts'

const asked = { seat: 0, about: 'test' } as const
const offersOf = (keys: readonly string[]) => keys.map((key) => ({ key, verb: 'act' }))
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Questions of every kind, small enough that all their answers can be listed. */
const names = fc.uniqueArray(fc.string({ maxLength: 3 }), { minLength: 1, maxLength: 6 })
const questions: Readonly<Record<Question['kind'], fc.Arbitrary<Question>>> = {
  action: names.map((keys) => ({ ...asked, kind: 'action', offers: offersOf(keys) })),
  cards: fc
    .tuple(fc.uniqueArray(fc.nat(9), { maxLength: 6 }), fc.nat(6), fc.nat(6))
    .map(([from, fewer, more]) => {
      const min = Math.min(fewer, from.length)
      return { ...asked, kind: 'cards', from, min, max: min + more }
    }),
  number: range('number'),
  bid: range('bid'),
  choice: names.map((options) => ({ ...asked, kind: 'choice', options })),
  several: fc
    .tuple(fc.array(fc.string(), { maxLength: 6 }), fc.nat(6), fc.nat(6))
    .map(([items, fewer, more]) => {
      const min = Math.min(fewer, items.length)
      return { ...asked, kind: 'several', items, min, max: min + more }
    }),
  order: fc.array(fc.string(), { maxLength: 5 }).map((items) => ({ ...asked, kind: 'order', items })),
  divide: fc.tuple(fc.array(fc.nat(3), { maxLength: 4 }), fc.nat(12)).map(([maxima, amount]) => ({
    ...asked,
    kind: 'divide',
    amount: Math.min(amount, sum(maxima)),
    among: maxima.map((max) => ({ name: 'unit', max })),
  })),
  confirm: fc.constant({ ...asked, kind: 'confirm' }),
}

function range(kind: 'number' | 'bid'): fc.Arbitrary<Question> {
  return fc
    .tuple(fc.integer({ min: -5, max: 5 }), fc.nat(9))
    .map(([min, span]) => ({ ...asked, kind, min, max: min + span }))
}

/** Anything at all, and often something that comes near to an answer. */
const values = fc.oneof(
  fc.array(fc.integer({ min: -1, max: 9 }), { maxLength: 6 }),
  fc.integer({ min: -7, max: 15 }),
  fc.string({ maxLength: 3 }),
  fc.boolean(),
  fc.anything({ withSparseArray: true }),
)

/** What is picked may be named in any order; it is one answer. */
function written(question: Question, value: unknown): string {
  if (!('min' in question) || !Array.isArray(value)) return JSON.stringify(value)
  return JSON.stringify([...value].sort((a, b) => a - b))
}

/** Always the same draws: a test that fails today fails tomorrow. */
const draws = { seed: 1977, numRuns: 60 }

describe.each(Object.entries(questions))('a question of the kind "%s"', (_, some) => {
  test('counts as many answers as it lists; each fits, and none is listed twice', () => {
    fc.assert(
      fc.property(some, (question) => {
        const listed = listAnswers(question)!
        expect(listed).toHaveLength(countAnswers(question))
        expect(listed.filter((answer) => misfit(question, answer) !== null)).toEqual([])
        expect(new Set(listed.map((answer) => written(question, answer))).size).toBe(listed.length)
      }),
      draws,
    )
  })

  test('takes no answer that it does not list', () => {
    fc.assert(
      fc.property(some, values, (question, value) => {
        const listed = listAnswers(question)!.map((answer) => written(question, answer))
        expect(misfit(question, value) === null).toBe(listed.includes(written(question, value)))
      }),
      { ...draws, numRuns: 300 },
    )
  })

  test('samples one of the answers that it lists, as it lists it', () => {
    fc.assert(
      fc.property(some, fc.nat(), (question, seed) => {
        const sample = JSON.stringify(sampleAnswer(question, chance(seed)))
        expect(listAnswers(question)!.map((answer) => JSON.stringify(answer))).toContain(sample)
      }),
      draws,
    )
  })
})

test('a list with holes is no list of numbers', () => {
  expect(misfit({ ...asked, kind: 'cards', from: [1], min: 1, max: 1 }, new Array(1))).toBe('not-a-list')
  expect(misfit({ ...asked, kind: 'order', items: ['only'] }, new Array(1))).toBe('not-an-order')
})

test('a list is not made where it would be longer than wanted', () => {
  const question: Question = { ...asked, kind: 'number', min: 1, max: 10 }
  expect(listAnswers(question, 10)).toHaveLength(10)
  expect(listAnswers(question, 9)).toBeNull()
})

describe('samples are drawn evenly', () => {
  const even: readonly Question[] = [
    { ...asked, kind: 'action', offers: offersOf(['attack', 'deploy', 'pass']) },
    { ...asked, kind: 'cards', from: [7, 3, 5, 1], min: 1, max: 3 },
    { ...asked, kind: 'number', min: -2, max: 7 },
    { ...asked, kind: 'bid', min: 0, max: 4 },
    { ...asked, kind: 'choice', options: ['space', 'ground', 'character'] },
    { ...asked, kind: 'several', items: ['hand', 'field', 'deck'], min: 0, max: 2 },
    { ...asked, kind: 'order', items: ['first', 'second', 'third', 'fourth'] },
    { ...asked, kind: 'divide', amount: 4, among: [3, 1, 4].map((max) => ({ name: 'unit', max })) },
    { ...asked, kind: 'confirm' },
  ]
  test.each(even)('$kind', (question) => {
    const answers = listAnswers(question)!.map(String)
    const below = chance(2002)
    const draws = Array.from({ length: 300 * answers.length }, () => String(sampleAnswer(question, below)))
    expect(draws.filter((drawn) => !answers.includes(drawn))).toEqual([])
    expect(isEven(draws, answers.length)).toBe(true)
  })
})

describe('questions with more answers than a number can count are sampled all the same', () => {
  const meanOf = (question: Question, measure: (answer: readonly number[]) => number): number => {
    const below = chance(1995)
    const samples: readonly Answer[] = Array.from({ length: 200 }, () => sampleAnswer(question, below))
    expect(samples.filter((answer) => misfit(question, answer) !== null)).toEqual([])
    return sum(samples.map((answer) => measure(answer as readonly number[]))) / samples.length
  }

  test('any number of 120 cards: half of them, as a rule', () => {
    const from = Array.from({ length: 120 }, (_, card) => card)
    const question: Question = { ...asked, kind: 'cards', from, min: 0, max: 120 }
    expect(listAnswers(question)).toBeNull()
    expect(meanOf(question, (cards) => cards.length)).toBeCloseTo(60, -0.5)
  })

  test('60 damage among 24 units: each takes its part, as a rule', () => {
    const among = Array.from({ length: 24 }, () => ({ name: 'unit', max: 60 }))
    const question: Question = { ...asked, kind: 'divide', amount: 60, among }
    expect(meanOf(question, (shares) => shares[0]! + shares[23]!)).toBeCloseTo(5, -0.5)
  })

  test('60 cards in any order', () => {
    const items = Array.from({ length: 60 }, (_, index) => `card ${index}`)
    expect(meanOf({ ...asked, kind: 'order', items }, (order) => order[0]!)).toBeCloseTo(30, -1)
  })
})
