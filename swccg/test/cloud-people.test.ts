/** What single characters of Cloud City say, and Effects about them. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (D)'
const CORRIDOR = 'Cloud City: Lower Corridor (L)'

describe('Captain Han Solo', () => {
  test('comes aboard the Falcon anywhere, or to Hoth and Cloud City', tells('Captain Han Solo'), () => {
    const game = final({
      at: 'deploy light',
      locations: [EISLEY, CORRIDOR, { card: 'Ralltiir (L)', light: ['Millennium Falcon'] }],
      light: { force: 9, hand: ['Captain Han Solo'] },
    })
    game.expect({
      offers: {
        light: [
          { deploy: 'Captain Han Solo', on: CORRIDOR },
          { deploy: 'Captain Han Solo', on: 'Millennium Falcon', as: 'pilot' },
        ],
      },
      noOffers: { light: [{ deploy: 'Captain Han Solo', on: EISLEY }] },
      stop: 'here',
    })
  })
})

describe('Kebyc', () => {
  test('makes drains in the clouds take the Reserve Deck', tells('Kebyc'), () => {
    const game = final({
      at: 'control light',
      locations: [
        { card: 'Bespin (L)' },
        { card: 'Clouds (D)', of: 'Bespin', light: ['X-wing'] },
        { card: CORRIDOR, light: ['Kebyc'] },
      ],
      dark: { force: 5, reserve: 9, hand: ['Stormtrooper'], lost: 0 },
    })
    game.play('light', { drain: 'Clouds (D)' })
    game.expect({ resources: { dark: { reserve: 7, lost: 2 } }, stop: 'here' })
  })
})

test(
  'Captain Han Solo has a destiny of the opponent drawn again, once a battle',
  tells('Captain Han Solo'),
  () => {
    const game = final({
      at: 'battle light',
      locations: [{ card: CORRIDOR, dark: ['Darth Vader'], light: ['Captain Han Solo', 'Luke Skywalker'] }],
      dark: { force: 5, reserve: [withDestiny('dark', 6), withDestiny('dark', 1), 4] },
      light: { force: 5, reserve: 0 },
    })
    game.play('light', { battle: CORRIDOR }).play('dark', 1).play('light', { play: 'Captain Han Solo' })
    game.expect({
      events: [{ kind: 'destinyDrawn', seat: 'dark', value: 2 }],
      resources: { light: { force: 2 } },
      stop: 'here',
    })
  },
)

describe('Lobot (L)', () => {
  const LOBOT = 'Lobot (L)'
  test('comes as a react alone', together(tells(LOBOT), proves('ccgx/react/deploy-only-react')), () => {
    const standing = (at: string) =>
      final({
        at,
        locations: [
          { card: CORRIDOR, dark: ['Darth Vader'], light: ['Luke Skywalker'] },
          { card: EISLEY, dark: ['Stormtrooper'], light: ['Leia Organa'] },
        ],
        dark: { force: 5 },
        light: { force: 5, hand: [LOBOT, 'Rebel Trooper'] },
      })
    standing('deploy light').expect({ noOffers: { light: [{ deploy: LOBOT }] }, stop: 'here' })
    const attacked = standing('battle dark').play('dark', { battle: CORRIDOR })
    attacked.play('light', { deploy: LOBOT })
    attacked.expect({ facts: { [LOBOT]: { as: 'at' } }, numbers: { [LOBOT]: { power: 2 } }, stop: 'here' })
    const elsewhere = standing('battle dark').play('dark', { battle: EISLEY })
    elsewhere.expect({ zones: { 'light.hand': [LOBOT, 'Rebel Trooper'] }, stop: 'here' })
  })

  test('weakens opponents at a link, and helps troopers', tells(LOBOT), () => {
    const game = final({
      at: 'deploy light',
      locations: [{ card: CORRIDOR, dark: ['Darth Vader'], light: [LOBOT, 'Cloud City Trooper (L)'] }],
      light: { force: 5, hand: ['Cloud City Trooper (L)'] },
    })
    game.expect({
      numbers: { [CORRIDOR]: { 'total-power-dark': 4 }, 'table/Cloud City Trooper (L)': { power: 3 } },
      offers: { light: [{ deploy: 'Cloud City Trooper (L)', on: CORRIDOR, cost: 0 }] },
      stop: 'here',
    })
  })
})

describe('Uncontrollable Fury', () => {
  const FURY = 'Uncontrollable Fury'
  const raging = (at: string, light: readonly string[]) =>
    final({
      at,
      locations: [
        {
          card: EISLEY,
          dark: [{ card: 'Darth Vader', with: [{ card: FURY, by: 'light' }] }, 'Grand Moff Tarkin'],
        },
        { card: CANTINA, light: [...light] },
      ],
      dark: { force: 5, reserve: 9, lost: 0 },
      light: { force: 5 },
    })

  test('makes Vader stronger, and costs Force for a turn without a battle', tells(FURY), () => {
    const idle = raging('end dark', ['Luke Skywalker'])
    idle.expect({ asked: { dark: 'lose-force' }, numbers: { 'Darth Vader': { power: 8 } }, stop: 'here' })
    raging('end dark', ['Leia Organa']).expect({ resources: { dark: { lost: 0 } }, stop: 'here' })
  })

  test('keeps Vader from adding to battle destiny, and Tarkin from his tricks', tells(FURY), () => {
    const fighting = (with_: boolean) =>
      final({
        at: 'battle dark',
        locations: [
          {
            card: EISLEY,
            dark: [{ card: 'Darth Vader', with: with_ ? [{ card: FURY, by: 'light' }] : [] }],
            light: ['Luke Skywalker'],
          },
        ],
        dark: { force: 5, reserve: [withDestiny('dark', 2), 9] },
        light: { force: 5, reserve: 0 },
      })
        .play('dark', { battle: EISLEY })
        .play('dark', 1)
    fighting(true).expect({ events: [{ kind: 'destinyDrawn', seat: 'dark', value: 2 }], stop: 'here' })
    fighting(false).expect({ events: [{ kind: 'destinyDrawn', seat: 'dark', value: 3 }], stop: 'here' })
  })
})
