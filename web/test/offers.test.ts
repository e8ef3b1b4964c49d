import type { OfferCore, Question } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { cardsMeant, offersByGoal, offersBySource, offersIn, pickable, plainOffers } from '../offers.ts'
import { swccgWays } from '../swccg/ways.ts'
import { swtcgWays } from '../swtcg/ways.ts'
import { toldApart } from '../told-apart.ts'

const NO_CLICKS = { chosenByClick: () => [] }

const offers = [
  { key: 'pass', verb: 'pass' },
  { key: 'attack 1 5', verb: 'attack', card: 1, defender: 5 },
  { key: 'attack 1 6', verb: 'attack', card: 1, defender: 6 },
  { key: 'pilot 2 1', verb: 'pilot', card: 2, unit: 1 },
  { key: 'complete 3', verb: 'complete', card: 3, destination: { to: 'space' }, cost: 2 },
] as readonly OfferCore[]
const question: Question = { kind: 'action', seat: 0, about: 'next-attack', offers }

test('what reads the same is told apart, where there is something to tell', () => {
  const states = ['2 damage', '', '', 'tapped']
  expect(toldApart(['Attack', 'Attack', 'Tap', 'Pass'], (index) => states[index]!)).toEqual([
    'Attack (2 damage)',
    'Attack',
    'Tap',
    'Pass',
  ])
})

const keysOf = (found: readonly OfferCore[] | undefined) => (found ?? []).map(({ key }) => key)

describe('offers lie on the cards that a player would click', () => {
  test('on the card that does it', () => {
    const bySource = offersBySource(offers, swtcgWays)
    expect(keysOf(bySource.get(1))).toEqual(['attack 1 5', 'attack 1 6'])
    expect(keysOf(bySource.get(2))).toEqual(['pilot 2 1'])
    expect(bySource.get(5)).toBeUndefined()
  })
  test('and on where it leads: a card, or a part of the board', () => {
    const byGoal = offersByGoal(offers, swtcgWays)
    expect(keysOf(byGoal.get(6))).toEqual(['attack 1 6'])
    expect(keysOf(byGoal.get('space'))).toEqual(['complete 3'])
    expect(cardsMeant(offers[3]!, swtcgWays)).toEqual([2, 1])
  })
  test('what belongs to no card is a button', () => {
    expect(plainOffers(question, swtcgWays).map(({ key }) => key)).toEqual(['pass'])
  })
  test('a card of the CCG goes to a location, aboard, into the row, or to the side of the table', () => {
    const goal = (to: object) =>
      swccgWays.goalsOf({ key: 'deploy', verb: 'deploy', card: 1, cost: 0, ...to } as OfferCore)
    expect(goal({ on: 7, as: 'at' })).toEqual([7])
    expect(goal({ row: 2 })).toEqual(['row-2'])
    expect(goal({ beside: 'own' })).toEqual(['side'])
  })
  test('only a question for cards lets cards be picked', () => {
    expect(pickable(question, NO_CLICKS)).toEqual([])
    expect(
      pickable({ kind: 'cards', seat: 0, about: 'choose', from: [3, 4], min: 1, max: 1 }, NO_CLICKS),
    ).toEqual([3, 4])
    expect(offersBySource(offersIn(null), swtcgWays).size).toBe(0)
  })
})
