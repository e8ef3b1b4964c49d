/** Hard cards that lock or lift rules, for units and for players. */
import { describe } from 'vitest'
import type { InlineCard } from '../../scenario/inline-card.ts'
import { at, cardTest, character, unit } from '../shipped-play.ts'

describe('rules for a player', () => {
  cardTest(['Defend the Homeworld'], 'Force is frozen, and only neutral units are deployed', (card) => {
    const nobles = character('Noble', { side: 'light', cost: 1 })
    at('build light', {
      cards: [nobles, character('Drifter', { cost: 1 })],
      light: { hand: [card, 'Noble', 'Drifter'], buildPoints: 9, force: 5 },
    })
      .play('light', { complete: card })
      .expect({
        resources: { light: { force: 0 } },
        offers: { light: [{ complete: 'Drifter' }] },
        noOffers: { light: [{ complete: 'Noble' }] },
      })
  })
  cardTest(['Defend the Homeworld'], 'its counters are build points and discounts', (card) => {
    at('build light', {
      light: { resource: { card, counters: { resource: 3 } }, hand: ['Jawa'], buildPoints: 1 },
    })
      .play('light', { play: card })
      .expect({ resources: { light: { buildPoints: 2 } }, facts: { [card]: { resource: 2 } } })
  })
  cardTest(["R2-D2's Heroism"], 'all units retreat, and the game is not lost in this turn', (card) => {
    at('battle character', {
      dark: { character: ['Guard'], ground: ['Walker'], space: ['Ship'] },
      light: { hand: [card], force: 2, character: ['R2-D2 (A)', 'Idle Guard'] },
    })
      .play('light', { 'battle-card': card })
      .expect({
        zones: { 'light.build': ['Idle Guard'], 'light.discard': [card, 'R2-D2 (A)'] },
        table: { turn: 2 },
      })
  })
})

describe('rules for units', () => {
  cardTest(['Thermal Scanner'], 'attacks of its unit have no costs besides', (card) => {
    const gun = {
      name: 'Carbine',
      side: 'neutral',
      kind: 'equipment',
      arenas: ['space'],
      subtypes: ['Blaster'],
      cost: 1,
      text: 'Pay 1 build point -> Equip',
    } satisfies InlineCard
    const attack = (equipment: readonly string[]) =>
      at('attack space', {
        cards: [gun, unit('Raider', { speed: 90, text: "This unit can't attack unless you pay 2 Force." })],
        dark: { space: [{ card: 'Raider', equipment: [...equipment] }, 'Ship'], force: 0 },
        light: { space: ['Idle Ship'] },
      })
    attack(['Carbine', card]).expect({ offers: { dark: [{ attack: 'Raider' }] } })
    attack(['Carbine']).expect({ noOffers: { dark: [{ attack: 'Raider' }] } })
  })
})

describe('unique or not', () => {
  cardTest(['IG-88 (B)'], 'copies stand side by side', (card) => {
    at('build dark', {
      dark: { hand: [card, 'Jawa'], buildPoints: 8, character: [card] },
      light: { deck: ['Jawa'] },
    })
      .play('dark', { complete: card, destination: { to: 'character' } })
      .play('light', 'no')
      .expect({ zones: { character: [card, card], 'light.deck': 1 } })
  })
})

describe('more for more units', () => {
  cardTest(['P-Series Droideka'], 'each number of other Droids adds to what the lower ones give', (card) => {
    const droid = character('Recruit', { subtypes: ['Trade', 'Federation', 'Droid'] })
    const among = (count: number) =>
      at('build dark', {
        cards: [droid],
        dark: { hand: ['Jawa'], character: [card, ...Array<string>(count).fill('Recruit')] },
      })
    among(1).expect({ numbers: { [card]: { power: 4, accuracy: 0, shields: 1 } } })
    among(2).expect({ numbers: { [card]: { power: 4, accuracy: 1, shields: 2 } } })
    among(4).expect({ numbers: { [card]: { power: 6, accuracy: 2, shields: 2 } } })
    among(6).expect({ numbers: { [card]: { power: 6, accuracy: 3, armor: 1 } } })
  })
})

describe('speed, names and choices', () => {
  cardTest(["Assassin's Training"], 'the speed is 40, whatever else is said', (card) => {
    const drill = character('Drill', { text: 'Each of your other Characters gets +20 speed.' })
    at('build dark', {
      cards: [drill],
      dark: { hand: ['Jawa'], character: ['Drill', { card: 'Guard', equipment: [card] }] },
    }).expect({ numbers: { Guard: { speed: 40, stealth: 1 } } })
  })
  cardTest(['Mirta Gev (A)'], 'the own cards do not choose her', (card) => {
    const medic = character('Medic', {
      text: '[tap] -> Remove 1 damage counter from one of your Characters.',
    })
    at('battle character', {
      cards: [medic],
      dark: { character: ['Medic', { card, damage: 1 }, { card: 'Guard', damage: 1 }] },
      light: { character: ['Idle Guard'] },
    })
      .play('dark', { play: 'Medic' })
      .expect({ noOffers: { dark: [{ cards: [card] }] } })
  })
  cardTest(["Hero's Potential"], 'a lower card comes to the top for the turn', (card) => {
    at('battle character', {
      light: {
        hand: [card],
        force: 4,
        character: [{ card: 'Luke Skywalker (K)', stack: ['Luke Skywalker (C)'] }],
      },
      dark: { character: ['Idle Guard'] },
    })
      .play('light', { 'battle-card': card })
      .expect({ zones: { character: ['Luke Skywalker (C)', 'Idle Guard'] } })
  })
  cardTest(['Dangerous Gamble'], 'the name of the top card is worth ten build points', (card) => {
    const name = (named: string) =>
      at('build light', {
        light: { hand: [card, 'Jawa'] },
        dark: { deck: ['Luke Skywalker (C)'] },
      })
        .play('light', { complete: card })
        .play('light', named)
    name('Luke Skywalker').expect({
      resources: { light: { buildPoints: 10 } },
      zones: { 'dark.hand': ['Luke Skywalker (C)'] },
    })
    name('Jawa').expect({ zones: { 'dark.hand': ['Luke Skywalker (C)'] }, events: [{ kind: 'stepBegan' }] })
  })
  cardTest(
    ['Interdictor-Class Star Destroyer'],
    "the opponent's Space units neither change their speed nor retreat",
    (card) => {
      const racer = unit('Racer', { speed: 40, text: 'This unit gets +20 speed.' })
      const light = { space: ['Racer'], hand: ['Jawa'] }
      at('build light', { cards: [racer], light }).expect({ numbers: { Racer: { speed: 60 } } })
      at('build light', { cards: [racer], light, dark: { space: [card] } }).expect({
        numbers: { Racer: { speed: 40 } },
      })
    },
  )
})
