/** Walking along the sites of a system, and docking bay transit. */
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { both } from './editions.ts'
import { beginners, ccg95 } from './play.ts'

const CANTINA = 'Tatooine: Cantina (D)'
const EISLEY = 'Tatooine: Mos Eisley (D)'
const CAMP = 'Tatooine: Jawa Camp (D)'
const BAY = 'Tatooine: Docking Bay 94 (D)'
const OTHER_BAY = 'Yavin 4: Docking Bay (D)'
const SKIFF = 'Ubrikkian 9000 Z001'
const bookOf = (edition: string): string => (edition === '1995' ? 'ccg95' : 'ccg')
const move = { at: 'move dark', dark: { force: 5 } }

both(
  'cards move in the own move phase, by choice, for 1 Force, to an adjacent site and no further',
  [
    'move/phase',
    'move/optional',
    'ccg95/move/cost-one',
    'ccg95/move/landspeed-character',
    'ccg95/move/limits-by-category',
    'ccg/move/landspeed-cost',
    'ccg/move/landspeed-character-one',
    'ccg/move/landspeed-distance',
  ],
  (play, edition) => {
    const locations = [{ card: CANTINA, dark: ['Labria'] }, EISLEY, CAMP]
    const early = play({
      at: 'battle dark',
      dark: { hand: ['Myo'], force: 1 },
      locations: [{ card: CANTINA, dark: ['Labria'], light: ['Talz'] }, EISLEY],
    })
    early.expect({
      refused: { dark: { move: 'Labria', to: EISLEY }, rule: `${bookOf(edition)}/move/phase` },
      asked: 'dark',
    })
    const game = play({ ...move, locations })
    game.expect({
      offersExactly: { dark: [{ move: 'Labria', to: EISLEY, by: 'landspeed', cost: 1 }, 'pass'] },
    })
    game.play('dark', { move: 'Labria', to: EISLEY })
    game.expect({
      facts: { Labria: { at: 'Tatooine: Mos Eisley', moved: true } },
      resources: { dark: { force: 4, used: 1 } },
      asked: { dark: 'draw-phase' },
    })
  },
)

both(
  'a character walks once in a turn',
  ['ccg95/move/once-per-turn', 'ccg/move/one-main-move'],
  (play, edition) => {
    const game = play({ ...move, locations: [{ card: CANTINA, dark: ['Labria', 'Myo'] }, EISLEY, CAMP] })
    game.play('dark', { move: 'Labria', to: EISLEY })
    const rule = edition === '1995' ? 'ccg95/move/once-per-turn' : 'ccg/move/one-main-move'
    game.expect({
      offersExactly: { dark: [{ move: 'Myo', to: EISLEY }, 'pass'] },
      refused: { dark: { move: 'Labria', to: CAMP }, rule },
      asked: 'dark',
    })
  },
)

both(
  'walking needs neither presence nor icon',
  ['ccg95/move/landspeed-no-presence-needed', 'ccg/move/landspeed-distance'],
  (play) => {
    const game = play({
      ...move,
      locations: [
        { card: CANTINA, dark: ['Labria'] },
        { card: "Tatooine: Obi-Wan's Hut", light: ['Talz'] },
      ],
    })
    game.expect({ offers: { dark: [{ move: 'Labria', to: "Tatooine: Obi-Wan's Hut" }] }, asked: 'dark' })
  },
)

const bays = [{ card: BAY, dark: ['Labria', 'Myo', SKIFF] }, OTHER_BAY, { card: EISLEY, dark: ['Wuher'] }]

both(
  'docking bay transit takes any or all at one bay to another, for the price of the bay they leave',
  [
    'ccg95/move/docking-bay-transit',
    'ccg95/move/docking-bay-no-ship',
    'ccg95/move/docking-bay-vehicle-any',
    'ccg95/location/docking-bay',
    'ccg/move/docking-bay-group',
    'ccg/move/docking-bay-no-starship',
  ],
  (play) => {
    const game = play({ ...move, locations: bays }, { cards: [{ ...dearBay }] })
    game.play('dark', { move: BAY, to: OTHER_BAY, by: 'transit', cost: 2 })
    game.expect({ asked: { dark: 'who-goes' } })
    game.play('dark', { cards: ['Myo', SKIFF] })
    game.expect({
      facts: {
        Myo: { at: 'Yavin 4: Docking Bay' },
        [SKIFF]: { at: 'Yavin 4: Docking Bay' },
        Labria: { at: BAY },
      },
      resources: { dark: { force: 3 } },
      asked: 'dark',
    })
  },
)

/** The same bay, with a price that leaves no doubt. */
const dearBay = {
  title: BAY,
  side: 'dark',
  kind: 'location',
  type: 'site',
  dots: 1,
  icons: ['interior', 'exterior', 'planet'],
  traits: ['docking bay'],
  force: { dark: 1, light: 1 },
  system: 'Tatooine',
  text: { dark: { statics: [{ static: 'side-number', change: 'transit', whose: 'yours', become: 2 }] } },
} as const

test(
  '1995: transit may be repeated, even by the same card',
  proves('ccg95/move/docking-bay-unlimited'),
  () => {
    const game = ccg95({ ...move, locations: [{ card: BAY, dark: ['Labria'] }, OTHER_BAY] })
    game.play('dark', { move: BAY, to: OTHER_BAY }).play('dark', { move: OTHER_BAY, to: BAY })
    game.expect({
      facts: { Labria: { at: 'Tatooine: Docking Bay 94' } },
      offers: { dark: [{ move: BAY, to: OTHER_BAY }] },
      asked: 'dark',
    })
  },
)

test("Beginner's: transit is the one main move of a card", proves('ccg/move/docking-bay-once'), () => {
  const game = beginners({ ...move, locations: [{ card: BAY, dark: ['Labria'] }, OTHER_BAY] })
  game.play('dark', { move: BAY, to: OTHER_BAY })
  game.expect({ facts: { Labria: { moved: true } }, asked: { dark: 'draw-phase' } })
})
