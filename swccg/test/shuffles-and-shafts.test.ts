/** Musicians who hear a shuffle, piles that lie open, and a corridor from where a station is held. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { final } from './play.ts'
import { tells } from './tells.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'

describe.each([
  ['Nalan Cheel', 'light', 'The Bith Shuffle'],
  ["Tech Mo'r", 'dark', 'Ommni Box'],
] as const)('%s', (card, seat, shuffle) => {
  const other = seat === 'light' ? 'dark' : 'light'
  test('looks at as many cards of a shuffled pile as others play with him', tells(card), () => {
    const band = seat === 'light' ? ["Doikk Na'ts", card] : ["Figrin D'an", card]
    const game = final({
      at: `control ${seat}`,
      locations: [{ card: EISLEY, [seat]: band }],
      [seat]: { force: 3, hand: [shuffle], reserve: 9 },
      [other]: { reserve: 9, force: 3 },
    })
    game.play(seat, { play: shuffle, action: 0 }).play(seat, { play: card })
    game.expect({ events: [{ kind: 'looked', seat, count: 1 }], stop: 'here' })
  })
})

describe('Polarized Negative Power Coupling', () => {
  const CARD = 'Polarized Negative Power Coupling'
  test(
    'lets everybody see what was used',
    together(tells(CARD), proves('ccgx/search/used-pile-face-up')),
    () => {
      const game = final({
        at: 'deploy light',
        light: { force: 3, hand: [CARD], used: ['X-wing'] },
        dark: { used: ['Stormtrooper'] },
      })
      game.expect({ hidden: { dark: ['light.used/X-wing'], light: ['dark.used/Stormtrooper'] } })
      game.play('light', { deploy: CARD })
      game.expect({
        knows: { dark: ['light.used/X-wing'], light: ['dark.used/Stormtrooper'] },
        stop: 'here',
      })
    },
  )
})

describe('Death Star: Level 6 Core Shaft Corridor', () => {
  const SHAFT = 'Death Star: Level 6 Core Shaft Corridor'
  const held = (dark: readonly string[], light: readonly string[], other: readonly string[]) =>
    final({
      at: 'control light',
      locations: [
        { card: SHAFT, dark: [...dark], light: [...light] },
        { card: 'Death Star: Central Core', light: [...other] },
      ],
      light: { force: 3 },
      dark: { reserve: 9 },
    })
  test('lets nobody with less than two ability control a site', tells(SHAFT), () => {
    const core = 'Death Star: Central Core'
    held(['Stormtrooper'], [], ['Rebel Trooper']).expect({
      noOffers: { light: [{ drain: core }] },
      stop: 'here',
    })
    held([], [], ['Rebel Trooper']).expect({ offers: { light: [{ drain: core }] }, stop: 'here' })
    held(['Stormtrooper'], [], ['Luke Skywalker']).expect({
      offers: { light: [{ drain: core }] },
      stop: 'here',
    })
  })
  test('makes Luke and Obi-Wan stronger', tells(SHAFT), () => {
    held([], ['Rebel Trooper'], ['Luke Skywalker']).expect({
      numbers: { 'Luke Skywalker': { power: 5 } },
      stop: 'here',
    })
  })
})
