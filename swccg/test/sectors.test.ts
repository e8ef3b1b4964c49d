/** Sectors: asteroids around a system and clouds above its sites, and how one flies among them. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { shippedCards } from '../index.ts'
import { areRelated } from '../rules/locations/locations.ts'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const ANOAT = 'Anoat (L)'
const FIELD = 'Asteroid Field (L)'
const BIG = 'Big One (L)'
const CAVE = 'Big One: Asteroid Cave Or Space Slug Belly (L)'
const BESPIN = 'Bespin (L)'
const CITY = 'Bespin: Cloud City (L)'
const CLOUDS = 'Clouds (L)'
const PLATFORM = 'Cloud City: Platform 327 (Docking Bay)'
const CORVETTE = 'Corellian Corvette'
const DESTROYER = 'Imperial-Class Star Destroyer'

const { cards } = shippedCards()
/** The system, two asteroid fields and Big One, with cards at each. */
const belt = (ships: { system?: string[]; field?: string[]; second?: string[]; big?: string[] }) => [
  { card: ANOAT, light: ships.system ?? [] },
  { card: FIELD, of: 'Anoat', light: ships.field ?? [] },
  { card: FIELD, of: 'Anoat', light: ships.second ?? [] },
  { card: BIG, of: 'Anoat', light: ships.big ?? [] },
]
/** From the platform up to the system. */
const sky = (ships: { site?: string[]; city?: string[]; clouds?: string[]; system?: string[] }) => [
  { card: PLATFORM, light: ships.site ?? [] },
  { card: CITY, light: ships.city ?? [] },
  { card: CLOUDS, of: 'Bespin', light: ships.clouds ?? [] },
  { card: BESPIN, light: ships.system ?? [] },
]

describe('a sector', () => {
  test(
    'is a location where Force is drained and battles are fought, and no hyperspeed reaches it',
    proves('ccgx/sector/is-location', 'ccgx/sector/hyperspeed-from'),
    () => {
      const drained = final({
        at: 'control light',
        locations: belt({ field: ['X-wing'] }),
        light: { force: 3 },
      })
      drained.expect({ offers: { light: [{ drain: FIELD }] }, asked: 'light' })
      const fought = final({
        at: 'battle light',
        locations: [
          { card: ANOAT, light: ['Y-wing'] },
          { card: FIELD, of: 'Anoat', light: ['X-wing'], dark: [DESTROYER] },
        ],
        light: { force: 3 },
      })
      fought.expect({ offers: { light: [{ battle: FIELD }] }, asked: 'light' })
      const moved = final({
        at: 'move light',
        locations: [...belt({ field: ['X-wing'] }), 'Hoth (L)'],
        light: { force: 9 },
      })
      moved.expect({
        noOffers: { light: [{ move: 'X-wing', to: 'Hoth (L)' }] },
        refused: { light: { move: 'X-wing', to: 'Hoth (L)', by: 'hyperspeed' } },
        asked: 'light',
      })
      const flown = final({
        at: 'move light',
        locations: [{ card: 'Hoth (L)', light: ['X-wing'] }, ...belt({})],
        light: { force: 9 },
      })
      flown.expect({
        offersExactly: { light: [{ move: 'X-wing', to: ANOAT, by: 'hyperspeed' }, 'pass'] },
        asked: 'light',
      })
    },
  )

  test('of asteroids takes every starship', proves('ccgx/sector/who-asteroid'), () => {
    const game = final({
      at: 'deploy light',
      locations: belt({}),
      light: { hand: [CORVETTE, 'X-wing', 'Rebel Trooper'], force: 9 },
    })
    game.expect({
      offers: {
        light: [
          { deploy: CORVETTE, on: FIELD },
          { deploy: 'X-wing', on: BIG },
        ],
      },
      noOffers: { light: [{ deploy: 'Rebel Trooper', on: FIELD }] },
      asked: 'light',
    })
  })

  test(
    'of clouds takes starfighters and vehicles that fly like them, piloted',
    proves('ccgx/sector/who-cloud', 'ccgx/sector/deploy-piloted', 'ccgx/vehicle/cloud-vehicle'),
    () => {
      const patrol = {
        title: 'Empty Car',
        side: 'light',
        kind: 'vehicle',
        type: 'combat',
        deploy: 1,
        text: {
          statics: [
            {
              static: 'allows',
              what: 'fly-like-a-starfighter',
              of: { the: 'self' },
              to: { trait: 'cloud sector' },
            },
          ],
        },
      } as const
      const game = final(
        {
          at: 'deploy light',
          locations: sky({}),
          light: {
            hand: [CORVETTE, 'X-wing', 'Rebel Trooper', 'Cloud Car (L)', 'Rogue 1', 'Empty Car'],
            force: 9,
          },
        },
        { cards: [patrol] },
      )
      game.expect({
        offers: {
          light: [
            { deploy: 'X-wing', on: CLOUDS },
            { deploy: 'Cloud Car (L)', on: CITY },
          ],
        },
        refused: [
          { light: { deploy: CORVETTE, on: CLOUDS }, rule: 'ccgx/sector/who-cloud' },
          { light: { deploy: 'Rogue 1', on: CLOUDS }, rule: 'ccgx/sector/who-cloud' },
          { light: { deploy: 'Empty Car', on: CLOUDS }, rule: 'ccgx/sector/deploy-piloted' },
        ],
        noOffers: { light: [{ deploy: 'Rebel Trooper', on: CLOUDS }] },
        asked: 'light',
      })
    },
  )
})

