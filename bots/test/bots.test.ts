import { chance, type Kinds, type Machine, misfit } from '@dejarik/kernel'
import { swapSecrets } from '@dejarik/kernel/testing'
import { describe, expect, test } from 'vitest'
import { type Bot, botFor, type Glimpse, LEVELS, type Move, safely } from '../index.ts'
import { firstGlimpse, GAMES, playOut } from './seats.ts'

/** Searching takes time, so that a few decisions must do. */
const MOST: Readonly<Record<string, number>> = { captain: 12 }

const players = GAMES.flatMap((definition) =>
  LEVELS.flatMap(({ name }) => {
    const bot = botFor(name, definition.name)
    return bot ? [{ definition, game: definition.name, name, bot, most: MOST[name] ?? 2000 }] : []
  }),
)

describe.each(players)('$name in $game', { timeout: 30_000 }, ({ definition, bot, name, most }) => {
  test('plays with legal answers, and can say why', () => {
    const strange: string[] = []
    const inspect = ({ question }: Glimpse, move: Move): void => {
      const wrong = misfit(question, move.answer)
      if (wrong) strange.push(`${question.about}: ${wrong}`)
      if (!/^[A-Z\d].*\.$/.test(move.explain())) strange.push(`${question.about}: ${move.explain()}`)
    }
    for (const seed of [1, 2]) {
      const game = playOut(definition, seed, bot, inspect, most)
      expect(game.state.outcome !== null || name in MOST).toBe(true)
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
