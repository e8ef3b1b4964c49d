import { shippedCards as swccgCards } from '@dejarik/swccg'
import { shippedCards as swtcgCards, titleOf } from '@dejarik/swtcg'
import { expect, test } from 'vitest'
import { hyphenated, partsOf } from '../card/hyphens.ts'

test.each([
  ['Stormtrooper', 'Storm-trooper'],
  ['Starfighter', 'Star-fighter'],
  ['Underestimate', 'Under-esti-mate'],
  ['Electrobinoculars', 'Electro-bino-culars'],
  ['Destroyer', 'Des-troyer'],
  ['Crossfire', 'Cross-fire'],
  ['Communications', 'Communi-cations'],
  ['Stronghold', 'Strong-hold'],
  ["Grk'Urr'Akk", "Grk'-Urr'Akk"],
  ['Lucky', 'Lucky'],
  ['Blaster', 'Blaster'],
])('%s is parted as %s', (word, parted) => {
  expect(partsOf(word).join('-')).toBe(parted)
})

test('no part of a word is shorter than three letters', () => {
  expect(partsOf('Aaaaabaaaaaa').every((part) => part.length >= 3)).toBe(true)
})

const titles = [
  ...swtcgCards().cards.map((card) => titleOf(card)),
  ...swccgCards().cards.map(({ title }) => title),
]

test('every word of a title that is too long for a line of a tile can be parted', () => {
  const unparted = titles.flatMap((title) =>
    hyphenated(title)
      .split(/[^\p{L}']+/u)
      .filter((part) => part.length > 10),
  )
  expect([...new Set(unparted)]).toEqual([])
})

test('without its soft hyphens a title is as it was', () => {
  expect(titles.filter((title) => hyphenated(title).replaceAll('\u00AD', '') !== title)).toEqual([])
})
