/** What rendered text calls the cards that it speaks of: as many as there are, by what they are. */
import { describe, expect, test } from 'vitest'
import type { CardFacts, CardKind } from '../cards/definition.ts'
import { compile } from '../language/compile.ts'
import { render } from '../language/render/abilities.ts'
import { vocabularyOf } from '../language/vocabulary.ts'
import { bearer, world } from './random-trees.ts'

const card = (kind: CardKind): CardFacts =>
  kind === 'unit' ? bearer : { name: 'Quiet Harbour', side: 'neutral', kind, arenas: [], subtypes: [] }
const words = vocabularyOf([...world, card('location')])

/** The text once more in our words; both are read alike. */
function again(text: string, kind: CardKind): string {
  const { abilities, notUnderstood } = compile(text, card(kind), words)
  expect(notUnderstood).toEqual([])
  const rendered = render(abilities, kind)
  expect(compile(rendered, card(kind), words).abilities).toEqual(abilities)
  return rendered
}

describe('how many', () => {
  test.each([
    [
      'Choose up to 2 of your units. Those units get +1 power until end of turn.',
      'Choose up to 2 of your units. Those units get +1 power until end of turn.',
    ],
    [
      'Choose one of your units. That unit gets +1 power until end of turn.',
      'Choose one of your units. That unit gets +1 power until end of turn.',
    ],
    [
      'Choose up to 2 of your units. Each of those units gets "Treat this unit as a Jedi" until end of turn.',
      'Choose up to 2 of your units. Those units get "Treat this unit as a Jedi" until end of turn.',
    ],
    [
      "Tap each of your opponent's units. Those units can't untap until end of your next turn.",
      "Tap each of your opponent's units. Those units can't untap until end of your next turn.",
    ],
  ])('%s', (text, rendered) => expect(again(text, 'mission')).toBe(rendered))

  test('a trigger means one unit at a time', () => {
    expect(again('When one of your units attacks, that unit gets +1 power for this attack.', 'unit')).toBe(
      'When one of your units attacks, that unit gets +1 power for this attack.',
    )
  })
  test('an ability that cards get means what was chosen before them', () => {
    const text =
      'Choose one of your opponent\'s units. Each of your units gets "As long as this unit is attacking and that unit is being attacked, this unit gets Accuracy 1" until end of turn.'
    expect(again(text, 'mission')).toBe(text)
  })
})

describe('what they are', () => {
  test('a card of a hand is a card', () => {
    expect(
      again("Look at your opponent's hand. Choose a Battle card there. Discard that card.", 'mission'),
    ).toBe("Look at your opponent's hand. Choose a Battle card among those. Discard that card.")
  })
  test('a card that comes into an arena is a unit there', () => {
    expect(
      again(
        'Choose a unit card in your discard pile. Put that card into its arena. Tap that unit.',
        'mission',
      ),
    ).toBe('Choose a unit card in your discard pile. Put that card into its arena. Tap that unit.')
  })
  test.each([
    [
      'location',
      'When this card is discarded, draw 1 card.',
      'When this Location is discarded, draw 1 card.',
    ],
    [
      'resource',
      'When this card is discarded, draw 1 card.',
      'When this Resource is discarded, draw 1 card.',
    ],
    ['equipment', 'Discard this card -> Draw 1 card.', 'Discard this Equipment -> Draw 1 card.'],
    ['unit', 'When Moon Dancer is discarded, draw 1 card.', 'When this unit is discarded, draw 1 card.'],
  ] as const)('%s: %s', (kind, text, rendered) => expect(again(text, kind)).toBe(rendered))
  test('what an Equipment gives is said by the unit that gets it', () => {
    expect(
      again('Equipped unit gets "Pay 1 Force -> This unit gets +1 power for this attack."', 'equipment'),
    ).toBe('Equipped unit gets "Pay 1 Force -> This unit gets +1 power for this attack".')
  })
})

describe('a name has no article', () => {
  test.each([
    [
      'As long as Darth Vader is in the Space arena, this unit gets +1 power.',
      'As long as Darth Vader is in the Space arena, this unit gets +1 power.',
    ],
    [
      'As long as you have Luke Skywalker in any arena, this unit gets +1 power.',
      'As long as you have Luke Skywalker in any arena, this unit gets +1 power.',
    ],
  ])('%s', (text, rendered) => expect(again(text, 'unit')).toBe(rendered))
})
