/** What attacking and playing cost by text, values that text tells, and conditions of whole abilities. */
import { describe, test } from 'vitest'
import { fight } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'
import { fast, slow } from './worded-cards.ts'

const attack = (force: number, attacker: object, defender: object, more: object = {}) =>
  fight({
    cards: [attacker as ReturnType<typeof fast>, defender as ReturnType<typeof slow>],
    dark: { force, space: ['Fast'] },
    light: { force: 2, space: ['Slow'] },
    ...more,
  })

describe('prices', () => {
  test('attacking costs Force', () => {
    const guarded = slow("Your opponent can't attack this unit unless he or she pays 2 Force.")
    attack(1, fast(), guarded).expect({ asked: { light: 'next-attack' } })
    attack(2, fast(), guarded, { dice: [6, 1, 1] })
      .play('dark', { attack: 'Fast' })
      .expect({ resources: { dark: { force: 0 } }, facts: { Slow: { damage: 1 } }, asked: 'light' })
    attack(
      1,
      fast(),
      slow("Each of your opponent's units can't attack unless he or she pays 2 Force."),
    ).expect({
      asked: { light: 'next-attack' },
    })
  })
  test('what costs something never comes to cost nothing', () => {
    const text =
      "Each of your units' activated abilities costs 2 less Force to play. Abilities that cost 1 or more Force can't cost less than 1 Force."
    const evades = (cost: number) =>
      attack(0, fast(), slow(`${text} | Pay ${cost} Force -> Evade 1`), { dice: [6, 1, 1] })
        .play('dark', { attack: 'Fast' })
        .play('light', { play: 'Slow' })
    evades(2).expect({ resources: { light: { force: 1 } }, asked: 'light' })
    evades(0).expect({ resources: { light: { force: 2 } }, asked: 'light' })
  })
  test('only what has a Force cost is costlier', () => {
    const costlier = fast(
      "Each of your opponent's activated abilities with a Force cost costs 2 more Force to play.",
    )
    attack(0, costlier, slow('Pay 1 Force -> Evade 1'), { dice: [6, 1, 1] })
      .play('dark', { attack: 'Fast' })
      .expect({ facts: { Slow: { damage: 1 } }, asked: { light: 'next-attack' } })
    attack(0, costlier, slow('Pay 0 Force -> Evade 1'), { dice: [6, 1, 1] })
      .play('dark', { attack: 'Fast' })
      .play('light', { play: 'Slow' })
      .expect({ facts: { Slow: { damage: 0 } }, resources: { light: { force: 2 } }, asked: 'light' })
  })
  test('one unit pays less for an attack', () => {
    const trick = {
      name: 'Trick',
      side: 'neutral' as const,
      kind: 'battle' as const,
      text: 'The activated abilities of one of your defending units cost 1 less Force to play for this attack.',
    }
    fight({
      cards: [fast(), slow('Pay 3 Force -> Evade 1'), trick],
      dice: [6, 1, 1],
      dark: { space: ['Fast'] },
      light: { force: 2, hand: ['Trick'], space: ['Slow'] },
    })
      .play('dark', { attack: 'Fast' })
      .play('light', { 'battle-card': 'Trick' })
      .play('light', { play: 'Slow' })
      .expect({ facts: { Slow: { damage: 0 } }, resources: { light: { force: 0 } }, asked: 'light' })
  })
})

describe('what the text of a card makes of it', () => {
  test('a printed star is what the text says', () => {
    attack(
      3,
      fast("This unit's power and health are equal to your Force total.", { power: '*', health: '*' }),
      slow(),
    ).expect({
      numbers: { Fast: { power: 3, health: 3 } },
      asked: 'dark',
    })
  })
  test('a trigger works as long as its condition holds', () => {
    const text =
      'As long as you have another unit in the Space arena, when this unit is attacked, you gain 3 Force.'
    attack(0, fast(), slow(text), { dice: [1, 1, 1] })
      .play('dark', { attack: 'Fast' })
      .expect({ resources: { light: { force: 2 } }, asked: 'light' })
  })
  test('all but those of a kind', () => {
    build
      .light({ hand: [SPARE], space: ['Slow', 'Fast'] }, {}, [
        slow('Each of your units gets +1 power unless that unit is a Clone.', { subtypes: ['Clone'] }),
        fast(),
      ])
      .expect({ numbers: { Slow: { power: 3 }, Fast: { power: 4 } }, asked: 'light' })
  })
  test('what it cannot use it has not', () => {
    attack(0, fast(), slow("Pay 1 Force -> Evade 1 | This unit can't use Evade."), { dice: [6, 1, 1] })
      .play('dark', { attack: 'Fast' })
      .expect({ facts: { Slow: { damage: 1 } }, asked: { light: 'next-attack' } })
  })
})
