/** What an effect has just done, and how much: units that it discarded, counters of a Mission of cost X, cards that were retreated. */
import { describe, test } from 'vitest'
import { fight, unit } from './battle-play.ts'

const FAST = { speed: 80, power: 0, health: 9 }

describe('a unit that is discarded this way', () => {
  const text =
    "Pay 1 Force -> Put 2 damage counters on one of your opponent's units. If that unit is discarded this way, gain 3 Force. Play only when this unit would attack."
  const after = (health: number) =>
    fight({
      cards: [unit('Bomber', { ...FAST, text }), unit('Prey', { ...FAST, speed: 10, health })],
      dark: { force: 5, space: ['Bomber'] },
      light: { space: ['Prey'] },
    }).play('dark', { play: 'Bomber' })
  test('brings what it says', () => {
    after(2).expect({ resources: { dark: { force: 7 } }, asked: 'dark' })
  })
  test('one that survives does not', () => {
    after(3).expect({ resources: { dark: { force: 4 } }, stop: 'here' })
  })
})

const levy = { name: 'Levy', side: 'dark', kind: 'mission', costIsX: true, text: 'Gain X Force.' } as const
test('X of a Mission of cost X is the number of the counters on it', () => {
  fight({
    at: 'build dark',
    cards: [levy, unit('Ship')],
    dark: { force: 1, build: [{ card: 'Levy', counters: 3 }], space: ['Ship'] },
    light: { space: ['Ship'] },
  })
    .play('dark', { complete: 'Levy' })
    .expect({ resources: { dark: { force: 4 } }, stop: 'here' })
})

test('so many are drawn as were retreated', () => {
  const text =
    'Pay 1 Force -> Retreat up to 2 of your other units. Draw that many cards. Play only when this unit would attack.'
  fight({
    cards: [unit('Lead', { ...FAST, text }), unit('Wing', FAST)],
    dark: { force: 5, space: ['Lead', 'Wing', 'Wing'], deck: ['Wing', 'Wing', 'Wing'] },
    light: { space: ['Wing'] },
  })
    .play('dark', { play: 'Lead' })
    .play('dark', { cards: ['Wing', 'Wing'] })
    .expect({ zones: { 'dark.hand': 2 }, stop: 'here' })
})

test('a Location is completed by Hidden Cost too', () => {
  const city = {
    name: 'City',
    side: 'dark' as const,
    kind: 'location' as const,
    arenas: ['space' as const],
    cost: 4,
  }
  fight({
    cards: [
      { ...city, text: 'Hidden Cost 1 | Each of your units gets +1 power.' },
      unit('Ship', { power: 3, speed: 60 }),
    ],
    at: 'battle space',
    dark: { force: 5, space: ['Ship'], build: [{ card: 'City', counters: 1 }] },
    light: { space: ['Ship'] },
  })
    .play('dark', { complete: 'City', destination: { to: 'space' } })
    .expect({ resources: { dark: { force: 2 } }, zones: { 'space-location': ['City'] }, stop: 'here' })
})
