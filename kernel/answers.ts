/** The legal answers to a question: how many there are, all of them, or one drawn uniformly. */
import type { Answer, DivideQuestion, Question } from './ask.ts'

/** A source of uniform whole numbers below a bound. */
export type Below = (bound: number) => number

export function countAnswers(question: Question): number {
  switch (question.kind) {
    case 'action':
      return question.offers.length
    case 'cards':
      return countSubsets(question.from.length, question.min, question.max)
    case 'several':
      return countSubsets(question.items.length, question.min, question.max)
    case 'number':
    case 'bid':
      return Math.max(0, question.max - question.min + 1)
    case 'choice':
      return question.options.length
    case 'order':
      return factorial(question.items.length)
    case 'divide':
      return countShares(limits(question), question.amount)
    case 'confirm':
      return 2
  }
}

/** Every legal answer, or null when there are more than `most`. */
export function listAnswers(question: Question, most = 1000): readonly Answer[] | null {
  if (countAnswers(question) > most) return null
  switch (question.kind) {
    case 'action':
      return question.offers.map((offer) => offer.key)
    case 'cards':
      return subsets(question.from, question.min, question.max)
    case 'several':
      return subsets([...question.items.keys()], question.min, question.max)
    case 'number':
    case 'bid':
      return numbersBetween(question.min, question.max)
    case 'choice':
      return question.options
    case 'order':
      return permutations(question.items.map((_, index) => index))
    case 'divide':
      return shares(limits(question), question.amount)
    case 'confirm':
      return [true, false]
  }
}

/** One legal answer, each equally likely. */
export function sampleAnswer(question: Question, below: Below): Answer {
  switch (question.kind) {
    case 'action':
      return question.offers[below(question.offers.length)]!.key
    case 'cards':
      return sampleSubset(question.from, question.min, question.max, below)
    case 'several':
      return sampleSubset([...question.items.keys()], question.min, question.max, below)
    case 'number':
    case 'bid':
      return question.min + below(question.max - question.min + 1)
    case 'choice':
      return question.options[below(question.options.length)]!
    case 'order':
      return shuffled(
        question.items.map((_, index) => index),
        below,
      )
    case 'divide':
      return sampleShares(limits(question), question.amount, below)
    case 'confirm':
      return below(2) === 0
  }
}

export function shuffled<T>(items: readonly T[], below: Below): T[] {
  const result = items.slice()
  for (let last = result.length - 1; last > 0; last--) {
    const other = below(last + 1)
    const kept = result[last]!
    result[last] = result[other]!
    result[other] = kept
  }
  return result
}

function numbersBetween(min: number, max: number): number[] {
  const numbers: number[] = []
  for (let number = min; number <= max; number++) numbers.push(number)
  return numbers
}

const limits = (question: DivideQuestion): number[] => question.among.map((share) => share.max)

function factorial(size: number): number {
  let product = 1
  for (let factor = 2; factor <= size; factor++) product *= factor
  return product
}

function choose(size: number, taken: number): number {
  let ways = 1
  for (let index = 0; index < taken; index++) ways = (ways * (size - index)) / (index + 1)
  return Math.round(ways)
}

function countSubsets(size: number, min: number, max: number): number {
  return total(countsBySize(size, min, max))
}

/** How many subsets there are of each size from min to max. */
function countsBySize(size: number, min: number, max: number): number[] {
  const counts: number[] = []
  for (let taken = min; taken <= Math.min(max, size); taken++) counts.push(choose(size, taken))
  return counts
}

function subsets(items: readonly number[], min: number, max: number): number[][] {
  const found: number[][] = []
  const extend = (start: number, taken: number[]): void => {
    if (taken.length >= min) found.push(taken)
    if (taken.length === max) return
    for (let index = start; index < items.length; index++) extend(index + 1, [...taken, items[index]!])
  }
  extend(0, [])
  return found
}

/** The cards keep the order in which they were offered, as in a list of all answers. */
function sampleSubset(items: readonly number[], min: number, max: number, below: Below): number[] {
  const size = min + drawIndex(countsBySize(items.length, min, max), below)
  const taken = new Set(shuffled(items, below).slice(0, size))
  return items.filter((item) => taken.has(item))
}

function permutations(items: readonly number[]): number[][] {
  if (items.length < 2) return [items.slice()]
  return items.flatMap((first) =>
    permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  )
}

const countShares = (maxima: readonly number[], amount: number): number =>
  waysToDivide(maxima, amount)[0]![amount]!

/** By first share: in how many ways each amount up to `most` can be divided among that share and the later ones. */
function waysToDivide(maxima: readonly number[], most: number): readonly (readonly number[])[] {
  const none = Array.from({ length: most + 1 }, (_, amount) => (amount === 0 ? 1 : 0))
  const tables: (readonly number[])[] = [none]
  for (const max of maxima.toReversed()) {
    const later = tables[0]!
    tables.unshift(later.map((_, amount) => total(later.slice(Math.max(0, amount - max), amount + 1))))
  }
  return tables
}

function shares(maxima: readonly number[], amount: number): number[][] {
  const [max, ...rest] = maxima
  if (max === undefined) return amount === 0 ? [[]] : []
  return Array.from({ length: Math.min(max, amount) + 1 }, (_, share) =>
    shares(rest, amount - share).map((others) => [share, ...others]),
  ).flat()
}

function sampleShares(maxima: readonly number[], amount: number, below: Below): number[] {
  const ways = waysToDivide(maxima, amount)
  let left = amount
  return maxima.map((max, index) => {
    const later = ways[index + 1]!
    const share = drawIndex(later.slice(Math.max(0, left - max), left + 1).reverse(), below)
    left -= share
    return share
  })
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** Numbers below this can be drawn exactly; counts of answers may be far greater. */
const MOST_EXACT = 2 ** 32

/** An index, each as likely as its weight says. */
function drawIndex(weights: readonly number[], below: Below): number {
  const sum = total(weights)
  let rank = sum <= MOST_EXACT ? below(sum) : ((below(MOST_EXACT) + 0.5) / MOST_EXACT) * sum
  return weights.findIndex((weight) => {
    rank -= weight
    return rank < 0
  })
}
