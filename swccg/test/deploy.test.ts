import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { both } from './editions.ts'
import { beginners, ccg95 } from './play.ts'

const CANTINA = 'Tatooine: Cantina (D)'
const EISLEY = 'Tatooine: Mos Eisley (D)'
const HUT = "Tatooine: Obi-Wan's Hut"
const BAY = 'Tatooine: Docking Bay 94 (D)'
const bookOf = (edition: string): string => (edition === '1995' ? 'ccg95' : 'ccg')

both(
  'cards are deployed from hand in the own deploy phase, any number, each paid in full',
  [
    'deploy/phase',
    'ccg95/deploy/several-cards',
    'ccg95/deploy/pay-first',
    'ccg95/term/phase-actions-in-own-phase',
    'ccg/deploy/one-at-a-time',
    'ccg/deploy/pay-cost',
    'ccg/term/own-turn-phases',
  ],
  (play, edition) => {
    const game = play({
      locations: [CANTINA],
      dark: { hand: ['Myo', 'Stormtrooper', 'Stormtrooper'], force: 7 },
    })
    game.play('dark', { deploy: 'Myo', on: CANTINA })
    game.expect({
      events: [
        { kind: 'used', count: 4 },
        { kind: 'deployed', is: 'Myo', cost: 4 },
      ],
    })
    game.play('dark', { deploy: 'Stormtrooper', on: CANTINA })
    game.expect({ resources: { dark: { force: 2, used: 5 } } })
    game.play('dark', 'pass')
    game.expect({
      asked: { dark: 'draw-phase' },
      refused: {
        dark: { deploy: 'dark.hand/Stormtrooper', on: CANTINA },
        rule: `${bookOf(edition)}/deploy/phase`,
      },
    })
  },
)

both(
  'a card goes where its owner has presence or an icon; one is enough, and the opponent does not matter',
  [
    'ccg95/deploy/where-presence-or-icon',
    'ccg95/deploy/opponent-presence-no-bar',
    'ccg/deploy/presence-or-icon',
  ],
  (play, edition) => {
    const rule = edition === '1995' ? 'ccg95/deploy/where-presence-or-icon' : 'ccg/deploy/presence-or-icon'
    const game = play({
      locations: [
        { card: HUT, light: ['Talz'] },
        { card: CANTINA, light: ['Talz'] },
        { card: 'Yavin 4: Jungle (L)', dark: ['Jawa'] },
      ],
      dark: { hand: ['Stormtrooper'], force: 5 },
    })
    game.expect({
      offersExactly: {
        dark: [
          { deploy: 'Stormtrooper', on: CANTINA },
          { deploy: 'Stormtrooper', on: 'Yavin 4: Jungle (L)' },
          'pass',
        ],
      },
      refused: { dark: { deploy: 'Stormtrooper', on: HUT }, rule },
      asked: 'dark',
    })
  },
)

both(
  'a spy needs neither presence nor icon, and its presence lets others follow at once',
  [
    'ccg95/deploy/spy-anywhere',
    'ccg95/deploy/presence-gained-counts-at-once',
    'ccg/deploy/spy',
    'ccg95/character/lore-terms',
  ],
  (play) => {
    const game = play({ locations: [HUT, 'Yavin 4 (L)'], dark: { hand: ['Garindan', 'Myo'], force: 9 } })
    game.expect({ offersExactly: { dark: [{ deploy: 'Garindan', on: HUT }, 'pass'] } })
    game.play('dark', { deploy: 'Garindan', on: HUT })
    game.expect({ offersExactly: { dark: [{ deploy: 'Myo', on: HUT }, 'pass'] }, asked: 'dark' })
  },
)

test(
  'the ways onto ground where the opponent alone has icons',
  proves('ccg95/deploy/ways-onto-enemy-ground'),
  () => {
    const game = ccg95({
      locations: [{ card: HUT, light: ['Talz'] }],
      dark: { hand: ['Myo', BAY, 'Labria'], force: 9 },
    })
    game.expect({
      noOffers: { dark: [{ deploy: 'Myo' }] },
      offers: { dark: [{ deploy: 'Labria', on: HUT }] },
    })
    game.play('dark', { deploy: BAY, row: 1 })
    game.expect({ offers: { dark: [{ deploy: 'Myo', on: BAY }] }, asked: 'dark' })
  },
)

