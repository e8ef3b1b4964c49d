/** Vehicles of the later sets: who flies and drives them, what crashes, and the weapons they carry. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'

const PLAIN = 'Tatooine: Jundland Wastes'
const WALKER = 'Blizzard Walker'
const SPEEDER = "Luke's X-34 Landspeeder"
const RIDGE = 'Hoth: North Ridge (4th Marker) (D)'
const PLAINS = 'Hoth: Ice Plains (5th Marker)'

describe('a vehicle', () => {
  test(
    'of combat is flown by pilots only, a transport is driven by anybody',
    proves('ccgx/vehicle/kinds', 'ccgx/vehicle/pilots-of-combat'),
    () => {
      const game = final({
        at: 'deploy light',
        locations: [{ card: PLAIN, light: ['Rogue 1', SPEEDER] }],
        light: { hand: ['Rebel Trooper', 'Rebel Pilot'], force: 9 },
      })
      game.expect({
        offers: {
          light: [
            { deploy: 'Rebel Pilot', on: 'Rogue 1', as: 'pilot' },
            { deploy: 'Rebel Trooper', on: 'Rogue 1', as: 'passenger' },
            { deploy: 'Rebel Trooper', on: SPEEDER, as: 'driver' },
          ],
        },
        noOffers: { light: [{ deploy: 'Rebel Trooper', on: 'Rogue 1', as: 'pilot' }] },
        asked: 'light',
      })
    },
  )

  test(
    'without a pilot has neither power nor maneuver and does not move; its armor stays',
    proves('ccgx/vehicle/piloted-needed'),
    () => {
      const game = final({
        at: 'move dark',
        locations: [
          { card: RIDGE, dark: [WALKER, { card: 'Blizzard 1', pilots: ['General Veers'] }] },
          PLAINS,
        ],
        dark: { force: 9 },
      })
      game.expect({
        numbers: { [WALKER]: { power: 0, armor: 7 }, 'Blizzard 1': { armor: 8 } },
        offers: { dark: [{ move: 'Blizzard 1', to: PLAINS }] },
        noOffers: { dark: [{ move: WALKER, to: PLAINS }] },
        asked: 'dark',
      })
    },
  )

  test(
    'that is a creature goes and fights by itself, and its riders are there',
    proves('ccgx/vehicle/creature-vehicle', 'ccgx/vehicle/rider-adds'),
    () => {
      const game = final({
        at: 'move light',
        locations: [
          { card: PLAIN, light: [{ card: 'Rogue Bantha', passengers: ['Rebel Trooper'] }] },
          { card: 'Tatooine: Mos Eisley (L)', light: ['Ronto (L)'] },
        ],
        light: { force: 9 },
      })
      game.expect({
        numbers: { 'Ronto (L)': { power: 3, ability: 0.25 }, [PLAIN]: { 'presence-light': 1.5 } },
        offers: { light: [{ move: 'Ronto (L)', to: PLAIN }] },
        asked: 'light',
      })
      const battle = final({
        at: 'battle dark',
        locations: [
          {
            card: PLAIN,
            dark: [{ card: 'Stormtrooper', with: ['Blaster Rifle (D)'] }],
            light: [{ card: 'Ronto (L)', passengers: ['Talz'] }],
          },
        ],
        dark: { force: 5 },
      })
      battle.play('dark', { battle: PLAIN })
      battle.expect({ offers: { dark: [{ fire: 'Blaster Rifle (D)', target: 'Talz' }] }, asked: 'dark' })
    },
  )

  test('that is enclosed hides who is inside, an open one does not', proves('ccgx/vehicle/enclosed'), () => {
    const game = final({
      at: 'battle dark',
      locations: [
        {
          card: PLAIN,
          dark: [{ card: 'Stormtrooper', with: ['Blaster Rifle (D)'] }],
          light: [
            { card: 'Snowspeeder', passengers: ['Luke Skywalker'] },
            { card: SPEEDER, driver: ['Leia Organa'] },
          ],
        },
      ],
      dark: { force: 5 },
    })
    game.play('dark', { battle: PLAIN })
    game.expect({
      offers: { dark: [{ fire: 'Blaster Rifle (D)', target: 'Leia Organa' }] },
      refused: { dark: { fire: 'Blaster Rifle (D)', target: 'Luke Skywalker' } },
      asked: 'dark',
    })
  })

  test(
    'is shot at by its armor or its maneuver, whichever it has',
    proves('ccgx/vehicle/armor-defense'),
    () => {
      const shoot = (target: string, top: string) => {
        const game = final({
          at: 'battle light',
          locations: [
            {
              card: RIDGE,
              dark: [target],
              light: [{ card: 'Snowspeeder', with: ['Dual Laser Cannon'] }, 'Luke Skywalker'],
            },
          ],
          light: { force: 5, reserve: [top, 9] },
          dark: { reserve: 9 },
        })
        game.play('light', { battle: RIDGE }).play('light', { fire: 'Dual Laser Cannon', target })
        return game
      }
      shoot('Imperial Walker', 'X-wing').expect({
        events: [{ kind: 'shot', total: 4, defense: 6 }],
        asked: 'light',
      })
      shoot('Combat Cloud Car', 'X-wing').expect({
        events: [{ kind: 'shot', total: 4, defense: 4 }],
        asked: 'light',
      })
    },
  )

  test('whose landspeed may not be increased keeps it', proves('ccgx/vehicle/walker-landspeed'), () => {
    const boots = {
      title: 'Seven League Feet',
      side: 'dark',
      kind: 'effect',
      text: { statics: [{ static: 'number', change: 'landspeed', of: { kind: 'vehicle' }, add: 2 }] },
    } as const
    const game = final(
      {
        at: 'move dark',
        locations: [{ card: RIDGE, dark: ['Blizzard 2', 'Blizzard Scout 1'] }, PLAINS],
        dark: { force: 1, side: ['Seven League Feet'] },
      },
      { cards: [boots] },
    )
    game.expect({
      numbers: { 'Blizzard 2': { landspeed: 1 }, 'Blizzard Scout 1': { landspeed: 5 } },
      asked: 'dark',
    })
  })

  test('is piloted, not driven, by who adds to what he pilots', proves('ccgx/vehicle/adds-power-any'), () => {
    const game = final({
      at: 'deploy light',
      locations: [
        {
          card: PLAIN,
          light: [
            { card: 'Rogue 1', pilots: ['Rebel Pilot'] },
            { card: SPEEDER, driver: ['Rebel Pilot'] },
          ],
        },
      ],
      light: { hand: ['Talz', 'Kessel (L)'], force: 1 },
    })
    game.expect({ numbers: { 'Rogue 1': { power: 5 }, [SPEEDER]: { power: 1 } }, asked: 'light' })
  })
})

describe('who is aboard as a passenger', () => {
  test('adds what his text says, and as a pilot does not', proves('ccgx/vehicle/gunner'), () => {
    const gunner = {
      title: 'Good Eye',
      side: 'light',
      kind: 'character',
      type: 'rebel',
      icons: ['pilot', 'warrior'],
      ability: 2,
      text: {
        statics: [
          {
            static: 'number',
            change: 'power',
            of: { the: 'host' },
            add: 5,
            when: { if: 'this', is: { passenger: true } },
          },
        ],
      },
    } as const
    const game = final(
      {
        at: 'deploy light',
        locations: [
          { card: PLAIN, light: [{ card: 'Snowspeeder', passengers: ['Good Eye'] }] },
          { card: 'Tatooine: Mos Eisley (L)', light: [{ card: 'Rogue 1', pilots: ['Good Eye'] }] },
        ],
        light: { hand: ['Talz', 'Kessel (L)'], force: 1 },
      },
      { cards: [gunner] },
    )
    game.expect({ numbers: { Snowspeeder: { power: 8 }, 'Rogue 1': { power: 3 } }, asked: 'light' })
  })
})

describe('a crashed vehicle', () => {
  const harpoon = (destiny: string, target = 'Imperial Walker') => {
    const game = final({
      at: 'battle light',
      locations: [
        {
          card: RIDGE,
          dark: [{ card: target, passengers: ['Darth Vader'] }, 'Stormtrooper'],
          light: [{ card: 'Snowspeeder', with: ['Power Harpoon'] }, 'Luke Skywalker'],
        },
        PLAINS,
      ],
      light: { force: 5, reserve: [destiny, 9] },
      dark: { reserve: 9, force: 3 },
    })
    game.play('light', { battle: RIDGE }).play('light', { fire: 'Power Harpoon', target })
    return game
  }

  test(
    'lies there without power, pilot or weapons, and whoever is in it stays and gives no ability',
    proves('ccgx/vehicle/crash', 'ccgx/vehicle/crash-in-battle', 'ccgx/vehicle/harpoon'),
    () => {
      const missed = harpoon(withDestiny('light', 4))
      missed.expect({ numbers: { 'Imperial Walker': { power: 4 } }, asked: 'light' })
      const game = harpoon(withDestiny('light', 5))
      game.expect({ events: [{ kind: 'crashed', card: 'Imperial Walker' }] })
      game.expect({
        numbers: { 'Imperial Walker': { power: 0 }, [RIDGE]: { 'total-ability-dark': 1 } },
        facts: { 'Darth Vader': { on: 'Imperial Walker' } },
        asked: 'light',
      })
    },
  )

  test(
    'does not move, and getting out of an enclosed one costs 1 Force',
    proves('ccgx/vehicle/crash', 'ccgx/vehicle/crash-leave'),
    () => {
      const wreck = (card: string, passengers: string[]) => ({ card, passengers, crashed: true })
      const game = final({
        at: 'move dark',
        locations: [
          {
            card: RIDGE,
            dark: [wreck('Imperial Walker', ['Darth Vader']), wreck('Skiff (D)', ['Labria']), 'Stormtrooper'],
          },
          PLAINS,
        ],
        dark: { force: 5 },
      })
      game.expect({
        offers: {
          dark: [
            { move: 'Darth Vader', to: RIDGE, by: 'disembark', cost: 1 },
            { move: 'Labria', to: RIDGE, by: 'disembark', cost: 0 },
            { move: 'table/Stormtrooper', to: 'Imperial Walker', by: 'embark', cost: 1 },
          ],
        },
        refused: {
          dark: { move: 'Imperial Walker', to: PLAINS, by: 'landspeed' },
          rule: 'ccgx/vehicle/crash',
        },
        asked: 'dark',
      })
    },
  )
})

test(
  'a device that relocates asks neither landspeed nor terrain, but who may not move stays',
  proves('ccgx/vehicle/sandcrawler-suction'),
  () => {
    const tube = {
      title: 'Suction Hose',
      side: 'dark',
      kind: 'device',
      text: {
        actions: [
          {
            when: { phase: 'move', of: 'you' },
            do: [
              {
                do: 'relocate',
                what: { kind: 'character', type: 'droid' },
                to: { title: 'Tatooine: Cantina' },
              },
            ],
          },
        ],
      },
    } as const
    const glue = {
      title: 'Glue',
      side: 'dark',
      kind: 'effect',
      text: { statics: [{ static: 'bars', what: 'move', of: { the: 'host' } }] },
    } as const
    const game = final(
      {
        at: 'move dark',
        locations: [
          {
            card: PLAIN,
            light: ['R2-D2 (Artoo-Detoo)', { card: 'C-3PO (See-Threepio)', with: ['Glue'] }],
            dark: ['Suction Hose'],
          },
          'Tatooine: Mos Eisley (D)',
          'Tatooine: Cantina (D)',
        ],
      },
      { cards: [tube, glue] },
    )
    game.play('dark', { play: 'Suction Hose' })
    game.expect({
      facts: {
        'R2-D2 (Artoo-Detoo)': { on: 'Tatooine: Cantina' },
        'C-3PO (See-Threepio)': { on: PLAIN },
      },
      asked: 'dark',
    })
  },
)

test('landspeed may be the ability of whoever drives', proves('ccgx/vehicle/swoop-landspeed'), () => {
  const swoop = {
    title: 'Fast Swoop',
    side: 'light',
    kind: 'vehicle',
    type: 'transport',
    power: 0,
    maneuver: 5,
    capacity: [{ drivers: 1 }],
    text: {
      statics: [
        {
          static: 'number',
          change: 'landspeed',
          of: { the: 'self' },
          become: { number: 'ability', of: { kind: 'character', drives: true, where: 'aboard' } },
        },
      ],
    },
  } as const
  const game = final(
    {
      at: 'deploy light',
      locations: [
        { card: PLAIN, light: [{ card: 'Fast Swoop', driver: ['Luke Skywalker'] }] },
        { card: 'Tatooine: Mos Eisley (L)', light: ['Fast Swoop'] },
      ],
      light: { hand: ['Talz', 'Kessel (L)'], force: 1 },
    },
    { cards: [swoop] },
  )
  game.expect({
    numbers: { 'table/Fast Swoop #1': { landspeed: 4 }, 'table/Fast Swoop #2': { landspeed: 0 } },
    asked: 'light',
  })
})
