/** Whom a number or a pronoun speaks of, where an effect has found several cards one after another. */
import { describe } from 'vitest'
import { at, cardTest, character, ground, unit } from './shipped-play.ts'

describe('how much is told before the cards that it is done to', () => {
  cardTest(['Droid Ranks'], 'as many counters as the chosen unit has health left', (card) => {
    at('battle space', {
      cards: [unit('Hulk', { health: 9 }), unit('Probe', { health: 3 })],
      dark: { hand: [card], force: 2, space: [{ card: 'Hulk', damage: 5 }, 'Probe', 'Idle Ship'] },
      light: { space: ['Ship', 'Idle Ship'] },
    })
      .play('dark', { 'battle-card': card })
      .play('dark', { cards: ['Probe'] })
      .play('dark', { cards: ['Hulk'] })
      .expect({ facts: { Hulk: { damage: 2 } }, zones: { 'dark.discard': ['Probe', card] } })
  })
  cardTest(['Booma Volley'], 'the tapped Gungan rolls its own power against each', (card) => {
    at('battle ground', {
      cards: [
        ground('Rider', { subtypes: ['Gungan'], power: 2, speed: 90 }),
        ground('Tank', { power: 1, health: 9 }),
        ground('Truck', { power: 1, health: 9 }),
      ],
      dice: [6, 6, 6, 1],
      dark: { ground: ['Tank', 'Truck'] },
      light: { hand: [card], force: 5, ground: ['Rider', 'Idle Walker'] },
    })
      .play('light', { 'battle-card': card })
      .play('light', ['Tank', 'Truck'])
      .expect({ facts: { Tank: { damage: 2 }, Truck: { damage: 1 }, Rider: { tapped: true } } })
  })
  cardTest(['DLT-20A Blaster Rifle'], 'the power of the card that is shown', (card) => {
    at('battle character', {
      cards: [
        character('Recruit', { subtypes: ['Stormtrooper'], power: 2 }),
        character('Officer', { subtypes: ['Imperial'], power: 4, speed: 90 }),
        character('Rebel', { power: 1, health: 9 }),
      ],
      dice: [6, 6],
      dark: { hand: ['Recruit'], character: [{ card: 'Officer', equipment: [card] }, 'Idle Guard'] },
      light: { character: ['Rebel'] },
    })
      .play('dark', { play: 'Officer' })
      .expect({ facts: { Rebel: { damage: 2 } } })
  })
  cardTest(['Renegade Squadron (A)'], 'the health of the discarded Fortification', (card) => {
    at('battle ground', {
      cards: [
        ground('Bunker', { subtypes: ['Fortification'], cost: 3, health: 2, speed: 5 }),
        ground('Tank', { health: 9, speed: 5 }),
      ],
      light: { ground: [card, 'Bunker'] },
      dark: { ground: ['Tank'] },
    })
      .play('light', { play: card })
      .expect({ facts: { Tank: { damage: 2 } }, zones: { 'light.discard': ['Bunker'] } })
  })
  cardTest(['Zam Wesell (C)'], 'her own power, from the build zone', (card) => {
    at('battle space', {
      cards: [character('Target', { power: 1, health: 9 })],
      dice: [6, 6, 6, 1, 1],
      dark: { space: ['Ship', 'Idle Ship'], build: [card] },
      light: { space: ['Ship', 'Idle Ship'], build: ['Target'] },
    })
      .play('dark', { play: card })
      .expect({ facts: { Target: { damage: 3 } } })
  })
})

describe('a card that was found later does not hide the one that was chosen', () => {
  cardTest(['Jedi Training Exercise'], 'the chosen Jedi takes the damage', (card) => {
    at('build light', {
      cards: [character('Pupil', { subtypes: ['Jedi'], version: 'A', health: 4 })],
      light: { build: [{ card, counters: 9 }], character: ['Pupil (A)'], deck: ['Jawa', 'Pupil (A)'] },
      dark: { character: ['Guard'] },
    })
      .play('light', 'skip-draw')
      .play('light', { complete: card })
      .play('light', { cards: ['light.deck/Pupil (A)'] })
      .expect({ facts: { 'character/Pupil (A)': { damage: 1 } }, zones: { 'light.hand': ['Pupil (A)'] } })
  })
  cardTest(
    ['Our Only Hope'],
    'the other card that is being built gets the counters, not the hand',
    (card) => {
      at('build light', {
        cards: [unit('Cruiser', { cost: 8 })],
        light: {
          hand: ['Jawa'],
          build: [
            { card, counters: 1 },
            { card: 'Cruiser', counters: 2 },
          ],
        },
        dark: { character: ['Guard'] },
      })
        .play('light', { complete: card })
        .expect({ facts: { Cruiser: { buildCounters: 6 } }, zones: { 'light.hand': [] } })
    },
  )
  cardTest(['General Crix Madine (A)'], 'the revealed card goes to the hand, not the attacker', (card) => {
    at('attack character', {
      cards: [character('Rebel', { subtypes: ['Rebel'], speed: 90, power: 1 })],
      dice: [1],
      light: { character: ['Rebel'], build: [card], deck: ["Luke's Vow", 'Jawa'] },
      dark: { character: [{ card: 'Guard', tapped: true }, 'Idle Guard'] },
    })
      .play('light', { attack: 'Rebel', defender: 'Guard' })
      .play('light', { play: card })
      .expect({ zones: { 'light.hand': ["Luke's Vow"], character: ['Rebel', 'Guard', 'Idle Guard'] } })
  })
})
