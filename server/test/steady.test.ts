import { expect, test } from 'vitest'
import { Limit } from '../limits.ts'
import { steadyTime } from '../steady.ts'

test('steady time goes on with the monotonic clock, from the time of day at which it began', () => {
  let monotonic = 500
  const steady = steadyTime(() => monotonic, 1_700_000_000_000)
  monotonic += 1200
  expect(steady()).toBe(1_700_000_001_200)
})

test('while the process is paused no time passes', () => {
  let monotonic = 0
  const steady = steadyTime(() => monotonic, 0)
  monotonic += 1000
  steady()
  monotonic += 600_000
  expect(steady()).toBe(1000)
  monotonic += 1000
  expect(steady()).toBe(2000)
})

test('a clock that is set back gives nobody more, and takes from nobody what is left', () => {
  let time = 3_600_000
  const limit = new Limit({ burst: 3, perMinute: 1 }, () => time)
  limit.allows('a')
  time = 0
  expect([limit.allows('a'), limit.allows('a'), limit.allows('a')]).toEqual([true, true, false])
})