both(
  'the deploy cost of characters, vehicles and starships is printed; a weapon or Effect without one is free',
  [
    'ccg95/deploy/cost-place',
    'ccg95/deploy/no-cost-is-free',
    'ccg95/effect/cost-in-text',
    'ccg/deploy/cost-box',
    'ccg/device/free-without-cost',
  ],
  (play) => {
    const game = play(
      {
        locations: [{ card: CANTINA, dark: ['Darth Vader'] }, 'Yavin 4 (D)'],
        dark: {
          hand: ['Myo', 'Sandcrawler', 'TIE Scout', 'Humming Blade', 'Old Compass', 'Long Night'],
          force: 9,
        },
      },
      { cards: [blade, compass, night] },
    )
    game.expect({
      offers: {
        dark: [
          { deploy: 'Myo', cost: 4 },
          { deploy: 'TIE Scout', cost: 2 },
          { deploy: 'Humming Blade', on: 'Darth Vader', cost: 2 },
          { deploy: 'Old Compass', on: 'Darth Vader', cost: 0 },
          { deploy: 'Long Night', on: 'Yavin 4 (D)', cost: 0 },
        ],
      },
      asked: 'dark',
    })
  },
)

const warrior = { kind: 'character', icon: 'warrior', whose: 'yours' } as const
const blade = {
  title: 'Humming Blade',
  side: 'dark',
  kind: 'weapon',
  type: 'character',
  text: { deploys: { on: [{ on: warrior, cost: 2 }] } },
} as const
const compass = {
  title: 'Old Compass',
  side: 'dark',
  kind: 'device',
  text: { deploys: { on: [{ on: { kind: 'character', whose: 'yours' } }] } },
} as const
const night = {
  title: 'Long Night',
  side: 'dark',
  kind: 'effect',
  text: { deploys: { on: [{ on: { type: 'system' } }] } },
} as const

both(
  'locations are free and need neither presence nor icon',
  [
    'deploy/location-free',
    'ccg95/deploy/location-needs-no-presence',
    'ccg/deploy/locations-no-presence-needed',
  ],
  (play) => {
    const game = play({ dark: { hand: ['Kessel (D)', CANTINA] } })
    game.play('dark', { deploy: 'Kessel (D)' }).play('dark', { deploy: CANTINA })
    game.expect({
      zones: { row: ['Kessel (D)', CANTINA] },
      resources: { dark: { force: 0 } },
      asked: { light: 'activate' },
    })
  },
)

both(
  'characters go to sites and aboard own starships with room',
  ['deploy/character-where', 'ccg95/deploy/aboard-starship', 'ccg/deploy/aboard-capacity'],
  (play) => {
    const game = play({
      locations: [CANTINA, { card: 'Kessel (D)', dark: ['Black 2'] }],
      dark: { hand: ['DS-61-2', 'Stormtrooper'], force: 9 },
    })
    game.expect({
      offersExactly: {
        dark: [
          { deploy: 'DS-61-2', on: CANTINA },
          { deploy: 'DS-61-2', on: 'Black 2', as: 'pilot' },
          { deploy: 'Stormtrooper', on: CANTINA },
          'pass',
        ],
      },
    })
    game.play('dark', { deploy: 'DS-61-2', on: 'Black 2' })
    game.expect({ facts: { 'DS-61-2': { on: 'Black 2', at: 'Kessel', as: 'pilot' } }, asked: 'dark' })
  },
)

test('1995: nobody is deployed aboard a vehicle', proves('ccg95/deploy/character-where'), () => {
  const game = ccg95({
    locations: [{ card: EISLEY, dark: ['Ubrikkian 9000 Z001'] }],
    dark: { hand: ['Stormtrooper'], force: 9 },
  })
  game.expect({ offersExactly: { dark: [{ deploy: 'Stormtrooper', on: EISLEY }, 'pass'] }, asked: 'dark' })
})

test("Beginner's: characters are deployed aboard vehicles too", proves('ccg/deploy/character-where'), () => {
  const game = beginners({
    locations: [{ card: EISLEY, dark: ['Ubrikkian 9000 Z001'] }],
    dark: { hand: ['Stormtrooper'], force: 9 },
  })
  game.expect({
    offersExactly: {
      dark: [
        { deploy: 'Stormtrooper', on: EISLEY },
        { deploy: 'Stormtrooper', on: 'Ubrikkian 9000 Z001', as: 'driver' },
        { deploy: 'Stormtrooper', on: 'Ubrikkian 9000 Z001', as: 'passenger' },
        'pass',
      ],
    },
    asked: 'dark',
  })
})

