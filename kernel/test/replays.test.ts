import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ENGINE_VERSION,
  makeRules,
  Playthrough,
  parseRecord,
  parseReplay,
  RecordError,
  type Replay,
  recordReplay,
  verifyReplay,
} from '../index.ts'
import { skirmishGame } from '../skirmish/index.ts'
import { source } from '../skirmish/setup.ts'
import { newPlay, playByLot } from './skirmish-play.ts'

const finished = playByLot(newPlay({ seats: 3, seed: 11, options: ['second-look'] }), { seed: 11 })
const replay = recordReplay(finished)
const verdict = (changed: Partial<Replay> = {}) => verifyReplay(skirmishGame, { ...replay, ...changed })

describe('a replay', () => {
  test('of a whole game holds, also as a file', () => {
    expect(finished.machine.state.outcome).not.toBeNull()
    expect(verdict()).toEqual([])
    expect(parseReplay(JSON.stringify(replay))).toEqual(replay)
  })

  test('of a game that is not over holds', () => {
    expect(verifyReplay(skirmishGame, recordReplay(playByLot(newPlay(), { most: 9 })))).toEqual([])
  })

  test('of a game with take-backs is the replay of what was kept', () => {
    const play = playByLot(newPlay({ seed: 4 }), { seed: 4, most: 30 })
    play.takeBack(0, [1])
    playByLot(play, { seed: 5, most: 30 })
    expect(verifyReplay(skirmishGame, recordReplay(play))).toEqual([])
  })

  test('is not made of a game that began at a position', () => {
    const { machine, origin } = newPlay()
    const placed = new Playthrough(skirmishGame, { ...origin, position: machine.state })
    expect(() => recordReplay(placed)).toThrow('began at a position')
  })

  test('is small', () => {
    expect(JSON.stringify(replay).length).toBeLessThan(40 * replay.decisions.length + 400)
  })
})

describe('a replay from elsewhere says so, and is not played', () => {
  const played = { ...skirmishGame, open: () => expect.unreachable('it was played') }
  const elsewhere: readonly (readonly [string, Partial<Replay>, string])[] = [
    ['another engine', { engine: '0.0.9' }, `recorded with engine 0.0.9; this is ${ENGINE_VERSION}`],
    ['other rules', { rules: '0' }, 'recorded with skirmish rules 0; these are 3'],
    ['another game', { game: 'sabacc' }, 'this is a game of sabacc, not of skirmish'],
    ['too many seats', { setup: { ...replay.setup, seats: 9 } }, 'The game is for 2 to 6 seats, not for 9.'],
    ['an unknown option', { setup: { ...replay.setup, options: ['sabotage'] } }, 'no option "sabotage"'],
  ]
  test.each(elsewhere)('%s', (_, changed, message) => {
    expect(verifyReplay(played, { ...replay, ...changed })).toEqual([expect.stringContaining(message)])
  })
})

describe('a replay that was tampered with does not hold', () => {
  const { decisions } = replay
  const otherBid = decisions.map((decision, at) =>
    at === 0 && 'value' in decision ? { ...decision, value: (Number(decision.value) + 1) % 3 } : decision,
  )
  const tampered: readonly (readonly [string, Partial<Replay>, RegExp])[] = [
    ['another answer that is legal', { decisions: otherBid }, /ends in state|is not possible|fault/],
    [
      'an answer that is not',
      { decisions: [{ seat: 0, value: 7 }, ...decisions] },
      /decision 1 is not possible/,
    ],
    ['an answer by another seat', { decisions: [decisions[0]!, ...decisions] }, /decision 2 is not possible/],
    ['a decision after the end', { decisions: [...decisions, decisions.at(-1)!] }, /is not possible/],
    ['the last decision missing', { decisions: decisions.slice(0, -1) }, /ends in state/],
    ['another end', { hash: '0123456789abcdef' }, /the replay says 0123456789abcdef/],
    ['another seed', { setup: { ...replay.setup, seed: 12 } }, /ends in state|is not possible/],
  ]
  test.each(tampered)('%s', (_, changed, message) => {
    expect(verdict(changed)).toEqual([expect.stringMatching(message)])
  })

  test('a fault on the way is no crash', () => {
    const failing = () => {
      throw new Error('the dice are lost')
    }
    const rules = makeRules(source, [{ name: 'broken', apply: (rules) => rules.listen('rolled', failing) }])
    const plain = recordReplay(playByLot(newPlay()))
    expect(verifyReplay({ ...skirmishGame, rulesFor: () => rules }, plain)).toEqual([
      expect.stringContaining('the dice are lost'),
    ])
  })
})

describe('a text that is no replay gets a one-line reason', () => {
  const { hash: _, ...unhashed } = replay
  const texts: readonly (readonly [string, string, string])[] = [
    ['no JSON', 'once upon a time', 'not a replay'],
    ['a list', '[]', 'expected a JSON object'],
    ['null', 'null', 'expected a JSON object'],
    ['another format', JSON.stringify({ ...replay, format: 2 }), 'this program reads format 1'],
    ['a field missing', JSON.stringify(unhashed), 'must have required properties hash'],
    [
      'a decision of the wrong type',
      JSON.stringify({ ...replay, decisions: [{ seat: 0, value: {} }] }),
      'decisions.0',
    ],
    [
      'a seed of the wrong type',
      JSON.stringify({ ...replay, setup: { ...replay.setup, seed: 'x' } }),
      'setup.seed',
    ],
  ]
  test.each(texts)('%s', (_, text, message) => {
    const read = () => parseReplay(text)
    expect(read).toThrow(RecordError)
    expect(read).toThrow(message)
    expect(read).not.toThrow(/\n/)
  })
})

test('anything else is refused as no record, and by nothing worse', () => {
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

test('a record is a replay or a fault report', () => {
  const { setup, decisions } = replay
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
  expect(parseRecord(JSON.stringify(replay))).toEqual({ kind: 'replay', replay })
})

test('a playthrough made from decisions stands where they led', () => {
  const again = new Playthrough(skirmishGame, finished.origin, finished.decisions)
  expect(again.machine.state).toEqual(finished.machine.state)
})

test('a file that is longer than any game is not read', () => {
  expect(() => parseRecord(' '.repeat(8_000_001))).toThrow('it is longer than 8000000 letters')
  const endless = { ...replay, decisions: Array(100_001).fill({ seat: 0, value: 'pass' }) }
  expect(() => parseRecord(JSON.stringify(endless))).toThrow('decisions must not have more than 100000 items')
})