describe('sector movement', () => {
  test(
    'goes from the system to the nearest sector and on, one step for a capital starship',
    proves('ccgx/sector/sector-movement', 'ccgx/sector/nearest', 'ccgx/layout/adjacent-planets'),
    () => {
      const game = final({ at: 'move light', locations: belt({ system: [CORVETTE] }), light: { force: 9 } })
      game.expect({
        offersExactly: { light: [{ move: CORVETTE, to: FIELD, by: 'sector', cost: 1 }, 'pass'] },
        refused: { light: { move: CORVETTE, to: BIG, by: 'sector' }, rule: 'ccgx/sector/sector-two' },
      })
      game.play('light', { move: CORVETTE, to: FIELD })
      game.expect({ facts: { [CORVETTE]: { moved: true } }, asked: { light: 'draw-phase' } })
      const back = final({ at: 'move light', locations: belt({ big: [CORVETTE] }), light: { force: 9 } })
      back.expect({ noOffers: { light: [{ move: CORVETTE, to: ANOAT }] }, asked: 'light' })
    },
  )

  test('passes one sector for a starfighter, for the same Force', proves('ccgx/sector/sector-two'), () => {
    const game = final({ at: 'move light', locations: belt({ field: ['X-wing'] }), light: { force: 1 } })
    game.expect({ offers: { light: [{ move: 'X-wing', to: BIG, by: 'sector', cost: 1 }] }, asked: 'light' })
    const far = final({ at: 'move light', locations: belt({ second: ['X-wing'] }), light: { force: 9 } })
    far.expect({ noOffers: { light: [{ move: 'X-wing', to: ANOAT }] }, asked: 'light' })
  })

  test('passes the system on the way from clouds to asteroids', proves('ccgx/sector/sector-two'), () => {
    const game = final({
      at: 'move light',
      locations: [{ card: CLOUDS, of: 'Anoat', light: ['X-wing'] }, ANOAT, { card: FIELD, of: 'Anoat' }],
      light: { force: 1 },
    })
    game.expect({ offers: { light: [{ move: 'X-wing', to: FIELD, by: 'sector', cost: 1 }] }, asked: 'light' })
  })

  test('needs a pilot', proves('ccgx/sector/sector-movement'), () => {
    const game = final({
      at: 'move light',
      locations: belt({ system: ['Red 1', 'X-wing'] }),
      light: { force: 9 },
    })
    game.expect({
      offers: { light: [{ move: 'X-wing', to: FIELD }] },
      noOffers: { light: [{ move: 'Red 1', to: FIELD }] },
      asked: 'light',
    })
  })

  test(
    'leads down through the clouds: one lands out of the lowest',
    proves('ccgx/sector/land-through-clouds', 'ccgx/sector/bespin-cloud-city'),
    () => {
      const high = final({ at: 'move light', locations: sky({ system: ['X-wing'] }), light: { force: 9 } })
      high.expect({
        refused: {
          light: { move: 'X-wing', to: PLATFORM, by: 'land' },
          rule: 'ccgx/sector/land-through-clouds',
        },
        offers: { light: [{ move: 'X-wing', to: CLOUDS, by: 'sector' }] },
        asked: 'light',
      })
      const low = final({ at: 'move light', locations: sky({ city: ['X-wing'] }), light: { force: 9 } })
      low.expect({ offers: { light: [{ move: 'X-wing', to: PLATFORM, by: 'land' }] }, asked: 'light' })
      const up = final({ at: 'move light', locations: sky({ site: ['X-wing'] }), light: { force: 9 } })
      up.play('light', { move: 'X-wing', by: 'take-off' })
      up.expect({ facts: { 'X-wing': { on: 'Bespin: Cloud City' } }, asked: 'light' })
    },
  )

  test('costs who shuttles 1 Force for each cloud between', proves('ccgx/sector/shuttle-clouds'), () => {
    const game = final({
      at: 'move light',
      locations: sky({ site: ['Rebel Trooper'], system: [CORVETTE] }),
      light: { force: 9 },
    })
    game.expect({
      offers: { light: [{ move: 'Rebel Trooper', to: CORVETTE, by: 'shuttle', cost: 3 }] },
      asked: 'light',
    })
  })

  test('is how starships react to sectors', proves('ccgx/sector/react-sectors'), () => {
    const eager = {
      title: 'Eager Wing',
      side: 'light',
      kind: 'starship',
      type: 'starfighter',
      maneuver: 3,
      power: 2,
      permanentPilot: 1,
      text: { statics: [{ static: 'allows', what: 'react', of: { the: 'self' } }] },
    } as const
    const game = final(
      {
        at: 'battle dark',
        locations: [
          { card: ANOAT, light: ['Eager Wing'] },
          { card: FIELD, of: 'Anoat', dark: [DESTROYER], light: ['X-wing'] },
        ],
        dark: { force: 5 },
        light: { force: 5 },
      },
      { cards: [eager] },
    )
    game.play('dark', { battle: FIELD })
    game.expect({ offers: { light: [{ move: 'Eager Wing', to: FIELD, by: 'sector' }] }, asked: 'light' })
  })
})

