/** Sectors: asteroids around a system and clouds above its sites, and how one flies among them. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { ANOAT, BIG, belt, FIELD } from './belt.ts'
import { final } from './play.ts'

const BESPIN = 'Bespin (L)'
const CITY = 'Bespin: Cloud City (L)'
const CLOUDS = 'Clouds (L)'
const PLATFORM = 'Cloud City: Platform 327 (Docking Bay)'
const CORVETTE = 'Corellian Corvette'
const DESTROYER = 'Imperial-Class Star Destroyer'

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
