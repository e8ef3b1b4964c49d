import { describe, expect, test } from 'vitest'
import { type KernelCode, type Question, type Reply, sayReason, type Verdict } from '../index.ts'
import { skirmishGame } from '../skirmish/index.ts'
import { act, newPlay, type Play, playByLot, playFrom } from './skirmish-play.ts'
import { answer, asking } from './small-game.ts'

const codesOf = (verdict: Verdict) => (verdict.accepted ? [] : verdict.reasons.map(({ code }) => code))

/** The code of the refusal; the game must be as it was. */
function refusal(play: Play, reply: Reply): string | undefined {
  const [before, decisions] = [JSON.stringify(play.machine.state), play.decisions.length]
  play.machine.takeJournal()
  const { verdict, entries } = play.answer(reply)
  expect(verdict.accepted).toBe(false)
  expect(JSON.stringify(play.machine.state)).toBe(before)
  expect(play.decisions).toHaveLength(decisions)
  expect(entries).toEqual([])
  return codesOf(verdict)[0]
}

describe('an answer is refused, and nothing changes', () => {
  const bidding = () => newPlay({ seats: 3 })

  test('to an ask that is over', () => {
    const play = bidding()
    for (const seat of [0, 1, 2]) act(play, seat, 0)
    expect(refusal(play, { ask: 1, seat: 0, value: 'pass' })).toBe('stale')
  })

  test('to an ask that was never open', () => {
    expect(refusal(bidding(), { ask: 99, seat: 0, value: 0 })).toBe('stale')
  })

  test('from a seat that is not asked', () => {
    const play = playFrom({ active: 'red', red: { hand: ['scout'] } })
    expect(refusal(play, { ask: 1, seat: 1, value: 'pass' })).toBe('not-asked')
  })

  test('from a seat that has answered already', () => {
    const play = bidding()
    act(play, 1, 2)
    expect(refusal(play, { ask: 1, seat: 1, value: 0 })).toBe('not-asked')
  })

  test.each([3, -1, 1.5, Number.NaN, 1e9])('from a seat that is not there: %s', (seat) => {
    expect(refusal(bidding(), { ask: 1, seat, value: 0 })).toBe('not-asked')
  })

  test.each([
    [3, 'too-high'],
    [-1, 'too-low'],
    [0.5, 'not-a-whole-number'],
    ['1', 'not-a-whole-number'],
    [null, 'not-a-whole-number'],
    [undefined, 'not-a-whole-number'],
    [[1], 'not-a-whole-number'],
    [{}, 'not-a-whole-number'],
  ])('that is no bid: %s', (value, code) => {
    expect(refusal(bidding(), { ask: 1, seat: 0, value })).toBe(code)
  })

  test.each(['deploy', 'deploy 99', '', 0, true, null, ['pass']])('that is no offer: %s', (value) => {
    const play = playFrom({ active: 'red', red: { hand: ['scout'] } })
    expect(refusal(play, { ask: 1, seat: 0, value })).toBe('not-offered')
  })

  test('after the end', () => {
    const play = playByLot(newPlay())
    expect(play.machine.state.outcome).not.toBeNull()
    const ask = play.machine.state.asks
    for (const seat of [0, 1]) expect(refusal(play, { ask, seat, value: 'pass' })).toBe('game-over')
  })
})

describe('each kind of question says what is wrong', () => {
  const from = { seat: 0, about: 'test' }
  const cards: Question = { ...from, kind: 'cards', from: [3, 5, 8], min: 1, max: 2 }
  const several: Question = { ...from, kind: 'several', items: ['hand', 'field'], min: 1, max: 1 }
  const choice: Question = { ...from, kind: 'choice', options: ['space', 'ground'] }
  const order: Question = { ...from, kind: 'order', items: ['first', 'second'] }
  const among = [2, 9].map((max) => ({ name: 'unit', max }))
  const divide: Question = { ...from, kind: 'divide', amount: 5, among }
  const confirm: Question = { ...from, kind: 'confirm' }

  const wrong: readonly (readonly [Question, unknown, KernelCode])[] = [
    [cards, [], 'too-few'],
    [cards, [3, 5, 8], 'too-many'],
    [cards, [3, 3], 'twice-the-same'],
    [cards, [4], 'not-offered'],
    [cards, 3, 'not-a-list'],
    [cards, ['3'], 'not-a-list'],
    [several, [2], 'not-offered'],
    [several, ['hand'], 'not-a-list'],
    [choice, 'character', 'not-an-option'],
    [choice, 0, 'not-an-option'],
    [order, [0], 'not-an-order'],
    [order, [0, 0], 'not-an-order'],
    [order, [1, 2], 'not-an-order'],
    [divide, [5], 'not-a-list'],
    [divide, [3, 2], 'share-out-of-range'],
    [divide, [-1, 6], 'share-out-of-range'],
    [divide, [2, 2], 'wrong-total'],
    [confirm, 'yes', 'not-yes-or-no'],
    [confirm, 1, 'not-yes-or-no'],
  ]
  test.each(wrong)('$kind: %s is refused as %s', (question, value, code) => {
    const game = asking(question)
    const before = JSON.stringify(game.state)
    expect(codesOf(answer(game, 0, value))).toEqual([code])
    expect(JSON.stringify(game.state)).toBe(before)
  })

  test('every code is said in a sentence', () => {
    for (const code of new Set(wrong.map(([, , code]) => code)))
      expect(sayReason(skirmishGame.words, { code })).toMatch(/^[A-Z].*\.$/)
  })
})

test('a game says by which rule an attempt is refused', () => {
  const play = playFrom({ active: 'red', red: { hand: ['scout', 'corsair'] } })
  act(play, 0, 'deploy')
  const { verdict } = act(play, 0, { verb: 'deploy', card: 1 })
  expect(verdict).toEqual({
    accepted: false,
    reasons: [{ code: 'already-deployed', rule: 'skirmish/one-deploy' }],
  })
})
