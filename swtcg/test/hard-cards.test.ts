/** The hard cards: each is marked with what is missing, or can be played without a fault. */
import { describe, expect, test } from 'vitest'
import { titleOf } from '../cards/definition.ts'
import { shippedCards } from '../cards/shipped.ts'
import { canBeTried, exercise } from '../exercise/exercise.ts'
import { HARD_CARDS } from './hard-cards.ts'

const TRIALS = 2

describe.each(Object.entries(HARD_CARDS))('%s', (_, keys) => {
  test.each(keys)('%s', { timeout: 60_000 }, (title) => {
    const space = title.indexOf(' ')
    const card = shippedCards().named(title.slice(space + 1), title.slice(0, space))!
    expect(`${title.slice(0, space)} ${titleOf(card)}`).toBe(title)
    if (canBeTried(card)) expect(exercise(card, TRIALS).faults).toEqual([])
    else expect(card.costIsX || card.missing?.length).toBeTruthy()
  })
})

test('there are 85 of them', () => {
  expect(new Set(Object.values(HARD_CARDS).flat()).size).toBe(85)
})