describe('Asteroid Rules', () => {
  const control = (ship: string, top: string, at = FIELD) =>
    final({
      at: 'control light',
      locations: [{ card: ANOAT }, { card: at, of: 'Anoat', light: [ship] }],
      dark: { reserve: [top, 5] },
      light: { force: 1, lost: 0 },
    })

  test(
    'let the opponent draw against each starship there, once',
    proves('ccgx/sector/asteroid-rules', 'ccgx/sector/asteroid-result', 'ccgx/sector/asteroid-not-forfeit'),
    () => {
      const lost = control('X-wing', withDestiny('dark', 5))
      lost.play('light', 'pass').play('dark', { asteroids: 'X-wing' })
      lost.expect({
        resources: { light: { lost: 1 } },
        events: [{ kind: 'collided', card: 'light.lost/X-wing' }],
        asked: 'light',
      })
      const missed = control('X-wing', withDestiny('dark', 4))
      missed.play('light', 'pass').play('dark', { asteroids: 'X-wing' })
      missed.expect({
        facts: { 'X-wing': { as: 'at' } },
        refused: { dark: { asteroids: 'X-wing' } },
        asked: { light: 'control-phase' },
      })
      const armored = control(CORVETTE, withDestiny('dark', 4))
      armored.play('light', 'pass').play('dark', { asteroids: CORVETTE })
      armored.expect({ facts: { [CORVETTE]: { as: 'at' } }, asked: 'light' })
    },
  )

  test(
    'strike by an asteroid that is drawn, whatever its number',
    proves('ccgx/sector/asteroid-card'),
    () => {
      const game = control(CORVETTE, 'Asteroid Field (D)')
      game.play('light', 'pass').play('dark', { asteroids: CORVETTE })
      game.expect({ resources: { light: { lost: 1 } }, asked: 'light' })
    },
  )

  test('are not for the own turn, nor for who is elsewhere', proves('ccgx/sector/asteroid-rules'), () => {
    const game = final({
      at: 'control dark',
      locations: belt({ field: ['X-wing'], system: ['Y-wing'] }),
      dark: { force: 1 },
    })
    game.expect({
      refused: { dark: { asteroids: 'X-wing' }, rule: 'ccgx/sector/asteroid-rules' },
      asked: 'dark',
    })
  })
})

describe('Big One', () => {
  test(
    'has its cave beyond it, related to it and to the system',
    proves('ccgx/sector/big-one', 'ccgx/sector/cave-rules'),
    () => {
      const game = final({
        at: 'move light',
        locations: [
          { card: 'Hoth: Echo Docking Bay (L)', light: ['Rebel Trooper'] },
          { card: 'Hoth (L)', light: ['Y-wing', CORVETTE] },
          { card: BIG, of: 'Hoth', light: ['X-wing'] },
          { card: CAVE, of: 'Hoth', light: [{ card: 'Red 1', pilots: ['Luke Skywalker'] }] },
        ],
        light: { force: 9 },
      })
      const [, system, big, cave] = game.machine.state.zones[0]!.cards
      expect(areRelated(game.machine, cave!, big!) && areRelated(game.machine, cave!, system!)).toBe(true)
      game.expect({
        offers: {
          light: [
            { move: 'X-wing', to: CAVE, by: 'land', cost: 1 },
            { move: 'Red 1', to: BIG, by: 'take-off', cost: 1 },
            { move: 'Luke Skywalker', to: CAVE, by: 'disembark' },
          ],
        },
        noOffers: {
          light: [
            { move: 'Y-wing', to: CAVE },
            { move: 'Rebel Trooper', to: CAVE },
          ],
        },
        asked: 'light',
      })
    },
  )
})

