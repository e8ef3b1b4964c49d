/** The exercise of cards, in its short form: every 25th card that is carried out in full. */
import { campaign } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { isOfLaterSet } from '../cards/released.ts'
import { exercise, premiereCards, shippedCards } from '../index.ts'

const EVERY = 25
const TRIALS = 20
const OF_LATER_SETS = 6

/** A hand may hold what the staged position cannot bring about, so of later sets faults alone count here. */
test('cards of later sets are played without a fault', { timeout: 60_000 }, () => {
  const some = shippedCards()
    .cards.filter(isOfLaterSet)
    .filter(({ automated }) => automated)
    .filter((_, index, all) => index % Math.ceil(all.length / OF_LATER_SETS) === 0)
  const { left, summary } = campaign(some, (card) => exercise(card, TRIALS))
  expect(left.flatMap(({ faults }) => faults)).toEqual([])
  // Some wait in vain for a card that nobody can play yet.
  expect(summary.played).toBeGreaterThan(some.length / 2)
})

test('cards are played and their functions used, without a fault', { timeout: 60_000 }, () => {
  const some = premiereCards()
    .cards.filter(({ automated }) => automated)
    .filter((_, index) => index % EVERY === 0)
  const { summary, left } = campaign(some, (card) => exercise(card, TRIALS))
  expect(left.flatMap(({ faults }) => faults)).toEqual([])
  expect(summary).toMatchObject({ cards: some.length, played: some.length, left: 0, faults: 0 })
})

/** Cards with a function that needs what a game at random hardly ever has. */
const STAGED = {
  'somebody alone in a battle of the opponent': 'Moment Of Triumph',
  'a card in the Lost Pile': "Han's Back",
  'a shot at a droid, and an Interrupt against one': 'Droid Shutdown',
  'a battle at a system with a site near it': 'Chief Bast',
  'a device on a droid of the opponent': 'Caller (L)',
  'a react of the opponent': 'Sense (L)',
  'one who is there and one who is not': 'The Force Is Strong With This One',
  'an Effect on table': 'Utinni! (D)',
}

describe('a trial brings about what a function needs', { timeout: 60_000 }, () => {
  test.each(Object.entries(STAGED))('%s', (_, name) => {
    const { unused, faults } = exercise(premiereCards().named(name)!, TRIALS)
    expect({ unused, faults }).toEqual({ unused: [], faults: [] })
  })
})

test('a card that is never played is told, and so are its functions', () => {
  const card = { ...premiereCards().named('Sense (L)')!, key: 'Never Held' }
  const { played, abilities, unused } = exercise({ ...card, kind: 'objective' }, 1)
  expect({ played, abilities, unused: unused.length }).toEqual({
    played: false,
    abilities,
    unused: abilities,
  })
})
