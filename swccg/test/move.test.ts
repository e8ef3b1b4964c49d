import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { both } from './editions.ts'
import { beginners, ccg95 } from './play.ts'

const CANTINA = 'Tatooine: Cantina (D)'
const EISLEY = 'Tatooine: Mos Eisley (D)'
const CAMP = 'Tatooine: Jawa Camp (D)'
const FARM = "Tatooine: Lars' Moisture Farm (D)"
const WASTES = 'Tatooine: Jundland Wastes'
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

const road = [{ card: EISLEY, dark: [SKIFF, 'Labria', 'Myo'] }, CAMP, FARM, WASTES]

test(
  '1995: riders board free at the same place, the vehicle goes up to its landspeed for 1 Force, and they get off where it stops',
  proves(
    'ccg95/move/embark-vehicle-free',
    'ccg95/move/embark-same-location',
    'ccg95/move/landspeed-vehicle',
    'ccg95/move/landspeed-occupants-free',
    'ccg95/move/landspeed-carried-not-used-up',
    'ccg95/move/disembark-when-stopping',
    'ccg95/vehicle/aboard-only-while-moving',
    'ccg95/vehicle/landspeed',
  ),
  () => {
    const game = ccg95({ ...move, locations: [...road, { card: CANTINA, dark: ['Wuher'] }] })
    game.expect({
      refused: { dark: { move: 'Wuher', to: SKIFF, by: 'embark' }, rule: 'ccg95/move/embark-same-location' },
    })
    game.play('dark', { move: 'Labria', to: SKIFF, by: 'embark', as: 'driver' })
    game.play('dark', { move: SKIFF, to: WASTES })
    game.expect({
      facts: {
        Labria: { at: 'Tatooine: Jundland Wastes', as: 'at', moved: false },
        Myo: { at: 'Tatooine: Mos Eisley' },
      },
      resources: { dark: { force: 4 } },
      offers: { dark: [{ move: 'Labria', to: FARM, by: 'landspeed' }] },
      asked: 'dark',
    })
  },
)

test('1995: a vehicle moves only with presence aboard', proves('ccg95/vehicle/presence-to-move'), () => {
  const game = ccg95({ ...move, locations: [{ card: EISLEY, dark: [SKIFF, 'R1-G4 (Arone-Geefour)'] }, CAMP] })
  const rule = 'ccg95/vehicle/presence-to-move'
  game.expect({ refused: { dark: { move: SKIFF, to: CAMP }, rule } })
  game.play('dark', { move: 'R1-G4 (Arone-Geefour)', to: SKIFF, by: 'embark' })
  game.expect({ refused: { dark: { move: SKIFF, to: CAMP }, rule }, asked: 'dark' })
})

test(
  '1995: a vehicle may stop, let riders on and off, and go on within its landspeed for the one Force',
  proves('ccg95/move/landspeed-vehicle-stops', 'ccg95/react/after-own-move'),
  () => {
    const game = ccg95({ ...move, locations: road })
    game.play('dark', { move: 'Labria', to: SKIFF, by: 'embark', as: 'driver' })
    game.play('dark', { move: SKIFF, to: CAMP })
    game.play('dark', { move: 'Labria', to: SKIFF, by: 'embark', as: 'passenger' })
    game.expect({ offers: { dark: [{ move: SKIFF, to: WASTES, cost: 0 }] } })
    game.play('dark', { move: SKIFF, to: WASTES })
    game.expect({ resources: { dark: { force: 4 } } })
    game.play('dark', { move: 'Labria', to: SKIFF, by: 'embark', as: 'driver' })
    game.expect({ noOffers: { dark: [{ move: SKIFF, to: FARM }] }, asked: 'dark' })
  },
)

test(
  '1995: whoever boards a vehicle that does not move is off it when the phase ends',
  proves('ccg95/vehicle/aboard-only-while-moving'),
  () => {
    const game = ccg95({ ...move, locations: road })
    game.play('dark', { move: 'Labria', to: SKIFF, by: 'embark', as: 'driver' }).play('dark', 'pass')
    game.expect({ facts: { Labria: { as: 'at' } }, asked: { dark: 'draw-phase' } })
  },
)

