import type { Question } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { allAtFirst, chosenName } from '../../swccg/together.ts'

const cards = (about: string, from: readonly number[], max = from.length): Question => ({
  kind: 'cards',
  seat: 0,
  about,
  from,
  min: 1,
  max,
})

describe('cards that go together', () => {
  const group = cards('who-goes', [3, 5, 8])
  test('all of them are chosen at first, and the button says how many are left', () => {
    expect(allAtFirst(group)).toEqual([3, 5, 8])
    expect(chosenName(group, 3)).toBe('All 3')
    expect(chosenName(group, 2)).toBe('Only 2')
    expect(chosenName(group, 0)).toBeNull()
  })
  test('where there is room for some only, or one is wanted, nobody is', () => {
    expect(allAtFirst(cards('who-rides', [3, 5, 8], 2))).toEqual([])
    expect(allAtFirst(cards('who-rides', [3], 1))).toEqual([])
    expect(chosenName(cards('who-rides', [3, 5, 8], 2), 2)).toBeNull()
  })
  test('a choice of something else is left to the person', () => {
    expect(allAtFirst(cards('search', [3, 5]))).toEqual([])
  })
})
