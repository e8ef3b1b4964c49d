/** Equip abilities that say which unit they are for, and what happens besides. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { character } from './battle-play.ts'
import { SPARE, today } from './both-editions.ts'

const jedi = character('Jedi Guard', { subtypes: ['Jedi'], health: 9 })
const thug = character('Thug', { health: 9 })
const gear = (name: string, text: string) => ({
  name,
  side: 'dark',
  kind: 'equipment',
  arenas: ['character'],
  cost: 2,
  text: `${text} | Equipped unit gets +2 power.`,
})
const stand = (text: string, more: object = {}) =>
  today.dark(
    {
      buildPoints: 2,
      force: 4,
      hand: [SPARE, SPARE],
      build: ['Gear'],
      character: ['Jedi Guard', 'Thug'],
      ...more,
    },
    {},
    [jedi, thug, gear('Gear', text)],
  )

describe('Equip to that unit', () => {
  test(
    'the unit that is paid with is the one, and it alone pays',
    proves('now/general/equip-to-that-unit'),
    () => {
      stand('Put 2 corruption counters on one of your Jedi -> Equip to that unit')
        .expect({
          refused: { dark: { equip: 'Gear', unit: 'Thug' }, code: 'not-that-bearer' },
          asked: 'dark',
        })
        .play('dark', { equip: 'Gear', unit: 'Jedi Guard' })
        .expect({
          facts: { Gear: { host: 'Jedi Guard' }, 'Jedi Guard': { corruption: 2 } },
          numbers: { 'Jedi Guard': { power: 5 } },
          asked: 'dark',
        })
    },
  )
  test('where any unit of yours will do, the one that bears it gets the counters', () => {
    stand('Put 1 damage counter on one of your units -> Equip to that unit')
      .play('dark', { equip: 'Gear', unit: 'Thug' })
      .expect({
        facts: { Gear: { host: 'Thug' }, Thug: { damage: 1 }, 'Jedi Guard': { damage: 0 } },
        asked: 'dark',
      })
  })
})

describe('Equip and more', () => {
  test('a kind of unit that it is for', () => {
    stand('Pay 1 Force -> Equip to a Jedi').expect({
      offers: { dark: [{ equip: 'Gear', unit: 'Jedi Guard' }] },
      noOffers: { dark: [{ equip: 'Gear', unit: 'Thug' }] },
      asked: 'dark',
    })
  })
  test('what happens besides comes when it is attached', () => {
    stand('Pay 1 Force -> Equip, and gain 3 Force')
      .play('dark', { equip: 'Gear', unit: 'Thug' })
      .expect({ facts: { Gear: { host: 'Thug' } }, resources: { dark: { force: 6 } }, asked: 'dark' })
  })
  test('only if something is so', () => {
    stand('Pay 0 Force -> Equip. Play only if you have a Sith in any arena.').expect({
      refused: { dark: { equip: 'Gear', unit: 'Thug' }, code: 'not-that-bearer' },
      asked: 'dark',
    })
  })
})
