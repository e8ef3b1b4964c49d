/** Rulings on Missions, building and the end of the game. */
import { describe } from 'vitest'
import { at, character, ruling } from './ruling.ts'

const SPARE = 'Jawa'

describe('whom a Mission reaches', () => {
  ruling(['Press the Advantage'], 'units that come later keep their power', (card) => {
    const clone = (name: string) => character(name, { subtypes: ['Clone'], cost: 1, power: 4 })
    at('build light', {
      cards: [clone('Rookie'), clone('Veteran')],
      light: { hand: [card, 'Rookie', SPARE], buildPoints: 5, character: ['Veteran'] },
    })
      .play('light', { complete: card })
      .play('light', '1')
      .play('light', { complete: 'Rookie', destination: { to: 'character' } })
      .expect({ numbers: { Rookie: { power: 4 }, Veteran: { power: 1 } } })
  })
  ruling(['Hope of Another'], 'the whole stack, but no card outside play', (card) => {
    const guide = character('Guide', { text: 'Each of your Jedi gets +4 power.' })
    at('build light', {
      cards: [guide],
      light: {
        hand: [card, 'Han Solo (C)', SPARE],
        buildPoints: 12,
        character: ['Guide', { card: 'Han Solo (A)', stack: ['Han Solo (D)'] }],
      },
    })
      .play('light', { complete: card })
      .play('light', { cards: ['Han Solo (A)'] })
      .play('light', { rearrange: 'Han Solo (A)', version: 'Han Solo (D)' })
      .expect({ numbers: { 'Han Solo (D)': { power: 8 } } })
  })
  ruling(['Mon Mothma (B)', 'Reorganization'], 'the chosen copies and no others', (card) => {
    const seat = card === 'Reorganization' ? 'dark' : 'light'
    const subtype = seat === 'dark' ? 'Imperial' : 'Rebel'
    const chief = character('Chief', { text: `Each of your ${subtype} units gets +4 power.` })
    const mission = seat === 'dark'
    const scene = at(`build ${seat}`, {
      cards: [chief],
      [seat]: {
        hand: [...(mission ? [card] : []), SPARE],
        buildPoints: 2,
        character: [...(mission ? [] : [card]), 'Chief', 'Guard', 'Guard', 'Guard'],
      },
    })
    scene
      .play(seat, mission ? { complete: card } : { play: card })
      .play(seat, { cards: ['character/Guard #1', 'character/Guard #2'] })
      .expect({
        numbers: {
          'character/Guard #1': { power: 6 },
          'character/Guard #2': { power: 6 },
          'character/Guard #3': { power: 2 },
        },
      })
  })
  ruling(['Homing Missile'], '3 damage to the unit that is chosen when the battle phase starts', (card) => {
    const missile = () =>
      at('build dark', {
        cards: [character('Hulk', { health: 9, speed: 5 })],
        dark: { hand: [card, SPARE], buildPoints: 3, character: ['Idle Guard'] },
        light: { character: ['Hulk'], build: ['Walker'], hand: [] },
      })
        .play('dark', { complete: card })
        .expect({ facts: { Hulk: { damage: 0 } } })
        .play('light', 'pass')
        .play('dark', { cards: [] })
        .play('light', { cards: [] })
        .expect({
          offersExactly: { dark: [{ cards: ['Idle Guard'] }, { cards: ['Hulk'] }, { cards: ['Walker'] }] },
        })
    missile()
      .play('dark', { cards: ['Hulk'] })
      .expect({ facts: { Hulk: { damage: 3 } } })
    missile()
      .play('dark', { cards: ['Walker'] })
      .expect({ zones: { 'light.discard': ['Walker'] } })
  })
  ruling(["Tyranus's Return"], 'from an arena or the build zone', (card) => {
    at('build dark', {
      dark: { hand: [card, SPARE], buildPoints: 2, character: ['Guard'], build: ['Idle Guard'] },
    })
      .play('dark', { complete: card })
      .play('dark', { cards: ['Idle Guard'] })
      .expect({ zones: { 'dark.hand': [SPARE, 'Idle Guard'] }, resources: { dark: { force: 3 } } })
  })
  ruling(['Imperial Manipulation'], "counters may go from one of the opponent's units to another", (card) => {
    at('build dark', {
      dark: { hand: [card], buildPoints: 2 },
      light: { space: [{ card: 'Ship', damage: 1 }, 'Idle Ship'] },
    })
      .play('dark', { complete: card })
      .play('light', { cards: [] })
      .play('dark', { cards: ['Ship'] })
      .expect({ facts: { Ship: { damage: 0 }, 'Idle Ship': { damage: 1 } } })
  })
  ruling(['Failed for the Last Time'], 'the whole type line has to be the same', (card) => {
    const trooper = (name: string, ...subtypes: string[]) => character(name, { subtypes, cost: 2 })
    at('build dark', {
      cards: [
        trooper('Old', 'Clone', 'Soldier'),
        trooper('New', 'Clone', 'Soldier'),
        trooper('Odd', 'Clone'),
      ],
      dark: { hand: [card, 'New', 'Odd'], buildPoints: 5, character: ['Old'] },
    })
      .play('dark', { complete: card })
      .play('dark', { cards: ['New'] })
      .expect({ zones: { character: ['New'], 'dark.hand': ['Odd'] } })
  })
  ruling(['Jedi Trap'], 'who was made to retreat may come back in the build step', (card) => {
    at('build dark', {
      dark: { hand: [card], buildPoints: 3 },
      light: { character: ['Guard', 'Idle Guard'] },
    })
      .play('dark', { complete: card })
      .play('light', { cards: ['Guard'] })
      .expect({ zones: { character: ['Idle Guard'] }, offers: { light: [{ move: 'Guard' }] } })
  })
  ruling(['Leap into the Chasm'], 'the one who discards chooses among equals', (card) => {
    at('build light', {
      light: { hand: [card, SPARE], buildPoints: 2, character: ['Guard'] },
      dark: { character: ['Guard', 'Idle Guard'] },
    })
      .play('light', { complete: card })
      .play('dark', { cards: ['Idle Guard'] })
      .expect({ zones: { 'dark.discard': ['Idle Guard'] } })
  })
  ruling(['Remember the Prophecy'], 'any type of card may be named', (card) => {
    at('build dark', {
      dark: {
        hand: [card, SPARE],
        buildPoints: 1,
        deck: ['Defend the Homeworld', SPARE, SPARE, SPARE, SPARE],
      },
    })
      .play('dark', 'skip-draw')
      .play('dark', { complete: card })
      .play('dark', 'dark')
      .play('dark', 'resource')
      .expect({ zones: { 'dark.hand': [SPARE, 'Defend the Homeworld'], 'dark.deck': 0 } })
  })
})

