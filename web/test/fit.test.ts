import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fit, fitAlike, fitHand, GAP, lanes, TALL } from '../table/frame/fit.ts'
import { formOf } from '../table/frame/form.ts'

describe('the form of the table', () => {
  test.each([
    [1440, 900, 'wide'],
    [1366, 650, 'short'],
    [1024, 768, 'mid'],
    [390, 844, 'phone'],
    [844, 390, 'land'],
    [720, 450, 'land'],
    [360, 500, 'phone'],
  ] as const)('%i by %i is %s', (width, height, form) => expect(formOf(width, height)).toBe(form))
})

describe('fitting cards into a box', () => {
  test('takes the largest width with which all fit', () => {
    expect(fit(5, { width: 580, height: 268 })).toEqual({ tile: 104, columns: 5, step: 111 })
    expect(fit(6, { width: 580, height: 268 })).toMatchObject({ tile: 92 })
    expect(fit(0, { width: 580, height: 268 })).toMatchObject({ tile: 104 })
  })

  test('whatever there is lies inside of it', () => {
    const sizes = fc.record({
      count: fc.integer({ min: 1, max: 60 }),
      width: fc.integer({ min: 100, max: 1200 }),
      height: fc.integer({ min: 70, max: 400 }),
    })
    fc.assert(
      fc.property(sizes, ({ count, width, height }) => {
        const { tile, columns, step } = fit(count, { width, height })
        const [across, rows] = [Math.min(count, columns), Math.ceil(count / columns)]
        expect(tile + (across - 1) * step).toBeLessThanOrEqual(width)
        expect(rows * (TALL * tile + GAP) - GAP).toBeLessThanOrEqual(height)
      }),
      // Some sizes, such as 36 cards in 245 by 70, once ended a hair outside by rounding.
      { numRuns: 3000, seed: 7 },
    )
  })

  test('boxes that belong together have cards of one width', () => {
    const box = { width: 150, height: 260 }
    const [one, other] = fitAlike([
      { count: 1, box },
      { count: 5, box },
    ])
    expect(one!.tile).toBe(other!.tile)
  })
})

test('a lane is as wide as its seat has cards, at least two', () => {
  expect(lanes([0, 2, 4], 800)).toEqual([200, 200, 400])
})

describe('the hand', () => {
  test('lies apart while there is room, then overlaps, then the last cards wait', () => {
    expect(fitHand(7, { width: 900, height: 124 }, 44)).toEqual({ tile: 96, step: 103, shown: 7 })
    expect(fitHand(7, { width: 374, height: 84 }, 44)).toEqual({ tile: 65, step: 51, shown: 7 })
    expect(fitHand(10, { width: 374, height: 84 }, 44)).toEqual({ tile: 65, step: 44, shown: 7 })
  })
})
