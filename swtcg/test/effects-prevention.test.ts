/** Effects that prevent damage, from the words of cards: to units, from units, for a price, and what is left. */
import { describe, test } from 'vitest'
import { fight, ground } from './battle-play.ts'
import { fast, slow } from './worded-cards.ts'

const card = (text: string) => ({ name: 'Trick', side: 'neutral' as const, kind: 'battle' as const, text })

describe('prevention by text', () => {
  test('a ghost takes no damage and does none', () => {
    const ghost = 'Prevent all damage to and from this unit.'
    fight({
      cards: [fast(ghost), slow()],
      dice: [6, 6, 6],
      dark: { space: ['Fast'] },
      light: { space: ['Slow'] },
    })
      .play('dark', { attack: 'Fast' })
      .expect({ facts: { Slow: { damage: 0 } }, asked: 'light' })
    fight({
      cards: [fast(), slow(ghost)],
      dice: [6, 6, 6],
      dark: { space: ['Fast'] },
      light: { space: ['Slow'] },
    })
      .play('dark', { attack: 'Fast' })
      .expect({ facts: { Slow: { damage: 0 } }, asked: 'light' })
  })
  test('what units would do this turn is prevented, and no more than that', () => {
    fight({
      at: 'battle space',
      cards: [fast(), slow(), card("Prevent all damage done by your opponent's units this turn.")],
      dice: [6, 6, 6, 6, 6, 6],
      dark: { space: ['Fast'] },
      light: { hand: ['Trick'], space: ['Slow'] },
    })
      .play('light', { 'battle-card': 'Trick' })
      .play('dark', { attack: 'Fast' })
      .expect({ facts: { Slow: { damage: 0 } } })
      .play('light', { attack: 'Slow' })
      .expect({ zones: { 'dark.discard': ['Fast'] }, asked: 'light' })
  })
  test('all but so much', () => {
    fight({
      cards: [fast(), slow('When this unit would be damaged, prevent all but 2 of that damage.')],
      dice: [6, 6, 6],
      dark: { space: ['Fast'] },
      light: { space: ['Slow'] },
    })
      .play('dark', { attack: 'Fast' })
      .expect({ facts: { Slow: { damage: 2 } }, asked: 'light' })
  })
  test('half of it, rounded', () => {
    fight({
      cards: [fast(), slow('When this unit would be damaged, prevent half of that damage (rounded up).')],
      dice: [6, 6, 6],
      dark: { space: ['Fast'] },
      light: { space: ['Slow'] },
    })
      .play('dark', { attack: 'Fast' })
      .expect({ facts: { Slow: { damage: 1 } }, asked: 'light' })
  })
  test('any of your units, this one too, unless the opponent pays', () => {
    const text =
      "When one of your opponent's units would damage one of your units, prevent that damage unless your opponent pays 2 Force."
    const battle = (force: number) =>
      fight({
        cards: [fast(), slow(text)],
        dice: [6, 6, 6],
        dark: { force, space: ['Fast'] },
        light: { space: ['Slow'] },
      }).play('dark', { attack: 'Fast' })
    battle(1).expect({ facts: { Slow: { damage: 0 } }, asked: 'light' })
    battle(2)
      .play('dark', 'yes')
      .expect({ facts: { Slow: { damage: 3 } }, resources: { dark: { force: 0 } }, asked: 'light' })
  })
  test('the unit may give back what was prevented', () => {
    fight({
      cards: [
        fast(),
        slow(),
        card(
          'Pay 1 Force -> Prevent up to 2 damage to one of your units. That unit may do that much damage to a unit of your choice in the same arena.',
        ),
      ],
      dice: [6, 6, 6],
      dark: { space: ['Fast'] },
      light: { force: 1, hand: ['Trick'], space: ['Slow'] },
    })
      .play('dark', { attack: 'Fast' })
      .play('light', { 'battle-card': 'Trick' })
      .play('light', 2)
      .play('light', 'yes')
      .play('light', { cards: ['Fast'] })
      .expect({ facts: { Slow: { damage: 1 }, Fast: { damage: 2 } }, asked: 'light' })
  })
  test('all damage counters but one', () => {
    fight({
      at: 'battle space',
      cards: [fast('Pay 1 Force -> Remove all but 1 damage counter from this unit.'), slow()],
      dark: { force: 1, space: [{ card: 'Fast', damage: 2 }] },
      light: { space: ['Slow'] },
    })
      .play('dark', { play: 'Fast' })
      .expect({ facts: { Fast: { damage: 1 } }, asked: 'dark' })
  })
})