describe('building', () => {
  ruling(['Contingency Plan'], 'cards without counters stay where they are being built', (card) => {
    at('build light', {
      light: {
        hand: [card, SPARE],
        buildPoints: 1,
        build: [
          { card: 'Jawa', counters: 1 },
          { card: 'Ugnaught', counters: 2 },
        ],
      },
    })
      .play('light', { complete: card })
      .expect({
        resources: { light: { buildPoints: 3 } },
        zones: { 'light.build': ['Jawa', 'Ugnaught'] },
        offers: { light: [{ 'add-counters': 'light.build/Jawa' }] },
      })
  })
  ruling(['Celebrate the Victory'], 'what lies face-down is no unit yet', (card) => {
    const standing = (build: readonly (string | object)[]) =>
      at('build light', {
        light: { hand: [card, SPARE], buildPoints: 3 },
        dark: { build: build as readonly string[] },
      })
    standing([{ card: 'Ship', counters: 1 }]).expect({ offers: { light: [{ complete: card }] } })
    standing(['Ship']).expect({ noOffers: { light: [{ complete: card }] } })
  })
  ruling(['Rally the Defenders'], 'the printed cost counts', (card) => {
    const tax = character('Tax', { text: 'Each Character costs 2 more build counters to deploy.' })
    at('build light', {
      cards: [tax, character('Cheap', { cost: 2 })],
      light: { hand: [card, 'Cheap', SPARE], buildPoints: 6, character: ['Tax'] },
    })
      .play('light', { complete: card })
      .expect({ offers: { light: [{ complete: 'Cheap', cost: 2 }] } })
  })
  ruling(['CR-90 Corvette', 'Rune Haako (A)'], 'two cards of any kind, or one of the subtype', (card) => {
    const seat = card === 'Rune Haako (A)' ? 'dark' : 'light'
    const own = seat === 'dark' ? 'Rune Haako (B)' : 'Rebel Marine Squad'
    const place = seat === 'dark' ? { character: [card] } : { space: [card] }
    at(seat === 'dark' ? 'battle character' : 'build light', {
      dark: { character: ['Idle Guard'], hand: [SPARE] },
      light: { character: ['Idle Guard'] },
      [seat]: { ...place, hand: [own, own, SPARE] },
    })
      .play(seat, { play: card, ability: '1' })
      .play(seat, 'no')
      .play(seat, { cards: [`${seat}.hand/${own} #1`, `${seat}.hand/${own} #2`] })
      .expect({ zones: { [`${seat}.discard`]: [own, own] } })
  })
  ruling(['IG-88 (B)'], 'completed even if the opponent draws nothing', (card) => {
    at('build dark', { dark: { hand: [card, SPARE], buildPoints: 8 }, light: { deck: [SPARE] } })
      .play('dark', { complete: card, destination: { to: 'character' } })
      .play('light', 'no')
      .expect({ zones: { character: [card], 'light.deck': 1 } })
  })
  ruling(['IG-88 (B)'], 'no version is stacked on another', (card) => {
    at('build dark', {
      dark: { hand: ['IG-88 (A)', SPARE], buildPoints: 9, character: [card] },
    }).expect({
      offers: { dark: [{ complete: 'IG-88 (A)', destination: { to: 'character' } }] },
      noOffers: { dark: [{ complete: 'IG-88 (A)', destination: { onto: card, place: 'top' } }] },
    })
  })
  ruling(['Imperial Landing Craft'], 'the unit is chosen at once and has to be there later', (card) => {
    const land = (...retreating: string[]) =>
      at('build dark', {
        dark: { hand: [card], buildPoints: 6 },
        light: { ground: ['Walker', 'Idle Walker'] },
      })
        .play('dark', { complete: card, destination: { to: 'space' } })
        .play('dark', { cards: ['Walker'] })
        .play('dark', { cards: [] })
        .play('light', { cards: retreating })
    land().expect({ facts: { Walker: { damage: 2 } } })
    land('Walker').expect({ facts: { Walker: { damage: 0 } } })
  })
})

