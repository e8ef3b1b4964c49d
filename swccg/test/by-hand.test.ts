/** What the reader cannot read keeps its entry by hand, and says why. */
import { expect, test } from 'vitest'
import { BY_HAND } from '../cards/premiere/by-hand.ts'
import { PREMIERE } from '../cards/premiere/index.ts'
import { premiereCards } from '../cards/shipped.ts'

/** Of the 324 at least 250 are read: whoever adds a line here has to take another out. */
const MOST = 74

test('every card that is listed has an entry, and a reason', () => {
  const known = new Set(premiereCards().cards.map(({ key }) => key))
  const unknown = Object.keys(BY_HAND).filter((key) => !known.has(key) || PREMIERE[key] === undefined)
  expect(unknown).toEqual([])
  expect(Object.entries(BY_HAND).filter(([, why]) => why.split(' ').length < 3)).toEqual([])
})

test('the list does not grow; scripts/examine-ccg-texts.mjs holds it against the printed texts', () => {
  expect(Object.keys(BY_HAND).length).toBeLessThanOrEqual(MOST)
})
