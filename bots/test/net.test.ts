import { expect, test } from 'vitest'
import { judgeBy } from '../net/net.ts'
import type { Sketching } from '../net/sketch.ts'
import { DRAWERS, treeWords } from '../net/tree-words.ts'
import type { NetWeights } from '../net/weights.ts'

interface Toy {
  readonly strength: number
}
/** Toys that one side has, some of them wound up. */
const toys: Sketching<Toy, readonly { readonly toy?: Toy; readonly wound: number }[]> = {
  shape: { whole: 1, groups: [0], numbers: 1, printed: 1 },
  printed: ({ strength }) => [strength],
  sketch: (box, reader) => {
    reader.whole(0, box.length)
    for (const { toy, wound } of box) reader.card(0, toy, [wound])
  },
}
const record: NetWeights['record'] = {
  games: 0,
  positions: 0,
  seed: 1,
  heldOut: 0,
  regression: 0,
  unseen: 0,
  unseenRegression: 0,
  calibrationError: 0,
}
const bytes = (...values: readonly number[]): string =>
  Buffer.from(Int8Array.from(values).buffer).toString('base64')

/** A toy says its strength and twice its winding less one, if that is anything; the chance is that of half the sum less the count. */
const weights: NetWeights = {
  record,
  encoders: [{ rows: 1, columns: 3, scales: [1], bytes: bytes(2, 1, -1) }],
  layers: [
    { rows: 1, columns: 3, scales: [0.5], bytes: bytes(-2, 1, 0) },
    { rows: 1, columns: 2, scales: [1], bytes: bytes(1, 0) },
  ],
}
const sigmoid = (odds: number): number => 1 / (1 + Math.exp(-odds))

test('a net adds up what its encoder says of each card, and makes a chance of it', () => {
  const judge = judgeBy(toys, weights)
  expect(judge([{ toy: { strength: 9 }, wound: 0 }])).toBeCloseTo(sigmoid(8 / 2 - 1))
  expect(judge([{ toy: { strength: 9 }, wound: 2 }])).toBeCloseTo(sigmoid(12 / 2 - 1))
  expect(judge([])).toBeCloseTo(0.5)
})

test('of a hidden card it knows how it stands alone, and what is below nothing counts for nothing', () => {
  const judge = judgeBy(toys, weights)
  expect(judge([{ wound: 5 }])).toBeCloseTo(sigmoid(9 / 2 - 1))
  expect(judge([{ wound: 0 }, { toy: { strength: 9 }, wound: 0 }])).toBeCloseTo(sigmoid(8 / 2 - 2))
})

test('weights of other sketches, or weights that are not whole, are refused', () => {
  const wider = { ...toys, shape: { ...toys.shape, whole: 2 } }
  expect(() => judgeBy(wider, weights)([])).toThrow('the net was trained on other sketches')
  const torn = { ...weights, encoders: [{ rows: 1, columns: 3, scales: [1], bytes: bytes(2, 1) }] }
  expect(() => judgeBy(toys, torn)([])).toThrow('the weights of a net are not whole')
})

test('a tree is the words that it has, wherever they stand', () => {
  const one = treeWords([{ do: 'draw', count: 2 }, { do: 'discard' }])
  expect(one).toHaveLength(DRAWERS)
  expect(treeWords({ so: [{ do: 'discard' }, { do: 'draw' }] })).toEqual(one)
  expect(treeWords([{ do: 'draw' }])).not.toEqual(one)
})
