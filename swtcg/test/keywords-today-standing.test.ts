/** Keywords of today that change numbers, or work at the start of a step. */
import { describe, expect, test } from 'vitest'
import { KEYWORDS, keywordsOf } from '../keywords.ts'
import { fight, now, unit } from './battle-play.ts'
import { idc } from './both-editions.ts'

const plain = unit('Plain', { speed: 30, health: 9 })
const foe = unit('Foe', { speed: 90 })
const leader = (text: string, facts = {}) =>
  unit('Leader', { version: 'A', speed: 30, health: 9, text, ...facts })

describe('Inspiration', () => {
  now('each other unit of its player there is better', ['keywords/inspiration'], () => {
    fight({
      cards: [leader('Inspiration'), plain, foe],
      dark: { space: ['Foe'] },
      light: { space: ['Leader (A)', 'Plain'] },
    }).expect({
      numbers: {
        Plain: { speed: 40, power: 4, health: 10 },
        'Leader (A)': { speed: 30, power: 3, health: 9 },
        Foe: { speed: 90, power: 3 },
      },
      asked: 'dark',
    })
  })
  now('a unit that it kept alive goes with it', ['keywords/inspiration-leaves'], () => {
    fight({
      cards: [leader('Inspiration', { health: 1 }), unit('Frail', { speed: 10, health: 2 }), foe, plain],
      dice: [6, 6, 6],
      dark: { space: ['Foe'] },
      light: { space: ['Leader (A)', { card: 'Frail', damage: 2 }, 'Plain'] },
    })
      .play('dark', { attack: 'Foe', defender: 'Leader (A)' })
      .expect({ zones: { 'light.discard': ['Frail', 'Leader (A)'] }, asked: 'light' })
  })
  now(
    'works where it is printed, and given for unique units alone',
    ['keywords/inspiration-unique-only'],
    () => {
      const giver = (text: string) => unit('Giver', { text, speed: 10, health: 9 })
      const stand = (text: string, own: string) =>
        fight({
          cards: [giver(text), unit('Common', { speed: 10, text: own }), plain, foe],
          dark: { space: ['Foe'] },
          light: { space: ['Giver', 'Common', 'Plain'] },
        })
      stand('', 'Inspiration').expect({ numbers: { Plain: { power: 4 } }, asked: 'dark' })
      stand('Each of your other units gets Inspiration.', '').expect({
        numbers: { Plain: { power: 3 } },
        asked: 'dark',
      })
    },
  )
})

describe('Intimidation', () => {
  now('each unit of the opponent there counts', ['keywords/intimidation'], () => {
    fight({
      cards: [leader('Intimidation'), unit('One', { speed: 90 }), unit('Two')],
      dark: { space: ['One', 'Two'] },
      light: { space: ['Leader (A)'] },
    }).expect({ numbers: { 'Leader (A)': { speed: 50, power: 5, health: 11 } }, asked: 'dark' })
  })
})

describe('Resilience', () => {
  const stand = (text: string, damage: number) =>
    fight({
      cards: [unit('Scarred', { speed: 10, health: 9, text }), foe],
      dark: { space: ['Foe'] },
      light: { space: [{ card: 'Scarred', damage }] },
    })
  now(
    'enough counters change its power, and no more than that',
    ['keywords/resilience', 'keywords/resilience-threshold', 'keywords/new-classes'],
    () => {
      const power = { 0: 3, 2: 3, 3: 6, 5: 6 }
      for (const [damage, is] of Object.entries(power))
        stand('Resilience 2 | Resilience 1', Number(damage)).expect({
          numbers: { Scarred: { power: is } },
          asked: 'dark',
        })
      stand('Resilience 1 | Resilience -3', 2).expect({ numbers: { Scarred: { power: 1 } }, asked: 'dark' })
    },
  )
})

describe('Velocity', () => {
  const stand = (text: string) =>
    fight({
      at: 'battle space',
      cards: [unit('Racer', { speed: 20, text }), unit('Foe', { speed: 30, health: 9 })],
      dark: { space: ['Foe'] },
      light: { space: ['Racer'] },
    })
  now(
    'its player picks one of its numbers up or down',
    ['keywords/velocity', 'keywords/velocity-must-be-there'],
    () => {
      stand('Velocity 30 | Velocity 10')
        .expect({ asked: { light: 'choose-one' } })
        .play('light', '1')
        .expect({ numbers: { Racer: { speed: 50 } }, asked: 'light' })
      stand('Velocity 30')
        .play('light', '2')
        .expect({ numbers: { Racer: { speed: 0 } }, asked: 'dark' })
    },
  )
  now('a unit with Stealth does not slow down', ['keywords/velocity-stealth'], () => {
    stand('Velocity 30 | Stealth')
      .play('light', '2')
      .expect({ numbers: { Racer: { speed: 20 } }, asked: 'light' })
  })
})

describe('Damage Control', () => {
  now(
    'heals at the start of its own build step, in an arena',
    ['keywords/damage-control', 'keywords/damage-control-not-in-build-zone'],
    () => {
      const mender = unit('Mender', { health: 9, text: 'Damage Control 1 | Damage Control 2' })
      const start = (zone: 'space' | 'build') =>
        idc.at('build dark', { deck: ['Blaster Barrage'], [zone]: [{ card: 'Mender', damage: 5 }] }, {}, [
          mender,
        ])
      start('build').expect({ facts: { Mender: { damage: 5 } }, asked: 'dark' })
      start('space')
        .play('dark', 'pass')
        .play('dark', 3)
        .expect({ facts: { Mender: { damage: 2 } }, asked: 'dark' })
    },
  )
})

test('each keyword counts as the list of today says', () => {
  const today = Object.entries(KEYWORDS).filter(([, { rule }]) => rule.startsWith('now/'))
  expect(today.length).toBeGreaterThanOrEqual(23)
  expect(keywordsOf('activated')).toEqual(
    expect.arrayContaining(['absorb', 'persuade', 'protect', 'redirect']),
  )
})
