/** What counts as proven, and the figures of a book. */
import { coverage, failedFiles, type ProofRecord, proofsOf } from '@dejarik/rulebook'
import { readNotTestable } from '@dejarik/rulebook/read'
import { proves } from '@dejarik/rulebook/testing'
import { expect, test } from 'vitest'

const ids = ['idc/a/one', 'idc/a/two', 'idc/a/three', 'idc/a/four', 'wotc/a/one']

const record: ProofRecord = {
  sources: '',
  files: { 'a.test.ts': true, 'b.test.ts': false },
  rules: proofsOf([
    { test: 'passes', passed: true, proves: ['idc/a/one', 'idc/a/two', 'idc/a/one'] },
    { test: 'fails', passed: false, proves: ['idc/a/two', 'idc/a/three'] },
    { test: 'passes too', passed: true, proves: ['idc/a/one', 'idc/gone/away'] },
    { test: 'proves nothing', passed: true, proves: [] },
  ]),
}

test('a record holds by rule the tests that passed and failed', () => {
  expect(record.rules['idc/a/one']).toEqual({ passed: ['passes', 'passes too'], failed: [] })
  expect(record.rules['idc/a/two']).toEqual({ passed: ['passes'], failed: ['fails'] })
  expect(failedFiles(record)).toEqual(['b.test.ts'])
})

test('a rule is proven by a passing test unless another that names it fails', () => {
  const report = coverage(ids, record, new Map([['idc/a/four', 'A matter of manners.']]), ['idc'])
  expect(report).toEqual({
    books: {
      idc: { total: 4, proven: 1, notTestable: 1, unproven: 2, unprovenIds: ['idc/a/two', 'idc/a/three'] },
    },
  })
})

test('a test says what it proves in its options', () => {
  const ids = ['idc/cards/unit-and-non-unit', 'wotc/basics/two-players']
  expect(proves(...ids)).toEqual({ meta: { proves: ids } })
})

test('a test that names an unknown rule fails when it is collected', () => {
  expect(() => proves('wotc/basics/two-player')).toThrow('did you mean "wotc/basics/two-players"')
})

test('a rule on the list of those not testable cannot be proven', () => {
  const [id = ''] = readNotTestable().keys()
  expect(() => proves(id)).toThrow('take it off the list')
})
