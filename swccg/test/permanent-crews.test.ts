/** Pilots and astromechs that are part of a starship: who they are, what they do, and what is left when they are ejected. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { ARENA } from './battle-play.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const SPACE = 'Yavin 4 (L)'
const BASE = 'Yavin 4: Docking Bay (L)'

describe.each([
  ['Gold Leader In Gold 1', 'Dutch', 'Gold 1', 4],
  ['Red Leader In Red 1', 'Red Leader', 'Red 1', 5],
] as const)('%s', (ship, person, hull, power) => {
  const NAMED = together(tells(ship), proves('ccgx/permanent/pilot-named', 'ccgx/permanent/pilot-text'))

  test('keeps its pilot and its hull from coming again, and they keep it away', NAMED, () => {
    const after = final({
      at: 'deploy light',
      locations: [{ card: SPACE, light: [ship] }, BASE],
      light: { hand: [person, hull], force: 9 },
    })
    after.expect({ noOffers: { light: [{ deploy: person }, { deploy: hull }] }, stop: 'here' })
    const before = final({
      at: 'deploy light',
      locations: [SPACE, { card: BASE, light: [person] }],
      light: { hand: [ship], force: 9 },
    })
    before.expect({ noOffers: { light: [{ deploy: ship }] }, stop: 'here' })
  })

  test('is flown with ability and two more power, and draws one battle destiny', NAMED, () => {
    const game = final({
      at: 'battle light',
      locations: [{ card: SPACE, light: [ship], dark: ['TIE Scout'] }],
      light: { force: 5, reserve: 9 },
      dark: { force: 3, reserve: 9 },
    })
    game.expect({ numbers: { [ship]: { power, ability: 2 } }, stop: 'here' })
    game.play('light', { battle: SPACE })
    game.expect({ asked: { light: 'battle-destiny' }, stop: 'here' })
  })
})

test(
  'an astromech that is part of a starship adds to it, and is no other',
  together(tells('Artoo-Detoo In Red 5'), proves('ccgx/permanent/astromech')),
  () => {
    const game = final({
      at: 'deploy light',
      locations: [{ card: SPACE, light: ['Artoo-Detoo In Red 5'] }, BASE],
      light: { hand: ['Luke Skywalker', 'R2-D2 (Artoo-Detoo)', 'Red 5'], force: 3 },
    })
    game.expect({
      numbers: { 'Artoo-Detoo In Red 5': { hyperspeed: 7, immunity: 0 } },
      offers: { light: [{ deploy: 'Luke Skywalker', on: 'Artoo-Detoo In Red 5', cost: 0 }] },
      noOffers: { light: [{ deploy: 'R2-D2 (Artoo-Detoo)' }, { deploy: 'Red 5' }] },
      stop: 'here',
    })
    game.play('light', { deploy: 'Luke Skywalker', on: 'Artoo-Detoo In Red 5' })
    game.expect({ numbers: { 'Artoo-Detoo In Red 5': { power: 8, maneuver: 6, immunity: 5 } }, stop: 'here' })
  },
)

describe.each([
  ['Eject! Eject!', 'light', 'dark', 'TIE Scout', 'DS-61-2'],
  ['Come With Me', 'dark', 'light', 'Gold Leader In Gold 1', 'Biggs Darklighter'],
] as const)('%s', (card, seat, other, ship, pilot) => {
  const told = together(tells(card), proves('ccgx/permanent/pilot-removed'))
  const ejecting = (draws: number) =>
    final(
      {
        at: `deploy ${seat}`,
        locations: [{ card: SPACE, [other]: [ship] }, BASE],
        [seat]: { hand: [card], force: 3, reserve: [`${draws} of ${seat}`, 9] },
        [other]: {
          hand: [pilot, 'Red 5', ship === 'TIE Scout' ? 'Darth Vader' : 'Luke Skywalker'],
          force: 9,
        },
      } as never,
      { cards: [...ARENA] },
    ).play(seat, { deploy: card, on: ship })

  test('removes the permanent pilot by a draw of more than two', told, () => {
    const game = ejecting(3)
    game.expect({
      facts: { [card]: { on: ship } },
      numbers: { [ship]: { power: 0, ability: 0 } },
      resources: { [seat]: { force: 2 } },
      stop: 'here',
    })
  })

  test('is lost by a lower draw', told, () => {
    ejecting(2).expect({ zones: { [`${seat}.lost`]: [card] }, facts: { [ship]: { holds: 0 } }, stop: 'here' })
  })

  test('leaves room for one pilot more, and text that is silent until somebody flies', told, () => {
    const game = final(
      {
        at: `deploy ${other}`,
        locations: [{ card: SPACE, [other]: [{ card: 'Drone', with: ['Ejector'] }] }, BASE],
        [other]: { hand: [pilot], force: 9 },
      } as never,
      { cards: [drone(other), ejector(other)] },
    )
    game.expect({
      numbers: { Drone: { forfeit: 9 } },
      noOffers: { [other]: [{ deploy: pilot, on: 'Drone' }] },
      stop: 'here',
    })
    game.play(other, { play: 'Ejector' })
    game.expect({ numbers: { Drone: { forfeit: 2 } }, stop: 'here' })
    game.play(other, { deploy: pilot, on: 'Drone' })
    game.expect({ numbers: { Drone: { forfeit: 9 } }, facts: { [pilot]: { as: 'pilot' } }, stop: 'here' })
  })
})

/** Has no room for anybody besides its own pilot. */
const drone = (side: 'dark' | 'light') =>
  ({
    title: 'Drone',
    side,
    kind: 'starship',
    type: 'starfighter',
    model: 'Ship',
    power: 3,
    maneuver: 2,
    forfeit: 2,
    permanentPilot: 1,
    text: { statics: [{ static: 'number', change: 'forfeit', of: { the: 'self' }, add: 7 }] },
  }) as never
const ejector = (side: 'dark' | 'light') =>
  ({
    title: 'Ejector',
    side,
    kind: 'effect',
    text: { actions: [{ when: { phase: 'deploy', of: 'either' }, do: [{ do: 'remove-pilots' }] }] },
  }) as never

test(
  'a headhunter is stronger in clouds, and is carried where a vehicle could be',
  together(tells('Z-95 Headhunter'), proves('ccgx/vehicle/carried-like-vehicle')),
  () => {
    const game = final({
      at: 'deploy light',
      locations: [
        { card: SPACE, light: [{ card: 'Medium Transport' }] },
        { card: 'Clouds (L)', of: 'Yavin 4', light: ['Z-95 Headhunter'] },
        BASE,
      ],
      light: { hand: ['Z-95 Headhunter', 'Red 5'], force: 9 },
    })
    game.expect({
      // The clouds take two from everybody.
      numbers: { 'table/Z-95 Headhunter': { power: 2, maneuver: 4 } },
      offers: { light: [{ deploy: 'light.hand/Z-95 Headhunter', on: 'Medium Transport' }] },
      noOffers: { light: [{ deploy: 'Red 5', on: 'Medium Transport' }] },
      stop: 'here',
    })
  },
)
