import { describe, expect, test } from 'vitest'
import {
  chance,
  fingerprint,
  newMachine,
  resumeMachine,
  type Setup,
  type State,
  sampleAnswer,
} from '../index.ts'
import { same } from '../same.ts'
import { skirmishGame } from '../skirmish/index.ts'
import type { Skirmish } from '../skirmish/kinds.ts'

const saved = (state: State<Skirmish>) => JSON.parse(JSON.stringify(state)) as State<Skirmish>

/** Random games, one seat after another asked by lot, until `watch` has seen so many positions. */
function seePositions(request: Partial<Setup>, positions: number, watch: (state: State<Skirmish>) => void) {
  let seen = 0
  for (let seed = 1; seen < positions; seed++) {
    const game = newMachine(skirmishGame, skirmishGame.sampleSetup({ seed, ...request }))
    const below = chance(seed)
    while (game.state.asked && seen < positions) {
      watch(game.state)
      seen++
      const { id, questions, answers } = game.state.asked
      const question = questions.find((_, index) => answers[index] === null)!
      game.answer({ ask: id, seat: question.seat, value: sampleAnswer(question, below) })
    }
  }
  return seen
}

describe('a save restores exactly, in 10,000 positions', () => {
  const tables = [
    { seats: 2, options: [], positions: 4_000 },
    { seats: 3, options: ['second-look'], positions: 3_000 },
    { seats: 4, options: ['teams'], positions: 1_500 },
    { seats: 5, options: [], positions: 800 },
    { seats: 6, options: ['teams', 'second-look'], positions: 700 },
  ]
  test.each(tables)('$seats seats $options: $positions', { timeout: 60_000 }, ({ positions, ...request }) => {
    let different = 0
    const seen = seePositions(request, positions, (state) => {
      if (!same(saved(state), state)) different++
    })
    expect({ seen, different }).toEqual({ seen: positions, different: 0 })
  })
})

test('a save does not follow the game that it was made of', () => {
  const setup = skirmishGame.sampleSetup({ seed: 1 })
  const game = newMachine(skirmishGame, setup)
  const save = JSON.stringify(game.state)
  const resumed = resumeMachine(skirmishGame, setup, JSON.parse(save) as State<Skirmish>)
  game.answer({ ask: 1, seat: 0, value: 2 })
  expect(JSON.stringify(resumed.state)).toBe(save)
})

test('what a save would lose is noticed', () => {
  const kept = { cards: [{ damage: 0 }], table: { turn: 1 } }
  expect(same(structuredClone(kept), kept)).toBe(true)
  const lossy: readonly unknown[] = [
    { ...kept, asked: undefined },
    { ...kept, table: { turn: Number.NaN } },
    { ...kept, cards: new Map([[0, { damage: 0 }]]) },
    { ...kept, cards: [() => 0] },
  ]
  for (const state of lossy) expect(same(JSON.parse(JSON.stringify(state)), state)).toBe(false)
})

describe('a fingerprint', () => {
  test('is the same for the same data, whatever the order of its keys', () => {
    expect(fingerprint({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(fingerprint({ b: [{ d: 3, c: 2 }], a: 1 }))
    expect(fingerprint({ a: 1, b: undefined })).toBe(fingerprint({ a: 1 }))
  })

  test('tells apart what differs in order, type or depth', () => {
    const alike = [
      [1, 2],
      [2, 1],
      [[1], 2],
      [1, [2]],
      ['1', 2],
      { 0: 1, 1: 2 },
      [1, 2, null],
      [12],
      '1,2',
      null,
    ]
    expect(new Set(alike.map(fingerprint)).size).toBe(alike.length)
  })

  test('tells apart the positions of games', () => {
    const prints = new Set<string>()
    seePositions({ seats: 3 }, 300, (state) => prints.add(fingerprint(state)))
    expect(prints.size).toBe(300)
  })
})
