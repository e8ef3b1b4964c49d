import { expect, test } from 'vitest'
import { closest, didYouMean, misspelt, unknownKeys } from '../index.ts'

const raiders = ['scout', 'corsair', 'bruiser', 'warlord']

test.each([
  ['a letter left out', 'corsar', 'corsair'],
  ['a letter added', 'scoutt', 'scout'],
  ['a letter changed', 'brviser', 'bruiser'],
  ['neighbours swapped', 'wralord', 'warlord'],
  ['other case', 'Warlord', 'warlord'],
  ['a part of the name', 'lord', 'warlord'],
])('%s', (_, written, meant) => {
  expect(closest(written, raiders)).toEqual([meant])
})

test('nothing is suggested for a name that is far from all', () => {
  expect(closest('Millennium Falcon', raiders)).toEqual([])
  expect(didYouMean('Millennium Falcon', raiders)).toBe('')
})

test('the nearest comes first, and no more than asked for', () => {
  expect(closest('scot', ['scouts', 'scout', 'scott'], 2)).toEqual(['scott', 'scout'])
  expect(didYouMean('scot', ['scout', 'scott'])).toBe('; did you mean "scott" or "scout"?')
})

test('a name longer than any is compared with none', () => {
  expect(closest('scout'.repeat(100_000), raiders)).toEqual([])
})

test('of many unknown names only the first few are compared', () => {
  let compared = 0
  const unknown = Array.from({ length: 300 }, (_, index) => `nobody ${index}`)
  const found = misspelt(unknown, () => {
    compared++
    return ['scout']
  })
  expect(found.length).toBe(300)
  expect(compared).toBe(10)
  const reasons = unknownKeys(unknown, () => [])
  expect(reasons.length).toBe(11)
  expect(reasons.at(-1)).toEqual({ code: 'more-unknown-cards', detail: { more: 290 } })
})