describe('prices of a player', () => {
  test('unless you pay', () => {
    const attacker = fast('When this unit attacks, discard it unless you pay 1 Force.')
    const attack = (force: number) =>
      fight({
        cards: [attacker, slow()],
        ...(force > 0 ? { dice: [1, 1, 1] } : {}),
        dark: { force, space: ['Fast'] },
        light: { space: ['Slow'] },
      }).play('dark', { attack: 'Fast' })
    attack(0).expect({ zones: { 'dark.discard': ['Fast'] }, asked: 'light' })
    attack(1)
      .play('dark', 'yes')
      .expect({ zones: { space: ['Fast', 'Slow'] }, resources: { dark: { force: 0 } }, asked: 'light' })
  })
})

describe('numbers beside numbers', () => {
  const compared = (text: string, power: number, wanted: Record<string, number>) =>
    fight({
      cards: [fast(text), slow('', { power })],
      dark: { space: ['Fast'] },
      light: { space: ['Slow'] },
    }).expect({ numbers: { Slow: wanted }, asked: 'dark' })

  test("a unit's own numbers", () => {
    const text = 'Each unit with power higher than its health gets Fury 2.'
    compared(text, 9, { fury: 0 })
    compared(text, 10, { fury: 2 })
  })
  test('those of another unit', () => {
    compared('Each unit with a lower speed than this unit gets +1 power.', 3, { power: 4 })
    compared('Each unit with a higher speed than this unit gets +1 power.', 3, { power: 3 })
  })
  test('printed numbers, whatever they have become', () => {
    compared('Each unit with printed power 3 or less gets +1 health.', 3, { health: 10 })
    compared('Each unit with printed power 3 or less gets +1 health.', 4, { health: 9 })
  })
  test('for each so many', () => {
    const some = (cards: number) =>
      fight({
        cards: [fast("This unit gets +10 speed for each 2 cards in your opponent's discard pile."), slow()],
        dark: { space: ['Fast'] },
        light: { space: ['Slow'], discard: Array(cards).fill('Slow') },
      })
    some(3).expect({ numbers: { Fast: { speed: 90 } }, asked: 'dark' })
    some(4).expect({ numbers: { Fast: { speed: 100 } }, asked: 'dark' })
  })
  test('keywords are lost as long as a condition holds', () => {
    fight({
      cards: [fast('Stealth | As long as you have no other units, this unit loses Stealth.'), slow()],
      dark: { space: ['Fast'] },
      light: { space: ['Slow'] },
    }).expect({ numbers: { Fast: { stealth: 0 } }, asked: 'dark' })
  })
})

describe('for a while', () => {
  test('until the battle step ends', () => {
    fight({
      at: 'battle space',
      cards: [
        fast('Pay 1 Force -> This unit gets +2 power until the Space battle step ends.'),
        slow(),
        ground('Walker'),
      ],
      dice: [1, 1, 1, 1, 1],
      dark: { force: 1, space: ['Fast'], ground: ['Walker'] },
      light: { space: [{ card: 'Slow', tapped: true }], ground: ['Walker'] },
    })
      .play('dark', { play: 'Fast' })
      .expect({ numbers: { Fast: { power: 5 } } })
      .play('dark', { attack: 'Fast' })
      .expect({
        numbers: { Fast: { power: 3 } },
        table: { turn: 1, step: 'ground' },
        asked: { dark: 'next-attack' },
      })
  })
})
