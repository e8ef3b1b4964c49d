/** Rulings on attacks that follow each other, and on what happens at the end of a fight. */
import { describe } from 'vitest'
import { wordsFor } from '../restated-words.ts'
import { at, character, ground, ruling, unit } from './ruling.ts'

describe('attack upon attack', () => {
  const wing = (text = '') => unit('Wing', { subtypes: ['Starfighter'], speed: 90, power: 1, text })
  ruling(["Vader's Fury"], 'the unit taps once, and Double Strike gives no attack besides', (card) => {
    at('battle space', {
      cards: [wing('Double Strike'), unit('One', { speed: 5 }), unit('Two', { speed: 5 })],
      dice: [1, 1],
      dark: { hand: [card], force: 6, space: ['Wing'] },
      light: { space: ['One', 'Two'] },
    })
      .play('dark', { 'battle-card': card })
      .play('dark', { attack: 'Wing', defender: 'One' })
      .expect({
        events: [
          { kind: 'tapped', card: 'Wing' },
          { kind: 'attackMade', attacker: 'Wing', defender: 'One' },
          { kind: 'attackMade', attacker: 'Wing', defender: 'Two' },
        ],
        facts: { Wing: { tapped: true } },
      })
  })
  ruling(["Vader's Fury"], 'an interceptor counts as attacked', (card) => {
    at('battle space', {
      cards: [wing(), unit('One', { speed: 5 }), unit('Two', { speed: 5, text: 'Pay 1 Force -> Intercept' })],
      dice: [1],
      dark: { hand: [card], force: 6, space: ['Wing'] },
      light: { space: ['One', 'Two'], force: 1 },
    })
      .play('dark', { 'battle-card': card })
      .play('dark', { attack: 'Wing', defender: 'One' })
      .play('light', { play: 'Two' })
      .expect({ asked: { light: 'next-attack' } })
  })
})

describe('saved at the last moment', () => {
  ruling(["Luke's Vow"], 'before the discard, and one health is left', (card) => {
    at('attack character', {
      cards: [character('Brute', { power: 4, speed: 90 })],
      dice: [6, 6, 6, 6],
      dark: { character: ['Brute', 'Idle Guard'] },
      light: { character: [{ card: 'Guard', tapped: true }, 'Idle Guard'], hand: [card], force: 2 },
    })
      .play('dark', { attack: 'Brute', defender: 'Guard' })
      .expect({ asked: { light: 'placement' } })
      .play('light', { 'battle-card': card })
      .expect({ facts: { Guard: { damage: 2 } }, zones: { 'light.discard': [card] } })
  })
})

describe('the last of a fight', () => {
  ruling(['Chewbacca (I)'], 'his stack counts for his answer', (card) => {
    at('attack character', {
      cards: [character('Brute', { power: 1, speed: 90, health: 20 })],
      dice: [1, 6, 6, 6, 6, 6, 6, 6, 6],
      dark: { character: ['Brute'] },
      light: { character: [{ card, tapped: true, stack: ['Chewbacca (B)'] }, 'Idle Guard'] },
    })
      .play('dark', { attack: 'Brute', defender: card })
      .play('light', { play: card })
      .expect({ facts: { Brute: { damage: 8 } } })
  })
  ruling(['Sleight of Hand (A)'], 'a unit goes under it, and no discard is heard of', (card) => {
    const text = 'When this unit is discarded, you gain 5 Force.'
    at('attack character', {
      cards: [character('Frail', { health: 1, speed: 5, text })],
      dice: [6, 6, 6, 6, 6, 6],
      dark: { space: [{ card, tapped: true }], character: ['Cad Bane (A)'] },
      light: { character: ['Frail', 'Idle Guard'], force: 0 },
    })
      .play('dark', { attack: 'Cad Bane (A)', defender: 'Frail' })
      .play('dark', 'yes')
      .expect({ zones: { 'light.discard': [] }, resources: { light: { force: 0 } } })
  })
  ruling(
    ['Mynock'],
    'tapped when the battle step starts, it weakens the unit that it attacked last',
    (card) => {
      at('attack space', {
        dice: [1, 4],
        dark: { space: [card] },
        light: { space: ['Idle Ship'] },
      })
        .play('dark', { attack: card })
        .play('light', 'skip-attack')
        .play('dark', { cards: [card] })
        .play('light', { cards: [] })
        .expect({ facts: { [card]: { tapped: true } }, numbers: { 'Idle Ship': { power: 0 } } })
    },
  )
})