describe('what sectors say', () => {
  test(
    'an Asteroid Field cancels a Force drain at the system',
    together(proves('ccgx/sector/drain-cancel-by-sector'), tells(FIELD)),
    () => {
      const game = final({
        at: 'control dark',
        locations: [
          { card: 'Anoat (D)', dark: [DESTROYER] },
          { card: FIELD, of: 'Anoat', light: ['X-wing'] },
        ],
        dark: { force: 1 },
        light: { force: 1, reserve: 9, lost: 0 },
      })
      game.play('dark', { drain: 'Anoat (D)' }).play('light', { play: FIELD })
      game.expect({ events: [{ kind: 'drainCancelled' }], resources: { light: { lost: 0 } }, asked: 'dark' })
    },
  )

  test('that of the Dark Side too', tells('Asteroid Field (D)'), () => {
    const game = final({
      at: 'control light',
      locations: [
        { card: ANOAT, light: ['X-wing'] },
        { card: 'Asteroid Field (D)', of: 'Anoat', dark: [DESTROYER] },
      ],
      light: { force: 1 },
      dark: { reserve: 9, lost: 0 },
    })
    game.play('light', { drain: ANOAT }).play('dark', { play: 'Asteroid Field (D)' })
    game.expect({ resources: { dark: { lost: 0 } }, asked: 'light' })
  })

  test.each([
    ['light', CAVE, 'X-wing', 'Anoat (D)', DESTROYER],
    ['dark', 'Big One: Asteroid Cave Or Space Slug Belly (D)', 'TIE Scout', ANOAT, 'X-wing'],
  ] as const)(
    'the cave of the %s side cancels one',
    tells(CAVE, 'Big One: Asteroid Cave Or Space Slug Belly (D)'),
    (side, cave, ship, system, theirs) => {
      const other = side === 'light' ? 'dark' : 'light'
      const pilot = side === 'light' ? 'Luke Skywalker' : 'Darth Vader'
      const game = final({
        at: `control ${other}`,
        locations: [
          { card: system, [other]: [theirs] },
          { card: 'Big One (L)', of: 'Anoat' },
          { card: cave, of: 'Anoat', [side]: [pilot, ship] },
        ],
        [side]: { reserve: 9, lost: 0 },
      })
      game.play(other, { drain: system }).play(side, { play: cave })
      game.expect({ resources: { [side]: { lost: 0 } }, asked: side })
    },
  )

  test.each([
    ['light', 'Clouds (L)', 'X-wing', 'Rebel Trooper'],
    ['dark', 'Clouds (D)', 'TIE Scout', 'Stormtrooper'],
  ] as const)(
    'Clouds of the %s side add to one drain at a site, each card by itself',
    together(
      proves('ccgx/sector/clouds-text', 'ccgx/sector/non-unique-cloud'),
      tells('Clouds (L)', 'Clouds (D)'),
    ),
    (side, clouds, ship, trooper) => {
      const other = side === 'light' ? 'dark' : 'light'
      const game = final({
        at: `control ${side}`,
        locations: [
          { card: 'Cloud City: Lower Corridor (L)', [side]: [trooper] },
          { card: clouds, of: 'Bespin', [side]: [ship] },
          { card: clouds, of: 'Bespin', [side]: [ship] },
          BESPIN,
        ],
        [other]: { reserve: 20, lost: 0 },
      })
      const { power, maneuver } = cards.find(({ key }) => key === ship)!
      game.expect({
        numbers: {
          [`table/${ship} #1`]: { power: Math.max(0, power! - 2), maneuver: Math.max(0, maneuver! - 2) },
        },
      })
      game.play(side, { drain: 'Cloud City: Lower Corridor (L)' })
      game.play(side, { play: `row/${clouds} #1` })
      game.play(side, { play: `row/${clouds} #2` })
      game.expect({ resources: { [other]: { lost: side === 'light' ? 4 : 3 } }, asked: side })
    },
  )

  test(
    'Cloud Cars fight better in the clouds and are shot at like starfighters',
    tells('Cloud Car (L)', 'Cloud Car (D)', 'Combat Cloud Car'),
    () => {
      const game = final({
        at: 'battle dark',
        locations: [
          PLATFORM,
          {
            card: CITY,
            light: ['Cloud Car (L)'],
            dark: [
              'Cloud Car (D)',
              'Combat Cloud Car',
              { card: 'TIE Fighter', with: ['Boosted TIE Cannon'] },
            ],
          },
        ],
        dark: { force: 5 },
        light: { force: 5 },
      })
      game.expect({
        numbers: {
          'Cloud Car (L)': { power: 3 },
          'Cloud Car (D)': { power: 3 },
          'Combat Cloud Car': { power: 4, maneuver: 5 },
        },
      })
      game.play('dark', { battle: CITY })
      game.expect({
        offers: { dark: [{ fire: 'Boosted TIE Cannon', target: 'Cloud Car (L)' }] },
        asked: 'dark',
      })
    },
  )
})
