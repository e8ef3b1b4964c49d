/** Deployment and locations. */
import { expect } from 'vitest'
import { cave } from '../cast.ts'
import { type Difference, difference, type Expected } from './difference.ts'

const CANTINA = 'Tatooine: Cantina (D)'
const EISLEY = 'Tatooine: Mos Eisley (D)'
const CAMP = 'Tatooine: Jawa Camp (D)'
const BAY = 'Tatooine: Docking Bay 94 (D)'
const HUT = "Tatooine: Obi-Wan's Hut"
const SKIFF = 'Ubrikkian 9000 Z001'
const compass = {
  title: 'Old Compass',
  side: 'dark',
  kind: 'device',
  text: { deploys: { on: [{ on: { kind: 'character', type: 'droid', whose: 'yours' } }] } },
} as const

export const PLACES: readonly Difference[] = [
  difference(
    13,
    'whether a device needs presence or an icon where it goes',
    ['ccg95/deploy/where-presence-or-icon'],
    ['ccg/deploy/presence-or-icon'],
    (play, by) => {
      const offer = { deploy: 'Old Compass', on: 'LIN-V8M (Elleyein-Veeateemm)' }
      const game = play(
        {
          locations: [{ card: HUT, dark: ['LIN-V8M (Elleyein-Veeateemm)'] }],
          dark: { hand: ['Old Compass', 'Labria'], force: 3 },
        },
        { cards: [compass] },
      )
      game.expect(
        by<Expected>(
          { noOffers: { dark: [offer] }, asked: 'dark' },
          { offers: { dark: [offer] }, asked: 'dark' },
        ),
      )
    },
  ),
  difference(
    14,
    'spies need neither presence nor icon',
    ['ccg95/deploy/spy-anywhere'],
    ['ccg/deploy/spy'],
    (play) => {
      play({ locations: [HUT], dark: { hand: ['Labria', 'Myo'], force: 9 } }).expect({
        offersExactly: { dark: [{ deploy: 'Labria', on: HUT }, 'pass'] },
        asked: 'dark',
      })
    },
  ),
  difference(
    15,
    'whether characters are deployed aboard vehicles',
    ['ccg95/deploy/character-where'],
    ['ccg/deploy/character-where'],
    (play, by) => {
      const aboard = { deploy: 'Stormtrooper', on: SKIFF, as: 'driver' }
      play({
        locations: [{ card: EISLEY, dark: [SKIFF] }],
        dark: { hand: ['Stormtrooper'], force: 1 },
      }).expect(
        by<Expected>(
          { noOffers: { dark: [aboard] }, asked: 'dark' },
          { offers: { dark: [aboard] }, asked: 'dark' },
        ),
      )
    },
  ),
  difference(
    16,
    'vehicles at interior sites',
    ['ccg95/deploy/vehicle-where'],
    ['ccg/deploy/vehicle-where'],
    (play, by) => {
      const inside = { deploy: SKIFF, on: CANTINA }
      play({ locations: [CANTINA, EISLEY], dark: { hand: [SKIFF], force: 9 } }).expect(
        by<Expected>(
          { offers: { dark: [inside] }, asked: 'dark' },
          { refused: { dark: inside, rule: 'ccg/deploy/vehicle-where' }, asked: 'dark' },
        ),
      )
    },
  ),
  difference(
    17,
    'starfighters at docking bays',
    ['ccg95/deploy/starship-systems-only'],
    ['ccg/deploy/starfighter-where'],
    (play, by) => {
      const docked = { deploy: 'TIE Scout', on: BAY }
      play({ locations: [BAY, 'Kessel (D)'], dark: { hand: ['TIE Scout'], force: 9 } }).expect(
        by<Expected>(
          { refused: { dark: docked, rule: 'ccg95/deploy/starship-systems-only' }, asked: 'dark' },
          { offers: { dark: [docked] }, asked: 'dark' },
        ),
      )
    },
  ),
  difference(
    18,
    'several cards are deployed in a turn, one after another',
    ['ccg95/deploy/several-cards'],
    ['ccg/deploy/one-at-a-time'],
    (play) => {
      const game = play({ locations: [CANTINA], dark: { hand: ['Labria', 'Wuher'], force: 4 } })
      game.play('dark', { deploy: 'Labria', on: CANTINA })
      game.expect({ zones: { table: ['Labria'] }, offers: { dark: [{ deploy: 'Wuher' }] } })
      game.play('dark', { deploy: 'Wuher', on: CANTINA })
      game.expect({ zones: { table: ['Labria', 'Wuher'] }, asked: { light: 'activate' } })
    },
  ),
  difference(
    19,
    'where a new site lies',
    ['ccg95/location/site-at-outer-end'],
    ['ccg/location/order-by-icons'],
    (play, by) => {
      const at = (...rows: readonly number[]) => rows.map((row) => ({ deploy: CAMP, row }))
      play({ locations: ['Kessel (D)', CANTINA, EISLEY], dark: { hand: [CAMP] } }).expect({
        offersExactly: { dark: [...by(at(1, 3), at(2, 3)), 'pass'] },
        asked: 'dark',
      })
    },
  ),
  difference(
    20,
    'a system lies with its sites',
    ['ccg95/location/system-at-end-of-row'],
    ['ccg/location/grouped-by-system'],
    (play) => {
      play({ locations: ['Kessel (D)', CANTINA, EISLEY], dark: { hand: ['Tatooine (D)'] } }).expect({
        offers: {
          dark: [
            { deploy: 'Tatooine (D)', row: 1 },
            { deploy: 'Tatooine (D)', row: 3 },
          ],
        },
        noOffers: { dark: [{ deploy: 'Tatooine (D)', row: 0 }] },
        asked: 'dark',
      })
    },
  ),
  difference(
    21,
    'nothing that lies is rearranged, and groups stay together',
    ['ccg95/location/grouped-by-system'],
    ['ccg/location/no-rearranging'],
    (play) => {
      const game = play({ locations: [EISLEY, 'Kessel (D)'], dark: { hand: [CAMP] } })
      game.play('dark', { deploy: CAMP, row: 1 })
      const [row] = game.machine.state.zones
      expect(row!.cards.map((card) => game.machine.card(card).is)).toEqual([EISLEY, CAMP, 'Kessel (D)'])
      game.expect({ asked: { light: 'activate' } })
    },
  ),
  difference(
    22,
    'a site with both icons',
    ['ccg95/location/interior-exterior'],
    ['ccg/location/interior-exterior-icons'],
    (play, by) => {
      const at = (...rows: readonly number[]) => rows.map((row) => ({ deploy: BAY, row }))
      play({ locations: [CANTINA, EISLEY], dark: { hand: [BAY] } }).expect({
        offersExactly: { dark: [...by(at(0, 2), at(1)), 'pass'] },
        asked: 'dark',
      })
    },
  ),
  difference(
    23,
    'a location without a dot twice on table',
    ['ccg95/convert/one-of-each'],
    ['ccg/convert/one-of-each'],
    (play, by) => {
      const again = { deploy: 'Hidden Cave' }
      play({ locations: ['Hidden Cave'], dark: { hand: ['Hidden Cave', CAMP] } }, { cards: [cave] }).expect(
        by<Expected>(
          { noOffers: { dark: [again] }, asked: 'dark' },
          { offers: { dark: [again] }, asked: 'dark' },
        ),
      )
    },
  ),
]
