import { expect, test } from 'vitest'
import { eloOf, standing, wilson } from '../index.ts'

test('a draw is half a point', () => {
  expect(standing(6, 2, 2)).toMatchObject({ points: 7, games: 10, share: 0.7 })
})

test('the interval is Wilson’s, and never leaves 0 to 1', () => {
  const { low, high } = wilson(0.5, 100)
  expect(low).toBeCloseTo(0.4038, 4)
  expect(high).toBeCloseTo(0.5962, 4)
  expect(wilson(1, 20).high).toBeCloseTo(1)
  expect(wilson(1, 20).low).toBeCloseTo(0.8389, 4)
  expect(wilson(0.5, 0)).toEqual({ low: 0, high: 1 })
})

test('Elo is 0 for equals, 400 for ten to one, and the same the other way round', () => {
  expect(eloOf(0.5)).toBe(0)
  expect(eloOf(10 / 11)).toBeCloseTo(400)
  expect(eloOf(0.3)).toBeCloseTo(-eloOf(0.7))
  expect(eloOf(1)).toBe(Number.POSITIVE_INFINITY)
})
