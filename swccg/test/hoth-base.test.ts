/** The generators of Hoth and its war room: the shield, the power, the marker that must be there first, what it costs to lose them. */
import { proves, together } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { final } from './play.ts'
import { tells } from './tells.ts'

const GENERATORS = 'Hoth: Main Power Generators (1st Marker)'
const RIDGE = 'Hoth: North Ridge (4th Marker) (L)'
const PLAINS = 'Hoth: Ice Plains (5th Marker)'
const EISLEY = 'Tatooine: Mos Eisley (L)'
const NEEDS = together(tells(GENERATORS), proves('ccgx/hoth/generators-need-4th'))

const deploying = (reserve: readonly (string | number)[], row: readonly string[] = [EISLEY]) =>
  final({ at: 'deploy light', locations: row, light: { hand: [GENERATORS], reserve, force: 3 } })

test('the generators bring the fourth marker along where no marker so far out is on table', NEEDS, () => {
  const game = deploying([RIDGE, 5])
  game.play('light', { deploy: GENERATORS })
  game.play('light', { cards: [RIDGE] })
  game.expect({ zones: { row: [EISLEY, GENERATORS, RIDGE], 'light.hand': 0 }, stop: 'here' })
})

test('they stay in hand where it is not found, and are not tried again in the turn', NEEDS, () => {
  const game = deploying([5])
  game.play('light', { deploy: GENERATORS })
  game.play('light', { cards: [] })
  game.expect({
    zones: { row: [EISLEY], 'light.hand': [GENERATORS] },
    noOffers: { light: [{ deploy: GENERATORS }] },
    stop: 'here',
  })
})

test('they need nothing beside the fifth', NEEDS, () => {
  const game = deploying([RIDGE, 5], [PLAINS])
  game.play('light', { deploy: GENERATORS, row: 0 })
  game.expect({ zones: { row: [GENERATORS, PLAINS] }, stop: 'here' })
})

test('a game begins with them and with the fourth marker, or with something else', NEEDS, () => {
  const start = (deck: readonly (string | number)[]) =>
    final({
      at: 'start',
      dark: { reserve: ['Kessel (D)', 20] },
      light: { reserve: [GENERATORS, ...deck, EISLEY, 20] },
    })
  const game = start([RIDGE])
  game.play('dark', { 'start-with': 'Kessel (D)' })
  game.play('light', { 'start-with': GENERATORS })
  game.expect({ zones: { row: ['Kessel (D)', GENERATORS, RIDGE] }, stop: 'here' })
  start([]).expect({ noOffers: { light: [{ 'start-with': GENERATORS }] }, stop: 'here' })
})

test('they shut the Dark Side out of the base', tells(GENERATORS), () => {
  const game = final({
    at: 'deploy dark',
    locations: ['Hoth: Echo Docking Bay (D)', GENERATORS, RIDGE],
    dark: { hand: ['Darth Vader'], force: 9 },
  })
  game.expect({
    offers: { dark: [{ deploy: 'Darth Vader', on: RIDGE }] },
    noOffers: { dark: [{ deploy: 'Darth Vader', on: 'Hoth: Echo Docking Bay (D)' }] },
    asked: 'dark',
  })
})

test('artillery of the Light Side there needs no other power', tells(GENERATORS), () => {
  const game = final({
    at: 'battle light',
    locations: [
      {
        card: GENERATORS,
        light: ['Golan Laser Battery', 'Rebel Trooper'],
        dark: ['Stormtrooper'],
      },
      RIDGE,
    ],
    light: { force: 9, reserve: 9 },
    dark: { force: 5, reserve: 9 },
  })
  game.play('light', { battle: GENERATORS })
  game.expect({ offers: { light: [{ fire: 'Golan Laser Battery' }] }, stop: 'here' })
})

test('blown away they cost the Light Side eight Force', tells(GENERATORS), () => {
  const blast = {
    title: 'Blast',
    side: 'dark',
    kind: 'effect',
    text: {
      actions: [
        {
          when: { phase: 'control', of: 'you' },
          targets: [
            { name: 'target', what: { kind: 'location', title: 'Hoth: Main Power Generators (1st Marker)' } },
          ],
          do: [{ do: 'blow-away', what: { the: { chosen: 'target' } } }],
        },
      ],
    },
  } as const
  const game = final(
    {
      at: 'control dark',
      locations: [GENERATORS, { card: RIDGE, light: ['Rebel Trooper'] }],
      dark: { side: ['Blast'] },
      light: { reserve: 8 },
    },
    { cards: [blast as never] },
  )
  game.play('dark', { play: 'Blast' })
  game.expect({ resources: { light: { reserve: 0, lost: 8 } }, stop: 'here' })
})

const WAR_ROOM = 'Hoth: Echo Command Center (War Room) (D)'

test('the war room of the Dark Side helps the Superlaser against Hoth alone', tells(WAR_ROOM), () => {
  const at = (planet: string, more: readonly string[]) => {
    const game = final({
      at: 'control dark',
      locations: [
        { card: 'Death Star (D)', parsec: 2, orbits: planet, dark: ['Superlaser'] },
        { card: 'Death Star: Central Core', dark: ['Stormtrooper'] },
        `${planet} (L)`,
        ...more,
      ],
      dark: { hand: ['Commence Primary Ignition'], force: 9, reserve: 9, used: 0 },
      light: { lost: 0, reserve: 40 },
    })
    return game.play('dark', { play: 'Commence Primary Ignition' }).play('light', '0')
  }
  at('Hoth', [WAR_ROOM]).expect({ events: [{ kind: 'epicTotal', more: 1 }], stop: 'here' })
  at('Alderaan', [WAR_ROOM]).expect({ events: [{ kind: 'epicTotal', more: 0 }], stop: 'here' })
})