describe('the end of the game', () => {
  ruling(["Emperor's Bidding", "R2-D2's Heroism"], 'the one has no effect in the turn of the other', () => {
    at('build dark', {
      dark: { hand: ["Emperor's Bidding"], buildPoints: 8, space: ['Ship'] },
      light: { hand: ["R2-D2's Heroism"], force: 2, character: ['R2-D2 (A)'], space: ['Idle Ship'] },
    })
      .play('dark', { complete: "Emperor's Bidding" })
      .play('light', 'pass')
      .play('dark', { cards: [] })
      .play('light', { cards: [] })
      .play('light', { 'battle-card': "R2-D2's Heroism" })
      .expect({ table: { turn: 2 } })
  })
  ruling(['Jedi Council Quorum'], 'it wins before the arenas are counted', (card) => {
    const member = character('Master', { subtypes: ['Council', 'Member'] })
    at('build light', {
      cards: [member],
      light: { hand: [card], build: Array<string>(7).fill('Master') },
      dark: { space: ['Ship'], ground: ['Walker'], character: ['Guard'] },
    })
      .play('light', { complete: card })
      .play('light', 'pass')
      .play('dark', { cards: [] })
      .expect({ over: { winners: ['light'] } })
  })
  ruling(["Jedi's Failure"], 'a Jedi that has left stays with its owner', (card) => {
    const knight = character('Knight', { subtypes: ['Jedi'], speed: 90 })
    const duel = (dice: readonly number[], text: string) =>
      at('attack character', {
        cards: [knight, character('Foe', { health: 20, speed: 5, text })],
        dice,
        light: { character: ['Knight'], hand: [card], force: 2 },
        dark: { character: ['Foe'], force: 1 },
      })
    const hits = Array<number>(11).fill(1)
    duel([...hits, 1, 1, 1], '')
      .play('light', { attack: 'Knight' })
      .play('light', { 'battle-card': card })
      .play('dark', { attack: 'Foe' })
      .expect({ facts: { Knight: { controller: 'dark' } } })
  })
})
