/** Hard cards that change the shape of an attack or of the battle. */
import { describe } from 'vitest'
import { at, cardTest, character, ground, unit } from '../shipped-play.ts'

describe('another battle', () => {
  cardTest(["It's Not Over Yet"], 'all units of the arena untap and fight again', (card) => {
    const tapped = [{ card: 'Ship', tapped: true }]
    at('battle space', {
      dice: [1, 1],
      dark: { hand: [card], force: 5, space: tapped },
      light: { space: [{ card: 'Idle Ship', tapped: true }] },
    })
      .play('dark', { 'battle-card': card })
      .play('dark', 'space')
      .expect({ facts: { Ship: { tapped: false }, 'Idle Ship': { tapped: false } } })
      .play('dark', { attack: 'Ship' })
      .expect({ events: [{ kind: 'attackMade', attacker: 'Ship', defender: 'Idle Ship' }] })
  })
  cardTest(["It's Not Over Yet"], 'not while a unit is untapped in any arena', (card) => {
    at('battle space', {
      dark: { hand: [card], force: 5, space: [{ card: 'Ship', tapped: true }], character: ['Guard'] },
      light: { space: [{ card: 'Idle Ship', tapped: true }], character: ['Idle Guard'] },
    }).expect({ asked: { dark: 'next-attack' }, table: { step: 'character' } })
  })
})

describe('hits and dice', () => {
  cardTest(
    ['Blaster Barrage'],
    'the hits go to the defending unit and another, as the player likes',
    (card) => {
      at('attack space', {
        dice: [6, 6, 6, 6],
        cards: [unit('Gunship', { power: 4, speed: 90 })],
        dark: { hand: [card], force: 5, space: ['Gunship'] },
        light: { space: ['Ship', 'Idle Ship'] },
      })
        .play('dark', { attack: 'Gunship', defender: 'Ship' })
        .play('dark', { 'battle-card': card })
        .play('dark', 'yes')
        .play('dark', 2)
        .expect({ facts: { Ship: { damage: 2 }, 'Idle Ship': { damage: 2 } } })
    },
  )
  cardTest(['Blow This Thing'], 'one die is rolled, and any damage discards the defending unit', (card) => {
    const fire = (die: number) =>
      at('attack space', {
        cards: [unit('Fortress', { health: 9, speed: 5 })],
        dice: [die],
        light: { hand: [card], force: 8, space: ['Ship'] },
        dark: { space: ['Fortress'] },
      })
        .play('light', { attack: 'Ship' })
        .play('light', { 'battle-card': card })
    fire(4).expect({ zones: { 'dark.discard': ['Fortress'] } })
    fire(3).expect({ facts: { Fortress: { damage: 0 } }, zones: { 'dark.discard': [] } })
  })
  cardTest(["Beskar'gam"], 'its Mandalorian is hit by a natural 6 only', (card) => {
    const strike = (answer: string, dice: readonly number[]) =>
      at('attack character', {
        cards: [character('Clansman', { subtypes: ['Mandalorian'], health: 5, speed: 5 })],
        dice,
        dark: { character: ['Guard', 'Idle Guard'], deck: ['Jawa', 'Jawa', 'Jawa', 'Jawa', 'Jawa'] },
        light: { character: [{ card: 'Clansman', equipment: [card] }] },
      })
        .play('dark', { attack: 'Guard' })
        .play('dark', answer)
    strike('no', [6, 5]).expect({ facts: { Clansman: { damage: 1 } }, zones: { 'dark.deck': 5 } })
    strike('yes', [6, 5]).expect({
      facts: { [card]: { tapped: true } },
      zones: { 'dark.deck': 1 },
    })
  })
  cardTest(['Separatist Hailfire Droid'], 'its misses become dice of damage against another unit', (card) => {
    at('attack ground', {
      dice: [6, 1, 1, 1, 6, 6, 1],
      cards: [ground('Bunker', { health: 9, speed: 5 }), ground('Trench', { health: 9, speed: 5 })],
      dark: { ground: [card] },
      light: { ground: ['Bunker', 'Trench'] },
    })
      .play('dark', { attack: card, defender: 'Bunker' })
      .expect({ facts: { Bunker: { damage: 1 }, Trench: { damage: 2 } } })
  })
})

describe('whom a unit attacks', () => {
  cardTest(['Admiral Motti (A)'], 'a Jedi that can attack him has to', (card) => {
    at('attack character', {
      cards: [character('Knight', { subtypes: ['Jedi'], speed: 90 })],
      dice: [1, 1, 1],
      dark: { character: [card, 'Idle Guard'] },
      light: { character: ['Knight'] },
    }).expect({ events: [{ kind: 'attackDeclared', attacker: 'Knight', defender: card }] })
  })
  cardTest(['Untamed Ronto'], 'the opponent pays to turn it on any unit of the arena', (card) => {
    const turn = (...target: string[]) => {
      const scene = at('attack ground', {
        dice: [1, 1, 1, 1],
        dark: { ground: [card] },
        cards: [ground('Crawler', { speed: 5 })],
        light: { ground: ['Crawler', 'Idle Walker'], force: 2 },
      })
        .play('dark', { attack: card, defender: 'Crawler' })
        .play('light', target.length > 0 ? 'yes' : 'no')
      return target.length > 0 ? scene.play('light', { cards: target }) : scene
    }
    turn('Idle Walker').expect({
      events: [{ kind: 'attackEnded', attacker: card, defender: 'Idle Walker' }],
      resources: { light: { force: 0 } },
    })
    turn(card).expect({ events: [{ kind: 'attackEnded', attacker: card, defender: card }] })
    turn().expect({ events: [{ kind: 'attackEnded', attacker: card, defender: 'Crawler' }] })
  })
  cardTest(["Vader's Fury"], 'one attack after another, on every unit once', (card) => {
    at('battle space', {
      cards: [
        unit('Wing', { subtypes: ['Starfighter'], speed: 90, power: 1 }),
        unit('One', { speed: 5 }),
        unit('Two', { speed: 5 }),
      ],
      dice: [6, 6],
      dark: { hand: [card], force: 6, space: ['Wing'] },
      light: { space: ['One', 'Two'] },
    })
      .play('dark', { 'battle-card': card })
      .play('dark', { attack: 'Wing', defender: 'One' })
      .expect({ facts: { One: { damage: 1 }, Two: { damage: 1 } }, asked: { light: 'next-attack' } })
  })
  cardTest(['Ponda Baba (A)'], 'he attacks the weakest unit that he can', (card) => {
    at('attack character', {
      cards: [character('Weak', { power: 1, speed: 5 }), character('Strong', { power: 5, speed: 5 })],
      dice: [1, 1, 1, 1, 1, 1, 1],
      dark: { character: [card] },
      light: { character: ['Strong', 'Weak'] },
    }).expect({ events: [{ kind: 'attackMade', attacker: card, defender: 'Weak' }] })
  })
})
