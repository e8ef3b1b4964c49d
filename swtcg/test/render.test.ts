import { chance, shuffled } from '@dejarik/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CardDefinition, setOf } from '../cards/definition.ts'
import { SETS_OF_2010 } from '../cards/released.ts'
import { shippedCards } from '../cards/shipped.ts'
import { compile, MOST_LETTERS } from '../language/compile.ts'
import { render } from '../language/render/abilities.ts'
import { vocabularyOf } from '../language/vocabulary.ts'
import { mixed } from './mixed-trees.ts'
import { ability, bearer, world } from './random-trees.ts'
import { varied } from './varied-trees.ts'

/** Random trees are wilder than texts of cards. */
const UNBOUNDED = Number.POSITIVE_INFINITY
/** Cards of today's sets that are held against their rendering. */
const SAMPLE = 150

describe('what is rendered is read back as the same tree', () => {
  const { cards } = shippedCards()
  const words = vocabularyOf(cards)
  const comesBack = (card: CardDefinition): void => {
    const text = render(card.abilities, card.kind)
    expect(compile(text, card, words), `${card.key}: ${text}`).toEqual({
      abilities: card.abilities,
      notUnderstood: [],
    })
  }
  const isOld = (card: CardDefinition): boolean => SETS_OF_2010.includes(setOf(card))
  test('for every ability of every card of the sets of 2010', { timeout: 240_000 }, () => {
    for (const card of cards.filter(isOld)) comesBack(card)
  })
  test('for cards of the sets of today, drawn by seed', { timeout: 60_000 }, () => {
    for (const card of shuffled(
      cards.filter((each) => !isOld(each)),
      chance(19, 1),
    ).slice(0, SAMPLE))
      comesBack(card)
  })

  test.each([1, 2, 7, 11])('for random trees: seed %i', { timeout: 60_000 }, (seed) => {
    const words = vocabularyOf(world)
    const property = fc.property(ability, (tree) => {
      const text = render([tree], bearer.kind)
      fc.pre(text.length <= MOST_LETTERS)
      const read = compile(text, bearer, words, UNBOUNDED)
      expect(read, text).toEqual({ abilities: [tree], notUnderstood: [] })
    })
    fc.assert(property, { numRuns: 200, seed })
  })

  test.each([1, 4, 9, 12])(
    'for the shipped trees with other numbers, arenas and sides: seed %i',
    { timeout: 60_000 },
    (seed) => {
      const words = vocabularyOf(shippedCards().cards)
      const property = fc.property(varied(), ({ card, tree }) => {
        const text = render([tree], card.kind)
        expect(compile(text, card, words), text).toEqual({ abilities: [tree], notUnderstood: [] })
      })
      fc.assert(property, { numRuns: 200, seed })
    },
  )
})

describe('parts of different cards are read back together', () => {
  test.each([3, 5])('seed %i', { timeout: 60_000 }, (seed) => {
    const words = vocabularyOf(shippedCards().cards)
    const property = fc.property(mixed(), (tree) => {
      const text = render([tree], bearer.kind)
      expect(compile(text, bearer, words), text).toEqual({ abilities: [tree], notUnderstood: [] })
    })
    fc.assert(property, { numRuns: 200, seed })
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
      "Pay 1 Force -> Each player secretly bids Force. If you win the bid, choose 2 of your units and tap those units. If your opponent wins the bid, choose 2 of your opponent's units. If it's a tie, you win the bid.",
      "Pay 1 Force -> Each player secretly bids Force. If you win the bid, choose 2 of your units; tap those units. If your opponent wins the bid, choose 2 of your opponent's units. If it's a tie, you win the bid.",
    ],
    [
      'Pay 1 Force -> Draw a card. Play only if none of your Jedi have attacked this turn.',
      'Pay 1 Force -> Draw 1 card. Play only if none of your Jedi attacked this turn.',
    ],
    [
      "Pay 1 Force -> Draw a card. Play only if this unit is attacking one of your opponent's Jedi.",
      "Pay 1 Force -> Draw 1 card. Play only if this unit is attacking one of your opponent's Jedi.",
    ],
    ['This unit does three times as much damage.', 'This unit does 3 times as much damage.'],
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