const driven = [
  { card: EISLEY, dark: [{ card: SKIFF, driver: ['Labria'], passengers: ['Myo'] }] },
  CAMP,
  FARM,
  WASTES,
  CANTINA,
]

test(
  "Beginner's: a driven vehicle goes up to its landspeed in one move to an exterior site, and its riders stay aboard",
  proves(
    'ccg/move/landspeed-vehicle-driver',
    'ccg/move/landspeed-vehicle-exterior',
    'ccg/move/landspeed-vehicle-carries',
    'ccg/move/landspeed-one-movement',
    'ccg/move/embark-own-choice',
    'ccg/move/carried-not-moving',
    'ccg/capacity/shown-underneath',
  ),
  () => {
    const game = beginners({ ...move, locations: driven })
    game.expect({
      refused: { dark: { move: SKIFF, to: CANTINA }, rule: 'ccg/move/landspeed-vehicle-exterior' },
    })
    game.play('dark', { move: SKIFF, to: CAMP })
    game.expect({
      facts: {
        Labria: { on: SKIFF, at: 'Tatooine: Jawa Camp', moved: false },
        Myo: { on: SKIFF, as: 'passenger' },
      },
      resources: { dark: { force: 4 } },
      refused: { dark: { move: SKIFF, to: FARM }, rule: 'ccg/move/one-main-move' },
    })
    game.play('dark', { move: 'Labria', to: CAMP, by: 'disembark' })
    game.expect({ facts: { Labria: { as: 'at' } }, resources: { dark: { force: 4 } }, asked: 'dark' })
    const empty = beginners({ ...move, locations: [{ card: EISLEY, dark: [SKIFF, 'Myo'] }, CAMP] })
    empty.expect({ refused: { dark: { move: SKIFF, to: CAMP }, code: 'nobody-drives' }, asked: 'dark' })
  },
)

test(
  "Beginner's: boarding and leaving is free and does not use the one main move",
  proves('ccg/move/embark-characters', 'ccg/move/embark-free', 'ccg/move/unlimited-moves'),
  () => {
    const game = beginners({
      ...move,
      locations: [
        { card: BAY, dark: ['TIE Scout', 'Myo'] },
        { card: EISLEY, dark: [SKIFF, 'Labria'] },
      ],
    })
    game.play('dark', { move: 'Myo', to: 'TIE Scout', by: 'embark', as: 'passenger' })
    game.play('dark', { move: 'Myo', to: BAY, by: 'disembark' })
    game.play('dark', { move: 'Myo', to: 'TIE Scout', by: 'embark', as: 'passenger' })
    game.play('dark', { move: 'Myo', to: BAY, by: 'disembark' })
    game.expect({
      resources: { dark: { force: 5 } },
      facts: { Myo: { moved: false } },
      offers: {
        dark: [
          { move: 'Myo', to: EISLEY, by: 'landspeed' },
          { move: 'Labria', to: SKIFF, by: 'embark', as: 'driver' },
        ],
      },
      noOffers: { dark: [{ move: 'Labria', to: 'TIE Scout' }] },
      asked: 'dark',
    })
  },
)