const vehicles = {
  locations: [CANTINA, EISLEY, BAY, { card: 'Tatooine (D)', dark: ['Devastator'] }],
  dark: { hand: ['Ubrikkian 9000 Z001'], force: 9 },
}

test(
  '1995: a vehicle goes to any site, or into a starship that can carry it',
  proves('ccg95/deploy/vehicle-where'),
  () => {
    const game = ccg95(vehicles)
    game.expect({
      offersExactly: {
        dark: [
          { deploy: 'Ubrikkian 9000 Z001', on: CANTINA },
          { deploy: 'Ubrikkian 9000 Z001', on: EISLEY },
          { deploy: 'Ubrikkian 9000 Z001', on: BAY },
          { deploy: 'Ubrikkian 9000 Z001', on: 'Devastator', as: 'cargo' },
          'pass',
        ],
      },
      asked: 'dark',
    })
  },
)

test(
  "Beginner's: a vehicle goes to exterior sites, or into an own starship",
  proves('ccg/deploy/vehicle-where'),
  () => {
    const game = beginners(vehicles)
    game.expect({
      noOffers: { dark: [{ deploy: 'Ubrikkian 9000 Z001', on: CANTINA }] },
      offers: {
        dark: [
          { deploy: 'Ubrikkian 9000 Z001', on: BAY },
          { deploy: 'Ubrikkian 9000 Z001', as: 'cargo' },
        ],
      },
      refused: { dark: { deploy: 'Ubrikkian 9000 Z001', on: CANTINA }, rule: 'ccg/deploy/vehicle-where' },
      asked: 'dark',
    })
  },
)

const starships = {
  locations: ['Kessel (D)', BAY, EISLEY, { card: 'Alderaan (D)', dark: ['Devastator'] }],
  dark: { hand: ['TIE Scout', 'Imperial-Class Star Destroyer'], force: 9 },
}

test(
  '1995: starships go to systems, or as cargo',
  proves('ccg95/deploy/starship-systems-only', 'ccg95/starship/only-at-systems'),
  () => {
    const game = ccg95(starships)
    game.expect({
      noOffers: { dark: [{ deploy: 'TIE Scout', on: BAY }] },
      refused: [
        { dark: { deploy: 'TIE Scout', on: BAY }, rule: 'ccg95/deploy/starship-systems-only' },
        {
          dark: { deploy: 'Imperial-Class Star Destroyer', on: EISLEY },
          rule: 'ccg95/deploy/starship-systems-only',
        },
      ],
      offers: { dark: [{ deploy: 'TIE Scout', on: 'Kessel (D)' }] },
      asked: 'dark',
    })
  },
)

test(
  "Beginner's: starfighters go to systems, docking bays and capital starships; capital starships to systems only",
  proves('ccg/deploy/starfighter-where', 'ccg/deploy/capital-starship-where', 'ccg/starship/home-is-systems'),
  () => {
    const game = beginners(starships)
    game.expect({
      offersExactly: {
        dark: [
          { deploy: 'TIE Scout', on: 'Kessel (D)' },
          { deploy: 'TIE Scout', on: 'Alderaan (D)' },
          { deploy: 'TIE Scout', on: BAY },
          { deploy: 'TIE Scout', on: 'Devastator', as: 'cargo' },
          { deploy: 'Imperial-Class Star Destroyer', on: 'Kessel (D)' },
          { deploy: 'Imperial-Class Star Destroyer', on: 'Alderaan (D)' },
          'pass',
        ],
      },
      refused: {
        dark: { deploy: 'Imperial-Class Star Destroyer', on: BAY },
        rule: 'ccg/deploy/capital-starship-where',
      },
      asked: 'dark',
    })
  },
)

both(
  'weapons, devices and Effects go where their text says',
  ['ccg95/effect/where-played', 'ccg/deploy/attachments-by-text'],
  (play) => {
    const game = play(
      {
        locations: [{ card: CANTINA, dark: ['Labria', 'Darth Vader'] }, 'Kessel (D)'],
        dark: { hand: ['Humming Blade', 'Long Night'], force: 9 },
      },
      { cards: [blade, night] },
    )
    game.expect({
      offersExactly: {
        dark: [
          { deploy: 'Humming Blade', on: 'Darth Vader' },
          { deploy: 'Long Night', on: 'Kessel (D)' },
          'pass',
        ],
      },
      refused: { dark: { deploy: 'Long Night', on: CANTINA }, code: 'text-forbids-place' },
      asked: 'dark',
    })
  },
)