describe('a card that is finished in battle', () => {
  ruling(['Trade Federation Core Ship'], 'whose battle is over does not attack in this turn', (card) => {
    at('battle ground', {
      cards: [unit('Liner', { subtypes: ['Trade', 'Federation', 'Capital', 'Ship'], cost: 6 })],
      dark: { ground: [card], build: [{ card: 'Liner', counters: 1 }] },
      light: { ground: ['Walker'], space: ['Ship'] },
    })
      .play('dark', { play: card })
      .play('dark', 'yes')
      .expect({ zones: { space: ['Ship', 'Liner'] }, facts: { Ship: { damage: 0 } }, table: { turn: 2 } })
  })
  ruling(['Trade Federation Battle Freighter'], 'it attacks in the Ground battle step', (card) => {
    at('battle space', {
      cards: [ground('Fort', { subtypes: ['Trade', 'Federation', 'Fortification'], cost: 6, speed: 90 })],
      dice: [1, 1, 1],
      dark: { space: [card], build: [{ card: 'Fort', counters: 1 }] },
      light: { ground: ['Walker'] },
    })
      .play('dark', { play: card })
      .play('dark', 'yes')
      .play('dark', { attack: 'Fort' })
      .expect({ facts: { Fort: { tapped: true } } })
  })
  ruling(['Bargain with Jabba'], 'a small deck gives as many cards as it has', (card) => {
    at('build dark', { dark: { hand: [card], buildPoints: 3, deck: ['Guard', 'Walker'] } })
      .play('dark', 'skip-draw')
      .play('dark', { complete: card })
      .play('dark', { cards: ['Walker'] })
      .expect({ zones: { 'dark.hand': ['Walker'], 'dark.discard': ['Guard', card] } })
  })
})

describe('a Pilot that stays behind', () => {
  ruling(['Luke Skywalker (K)'], 'he goes on in the Character arena only from the Ground arena', (card) => {
    const home = (text: string) =>
      at('attack ground', {
        cards: [
          ground('Cannon', { power: 3, speed: 90 }),
          ground('Racer', { subtypes: ['Speeder'], health: 1, speed: 5 }),
          ground('Medic', { speed: 4, text }),
        ],
        dice: [6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1],
        dark: { ground: ['Cannon'] },
        light: { ground: [{ card: 'Racer', pilots: [card] }, 'Medic'] },
      }).play('dark', { attack: 'Cannon', defender: 'Racer' })
    home('')
      .expect({ zones: { ground: ['Cannon', 'Medic', card] } })
      .play('light', { attack: card })
      .play('light', { attack: 'Medic' })
      .expect({ zones: { character: [card] }, facts: { [card]: { tapped: false } } })
    home('[tap] -> Retreat one of your Jedi. Play only when no unit is attacking.')
      .play('light', { play: 'Medic' })
      .expect({ zones: { 'light.build': [card], character: [] }, table: { turn: 2 } })
  })
})

describe('battle steps that come again', () => {
  const duel = (card: string, more: object = {}) =>
    at('build light', {
      cards: [unit('Slug', { speed: 80, text: wordsFor('RAS', 'Space Slug') })],
      dice: [1, 1, 1, 1, 1, 1],
      light: {
        hand: [card, 'Jawa'],
        buildPoints: 7,
        space: ['Ship'],
        ground: ['Walker'],
        ...more,
      },
      dark: { space: ['Idle Ship'], character: ['Guard'] },
    })
      .play('light', { complete: card })
      .play('dark', { cards: [] })
      .play('light', { cards: [] })
  const fought = (card: string) =>
    duel(card).play('light', { attack: 'Ship' }).play('dark', { attack: 'Idle Ship' })
  ruling(['Duel of the Fates'], 'an arena that nobody will win is left if both agree', (card) => {
    fought(card)
      .play('dark', 'yes')
      .play('light', 'yes')
      .expect({ table: { turn: 2 } })
    fought(card)
      .play('dark', 'yes')
      .play('light', 'no')
      .expect({ asked: { light: 'next-attack' } })
    fought(card)
      .play('dark', 'no')
      .expect({ asked: { light: 'next-attack' } })
  })
  ruling(['Duel of the Fates'], 'all units untap, one that is held tapped by another too', (card) => {
    duel(card, { space: ['Slug'] })
      .play('light', { play: 'Slug' })
      .expect({ facts: { Slug: { tapped: true }, 'Idle Ship': { tapped: true } } })
      .play('dark', 'no')
      .expect({ facts: { Slug: { tapped: false }, 'Idle Ship': { tapped: false } } })
  })
})

describe('control for a battle step', () => {
  const influence = (card: string, point: string, more: object = {}) =>
    at(point, {
      cards: [unit('Mercenary', { speed: 50 }), ground('Hired', { speed: 80 })],
      dice: [1, 1, 1, 1, 1, 1],
      dark: { hand: [card], space: ['Idle Ship'], ground: ['Idle Walker'], ...more },
      light: { space: ['Mercenary'], ground: ['Hired', 'Idle Walker'] },
    })
  ruling(["Lando's Influence"], 'played in one battle step it is for the next', (card) => {
    influence(card, 'battle space')
      .play('dark', { 'battle-card': card })
      .expect({ facts: { Mercenary: { controller: 'light' }, Hired: { controller: 'light' } } })
      .play('light', { attack: 'Mercenary' })
      .play('dark', { attack: 'Idle Ship' })
      .play('dark', { cards: ['Hired'] })
      .expect({ facts: { Mercenary: { controller: 'light' }, Hired: { controller: 'dark' } } })
  })
  ruling(["Lando's Influence"], 'not when the first battle step starts', (card) => {
    influence(card, 'build dark', { hand: [card, 'Jawa'] })
      .play('dark', { cards: [] })
      .play('light', { cards: [] })
      .expect({
        facts: { Mercenary: { controller: 'light' } },
        table: { step: 'space' },
        offers: { dark: [{ 'battle-card': card }] },
      })
  })
})
