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
    case 'number':
    case 'bid':
      return Array.from({ length: countAnswers(question) }, (_, index) => question.min + index)
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
  let count = 0
  for (let taken = min; taken <= Math.min(max, size); taken++) count += choose(size, taken)
  return count
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

function sampleSubset(items: readonly number[], min: number, max: number, below: Below): number[] {
  let rank = below(countSubsets(items.length, min, max))
  let size = min
  while (rank >= choose(items.length, size)) rank -= choose(items.length, size++)
  return shuffled(items, below)
    .slice(0, size)
    .sort((a, b) => a - b)
}

function permutations(items: readonly number[]): number[][] {
  if (items.length < 2) return [items.slice()]
  return items.flatMap((first) =>
    permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  )
}

/** The number of ways to divide an amount among shares with limits. */
function countShares(maxima: readonly number[], amount: number): number {
  let ways: number[] = Array.from({ length: amount + 1 }, (_, sum) => (sum === 0 ? 1 : 0))
  for (const max of maxima) {
    ways = ways.map((_, sum) => {
      let total = 0
      for (let share = 0; share <= Math.min(max, sum); share++) total += ways[sum - share]!
      return total
    })
  }
  return ways[amount]!
}

function shares(maxima: readonly number[], amount: number): number[][] {
  const [max, ...rest] = maxima
  if (max === undefined) return amount === 0 ? [[]] : []
  return Array.from({ length: Math.min(max, amount) + 1 }, (_, share) =>
    shares(rest, amount - share).map((others) => [share, ...others]),
  ).flat()
}

function sampleShares(maxima: readonly number[], amount: number, below: Below): number[] {
  const taken: number[] = []
  let left = amount
  for (let index = 0; index < maxima.length; index++) {
    const rest = maxima.slice(index + 1)
    let rank = below(countShares(maxima.slice(index), left))
    let share = 0
    while (rank >= countShares(rest, left - share)) rank -= countShares(rest, left - share++)
    taken.push(share)
    left -= share
  }
  return taken
}
