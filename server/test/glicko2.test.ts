import { expect, test } from 'vitest'
import { reachAfter } from '../lobby/quick-match.ts'
import { NEWCOMER, rated, rested, type Strength } from '../standing/glicko2.ts'
import { carriedOver, seasonAt } from '../standing/season.ts'

const strength = (rating: number, deviation: number): Strength => ({ rating, deviation, volatility: 0.06 })

test('the worked example of the paper: won, lost and lost', () => {
  const { rating, deviation, volatility } = rated(strength(1500, 200), [
    { against: strength(1400, 30), score: 1 },
    { against: strength(1550, 100), score: 0 },
    { against: strength(1700, 300), score: 0 },
  ])
  expect(rating).toBeCloseTo(1464.06, 1)
  expect(deviation).toBeCloseTo(151.52, 1)
  expect(volatility).toBeCloseTo(0.05999, 4)
})

test('whoever does not play is known less well, and never less than a newcomer', () => {
  const known = strength(1700, 50)
  expect(rated(known, [])).toEqual(rested(known, 1))
  expect(rested(known, 1).deviation).toBeCloseTo(Math.hypot(50, 0.06 * 173.7178), 6)
  expect(rested(known, 1e6).deviation).toBe(NEWCOMER.deviation)
})

test('a win raises, a loss lowers, and what one gains the other loses where both are known alike', () => {
  const [one, other] = [strength(1600, 80), strength(1600, 80)]
  const won = rated(one, [{ against: other, score: 1 }])
  const lost = rated(other, [{ against: one, score: 0 }])
  expect(won.rating).toBeGreaterThan(1600)
  expect(won.rating - 1600).toBeCloseTo(1600 - lost.rating, 6)
  expect(won.deviation).toBeLessThan(80.7)
})

test('upsets without end stay finite', () => {
  let weak = NEWCOMER
  for (let game = 0; game < 200; game++) weak = rated(weak, [{ against: strength(2800, 30), score: 1 }])
  expect(Number.isFinite(weak.rating) && weak.volatility > 0 && weak.volatility < 1).toBe(true)
})

test('seasons are quarters of a year, and a new one is less sure', () => {
  expect(['2026-01-01', '2026-03-31', '2026-11-16'].map((day) => seasonAt(Date.parse(day)))).toEqual([
    '2026-1',
    '2026-1',
    '2026-4',
  ])
  expect(carriedOver(strength(1800, 50))).toEqual({ rating: 1800, deviation: 130, volatility: 0.06 })
  expect(carriedOver(NEWCOMER).deviation).toBe(350)
})

test('the longer somebody waits, the more people will do', () => {
  expect([-5000, 0, 10_000, 59_000, 60_000].map(reachAfter)).toEqual([
    150,
    150,
    250,
    740,
    Number.POSITIVE_INFINITY,
  ])
})
