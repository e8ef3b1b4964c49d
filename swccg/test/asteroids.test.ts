/** Asteroid Rules, Big One, and what the texts of sectors say. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { shippedCards } from '../index.ts'
import { areRelated } from '../rules/locations/locations.ts'
import { ANOAT, BIG, belt, FIELD } from './belt.ts'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const CAVE = 'Big One: Asteroid Cave Or Space Slug Belly (L)'
const BESPIN = 'Bespin (L)'
const CITY = 'Bespin: Cloud City (L)'
const PLATFORM = 'Cloud City: Platform 327 (Docking Bay)'
const CORVETTE = 'Corellian Corvette'
const DESTROYER = 'Imperial-Class Star Destroyer'

const { cards } = shippedCards()

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
