import { describe, expect, test } from 'vitest'
import { type NumberQuestion, type Question, type Viewing, viewOf } from '../index.ts'
import { answer, ask, asking, type Game, note, play, procedure, type Small } from './small-game.ts'

const number = (seat: number, max: number): NumberQuestion => ({
  kind: 'number',
  seat,
  about: 'number',
  min: 1,
  max,
})

describe('a choice with one possible answer', () => {
  const forced: readonly (readonly [Question, unknown])[] = [
    [number(0, 1), 1],
    [{ kind: 'choice', seat: 0, about: 'arena', options: ['space'] }, 'space'],
    [{ kind: 'cards', seat: 0, about: 'lose', from: [4, 2], min: 2, max: 2 }, [4, 2]],
    [{ kind: 'several', seat: 0, about: 'lose', items: [], min: 0, max: 0 }, []],
    [{ kind: 'order', seat: 0, about: 'order', items: ['only'] }, [0]],
    [{ kind: 'divide', seat: 0, about: 'damage', amount: 3, among: [{ name: 'unit', max: 5 }] }, [3]],
    [
      { kind: 'action', seat: 0, about: 'act', offers: [{ key: 'pass', verb: 'pass' }] },
      { key: 'pass', verb: 'pass' },
    ],
  ]
  test.each(forced)('is made without asking: $kind', (question, made) => {
    const game = asking(question)
    expect(game.state.asks).toBe(0)
    expect(game.table.notes).toEqual([[0, made]])
  })

  test.each(forced)('is asked where not asking would tell something: $kind', (question) => {
    const game = asking({ ...question, evenIfForced: true })
    expect(game.questionFor(0)).toMatchObject(question)
    expect(game.table.notes).toEqual([])
  })
})

test('in a game in thought nobody is asked who has one answer, whatever it would tell', () => {
  const heard = (game: Game, _: object, given: unknown): void => note(game, given)
  const game = play([
    procedure<object>('two questions', [
      ask('open', () => number(0, 2), heard),
      ask('forced', () => ({ ...number(1, 1), evenIfForced: true }), heard),
    ]),
  ])
  const thought = game.fork()
  thought.candid = true
  for (const each of [game, thought]) answer(each, 0, 2)
  expect(game.questionFor(1)).not.toBeNull()
  expect(thought.state.outcome).not.toBeNull()
  expect(thought.table.notes).toEqual([2, 1])
})

test('nobody is asked where there is no question', () => {
  const silent = procedure<object>('silent', [
    ask(
      'nothing',
      () => undefined as Question | undefined,
      (game) => note(game, 'answered'),
    ),
    ask(
      'nobody',
      () => [] as readonly Question[],
      (game) => note(game, 'answered'),
    ),
  ])
  const game = play([silent])
  expect(game.state.outcome).not.toBeNull()
  expect(game.table.notes).toEqual([])
})

describe('several seats asked at once', () => {
  test('answer in any order, and are heard in the order of the questions', () => {
    const game = asking(number(0, 9), number(1, 9), number(2, 9))
    for (const [seat, value] of [
      [2, 5],
      [0, 3],
      [1, 4],
    ] as const)
      expect(answer(game, seat, value)).toEqual({ accepted: true })
    expect(game.table.notes).toEqual([
      [0, 3],
      [1, 4],
      [2, 5],
    ])
  })

  test('wait only for those who have a choice', () => {
    const game = asking(number(0, 9), number(1, 1), number(2, 9))
    expect(game.questionFor(1)).toBeNull()
    answer(game, 0, 2)
    answer(game, 2, 6)
    expect(game.table.notes).toEqual([
      [0, 2],
      [1, 1],
      [2, 6],
    ])
  })

  test('hear nothing more once an answer has ended the game', () => {
    const duel = procedure<object>('duel', [
      ask(
        'give up',
        () => [0, 1].map((seat) => ({ kind: 'confirm' as const, seat, about: 'give-up' })),
        (game, _, yes, seat) => {
          note(game, seat)
          if (yes) game.end([1 - seat], { rule: 'test/given-up' })
        },
      ),
    ])
    const game = play([duel])
    answer(game, 0, true)
    answer(game, 1, true)
    expect(game.state.outcome?.winners).toEqual([1])
    expect(game.table.notes).toEqual([0])
  })

  test('one seat may have two questions, and answers them in turn', () => {
    const game = asking(number(0, 9), number(0, 5))
    answer(game, 0, 9)
    expect(game.questionFor(0)).toEqual(number(0, 5))
    answer(game, 0, 5)
    expect(game.table.notes).toEqual([
      [0, 9],
      [0, 5],
    ])
  })
})

describe('a secret answer', () => {
  const viewing: Viewing<Small> = {
    face: () => ({}),
    back: () => ({}),
    seat: () => ({}),
    table: ({ table }) => table,
  }
  const bids = () => asking({ ...number(0, 9), kind: 'bid' }, { ...number(1, 9), kind: 'bid' })
  const everyView = (game: ReturnType<typeof bids>) =>
    [null, 0, 1, 2].map((viewer) => viewOf(game, viewing, viewer))

  test('leaves no trace in any view until all have answered', () => {
    const [low, high] = [bids(), bids()]
    answer(low, 0, 1)
    answer(high, 0, 9)
    expect(everyView(low)).toEqual(everyView(high))
    answer(low, 1, 4)
    expect(viewOf(low, viewing, 2).table).toEqual({
      notes: [
        [0, 1],
        [1, 4],
      ],
    })
  })

  test('is news to everybody when all have answered, and to nobody before', () => {
    const game = bids()
    answer(game, 0, 1)
    expect(game.state.learned).toEqual([0, 0, 0, 0])
    answer(game, 1, 4)
    expect(game.state.learned).toEqual([1, 1, 1, 1])
  })

  test('shows who has yet to answer, and the question to the one who is asked', () => {
    const game = bids()
    answer(game, 1, 4)
    expect(viewOf(game, viewing, null).waitingFor).toEqual([{ seat: 0, about: 'number' }])
    expect(viewOf(game, viewing, 0).question).toMatchObject({ ask: 1, question: { kind: 'bid', max: 9 } })
    expect(viewOf(game, viewing, 1).question).toBeNull()
    expect(viewOf(game, viewing, null).question).toBeNull()
  })
})
