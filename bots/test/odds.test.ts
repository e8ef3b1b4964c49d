import { expect, test } from 'vitest'
import { hitChance, odds } from '../swtcg/odds.ts'

test('a die hits with 4 or more, against Armor with 5, and Accuracy adds to it', () => {
  expect(hitChance(4, 0)).toBe(0.5)
  expect(hitChance(5, 0)).toBeCloseTo(1 / 3)
  expect(hitChance(5, 1)).toBe(0.5)
  expect(hitChance(4, 9)).toBe(1)
})

test('the chance to discard is that of enough hits', () => {
  expect(odds(2, 0.5, 1)).toEqual({ hits: 1, discard: 0.75 })
  expect(odds(3, 0.5, 3).discard).toBeCloseTo(1 / 8)
  expect(odds(3, 0.5, 1, 2).discard).toBeCloseTo(1 / 8)
  expect(odds(2, 0.5, 3).discard).toBe(0)
  expect(odds(0, 0.5, 1)).toEqual({ hits: 0, discard: 0 })
})
