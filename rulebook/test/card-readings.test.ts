/** The ledger of cards that were read: what it finds when a tree or the list of cards changes. */
import { describe, expect, test } from 'vitest'
import {
  faultOf,
  parseReadings,
  printReadings,
  type Reading,
  sayUnread,
  textMark,
  treeMark,
  unread,
} from '../card-readings.ts'

const reading = (tree: unknown): Reading => ({ text: textMark('x'), tree: treeMark(tree), verdict: 'right' })
const LEDGER = new Map([
  ['Kept', reading({ power: 1 })],
  ['Altered: Site', reading({ power: 1 })],
  ['Gone', reading({})],
])

describe('the ledger', () => {
  test('tells what is not read, what changed and what is gone', () => {
    const trees = new Map([
      ['Kept', { power: 1 }],
      ['Altered: Site', { power: 2 }],
      ['New', {}],
    ])
    const found = unread(LEDGER, trees, () => true)
    expect(found).toEqual({ missing: ['New'], changed: ['Altered: Site'], gone: ['Gone'] })
    expect(sayUnread(found)).toContain('changed since they were read (1):')
  })
  test('lets cards wait that are not due, but not those that have a line', () => {
    const trees = new Map([
      ['Kept', { power: 2 }],
      ['Altered: Site', { power: 1 }],
      ['Waiting', {}],
      ['Due', {}],
    ])
    const found = unread(LEDGER, trees, (card) => card === 'Due')
    expect(found).toEqual({ missing: ['Due'], changed: ['Kept'], gone: ['Gone'] })
  })
  test('is read as it was printed', () => {
    const said = new Map([
      ...LEDGER,
      ['Why "so"', { ...reading([]), verdict: 'mended' as const, why: 'it said: 2' }],
    ])
    expect(parseReadings(printReadings('Cards.', said))).toEqual(
      new Map([...said].sort(([a], [b]) => (a < b ? -1 : 1))),
    )
  })
  test('wants a reason for every verdict but the plain one', () => {
    expect(faultOf(reading(1))).toBeNull()
    expect(faultOf({ ...reading(1), verdict: 'mended' })).toBe('"mended" needs one line why')
    expect(() => parseReadings('A: { text: a, tree: b, verdict: fine }')).toThrow('A: a verdict is one of')
  })
  test('does not mind how a text is broken into lines', () => {
    expect(textMark('Draw\n  one. ')).toBe(textMark('Draw one.'))
    expect(textMark('Draw one.')).not.toBe(textMark('Draw two.'))
  })
})
