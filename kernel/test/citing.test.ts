import { describe, expect, test } from 'vitest'
import { breakdown, cited, citedQuestion, Machine, type Patch, type Question, viewOf } from '../index.ts'
import { ask, bareTable, type Game, procedure, type Small, smallRules, step } from './small-game.ts'

const newer: Patch<Small> = { name: 'newer', apply: (rules) => rules.cite({ 'old/one': 'new/one' }) }
const viewing = { face: () => ({}), back: () => ({}), seat: () => ({}), table: () => ({}) }
const wait: Question = {
  kind: 'number',
  seat: 0,
  about: 'wait',
  min: 0,
  max: 3,
  rules: ['old/one', 'old/two'],
}
const heard: (string | undefined)[] = []

/** A game that tells its rules in every way, by the newer book. */
function told(): Game {
  const telling = procedure<object>('telling', [
    step('tell', (game) => game.emit({ kind: 'told', cause: { rule: 'old/one' } })),
    ask(
      'wait',
      () => wait,
      (game) => game.end([], { rule: 'old/one' }),
    ),
  ])
  const rules = smallRules(
    {
      procedures: [telling],
      numbers: { worth: { parts: (_, __, add) => add(2, 'old', { rule: 'old/one' }) } },
      listeners: { told: [(_, { cause }) => heard.push(cause?.rule)] },
    },
    [newer],
  )
  const { state } = bareTable({ rules })
  const game = new Machine(rules, state, () => [{ code: 'no', rule: 'old/one' }])
  game.call(telling, {})
  game.run()
  return game
}

describe('an edition that cites its own book', () => {
  test('tells its rule in events, while the rules hear the one that the code names', () => {
    heard.length = 0
    expect(told().takeJournal()[0]!.event.cause).toEqual({ rule: 'new/one' })
    expect(heard).toEqual(['old/one'])
  })

  test('tells it in the question that a seat sees, and leaves the state as it was', () => {
    const game = told()
    expect(viewOf(game, viewing, 0).question?.question.rules).toEqual(['new/one', 'old/two'])
    expect(game.state.asked?.questions[0]?.rules).toEqual(['old/one', 'old/two'])
  })

  test('tells it in refusals and in answers to why not', () => {
    const game = told()
    expect(game.whyNot(0, 9)).toEqual([{ code: 'no', rule: 'new/one' }])
    expect(game.answer({ ask: 1, seat: 0, value: 9 })).toEqual({
      accepted: false,
      reasons: [{ code: 'no', rule: 'new/one' }],
    })
  })

  test('tells it in the parts of a number and in how the game ended', () => {
    const game = told()
    expect(breakdown(game, 'worth', 0).parts).toEqual([{ amount: 2, name: 'old', rule: 'new/one' }])
    game.answer({ ask: 1, seat: 0, value: 1 })
    expect(viewOf(game, viewing, null).outcome?.cause).toEqual({ rule: 'new/one' })
  })
})

test('what no other book says is told as it is, without a copy', () => {
  const reason = { code: 'no', rule: 'old/two' }
  expect(cited({ 'old/one': 'new/one' }, reason)).toBe(reason)
  expect(citedQuestion({}, wait)).toBe(wait)
})

test('two rules that another book says in one are told once', () => {
  expect(citedQuestion({ 'old/one': 'new/one', 'old/two': 'new/one' }, wait).rules).toEqual(['new/one'])
})
