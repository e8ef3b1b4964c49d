import { expect, test } from 'vitest'
import { eloTable } from '../index.ts'

test('ratings agree with a single match', () => {
  const [best, worst] = eloTable([{ bots: ['a', 'b'], points: 7500, games: 10_000 }])
  expect([best!.bot, worst!.bot]).toEqual(['a', 'b'])
  expect(best!.elo - worst!.elo).toBeCloseTo(400 * Math.log10(3), 0)
})

test('bots that never met are compared through others', () => {
  const table = eloTable([
    { bots: ['a', 'b'], points: 60, games: 100 },
    { bots: ['b', 'c'], points: 60, games: 100 },
  ])
  expect(table.map(({ bot }) => bot)).toEqual(['a', 'b', 'c'])
  expect(table[1]!.elo).toBeCloseTo(0, 0)
})

test('a bot that lost everything has a rating all the same', () => {
  const table = eloTable([{ bots: ['a', 'b'], points: 10, games: 10 }])
  expect(table.every(({ elo }) => Number.isFinite(elo))).toBe(true)
})
