import { chance, type Kinds, type Machine, misfit } from '@dejarik/kernel'
import { swapSecrets } from '@dejarik/kernel/testing'
import { describe, expect, test } from 'vitest'
import { type Bot, botFor, type Glimpse, glimpse, LEVELS, type Move, safely } from '../index.ts'
import { firstGlimpse, GAMES, opened, playOut } from './seats.ts'

/** Searching takes time, so that few imagined games and a few decisions must do. */
const BUDGET: Readonly<Record<string, string>> = {
  captain: 'captain@1games',
  admiral: 'admiral@5games',
  'grand-admiral': 'grand-admiral@5games',
}
const MOST_SEARCHED = 12

const players = GAMES.flatMap((definition) =>
  LEVELS.flatMap(({ name }) => {
    const bot = botFor(BUDGET[name] ?? name, definition.name)
    return bot
      ? [{ definition, game: definition.name, name, bot, most: name in BUDGET ? MOST_SEARCHED : 2000 }]
      : []
  }),
)

describe.each(players)('$name in $game', ({ definition, bot, name, most }) => {
  test('plays with legal answers, and can say why', () => {
    const strange: string[] = []
    const inspect = ({ question }: Glimpse, move: Move): void => {
      const wrong = misfit(question, move.answer)
      if (wrong) strange.push(`${question.about}: ${wrong}`)
      if (!/^[A-Z\d].*\.$/.test(move.explain())) strange.push(`${question.about}: ${move.explain()}`)
    }
    for (const seed of [1, 2]) {
      const game = playOut(definition, seed, bot, inspect, most)
      expect(game.state.outcome !== null || name in BUDGET).toBe(true)
    }
    expect(strange).toEqual([])
  })

  test('decides the same whatever the others hold', () => {
    const decided: unknown[] = []
    const otherwise: unknown[] = []
    const compare = ({ question }: Glimpse, _: Move, game: Machine<Kinds>): void => {
      const other = game.fork()
      swapSecrets(definition, other, question.seat, chance(5))
      decided.push(bot(firstGlimpse(definition, game, chance(6))).answer)
      otherwise.push(bot(firstGlimpse(definition, other, chance(6))).answer)
    }
    playOut(definition, 3, bot, compare, most)
    expect(decided.length).toBeGreaterThan(10)
    expect(otherwise).toEqual(decided)
  })
})

test('a bot is found by name and game', () => {
  expect(botFor('random', 'any game at all')).toBeDefined()
  expect(botFor('cadet', 'any game at all')).toBeUndefined()
  expect(botFor('nobody', 'swtcg')).toBeUndefined()
})

test('a bot that searches may be given more to think, or a time', () => {
  expect(botFor('admiral@20x', 'swtcg')).toBeDefined()
  for (const nonsense of ['admiral@', 'admiral@0x', 'admiral@0ms', 'admiral@soon', 'admiral@5'])
    expect(botFor(nonsense, 'swtcg')).toBeUndefined()
})

test('a bot with a time stops thinking when the time is over', () => {
  const [skirmish] = GAMES
  let now = 0
  const game = opened(skirmish!, 1)
  game.answer({ ask: game.state.asked!.id, seat: 0, value: 0 })
  game.answer({ ask: game.state.asked!.id, seat: 1, value: 0 })
  const question = game.questionFor(game.state.asked!.questions[0]!.seat)!
  const seen = glimpse(skirmish!, game, question, chance(1), () => now++)
  const { trials } = botFor('admiral@30ms', 'skirmish')!(seen)
  expect(trials).toBeGreaterThan(1)
  expect(trials).toBeLessThanOrEqual(30)
})

describe('a bot that fails', () => {
  const failing: readonly [string, Bot, string][] = [
    [
      'throws',
      () => {
        throw new Error('lost its way')
      },
      'lost its way',
    ],
    ['answers nonsense', () => ({ answer: 'nonsense', explain: () => '' }), '"nonsense" is no answer'],
  ]
  test.each(failing)('%s, is replaced by the lot, and somebody hears of it', (_, bot, message) => {
    const heard: string[] = []
    const game = playOut(
      GAMES[0]!,
      1,
      safely(bot, (complaint) => heard.push(complaint)),
    )
    expect(game.state.outcome).not.toBeNull()
    expect(heard[0]).toContain(message)
  })
})
