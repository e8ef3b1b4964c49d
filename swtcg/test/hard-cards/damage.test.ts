/** Hard cards that rewrite damage. */
import { describe } from 'vitest'
import { at, cardTest, character, ground, unit } from '../shipped-play.ts'

describe('more damage', () => {
  cardTest(
    ['Hoth Battle Plains'],
    'damage by units in the Ground arena is doubled before prevention',
    (card) => {
      at('attack ground', {
        cards: [ground('Bunker', { health: 9, speed: 5, text: 'Pay 1 Force -> Evade 3' })],
        dice: [6, 6],
        dark: { ground: ['Walker'], locations: [card] },
        light: { ground: ['Bunker'], force: 1 },
      })
        .play('dark', { attack: 'Walker' })
        .play('light', { play: 'Bunker' })
        .play('light', 3)
        .expect({ facts: { Bunker: { damage: 1 } } })
    },
  )
})

describe('counters that bring counters', () => {
  cardTest(['Painful Reckoning'], 'each counter of an attack there brings another', (card) => {
    at('battle ground', {
      cards: [ground('Bunker', { health: 9, speed: 5 })],
      dice: [6, 6],
      dark: { ground: ['Walker'], hand: [card], force: 4 },
      light: { ground: ['Bunker'] },
    })
      .play('dark', { 'battle-card': card })
      .play('dark', 'ground')
      .play('dark', { attack: 'Walker' })
      .expect({ facts: { Bunker: { damage: 4 } } })
  })
})

describe('damage that is answered', () => {
  cardTest(['Live and Die By the Blaster'], 'as much as is prevented is put on both units', (card) => {
    at('build dark', {
      cards: [
        ground('Commando', { subtypes: ['Mandalorian'], speed: 90, power: 2, health: 9 }),
        ground('Bunker', { health: 9, speed: 5, text: 'Pay 1 Force -> Evade 2' }),
      ],
      dice: [6, 6],
      dark: { hand: [card], buildPoints: 3, ground: ['Commando'] },
      light: { ground: ['Bunker'], force: 1 },
    })
      .play('dark', { complete: card })
      .play('dark', { cards: [] })
      .play('light', { cards: [] })
      .play('dark', { attack: 'Commando' })
      .play('light', { play: 'Bunker' })
      .play('light', 2)
      .play('dark', 'yes')
      .expect({ facts: { Commando: { damage: 2 }, Bunker: { damage: 2 } } })
  })
})

describe('damage to another unit', () => {
  cardTest(['Droid Column'], 'a die of 4 or more lets it take so much of the damage', (card) => {
    const strike = (die: number) =>
      at('attack ground', {
        cards: [ground('Cannon', { power: 5, speed: 90 }), ground('Bunker', { health: 9, speed: 5 })],
        dice: [6, 6, 6, 6, 6, die],
        dark: { ground: ['Bunker', { card, tapped: true }] },
        light: { ground: ['Cannon'] },
      }).play('light', { attack: 'Cannon', defender: 'Bunker' })
    strike(4)
      .play('dark', 'yes')
      .expect({ facts: { Bunker: { damage: 1 }, [card]: { damage: 4 } } })
    strike(4)
      .play('dark', 'no')
      .expect({ facts: { Bunker: { damage: 5 }, [card]: { damage: 0 } } })
    strike(3).expect({ facts: { Bunker: { damage: 5 }, [card]: { damage: 0 } } })
  })
  cardTest(["Wedge's X-wing (A)"], 'about to be discarded it hands its counters to another unit', (card) => {
    at('attack space', {
      cards: [unit('Cannon', { power: 3, speed: 90 }), unit('Tug', { health: 9, speed: 5 })],
      dice: [6, 6, 6],
      dark: { space: ['Cannon'] },
      light: { space: [card, 'Tug'] },
    })
      .play('dark', { attack: 'Cannon', defender: card })
      .play('light', 'yes')
      .play('light', 2)
      .expect({ facts: { [card]: { damage: 1 }, Tug: { damage: 2 } } })
  })
})

describe('damage counters', () => {
  cardTest(['FX-7 Medical Assistance Droid (A)'], 'twice as many are removed', (card) => {
    const medic = character('Medic', { text: '[tap] -> Remove 1 damage counter from one of your units.' })
    const heal = (...others: string[]) =>
      at('battle character', {
        cards: [medic],
        light: { character: ['Medic', { card: 'Guard', damage: 2 }, ...others] },
        dark: { character: ['Idle Guard'] },
      })
        .play('light', { play: 'Medic' })
        .play('light', { cards: ['Guard'] })
    heal().expect({ facts: { Guard: { damage: 1 } } })
    heal(card).expect({ facts: { Guard: { damage: 0 } } })
  })
})

describe('damage turned back', () => {
  cardTest(['Human Shield'], 'what is prevented is put on the attacking Character', (card) => {
    at('attack character', {
      dice: [6, 6],
      dark: { hand: [card], force: 6, character: [{ card: 'Idle Guard', tapped: true }] },
      light: { character: ['Guard'] },
    })
      .play('light', { attack: 'Guard' })
      .play('dark', { 'battle-card': card })
      .expect({
        events: [
          { kind: 'damagePrevented', unit: 'Idle Guard', amount: 2 },
          { kind: 'damageCountersPut', unit: 'Guard', amount: 2 },
        ],
      })
  })
})
