import { describe, expect, test } from 'vitest'
import { BETWEEN, layRow, PLATE } from '../swccg/lay-row.ts'
import { GAP, TALL } from '../table/frame/fit.ts'

/** The boards of the forms that show all locations at once. */
const BOARDS = [
  { width: 1164, height: 592 },
  { width: 1126, height: 394 },
  { width: 964, height: 484 },
]

describe('the row of locations', () => {
  test.each([3, 4, 5, 6, 7, 8, 9])(
    '%i of them, with up to five cards a side, lie inside the board',
    (locations) => {
      const counts = Array.from({ length: locations }, (_, place) => [place % 6, (2 * place) % 6] as const)
      for (const board of BOARDS) {
        const { widths, fits } = layRow(counts, board)
        const across = widths.reduce((sum, width) => sum + width, 0) + BETWEEN * (locations - 1)
        expect(across).toBeLessThanOrEqual(board.width)
        for (const [index, count] of counts.flat().entries()) {
          const { tile, columns, step } = fits[index]!
          const rows = Math.ceil(count / columns)
          expect(tile + (Math.min(count, columns) - 1) * step).toBeLessThanOrEqual(
            widths[Math.floor(index / 2)]!,
          )
          expect(rows * (TALL * tile + GAP) - GAP).toBeLessThanOrEqual((board.height - PLATE) / 2)
        }
      }
    },
  )

  test('locations are equally wide while their cards can be read', () => {
    const { widths } = layRow(
      [
        [5, 2],
        [0, 0],
        [1, 1],
      ],
      { width: 1164, height: 592 },
    )
    expect(new Set(widths).size).toBe(1)
  })
})
