import { describe, expect, test } from 'vitest'
import { levelFor, strengthAfter } from '../strength.ts'

describe('the strength of a person among the levels', () => {
  test('rises by half a level with a win against an equal, and falls as much with a loss', () => {
    expect(strengthAfter(2, 2, 1)).toBe(2.5)
    expect(strengthAfter(2, 2, 0)).toBe(1.5)
    expect(strengthAfter(2, 2, 0.5)).toBe(2)
  })

  test('a win against somebody weaker says little, a loss much', () => {
    expect(strengthAfter(6, 0, 1) - 6).toBeCloseTo(0.03, 2)
    expect(strengthAfter(6, 0, 0) - 6).toBeCloseTo(-0.97, 2)
  })

  test('whoever wins as often as is expected stays where they are', () => {
    // 64 of 100 points are 100 points of Elo, one level
    const after = strengthAfter(3, 2, 1) * 0.64 + strengthAfter(3, 2, 0) * 0.36
    expect(after).toBeCloseTo(3, 2)
  })

  test('the nearest level is met, and there is nobody beyond the ends', () => {
    expect([-1, 0.4, 0.6, 2, 9].map((strength) => levelFor(strength, 4))).toEqual([0, 0, 1, 2, 3])
  })
})
