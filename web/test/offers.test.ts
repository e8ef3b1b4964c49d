import type { OfferCore, Question } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { offersByCard, offersIn, pickable, plainOffers } from '../offers.ts'
import { toldApart } from '../told-apart.ts'

const offers = [
  { key: 'pass', verb: 'pass' },
  { key: 'attack 1 5', verb: 'attack', card: 1, defender: 5 },
  { key: 'attack 1 6', verb: 'attack', card: 1, defender: 6 },
  { key: 'pilot 2 1', verb: 'pilot', card: 2, unit: 1 },
] as readonly OfferCore[]
const FIELDS = { source: ['card', 'defender', 'unit'] }
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

describe('offers lie on the cards that a player would click', () => {
  const byCard = offersByCard(offers, FIELDS.source)
  const keys = (card: number) => (byCard.get(card) ?? []).map(({ key }) => key)

  test('on the attacker, and on whom it may attack', () => {
    expect(keys(1)).toEqual(['attack 1 5', 'attack 1 6', 'pilot 2 1'])
    expect(keys(6)).toEqual(['attack 1 6'])
  })
  test('what belongs to no card is a button', () => {
    expect(plainOffers(question, FIELDS).map(({ key }) => key)).toEqual(['pass'])
  })
  test('only a question for cards lets cards be picked', () => {
    expect(pickable(question)).toEqual([])
    expect(pickable({ kind: 'cards', seat: 0, about: 'choose', from: [3, 4], min: 1, max: 1 })).toEqual([
      3, 4,
    ])
    expect(offersByCard(offersIn(null), FIELDS.source).size).toBe(0)
  })
})
