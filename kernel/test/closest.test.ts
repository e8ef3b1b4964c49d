import { expect, test } from 'vitest'
import { closest, didYouMean } from '../index.ts'

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
