/** The highest number among cards, counters that bring more of them, and what answers damage, shown by shipped cards. */
import { describe } from 'vitest'
import { tapped } from './battle-play.ts'
import { at, cardTest, character, ground, unit } from './shipped-play.ts'

const SPARE = 'Jawa'

describe('the highest number', () => {
  cardTest(['Podrace'], 'whoever has the fastest Ground unit gains by it, and nobody if they tie', (card) => {
    const race = (speed: number) =>
      at('build light', {
        cards: [ground('Racer', { speed })],
        dark: { ground: [tapped('Walker')], character: ['Guard'], deck: [SPARE, SPARE, SPARE], force: 0 },
        light: { hand: [card], buildPoints: 2, ground: [tapped('Racer')], character: ['Guard'], force: 0 },
      })
        .play('light', { complete: card })
        .play('dark', { cards: [] })
        .play('light', { cards: [] })
    race(90).expect({ resources: { light: { force: 4 }, dark: { force: 0 } } })
    race(20).expect({ resources: { light: { force: 0 }, dark: { force: 4 } }, zones: { 'dark.hand': 2 } })
    race(50).expect({ resources: { light: { force: 0 }, dark: { force: 0 } } })
  })
  cardTest(['Chameleon Droid Unit'], 'as many counters as the Ground Location cost to build', (card) => {
    at('build dark', {
      dark: { hand: [SPARE], ground: [card], locations: ['Hoth Battle Plains'] },
      light: { ground: ['Walker'] },
    })
      .play('dark', { play: card })
      .expect({ facts: { Walker: { damage: 1 } } })
  })
})

describe('a unit of each player', () => {
  cardTest(['Force Orb'], 'rolls dice for the power of the Jedi that taps', (card) => {
    at('battle character', {
      cards: [character('Knight', { subtypes: ['Jedi'], power: 4 }), unit('Hulk', { power: 1, health: 9 })],
      dice: [4, 5, 6, 1],
      dark: { space: ['Hulk'], character: ['Guard'] },
      light: { character: ['Knight', 'Idle Guard'], hand: [card], force: 4 },
    })
      .play('light', { 'battle-card': card })
      .expect({ facts: { Hulk: { damage: 3 }, Knight: { tapped: true } } })
  })
})

describe('what answers damage', () => {
  cardTest(['Strill'], 'returned to hand it prevents all damage, and as many cards are lost', (card) => {
    at('attack ground', {
      dice: [6, 6],
      dark: { ground: ['Walker'], deck: [SPARE, SPARE, SPARE] },
      light: { ground: [card] },
    })
      .play('dark', { attack: 'Walker' })
      .play('light', { play: card })
      .expect({ zones: { 'light.hand': [card], 'dark.deck': 1, 'dark.discard': 2 } })
  })
  cardTest(['Federation Tank'], 'it grows by the damage with which another Droid destroys a unit', (card) => {
    at('attack ground', {
      cards: [ground('Droid', { subtypes: ['Trade', 'Federation', 'Droid'], speed: 90, power: 3 })],
      dice: [6, 6, 6],
      dark: { ground: ['Droid', card] },
      light: { ground: ['Walker', 'Idle Walker'] },
    })
      .play('dark', { attack: 'Droid', defender: 'Walker' })
      .expect({ zones: { 'light.discard': ['Walker'] }, numbers: { [card]: { power: 6 } } })
  })
  cardTest(['Clone Grenade'], 'more damage where some would be done, and a die at the end', (card) => {
    const throwIt = (dice: readonly number[]) =>
      at('attack ground', {
        cards: [
          ground('Trooper', { subtypes: ['Clone'], speed: 90, power: 1, health: 9 }),
          ground('Bunker', { health: 9, speed: 5 }),
        ],
        dice,
        dark: { ground: [{ card: 'Trooper', equipment: [card] }] },
        light: { ground: ['Bunker'] },
      }).play('dark', { attack: 'Trooper' })
    throwIt([6, 1]).expect({ facts: { Bunker: { damage: 3 }, Trooper: { damage: 1 } } })
    throwIt([1, 3]).expect({ facts: { Bunker: { damage: 0 }, Trooper: { damage: 0 } } })
  })
  cardTest(
    ['Last Stand'],
    'all but 1 damage is prevented, it untaps and grows, and is gone at the end',
    (card) => {
      at('build light', {
        cards: [ground('Hero', { speed: 5, health: 9, power: 3 })],
        dice: [6, 6],
        dark: { ground: ['Walker', 'Idle Walker'] },
        light: { hand: [card], buildPoints: 1, ground: [tapped('Hero')] },
      })
        .play('light', { complete: card })
        .play('dark', { cards: [] })
        .play('dark', { attack: 'Walker' })
        .expect({ facts: { Hero: { damage: 1, tapped: false } }, numbers: { Hero: { power: 5 } } })
    },
  )
})

