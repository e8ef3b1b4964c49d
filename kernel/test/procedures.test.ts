import { describe, expect, test } from 'vitest'
import { Machine, type State } from '../index.ts'
import { answer, ask, note, noting, play, procedure, type Small, step } from './small-game.ts'

interface Attack {
  readonly die?: number
  readonly hits?: number
}

const notesOf = ({ table }: { table: Small['table'] }) => table.notes

describe('a procedure', () => {
  test('runs its steps in order', () => {
    const game = play([procedure<object>('turn', noting('ready', 'draw', 'act'))])
    expect(notesOf(game)).toEqual(['ready', 'draw', 'act'])
    expect(game.state.outcome).not.toBeNull()
  })

  test('hands what a step changed to the steps after it', () => {
    const attack = procedure<Attack>('attack', [
      step<Attack>('roll', () => ({ die: 5 })),
      step('hit', (_, { die = 0 }) => ({ hits: die - 3 })),
      step('end', (game, { die, hits }) => note(game, die, hits)),
    ])
    expect(notesOf(play([attack]))).toEqual([5, 2])
  })

  test('goes to the step that it names', () => {
    const loop = procedure<{ round?: number }>('loop', [
      step('count', (_, { round = 0 }) => ({ round: round + 1 })),
      step('again', (game, { round = 0 }) => (round < 3 ? game.goto('count') : note(game, round))),
      ...noting('end'),
    ])
    expect(notesOf(play([loop]))).toEqual([3, 'end'])
  })

  test('ends at the step that finishes it', () => {
    const short = procedure<object>('short', [
      ...noting('first'),
      step('stop', (game) => game.finish()),
      ...noting('never'),
    ])
    expect(notesOf(play([short]))).toEqual(['first'])
  })

  test('stops where the game ends', () => {
    const last = procedure<object>('last', [
      step('win', (game) => game.end([1], { rule: 'test/win' })),
      ...noting('never'),
    ])
    const game = play([last])
    expect(game.state.outcome).toEqual({ winners: [1], cause: { rule: 'test/win' } })
    expect(notesOf(game)).toEqual([])
  })
})

describe('a call', () => {
  const count = procedure<{ upTo: number; result?: number }>('count', [
    step('sum', (_, { upTo }) => ({ result: (upTo * (upTo + 1)) / 2 })),
    ...noting('counted'),
  ])

  test('runs before the next step, and its result goes into the local of the caller', () => {
    const caller = procedure<{ sum?: number }>('caller', [
      step('call', (game) => game.call(count, { upTo: 4 }, 'sum')),
      step('use', (game, { sum }) => note(game, sum)),
    ])
    expect(notesOf(play([caller, count]))).toEqual(['counted', 10])
  })

  test('without a result gives null', () => {
    const silent = procedure<object>('silent', noting('silence'))
    const caller = procedure<{ sum?: number | null }>('caller', [
      step('call', (game) => game.call(silent, {}, 'sum')),
      step('use', (game, { sum }) => note(game, sum)),
    ])
    expect(notesOf(play([caller, silent]))).toEqual(['silence', null])
  })

  test('lets the step that called say where its own procedure goes on', () => {
    const caller = procedure<object>('caller', [
      step('call', (game) => {
        game.call(count, { upTo: 1 })
        game.goto('later')
      }),
      ...noting('skipped', 'later'),
      step('last', (game) => {
        game.call(count, { upTo: 1 })
        game.finish()
      }),
      ...noting('never'),
    ])
    expect(notesOf(play([caller, count]))).toEqual(['counted', 'later', 'counted'])
  })
})

describe('a mistake in a procedure is named', () => {
  test('a step that is not there', () => {
    const lost = procedure<object>('lost', [step('go', (game) => game.goto('nowhere'))])
    expect(() => play([lost])).toThrow('the ruleset has no step lost:nowhere')
  })

  test('a procedure that is not in the ruleset', () => {
    const absent = procedure<object>('absent', noting('never'))
    const caller = procedure<object>('caller', [step('call', (game) => game.call(absent, {}))])
    expect(() => play([caller])).toThrow('the ruleset has no procedure absent')
  })

  test('two steps of one name', () => {
    expect(() => play([procedure<object>('twice', noting('draw', 'draw'))])).toThrow(
      'the procedure twice has two steps named draw',
    )
  })

  test('steps without end that ask nobody', () => {
    const circle = procedure<object>('circle', [step('round', (game) => game.goto('round'))])
    expect(() => play([circle])).toThrow('without asking anybody')
  })

  test('a question that has no answer', () => {
    const stuck = procedure<object>('stuck', [
      ask(
        'pick',
        () => ({ kind: 'cards' as const, seat: 0, about: 'sacrifice', from: [], min: 1, max: 1 }),
        () => undefined,
      ),
    ])
    expect(() => play([stuck])).toThrow('stuck:pick')
  })
})

test('a procedure that waits for an answer in the middle of a call goes on in another machine', () => {
  const choose = procedure<{ result?: number }>('choose', [
    ask(
      'number',
      () => ({ kind: 'number' as const, seat: 0, about: 'number', min: 1, max: 9 }),
      (_, __, number) => ({ result: number }),
    ),
  ])
  const caller = procedure<{ chosen?: number }>('caller', [
    step('call', (game) => game.call(choose, {}, 'chosen')),
    step('use', (game, { chosen }) => note(game, chosen)),
  ])
  const game = play([caller, choose])
  const saved = JSON.parse(JSON.stringify(game.state)) as State<Small>
  const resumed = new Machine(game.rules, saved)
  expect(answer(resumed, 0, 7)).toEqual({ accepted: true })
  expect(notesOf(resumed)).toEqual([7])
  expect(notesOf(game)).toEqual([])
})
