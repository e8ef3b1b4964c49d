import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shippedCards } from '../cards/shipped.ts'
import { compile } from '../language/compile.ts'
import { render } from '../language/render/abilities.ts'
import { vocabularyOf } from '../language/vocabulary.ts'
import { ability, bearer, world } from './random-trees.ts'
import { varied } from './varied-trees.ts'

describe('what is rendered is read back as the same tree', () => {
  test('for every ability of every shipped card', { timeout: 240_000 }, () => {
    const { cards } = shippedCards()
    const words = vocabularyOf(cards)
    for (const card of cards) {
      const text = render(card.abilities, card.kind)
      expect(compile(text, card, words), `${card.key}: ${text}`).toEqual({
        abilities: card.abilities,
        notUnderstood: [],
      })
    }
  })

  test('for random trees', { timeout: 60_000 }, () => {
    const words = vocabularyOf(world)
    const property = fc.property(ability, (tree) => {
      const text = render([tree], bearer.kind)
      expect(compile(text, bearer, words), text).toEqual({ abilities: [tree], notUnderstood: [] })
    })
    fc.assert(property, { numRuns: 300, seed: 1 })
  })

  test('for the shipped trees with other numbers, arenas and sides', { timeout: 60_000 }, () => {
    const words = vocabularyOf(shippedCards().cards)
    const property = fc.property(varied(), ({ card, tree }) => {
      const text = render([tree], card.kind)
      expect(compile(text, card, words), text).toEqual({ abilities: [tree], notUnderstood: [] })
    })
    fc.assert(property, { numRuns: 400, seed: 1 })
  })
})

describe('one wording', () => {
  const words = vocabularyOf(world)
  const again = (text: string) => render(compile(text, bearer, words).abilities, bearer.kind)

  test.each([
    [
      'Pay 2 Force -> Choose one of your units. That unit gets +1 power for this attack.',
      'Pay 2 Force -> Choose one of your units. That unit gets +1 power for this attack.',
    ],
    [
      '[tap] -> Tap one of your opponents units unless he or she pays 3 Force.',
      "[tap] -> Your opponent may pay 3 Force, and if he or she doesn't, tap one of your opponent's units.",
    ],
    [
      'Each Jedi gets -3 power as long as that Jedi is attacking this unit.',
      'As long as this unit is being attacked, each attacking Jedi gets -3 power.',
    ],
    [
      'Whenever this unit attacks, it gets Stun 2.',
      'When this unit attacks, this unit gets Stun 2 for this attack.',
    ],
  ])('%s', (text, rendered) => expect(again(text)).toBe(rendered))
})
