import { expect, test } from 'vitest'
import { lowMark } from '../table/low-time.ts'

test('a clock is low from thirty seconds on, and says so again at ten', () => {
  expect([31_000, 30_000, 10_001, 10_000, 0].map(lowMark)).toEqual([null, 30_000, 30_000, 10_000, 10_000])
})
