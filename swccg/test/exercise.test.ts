/** The exercise of cards, in its short form: every 25th card that is carried out in full. */
import { campaign } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { exercise, shippedCards } from '../index.ts'

const EVERY = 25
const TRIALS = 12

test('cards are played and their functions used, without a fault', { timeout: 60_000 }, () => {
  const some = shippedCards()
    .cards.filter(({ automated }) => automated)
    .filter((_, index) => index % EVERY === 0)
  const { summary, left } = campaign(some, (card) => exercise(card, TRIALS))
  expect(left.flatMap(({ faults }) => faults)).toEqual([])
  expect(summary).toMatchObject({ cards: some.length, played: some.length, faults: 0 })
})

test('a card that is never played is told, and so are its functions', () => {
  const card = { ...shippedCards().named('Sense (L)')!, key: 'Never Held' }
  const { played, abilities, unused } = exercise({ ...card, kind: 'objective' }, 1)
  expect({ played, abilities, unused: unused.length }).toEqual({
    played: false,
    abilities,
    unused: abilities,
  })
})
