/** The sixty-six differences between the two books, each played by both. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { BATTLES } from './differences/battles.ts'
import { CARDS } from './differences/cards.ts'
import type { By, Difference } from './differences/difference.ts'
import { MOVES } from './differences/moves.ts'
import { PLACES } from './differences/places.ts'
import { STARTS } from './differences/starts.ts'
import { WEAPONS } from './differences/weapons.ts'
import type { Edition } from './editions.ts'
import { beginners, ccg95 } from './play.ts'

const ALL: readonly Difference[] = [...STARTS, ...PLACES, ...CARDS, ...WEAPONS, ...BATTLES, ...MOVES]

const byOf =
  (edition: Edition): By =>
  (of1995, ofBeginners) =>
    edition === '1995' ? of1995 : ofBeginners

describe.each(ALL.map((each) => [`${each.number}. ${each.says}`, each] as const))('%s', (_, each) => {
  test('1995', proves(...each.of1995), () => each.tell(ccg95, byOf('1995'), '1995'))
  test("Beginner's", proves(...each.beginners), () => each.tell(beginners, byOf('beginners'), 'beginners'))
})

test('every difference is there once', () => {
  expect(ALL.map(({ number }) => number).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 66 }, (_, index) => index + 1),
  )
})