test(
  "Beginner's: starfighters board a capital starship at the same system",
  proves('ccg/move/embark-starfighters'),
  () => {
    const game = beginners({
      ...move,
      locations: [{ card: 'Kessel (D)', dark: ['Devastator', 'TIE Fighter'] }],
    })
    game.play('dark', { move: 'TIE Fighter', to: 'Devastator', by: 'embark' })
    game.expect({
      facts: { 'TIE Fighter': { on: 'Devastator', as: 'cargo' } },
      resources: { dark: { force: 5 } },
    })
    game.play('dark', { move: 'TIE Fighter', to: 'Kessel (D)', by: 'disembark' })
    game.expect({ facts: { 'TIE Fighter': { as: 'at' } }, asked: 'dark' })
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

const systems = ['Alderaan (D)', 'Yavin 4 (D)', 'Dantooine (D)', 'Tatooine (D)', 'Kessel (D)']

both(
  'a starship flies to systems on table within its hyperspeed, for 1 Force, with all aboard',
  [
    'move/hyperspeed-cost',
    'move/hyperspeed-distance',
    'ccg95/move/hyperspeed-too-far',
    'ccg95/move/hyperspeed-to-systems-in-play',
    'ccg95/starship/hyperspeed',
    'ccg/move/hyperspeed-range',
    'ccg/move/hyperspeed-direct',
  ],
  (play, edition) => {
    const ship = { card: 'Devastator', passengers: ['Darth Vader'] }
    const game = play({
      ...move,
      locations: [{ card: 'Yavin 4 (D)', dark: [ship] }, ...systems.filter((each) => each !== 'Yavin 4 (D)')],
    })
    game.expect({
      offers: {
        dark: [
          { move: 'Devastator', to: 'Alderaan (D)' },
          { move: 'Devastator', to: 'Tatooine (D)', cost: 1 },
        ],
      },
      refused: {
        dark: { move: 'Devastator', to: 'Kessel (D)', by: 'hyperspeed' },
        rule: edition === '1995' ? 'ccg95/move/hyperspeed-too-far' : 'ccg/move/hyperspeed-range',
      },
    })
    game.play('dark', { move: 'Devastator', to: 'Tatooine (D)' })
    game.expect({
      facts: { 'Darth Vader': { at: 'Tatooine' } },
      resources: { dark: { force: 4 } },
      asked: 'dark',
    })
  },
)

const twin = {
  title: 'Twin Star',
  side: 'dark',
  kind: 'location',
  type: 'system',
  parsec: 8,
  force: { dark: 1, light: 1 },
  icons: ['planet'],
  dots: 1,
} as const

both(
  'systems of one parsec number are no distance apart; a ship without hyperdrive stays',
  ['ccg95/move/hyperspeed-zero-distance', 'ccg95/move/hyperspeed-none', 'ccg/move/hyperspeed-distance'],
  (play, edition) => {
    const game = play(
      {
        ...move,
        locations: [{ card: 'Kessel (D)', dark: ["Vader's Custom TIE", 'TIE Fighter', slow] }, 'Twin Star'],
      },
      { cards: [twin, slowShip] },
    )
    game.expect({
      offers: { dark: [{ move: slow, to: 'Twin Star' }] },
      noOffers: { dark: [{ move: 'TIE Fighter' }] },
    })
    if (edition === '1995')
      game.expect({
        refused: {
          dark: { move: 'TIE Fighter', to: 'Twin Star', by: 'hyperspeed' },
          rule: 'ccg95/move/hyperspeed-none',
        },
      })
    game.expect({ asked: 'dark' })
  },
)
const slow = 'Slow Barge'
const slowShip = {
  title: slow,
  side: 'dark',
  kind: 'starship',
  type: 'capital',
  power: 1,
  armor: 1,
  hyperspeed: 0,
  permanentPilot: 1,
  icons: ['nav-computer'],
} as const

test(
  '1995: a starship may stop on its way while the distances add up to no more than its hyperspeed',
  proves('ccg95/move/hyperspeed-several-stops'),
  () => {
    const game = ccg95({
      ...move,
      locations: [
        'Alderaan (D)',
        { card: 'Yavin 4 (D)', dark: ['TIE Scout'] },
        'Dantooine (D)',
        'Tatooine (D)',
        'Kessel (D)',
      ],
    })
    game.play('dark', { move: 'TIE Scout', to: 'Tatooine (D)' })
    game.expect({
      offers: {
        dark: [
          { move: 'TIE Scout', to: 'Kessel (D)', cost: 0 },
          { move: 'TIE Scout', to: 'Dantooine (D)' },
        ],
      },
    })
    game.expect({ noOffers: { dark: [{ move: 'TIE Scout', to: 'Yavin 4 (D)' }] } })
    game.play('dark', { move: 'TIE Scout', to: 'Kessel (D)' })
    game.expect({ resources: { dark: { force: 4 } }, asked: 'dark' })
  },
)

test("Beginner's: one jump in a turn", proves('ccg/move/hyperspeed-single-jump'), () => {
  const game = beginners({
    ...move,
    locations: [{ card: 'Yavin 4 (D)', dark: ['TIE Scout'] }, 'Dantooine (D)', 'Kessel (D)'],
  })
  game.play('dark', { move: 'TIE Scout', to: 'Dantooine (D)' })
  game.expect({
    refused: {
      dark: { move: 'TIE Scout', to: 'Yavin 4 (D)', by: 'hyperspeed' },
      rule: 'ccg/move/one-main-move',
    },
    asked: { dark: 'draw-phase' },
  })
})

const below = (site: string, cards: readonly string[], ship: string) => [
  { card: site, light: cards },
  { card: 'Tatooine (L)', light: [ship] },
]
const lightMove = { at: 'move light', light: { force: 5 } }

test(
  '1995: characters shuttle between any site and any own ship that docks at the related system, 1 Force each, as often as they like',
  proves(
    'ccg95/move/shuttle-characters',
    'ccg95/move/shuttle-per-card',
    'ccg95/move/shuttle-unlimited',
    'ccg95/starship/ship-docking',
    'ccg95/move/pilots-move-as-characters',
  ),
  () => {
    const game = ccg95({
      ...lightMove,
      locations: below('Tatooine: Cantina (L)', ['Han Solo', 'Talz'], 'Millennium Falcon'),
    })
    game.play('light', { move: 'Han Solo', to: 'Millennium Falcon', as: 'pilot' })
    game.play('light', { move: 'Talz', to: 'Millennium Falcon' })
    game.play('light', { move: 'Han Solo', to: 'Tatooine: Cantina (L)', by: 'shuttle' })
    game.play('light', { move: 'Han Solo', to: 'Millennium Falcon', as: 'pilot' })
    game.expect({
      facts: { 'Han Solo': { on: 'Millennium Falcon', moved: false }, Talz: { at: 'Tatooine' } },
      resources: { light: { force: 1 } },
    })
    game.expect({ asked: 'light' })
    const small = ccg95({ ...lightMove, locations: below('Tatooine: Cantina (L)', ['Han Solo'], 'Gold 1') })
    small.expect({
      refused: {
        light: { move: 'Han Solo', to: 'Gold 1', by: 'shuttle' },
        rule: 'ccg95/move/shuttle-characters',
      },
      asked: 'light',
    })
  },
)

test(
  '1995: vehicles shuttle to a capital starship that has room, empty or not',
  proves('ccg95/move/shuttle-vehicles', 'ccg95/move/shuttle-vehicle-empty', 'ccg95/move/shuttle-capacity'),
  () => {
    const speeder = 'SoroSuub V-35 Landspeeder'
    const game = ccg95({
      ...lightMove,
      locations: below(
        'Tatooine: Mos Eisley (L)',
        [speeder, "Luke's X-34 Landspeeder"],
        'Corellian Corvette',
      ),
    })
    game.play('light', { move: speeder, to: 'Corellian Corvette' })
    game.expect({
      facts: { [speeder]: { on: 'Corellian Corvette', as: 'cargo' } },
      refused: {
        light: { move: "Luke's X-34 Landspeeder", to: 'Corellian Corvette', by: 'shuttle' },
        rule: 'ccg95/move/shuttle-capacity',
      },
      resources: { light: { force: 4 } },
      asked: 'light',
    })
  },
)

test(
  "Beginner's: shuttles go between exterior sites and capital starships, 1 Force a card, and use the main move",
  proves(
    'ccg/move/shuttle',
    'ccg/move/shuttle-no-starfighter',
    'ccg/move/shuttle-per-card',
    'ccg/move/shuttle-once',
    'ccg/move/shuttle-no-pilot-needed',
  ),
  () => {
    const hulk = {
      title: 'Empty Hulk',
      side: 'light',
      kind: 'starship',
      type: 'capital',
      power: 1,
      armor: 1,
      capacity: [{ pilots: 1, passengers: 2 }],
    } as const
    const game = beginners(
      {
        ...lightMove,
        locations: [
          { card: 'Tatooine: Cantina (L)', light: ['Talz'] },
          { card: 'Tatooine: Mos Eisley (L)', light: ['Han Solo'] },
          { card: 'Tatooine (L)', light: ['Empty Hulk', 'Millennium Falcon'] },
        ],
      },
      { cards: [hulk] },
    )
    game.expect({
      refused: [
        { light: { move: 'Talz', to: 'Empty Hulk', by: 'shuttle' }, rule: 'ccg/move/shuttle' },
        {
          light: { move: 'Han Solo', to: 'Millennium Falcon', by: 'shuttle' },
          rule: 'ccg/move/shuttle-no-starfighter',
        },
      ],
    })
    game.play('light', { move: 'Han Solo', to: 'Empty Hulk', as: 'pilot' })
    game.expect({
      facts: { 'Han Solo': { on: 'Empty Hulk', moved: true } },
      resources: { light: { force: 4 } },
      refused: {
        light: { move: 'Han Solo', to: 'Tatooine: Mos Eisley (L)', by: 'shuttle' },
        rule: 'ccg/move/one-main-move',
      },
      asked: 'light',
    })
  },
)

test(
  '1995: those aboard transfer to another ship at the system for 1 Force each, if one of the two docks',
  proves('ccg95/move/transfer-between-ships', 'ccg95/move/transfer-cargo'),
  () => {
    const corvette = {
      card: 'Corellian Corvette',
      passengers: ['Talz'],
      cargo: ['SoroSuub V-35 Landspeeder'],
    }
    const game = ccg95({
      ...lightMove,
      locations: [
        {
          card: 'Tatooine (L)',
          light: [
            corvette,
            'Corellian Corvette',
            { card: 'Red 1', pilots: ['Dutch'] },
            { card: 'Gold 1', pilots: ['Pops'] },
            'Gold 5',
          ],
        },
      ],
    })
    game.expect({
      offers: {
        light: [
          { move: 'Talz', to: 'Gold 5', cost: 1 },
          { move: 'Dutch', to: 'Corellian Corvette', as: 'pilot' },
          { move: 'SoroSuub V-35 Landspeeder', to: 'Corellian Corvette #2', by: 'transfer' },
        ],
      },
      refused: {
        light: { move: 'Pops', to: 'Gold 5', by: 'transfer' },
        rule: 'ccg95/move/transfer-between-ships',
      },
    })
    game.play('light', { move: 'Talz', to: 'Gold 5' })
    game.expect({ facts: { Talz: { on: 'Gold 5' } }, resources: { light: { force: 4 } }, asked: 'light' })
  },
)

test(
  '1995: two who sit in full ships trade places for 1 Force each',
  proves('ccg95/move/transfer-swap'),
  () => {
    const falcon = { card: 'Millennium Falcon', pilots: ['Han Solo', 'Biggs Darklighter'] }
    const game = ccg95({
      ...lightMove,
      locations: [{ card: 'Tatooine (L)', light: [falcon, { card: 'Red 1', pilots: ['Red Leader'] }] }],
    })
    game.play('light', { move: 'Han Solo', to: 'Red Leader', by: 'swap' })
    game.expect({
      facts: {
        'Han Solo': { on: 'Red 1', as: 'pilot' },
        'Red Leader': { on: 'Millennium Falcon', as: 'pilot' },
      },
      resources: { light: { force: 3 } },
      asked: 'light',
    })
  },
)

test(
  "Beginner's: any number change ships for a single Force, if one is a capital starship or docks and is piloted",
  proves(
    'ccg/move/transfer',
    'ccg/move/transfer-condition',
    'ccg/move/transfer-capacity',
    'ccg/move/transfer-repeat',
  ),
  () => {
    const corvette = { card: 'Corellian Corvette', passengers: ['Talz', 'Kabe', 'Luke Skywalker'] }
    const game = beginners({
      ...lightMove,
      locations: [{ card: 'Tatooine (L)', light: [corvette, 'Millennium Falcon', 'Gold 1', 'Red 3'] }],
    })
    game.expect({
      refused: [
        { light: { move: 'Gold 1', to: 'Red 3', by: 'transfer-group' }, rule: 'ccg/move/transfer-condition' },
        {
          light: { move: 'Millennium Falcon', to: 'Gold 1', by: 'transfer-group' },
          rule: 'ccg/move/transfer-condition',
        },
      ],
    })
    game
      .play('light', { move: 'Corellian Corvette', to: 'Millennium Falcon' })
      .play('light', { cards: ['Talz', 'Luke Skywalker'] })
    game.expect({
      facts: {
        Talz: { on: 'Millennium Falcon' },
        'Luke Skywalker': { on: 'Millennium Falcon', as: 'pilot', moved: false },
      },
      resources: { light: { force: 4 } },
    })
    game.play('light', { move: 'Millennium Falcon', to: 'Gold 1' }).play('light', { cards: ['Talz'] })
    game.expect({ facts: { Talz: { on: 'Gold 1' } }, resources: { light: { force: 3 } }, asked: 'light' })
  },
)

const landing = {
  ...move,
  locations: [{ card: 'Tatooine (D)', dark: ['TIE Fighter', 'Devastator'] }, BAY, EISLEY, CANTINA],
}

test(
  "Beginner's: piloted starfighters land at exterior sites and take off, TIEs at docking bays only, capital starships never",
  proves(
    'ccg/move/land',
    'ccg/move/take-off',
    'ccg/move/land-tie-docking-bay',
    'ccg/move/land-cost',
    'ccg/move/land-capital-never',
  ),
  () => {
    const game = beginners(landing)
    game.expect({
      offers: { dark: [{ move: 'TIE Fighter', to: BAY, by: 'land', cost: 0 }] },
      refused: [
        { dark: { move: 'TIE Fighter', to: EISLEY, by: 'land' }, rule: 'ccg/move/land-tie-docking-bay' },
        { dark: { move: 'Devastator', to: BAY, by: 'land' }, rule: 'ccg/move/land-capital-never' },
      ],
      asked: 'dark',
    })
    const light = beginners({
      ...lightMove,
      locations: [
        { card: 'Tatooine (L)', light: ['X-wing', 'Red 1'] },
        'Tatooine: Mos Eisley (L)',
        { card: 'Tatooine: Jawa Camp (L)', light: ['Y-wing'] },
        'Tatooine: Cantina (L)',
      ],
    })
    light.expect({
      offers: {
        light: [
          { move: 'X-wing', to: 'Tatooine: Mos Eisley (L)', by: 'land', cost: 1 },
          { move: 'Y-wing', to: 'Tatooine (L)', by: 'take-off', cost: 1 },
        ],
      },
      refused: [
        { light: { move: 'X-wing', to: 'Tatooine: Cantina (L)', by: 'land' }, rule: 'ccg/move/land' },
        { light: { move: 'Red 1', to: 'Tatooine: Mos Eisley (L)', by: 'land' }, rule: 'ccg/move/land' },
      ],
    })
    light.play('light', { move: 'X-wing', to: 'Tatooine: Mos Eisley (L)' })
    light.expect({
      refused: {
        light: { move: 'X-wing', to: 'Tatooine (L)', by: 'take-off' },
        rule: 'ccg/move/one-main-move',
      },
      asked: 'light',
    })
  },
)

test(
  '1995: nothing lands or takes off',
  proves('ccg95/move/land-take-off-none', 'ccg95/starship/only-at-systems'),
  () => {
    const game = ccg95({
      ...landing,
      locations: [{ card: 'Tatooine (D)', dark: ['TIE Scout'] }, BAY, 'Kessel (D)'],
    })
    game.expect({
      offersExactly: { dark: [{ move: 'TIE Scout', to: 'Kessel (D)' }, 'pass'] },
      refused: { dark: { move: 'TIE Scout', to: BAY, by: 'land' }, rule: 'ccg95/move/land-take-off-none' },
      asked: 'dark',
    })
  },
)

test(
  "Beginner's: a landed starfighter has no power, maneuver or landspeed, and only the text of its seats and pilots",
  proves('ccg/starship/landed-no-stats', 'ccg/starship/landed-no-text'),
  () => {
    const racer = {
      title: 'Bright Racer',
      side: 'light',
      kind: 'starship',
      type: 'starfighter',
      power: 3,
      maneuver: 4,
      permanentPilot: 1,
      capacity: [{ passengers: 1 }],
      text: { statics: [{ static: 'generation', whose: 'yours', add: 2 }] },
    } as const
    const at = (place: string) =>
      beginners(
        { ...lightMove, locations: [{ card: place, light: ['Bright Racer', 'Talz'] as never[] }] },
        { cards: [racer] },
      )
    at('Tatooine: Jawa Camp (L)').expect({
      numbers: { 'Bright Racer': { power: 0, maneuver: 0, landspeed: 0, ability: 1 } },
      resources: { light: { generation: 2 } },
      offers: { light: [{ move: 'Talz', to: 'Bright Racer', by: 'embark' }] },
      asked: 'light',
    })
  },
)
