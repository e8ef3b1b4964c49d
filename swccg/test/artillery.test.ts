/** Artillery: weapons that stand at a site, who fires them, and what gives them power. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'

const TRENCH = 'Hoth: Snow Trench (2nd Marker)'
const PERIMETER = 'Hoth: Defensive Perimeter (3rd Marker) (L)'
const BATTERY = 'Golan Laser Battery'
const ATGAR = 'Atgar Laser Cannon'
const DROID = 'EG-4 (Eegee-Four)'

const line = (light: readonly string[], dark: readonly string[] = ['Stormtrooper']) =>
  final({
    at: 'battle light',
    locations: [{ card: TRENCH, light: light as string[], dark: dark as string[] }, PERIMETER],
    light: { force: 9, reserve: [withDestiny('light', 3), 9] },
    dark: { force: 5, reserve: 9 },
  })

describe('an artillery weapon', () => {
  test('is deployed on a site at its cost, and belongs to nobody', proves('ccgx/artillery/on-site'), () => {
    const game = final({
      at: 'deploy light',
      locations: [TRENCH, 'Hoth: Echo Corridor (L)'],
      light: { hand: [BATTERY, 'Kessel (L)'], force: 9 },
    })
    game.expect({ noOffers: { light: [{ deploy: BATTERY, on: 'Hoth: Echo Corridor (L)' }] } })
    game.play('light', { deploy: BATTERY, on: TRENCH })
    game.expect({
      resources: { light: { force: 6 } },
      facts: { [BATTERY]: { on: 'Hoth: Snow Trench (2nd Marker)', as: 'attached' } },
      numbers: { [BATTERY]: { forfeit: 3 }, [TRENCH]: { 'presence-light': 0 } },
      asked: 'light',
    })
  })

  test('is fired by a warrior there, who fires nothing else then', proves('ccgx/artillery/who-fires'), () => {
    const nobody = line([BATTERY, DROID, 'C-3PO (See-Threepio)', 'Talz'])
    nobody.play('light', { battle: TRENCH })
    nobody.expect({
      refused: { light: { fire: BATTERY, target: 'table/Stormtrooper' }, rule: 'ccgx/artillery/who-fires' },
      asked: 'dark',
    })
    const game = final({
      at: 'battle light',
      locations: [
        {
          card: TRENCH,
          light: [BATTERY, DROID, { card: 'Rebel Trooper', with: ['Blaster'] }],
          dark: ['Stormtrooper'],
        },
      ],
      light: { force: 9, reserve: 9 },
      dark: { force: 5, reserve: 9 },
    })
    game.play('light', { battle: TRENCH })
    game.expect({ offers: { light: [{ fire: 'Blaster' }, { fire: BATTERY, cost: 2 }] } })
    game.play('light', { fire: BATTERY })
    game.expect({ events: [{ kind: 'fired', card: BATTERY }], asked: { light: 'draw-phase' } })
  })

  test('needs power', proves('ccgx/artillery/power-source', 'ccgx/hoth/powered'), () => {
    const cold = line([BATTERY, 'Luke Skywalker'])
    cold.play('light', { battle: TRENCH })
    cold.expect({
      refused: {
        light: { fire: BATTERY, target: 'table/Stormtrooper' },
        rule: 'ccgx/artillery/power-source',
      },
      asked: 'light',
    })
    const warm = line([BATTERY, 'Luke Skywalker', DROID])
    warm.play('light', { battle: TRENCH })
    warm.expect({ offers: { light: [{ fire: BATTERY }] }, asked: 'light' })
    const site = {
      title: 'Moon: Power Plant',
      side: 'light',
      kind: 'location',
      type: 'site',
      icons: ['exterior', 'planet'],
      force: { dark: 1, light: 1 },
      text: {
        light: {
          statics: [
            {
              static: 'powers',
              of: { kind: 'weapon', type: 'artillery', whose: 'yours', where: 'same-location' },
            },
          ],
        },
      },
    } as const
    const powered = final(
      {
        at: 'battle light',
        locations: [
          { card: 'Moon: Power Plant', light: [BATTERY, 'Luke Skywalker'], dark: ['Stormtrooper'] },
        ],
        light: { force: 9 },
      },
      { cards: [site] },
    )
    powered.play('light', { battle: 'Moon: Power Plant' })
    powered.expect({ offers: { light: [{ fire: BATTERY }] }, asked: 'light' })
  })

  test(
    'takes part in a battle at its site: it can be forfeited, and no weapon hits it',
    proves('ccgx/artillery/in-battle', 'ccgx/artillery/target-of-fire'),
    () => {
      const game = final({
        at: 'battle dark',
        locations: [
          {
            card: TRENCH,
            light: [BATTERY, 'Rebel Trooper'],
            dark: [{ card: 'Stormtrooper', with: ['Blaster Rifle (D)'] }, 'Imperial Walker'],
          },
        ],
        light: { force: 5, reserve: 9 },
        dark: { force: 5, reserve: 9 },
      })
      game.play('dark', { battle: TRENCH })
      game.expect({
        refused: { dark: { fire: 'Blaster Rifle (D)', target: BATTERY } },
        numbers: { [TRENCH]: { 'total-power-light': 1 } },
      })
      game.play('dark', 'pass')
      game.expect({ offers: { light: [{ forfeit: BATTERY, value: 3 }] }, asked: 'light' })
    },
  )

  test(
    'compares with the number that its text names, and the target has',
    proves(
      'ccgx/weapon/armor-or-maneuver-only',
      'ccgx/weapon/fire-adjacent',
      'ccgx/weapon/hit-outside-battle',
    ),
    () => {
      const fire = (target: string, where: 'here' | 'next') => {
        const game = final({
          at: 'battle light',
          locations: [
            {
              card: TRENCH,
              light: [ATGAR, DROID, 'Luke Skywalker'],
              dark: ['Stormtrooper', ...(where === 'here' ? [target] : [])],
            },
            { card: PERIMETER, dark: where === 'next' ? [target] : [] },
          ],
          light: { force: 9, reserve: [withDestiny('light', 5), 9] },
          dark: { force: 5, reserve: 9, lost: 0 },
        })
        game.play('light', { battle: TRENCH }).play('light', { fire: ATGAR, target })
        return game
      }
      fire('Imperial Walker', 'here').expect({
        events: [{ kind: 'crashed', card: 'Imperial Walker' }],
        facts: { 'Imperial Walker': { hit: false } },
        asked: 'light',
      })
      fire('Combat Cloud Car', 'next').expect({ resources: { dark: { lost: 1 } }, asked: 'light' })
    },
  )

  test('fires into a battle next door', proves('ccgx/weapon/fire-adjacent'), () => {
    const game = final({
      at: 'battle light',
      locations: [
        { card: TRENCH, light: [BATTERY, DROID, 'Luke Skywalker'] },
        { card: PERIMETER, light: ['Rebel Trooper'], dark: ['Stormtrooper'] },
      ],
      light: { force: 9, reserve: 9 },
      dark: { force: 5, reserve: 9 },
    })
    game.play('light', { battle: PERIMETER })
    game.expect({ offers: { light: [{ fire: BATTERY, target: 'table/Stormtrooper' }] }, asked: 'light' })
  })
})

test(
  'a seeker takes its victim with it as soon as it is there',
  proves('ccgx/artillery/seeker-strikes'),
  () => {
    const hunt = final({
      at: 'move light',
      locations: [
        { card: TRENCH, dark: ['Darth Vader', 'Imperial Pilot'] },
        { card: PERIMETER, light: ['Motti Seeker'] },
      ],
      light: { force: 3, lost: 0 },
      dark: { force: 3, lost: 0 },
    })
    hunt.play('light', { play: 'Motti Seeker' })
    hunt.expect({
      zones: { 'dark.lost': ['Imperial Pilot'], 'light.lost': ['Motti Seeker'] },
      asked: 'light',
    })
  },
)

test(
  'a device that lies at a location is used by its owner and stays',
  proves('ccgx/artillery/devices-on-places'),
  () => {
    const lamp = {
      title: 'Beacon',
      side: 'light',
      kind: 'device',
      text: {
        deploys: { on: [{ on: { type: 'site' } }] },
        statics: [{ static: 'side-number', change: 'force-icons', whose: 'yours', add: 1 }],
      },
    } as const
    const game = final(
      {
        at: 'deploy light',
        locations: [{ card: TRENCH, dark: ['Stormtrooper'] }],
        light: { hand: ['Beacon', 'Kessel (L)'], force: 3 },
      },
      { cards: [lamp] },
    )
    game.play('light', { deploy: 'Beacon', on: TRENCH })
    game.expect({ numbers: { [TRENCH]: { 'force-icons-light': 2 } }, asked: 'light' })
  },
)

test(
  'a character uses one device a turn; one that only changes numbers is not used',
  proves('ccgx/artillery/device-one-use'),
  () => {
    const tool = (title: string) =>
      ({
        title,
        side: 'light',
        kind: 'device',
        text: {
          statics: [{ static: 'number', change: 'power', of: { the: 'host' }, add: 1 }],
          actions: [{ when: { phase: 'control', of: 'you' }, do: [{ do: 'activate', amount: 1 }] }],
        },
      }) as const
    const game = final(
      {
        at: 'control light',
        locations: [{ card: TRENCH, light: [{ card: 'Talz', with: ['Wrench', 'Hammer'] }] }],
        light: { reserve: 9, force: 1 },
      },
      { cards: [tool('Wrench'), tool('Hammer')] },
    )
    game.play('light', { play: 'Wrench' })
    game.expect({
      noOffers: { light: [{ play: 'Hammer' }] },
      numbers: { Talz: { power: 3 } },
      asked: 'light',
    })
  },
)
