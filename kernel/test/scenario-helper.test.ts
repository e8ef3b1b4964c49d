/** The helper for tests, and the three ways that every scenario goes. */
import { describe, expect, test } from 'vitest'
import type { GameDefinition, Setup } from '../index.ts'
import { scenario } from '../scenario/index.ts'
import { skirmishGame } from '../skirmish/index.ts'
import { type Quiz, quizGame } from './quiz.ts'
import { scenario as scenarioOfTest } from './scenario-testing.ts'

describe('a scenario in TypeScript', () => {
  const position = { red: { hand: ['corsair', 'scout'] } }

  test('is a position in one call, then play and expectations', () => {
    scenario(skirmishGame, { position })
      .expect({ asked: { red: 'act' }, zones: { 'red.hand': ['corsair', 'scout'] } })
      .play('red', { deploy: 'corsair' })
      .expect({ offersExactly: { red: ['pass'] }, asked: 'red' })
      .done()
  })

  test('begins a whole game where no position is given', () => {
    scenario(skirmishGame, { seed: 3 })
      .expect({ asked: ['red', 'blue'], zones: { 'red.deck': 13 } })
      .done()
  })

  test('fails when it is done while somebody is asked', () => {
    const play = scenario(skirmishGame, { position }).play('red', { deploy: 'corsair' })
    expect(() => play.done()).toThrow('the scenario ends while red is asked about act')
  })

  test.fails('fails with its test when nobody calls done', () => {
    scenarioOfTest(skirmishGame, { position })
  })

  test('fails at the line of the test that made the step', () => {
    const play = scenario(skirmishGame, { position })
    const failed = catchError(() => play.play('red', { deploy: 'bruiser' }))
    expect(failed.stack?.split('\n')[1]).toContain('scenario-helper.test.ts')
  })

  test('checks its position like a file', () => {
    expect(() => scenario(skirmishGame, { position: { red: { hand: ['scuot'] } } })).toThrow(
      '"scuot" is not known here; did you mean "scout"?',
    )
  })

  test('lends the machine for what no expectation can say', () => {
    expect(scenario(skirmishGame, { position }).machine.table.bids).toEqual([])
  })
})

function catchError(act: () => unknown): Error {
  try {
    act()
  } catch (error) {
    return error as Error
  }
  throw new Error('nothing was thrown')
}

describe('the ways', () => {
  type QuizGame = typeof quizGame
  const play = (game: QuizGame) =>
    scenario(game, { position: { asking: ['number', 'choice'] } })
      .play('ann', 3)
      .play('ann', 'tails')
      .expect({ over: { winners: ['ann'] } })
      .done()

  test('all end alike for a sound game', () => {
    expect(() => play(quizGame)).not.toThrow()
  })

  test('a save shows a state that is not plain data', () => {
    const place: QuizGame['scenario']['place'] = (setup, position) => {
      const state = quizGame.scenario.place(setup, position)
      return { ...state, table: { ...state.table, given: [new Date(0)] } }
    }
    const game = { ...quizGame, scenario: { ...quizGame.scenario, place } }
    expect(() => play(game)).toThrow('the game is another after a save')
  })

  test('a replay shows a game that remembers something outside its state', () => {
    let answers = 0
    const count = (machine: { changeTable: (change: Quiz['table']) => void; table: Quiz['table'] }) =>
      machine.changeTable({ ...machine.table, given: [...machine.table.given, ++answers] })
    const rulesFor: QuizGame['rulesFor'] = (setup) => ({
      ...quizGame.rulesFor(setup),
      listeners: new Map([['answered', [count]]]),
    })
    expect(() => play({ ...quizGame, rulesFor })).toThrow('the game is another after a replay')
  })

  test('one switch chooses them', () => {
    const leaky = withDate(quizGame)
    expect(() => scenario(leaky, { through: ['plain'] })).not.toThrow()
    expect(() => scenario(leaky, { through: ['save'] })).toThrow('after a save')
  })

  const withDate = <S extends Setup>(game: GameDefinition<Quiz, S>): GameDefinition<Quiz, S> => ({
    ...game,
    open: (setup) => ({ ...game.open(setup), table: { asking: ['number'], given: [new Date(0)] } }),
  })
})