describe('what stands for a while in an arena', () => {
  cardTest(['Coruscant Guard Squad'], 'whoever attacks a Diplomat there has less power', (card) => {
    at('battle ground', {
      cards: [
        ground('Envoy', { subtypes: ['Diplomat'], health: 9, speed: 5 }),
        ground('Cannon', { power: 4, speed: 60 }),
      ],
      dice: [6, 6],
      dark: { ground: ['Cannon'] },
      light: { ground: [card, 'Envoy'], force: 2 },
    })
      .play('light', { play: card })
      .play('light', 'ground')
      .play('dark', { attack: 'Cannon', defender: 'Envoy' })
      .expect({ facts: { Envoy: { damage: 2 } } })
  })
  cardTest(["Don't Fail Me Again"], 'units there are stronger, and gone where they do no damage', (card) => {
    at('build dark', {
      cards: [ground('Bunker', { health: 9, speed: 5, text: 'Lucky 2' })],
      dice: [1, 1, 1, 1],
      dark: { hand: [card], buildPoints: 2, ground: ['Walker', 'Idle Walker'] },
      light: { ground: ['Bunker'] },
    })
      .play('dark', { complete: card })
      .play('dark', 'ground')
      .expect({ numbers: { Walker: { power: 4 } } })
      .play('dark', { cards: [] })
      .play('light', { cards: [] })
      .play('dark', { attack: 'Walker' })
      .expect({ zones: { 'dark.discard': [card, 'Walker'] } })
  })
})

describe('cards that lie with a unit', () => {
  cardTest(['Plunder the Fallen'], 'a card under it makes it better', (card) => {
    at('build light', {
      light: { hand: [card, SPARE], buildPoints: 3, ground: ['Walker'], discard: ['Guard'] },
    })
      .play('light', { complete: card })
      .expect({ numbers: { Walker: { speed: 60, power: 3, health: 4 } }, facts: { Walker: { under: 1 } } })
  })
  cardTest(['Refit on Yavin'], 'the unit goes back to be built, alone', (card) => {
    at('build light', {
      cards: [unit('Ace', { version: 'A' }), unit('Ace', { version: 'B' })],
      light: {
        hand: [card, SPARE],
        buildPoints: 3,
        space: [{ card: 'Ace (A)', stack: ['Ace (B)'], damage: 2 }],
      },
    })
      .play('light', { complete: card })
      .expect({
        zones: { space: [], 'light.build': ['Ace (A)'], 'light.discard': ['Ace (B)', card] },
        facts: { 'Ace (A)': { buildCounters: 3, damage: 0, stack: 0 } },
      })
  })
  cardTest(['Yoda (I)'], 'another stack is rearranged for nothing, once in a turn', (card) => {
    at('build light', {
      cards: [character('Ace', { version: 'A' }), character('Ace', { version: 'B' })],
      light: {
        hand: [SPARE],
        buildPoints: 0,
        character: [card, { card: 'Ace (A)', stack: ['Ace (B)'] }],
      },
    })
      .play('light', { play: card })
      .expect({ zones: { character: [card, 'Ace (B)'] } })
  })
})
