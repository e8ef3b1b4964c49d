/** A Pilot on its unit outside the build step: setup, untapping, retreating, attacks, damage. */
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { both, idc, playBy, SPARE } from './both-editions.ts'

const TIE = 'TIE Fighter DS-3-12'
const ELITE = 'TIE Fighter Elite Pilot'
const N1 = 'N-1 Starfighter'
const aboard = (pilot: object = {}, unit: object = {}) => ({
  card: TIE,
  ...unit,
  pilots: [{ card: ELITE, ...pilot }],
})

both(
  'in setup a Pilot goes to its own arena, not onto a unit',
  { idc: ['idc/pilot/not-during-setup'], wotc: ['wotc/pilot/not-in-setup'] },
  ({ at }) => {
    at(
      'setup dark',
      { hand: [ELITE], space: [TIE], setup: { left: 20, total: 2 } },
      { setup: { left: 10, total: 20 } },
    ).expect({
      offers: { dark: [{ 'set-up': ELITE, destination: { to: 'character' } }] },
      noOffers: { dark: [{ pilot: ELITE, unit: TIE }] },
      refused: { dark: { pilot: ELITE, unit: TIE }, code: 'no-moves-in-setup' },
      asked: 'dark',
    })
  },
)

both(
  'a tapped Pilot untaps with the others',
  { idc: ['idc/pilot/untaps-normally'], wotc: ['wotc/pilot/untaps-normally'] },
  ({ at }) => {
    at(
      'untap',
      { hand: [SPARE], space: [aboard({ tapped: true, moved: true }, { tapped: true })] },
      {},
    ).expect({
      facts: { [TIE]: { tapped: false }, [ELITE]: { tapped: false, moved: false } },
      asked: 'dark',
    })
  },
)

both(
  'a piloted unit retreats with its Pilot: both are tapped and go together',
  { idc: ['idc/pilot/retreat-together'], wotc: ['wotc/pilot/retreat-both-untapped'] },
  ({ at }) => {
    at('retreat dark', { space: [aboard()] }, { space: [N1] })
      .play('dark', { cards: [TIE] })
      .expect({
        zones: { space: [N1], 'dark.build': [TIE], attached: [ELITE] },
        facts: { [TIE]: { tapped: true }, [ELITE]: { tapped: true, host: TIE } },
        asked: 'light',
      })
  },
)

test(
  'with a tapped Pilot aboard it cannot retreat; the Pilot has to leave in the build step',
  proves('idc/pilot/retreat-with-tapped-pilot'),
  () => {
    idc
      .dark({ hand: [SPARE], space: [aboard({ tapped: true })] }, { space: [N1] })
      .play('dark', { move: ELITE, to: 'build' })
      .play('dark', 'pass')
      .play('dark', { cards: [TIE] })
      .expect({
        zones: { 'dark.build': [ELITE, TIE], attached: [] },
        facts: { [ELITE]: { tapped: true }, [TIE]: { tapped: true } },
        asked: 'light',
      })
    idc
      .at('retreat dark', { space: [aboard({ tapped: true })] }, { space: [N1] })
      .expect({ asked: { light: 'retreat' } })
  },
)

test('2003: nor can it in the rules of 2003', proves('wotc/pilot/retreat-both-untapped'), () => {
  playBy('wotc')
    .at(
      'retreat dark',
      { space: [aboard({ tapped: true })], character: ['Geonosian Guard'] },
      { space: [N1] },
    )
    .play('dark', { cards: ['Geonosian Guard'] })
    .expect({ zones: { space: [TIE, N1] }, asked: 'light' })
})

both(
  'it cannot be attacked, and does not count as a unit',
  { idc: ['idc/pilot/cant-be-attacked'], wotc: ['wotc/pilot/cannot-be-attacked', 'wotc/pilot/not-a-unit'] },
  ({ at }) => {
    at('attack space', { space: [{ ...aboard(), tapped: true }] }, { space: [N1] }).expect({
      offersExactly: { light: [{ attack: N1, defender: TIE }, { 'skip-attack': N1 }] },
      asked: 'light',
    })
  },
)

both(
  'an attack taps the unit, not the Pilot, who gives its bonus tapped or untapped',
  {
    idc: ['idc/keyword/pilot-grants-to-that-unit-only'],
    wotc: ['wotc/pilot/attack-taps-unit-only', 'wotc/pilot/tapped-pilot-still-pilots'],
  },
  ({ at }) => {
    at('attack space', { space: [aboard({ tapped: true })] }, { space: [N1] })
      .expect({ numbers: { [TIE]: { speed: 80, 'critical-hit': 2 } } })
      .play('dark', { 'skip-attack': TIE })
      .expect({ facts: { [TIE]: { tapped: true } }, asked: 'light' })
    at('attack space', { space: [aboard()] }, { space: [N1] })
      .play('dark', { 'skip-attack': TIE })
      .expect({ facts: { [TIE]: { tapped: true }, [ELITE]: { tapped: false } }, asked: 'light' })
  },
)

both(
  'Pilot and unit keep separate damage',
  { idc: ['idc/pilot/damage-kept-separate'], wotc: ['wotc/pilot/damage-separate'] },
  ({ dark }) => {
    const driver = {
      name: 'Driver',
      side: 'dark',
      kind: 'unit',
      arenas: ['character'],
      cost: 2,
      speed: 20,
      power: 2,
      health: 2,
      abilities: [{ ability: 'pilot', subtypes: ['Speeder'], bonus: {}, gives: [] }],
    }
    dark(
      {
        hand: [SPARE],
        ground: [{ card: 'Flare-S Swoop', damage: 1, pilots: [{ card: 'Driver', damage: 1 }] }, 'Swoop Bike'],
      },
      {},
      [driver],
    )
      .play('dark', { pilot: 'Driver', unit: 'Swoop Bike' })
      .expect({
        zones: { ground: ['Flare-S Swoop', 'Swoop Bike'], attached: ['Driver'] },
        facts: { 'Flare-S Swoop': { damage: 1 }, 'Swoop Bike': { damage: 0 }, Driver: { damage: 1 } },
        asked: 'dark',
      })
  },
)
