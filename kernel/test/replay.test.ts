/** Records of games: written, read back, played again. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chance,
  ENGINE_VERSION,
  Playthrough,
  parseRecord,
  parseReplay,
  RecordError,
  type Replay,
  recordReplay,
  sampleAnswer,
  verifyReplay,
} from '../index.ts'
import { skirmishGame } from '../skirmish/index.ts'

/** A random game up to some decision. */
function play(seed: number, most = 1000) {
  const setup = skirmishGame.sampleSetup({ seed, seats: 3, options: ['second-look'] })
  const game = new Playthrough(skirmishGame, { setup })
  const below = chance(seed)
  while (game.machine.state.asked && game.decisions.length < most) {
    const { id, questions, answers } = game.machine.state.asked
    const question = questions[answers.indexOf(null)]!
    game.answer({ ask: id, seat: question.seat, value: sampleAnswer(question, below) })
  }
  return game
}

const written = (replay: object): Replay => parseReplay(JSON.stringify(replay))

test('a replay is written, read back and holds', () => {
  for (const seed of [1, 2, 3]) {
    const replay = recordReplay(play(seed))
    expect(written(replay)).toEqual(replay)
    expect(verifyReplay(skirmishGame, written(replay))).toEqual([])
  }
})

test('a game that was left in the middle is a replay too', () => {
  expect(verifyReplay(skirmishGame, recordReplay(play(5, 7)))).toEqual([])
})

test.each([
  [
    'engine',
    { engine: '9.9.9' },
    `recorded with engine 9.9.9; this is ${ENGINE_VERSION}, and it may play differently`,
  ],
  ['rules', { rules: 'old' }, 'recorded with skirmish rules old; these are 1, and may play differently'],
  ['game', { game: 'sabacc' }, 'this is a game of sabacc, not of skirmish'],
])('a replay of another %s says so instead of going wrong', (_, other, message) => {
  expect(verifyReplay(skirmishGame, { ...recordReplay(play(1)), ...other })).toEqual([message])
})

test('a replay with a setup that the game does not have is not played', () => {
  const replay = recordReplay(play(1))
  const problems = verifyReplay(skirmishGame, { ...replay, setup: { ...replay.setup, seats: 40 } })
  expect(problems).toEqual(['The game is for 2 to 6 seats, not for 40.'])
})

test('a changed decision is found', () => {
  const replay = recordReplay(play(1))
  const decisions = replay.decisions.map((decision, index) =>
    index === 3 ? { seat: 2, value: 9 } : decision,
  )
  expect(verifyReplay(skirmishGame, { ...replay, decisions })).toEqual([
    'decision 4 is not possible in this game',
  ])
})

describe('reading', () => {
  test('tells a fault report from a replay', () => {
    const { setup, decisions } = recordReplay(play(1))
    const fault = {
      game: 'skirmish',
      version: '1',
      setup,
      decisions,
      failed: null,
      message: 'broken',
      stack: '',
    }
    expect(parseRecord(JSON.stringify(fault))).toEqual({ kind: 'fault', fault })
    expect(parseRecord(JSON.stringify(recordReplay(play(1)))).kind).toBe('replay')
  })

  test('says in one line what is wrong', () => {
    const replay = recordReplay(play(1))
    expect(() => written({ ...replay, format: 7 })).toThrow(
      'this replay has format 7; this program reads format 1',
    )
    expect(() => written({ ...replay, setup: { seed: 1 } })).toThrow(
      /^not a replay: setup must have required properties/,
    )
    expect(() => written({ ...replay, decisions: [{ seat: 0, value: [1.5] }] })).toThrow(
      'not a replay: decisions.0.value has the wrong type',
    )
  })

  test('anything else is refused, and by nothing worse', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      fc.object().map((object) => JSON.stringify(object)),
    )
    fc.assert(
      fc.property(texts, (text) => {
        expect(() => parseRecord(text)).toThrow(RecordError)
        expect(() => parseRecord(text)).not.toThrow(/\n/)
      }),
      { seed: 1, numRuns: 300 },
    )
  })
})
