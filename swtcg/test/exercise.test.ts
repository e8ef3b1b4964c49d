/** The exercise of cards, in its short form: every 150th card that is carried out in full. */
import { campaign } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { shippedCards } from '../cards/shipped.ts'
import { canBeTried, exercise } from '../exercise/exercise.ts'
import { sampleGame } from '../exercise/sample-game.ts'
import type { Ability } from '../language/tree.ts'
import { unit } from './made-up.ts'

const EVERY = 150
const TRIALS = 20

test('cards are played and their abilities used, without a fault', () => {
  const some = shippedCards()
    .cards.filter(canBeTried)
    .filter((_, index) => index % EVERY === 0)
  const { summary, left } = campaign(some, (card) => exercise(card, TRIALS))
  expect(left.flatMap(({ faults }) => faults)).toEqual([])
  expect(summary).toMatchObject({ cards: some.length, played: some.length, faults: 0 })
  expect(summary.used / summary.abilities).toBeGreaterThan(0.9)
})

const own = (...abilities: readonly Ability[]) => ({
  key: 'OWN Porch Guard',
  subtypes: ['Guard'],
  ...unit('Porch Guard', abilities),
})

test('an ability that is never used is told with the reason', { timeout: 30_000 }, () => {
  const when = { when: 'is-discarded', who: { the: 'self' }, from: 'space' } as const
  const card = own({ ability: 'triggered', when, do: [{ do: 'draw', who: 'you', count: 1 }] })
  const { played, unused, faults } = exercise(card, 3)
  expect({ played, faults }).toEqual({ played: true, faults: [] })
  expect(unused).toEqual([{ path: '0', text: expect.any(String), why: 'what sets it off did not happen' }])
})

test('a card of an author is played in a game that is told', { timeout: 30_000 }, () => {
  const card = own({ ability: 'keyword', keyword: 'armor', value: 1 })
  const { lines, played, used } = sampleGame(card)
  expect({ played, used }).toEqual({ played: true, used: 1 })
  expect(lines.some((line) => line.includes('Porch Guard'))).toBe(true)
})
