/** Cards about missing characters. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import type { Placed, PlacedLocation } from '../scenario/position.ts'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const TRENCH = 'Hoth: Snow Trench (2nd Marker)'
const PLAINS = 'Hoth: Ice Plains (5th Marker)'
const LUKE = 'Luke Skywalker'
const TROOPER = 'Rebel Trooper'
const lost = (card: string): Placed => ({ card, missing: true })
const HOTH: PlacedLocation = { card: 'Hoth (D)', dark: ['Nightfall'] }

describe('the cold of Hoth at night', () => {
  const freezing = (system: PlacedLocation) =>
    final({
      at: 'draw dark',
      locations: [
        { card: TRENCH, dark: ['Stormtrooper'], light: [TROOPER, lost(LUKE)] },
        { ...system, dark: [...(system.dark ?? []), 'Nightfall'] },
      ],
      dark: { lost: 0, hand: ['Sense (D)'], force: 1 },
      light: { lost: 0 },
    })

  test(
    'costs the player whose turn ends 1 for each character, 2 for each missing one',
    together(proves('ccgx/hoth/marker-night'), tells('Frostbite (D)')),
    () => {
      const game = freezing({ card: 'Hoth (D)', dark: ['Frostbite (D)'] })
      game.play('dark', 'pass')
      game.expect({ events: [{ kind: 'owesForce', seat: 'dark', amount: 1 }], stop: 'here' })
    },
  )

  test('costs the other player too', tells('Frostbite (L)'), () => {
    const game = final({
      at: 'draw light',
      locations: [
        { card: TRENCH, light: [TROOPER, lost(LUKE)] },
        { card: 'Hoth (D)', dark: ['Nightfall'], light: ['Frostbite (L)'] },
      ],
      light: { lost: 0, hand: ['Sense (L)'], force: 1 },
    })
    game.play('light', 'pass')
    game.expect({ events: [{ kind: 'owesForce', seat: 'light', amount: 3 }], stop: 'here' })
  })

  test('kills whoever is out there, for 1 Force each', tells('Exposure'), () => {
    const game = final({
      at: 'control dark',
      locations: [{ card: TRENCH, light: [TROOPER, lost(LUKE)] }, HOTH],
      dark: { hand: ['Exposure'], force: 2 },
      light: { lost: 0 },
    })
    game.play('dark', { play: 'Exposure' })
    game.expect({ resources: { dark: { force: 0 }, light: { lost: 2 } }, stop: 'here' })
  })

  test('costs Force for the missing, or kills one of them at night', tells('Exhaustion'), () => {
    const game = final({
      at: 'control dark',
      locations: [{ card: TRENCH, light: [TROOPER, lost(LUKE)] }, HOTH],
      dark: { hand: ['Exhaustion'], force: 2 },
      light: { lost: 0 },
    })
    game.play('dark', { play: 'Exhaustion', action: 1 })
    game.expect({ zones: { 'light.lost': [LUKE] }, stop: 'here' })
    const force = final({
      at: 'control dark',
      locations: [{ card: TRENCH, light: [lost('Han Solo'), lost(LUKE)] }],
      dark: { hand: ['Exhaustion'], force: 2 },
      light: { lost: 0 },
    })
    force.expect({ noOffers: { dark: [{ play: 'Exhaustion', action: 1 }] } })
    force.play('dark', { play: 'Exhaustion' })
    force.expect({ resources: { light: { lost: 2 } }, stop: 'here' })
  })
})

describe('whoever is alone out there', () => {
  const calling = (site: string, light: readonly (string | Placed)[], destiny: number) =>
    final({
      at: 'control dark',
      locations: [{ card: site, light }],
      dark: { hand: ["He Hasn't Come Back Yet"], reserve: [withDestiny('dark', destiny), 9], force: 2 },
    })

  test('goes missing if destiny + 3 is more than the ability', tells("He Hasn't Come Back Yet"), () => {
    const game = calling(PLAINS, [LUKE], 2)
    game.play('dark', { play: "He Hasn't Come Back Yet" })
    game.expect({ facts: { [LUKE]: { as: 'missing' } }, stop: 'here' })
    const kept = calling(PLAINS, [LUKE], 1)
    kept.play('dark', { play: "He Hasn't Come Back Yet" })
    kept.expect({ facts: { [LUKE]: { as: 'at' } }, stop: 'here' })
  })

  test('at a site of his who plays it', tells("He Hasn't Come Back Yet"), () => {
    for (const [site, light] of [
      [PLAINS, [LUKE, TROOPER]],
      ['Tatooine: Mos Eisley (L)', [LUKE]],
    ] as const)
      calling(site, light, 6).expect({
        noOffers: { dark: [{ play: "He Hasn't Come Back Yet" }] },
        stop: 'here',
      })
  })
})

/** Luke is alone on the plains, and two Rebels are not far. */
function worrying() {
  const six = withDestiny('dark', 6)
  return final({
    at: 'control dark',
    locations: [
      { card: PLAINS, dark: ['Stormtrooper'], light: [LUKE] },
      { card: TRENCH, dark: ['Darth Vader'], light: ['Han Solo', TROOPER] },
    ],
    dark: {
      hand: ["He Hasn't Come Back Yet", 'High Anxiety', 'Hunting Party'],
      reserve: [six, six, 9],
      force: 5,
    },
  })
}

test(
  'somebody who worries does not battle until the missing one is found, captured or lost',
  together(proves('ccgx/missing/missing-captured-text', 'ccgx/effect/immediate'), tells('High Anxiety')),
  () => {
    const game = worrying()
    game.expect({ noOffers: { dark: [{ deploy: 'High Anxiety' }] } })
    game.play('dark', { play: "He Hasn't Come Back Yet" }).play('dark', { cards: [LUKE] })
    game.expect({ noOffers: { dark: [{ deploy: 'High Anxiety', on: TROOPER }] } })
    game.play('dark', { deploy: 'High Anxiety', on: 'Han Solo' })
    game.expect({ facts: { 'High Anxiety': { on: 'Han Solo' } } })
    game.play('dark', { play: 'Hunting Party' }).play('dark', { seize: LUKE, escort: 'table/Stormtrooper' })
    game.expect({ zones: { 'dark.lost': ['High Anxiety', "He Hasn't Come Back Yet"] }, stop: 'here' })
  },
)

test('somebody who worries stays out of battle', tells('High Anxiety'), () => {
  const game = worrying()
  game.play('dark', { play: "He Hasn't Come Back Yet" }).play('dark', { cards: [LUKE] })
  game.play('dark', { deploy: 'High Anxiety', on: 'Han Solo' })
  game.play('dark', 'pass').play('dark', { battle: TRENCH })
  game.expect({
    numbers: { [TRENCH]: { 'total-power-light': 1 } },
    stop: 'here',
  })
})

test('a smuggler goes home, unless he is missing', tells('As Good As Gone'), () => {
  const leaving = (han: string | Placed) =>
    final({
      at: 'move light',
      locations: [{ card: TRENCH, light: [han, TROOPER] }, PLAINS],
      light: { hand: ['As Good As Gone'], force: 2 },
    })
  leaving(lost('Han Solo')).expect({ noOffers: { light: [{ play: 'As Good As Gone' }] }, stop: 'here' })
  const game = leaving('Han Solo')
  game.play('light', { play: 'As Good As Gone' })
  game.expect({ zones: { 'light.hand': ['Han Solo'] }, resources: { light: { force: 0 } }, stop: 'here' })
})
