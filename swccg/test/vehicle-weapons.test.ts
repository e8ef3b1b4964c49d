/** Weapons that vehicles carry. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { final } from './play.ts'

const PLAIN = 'Tatooine: Jundland Wastes'
const CANNON = 'Dual Laser Cannon'

/** A snowspeeder with its cannon, and a trooper of the other side. */
const skirmish = (pilots: readonly string[]) =>
  final({
    at: 'battle light',
    locations: [
      {
        card: PLAIN,
        dark: ['Stormtrooper'],
        light: [
          { card: 'Rebel Trooper', with: ['Blaster'] },
          { card: 'Rogue 1', with: [CANNON], pilots },
        ],
      },
    ],
    dark: { force: 5, reserve: 9 },
    light: { force: 9, reserve: 9 },
  })

describe('a vehicle weapon', () => {
  test('is deployed on the vehicle that its text names', proves('ccgx/vehicle/weapons-on-vehicles'), () => {
    const game = final({
      at: 'deploy light',
      locations: [{ card: PLAIN, light: ['Rebel Trooper', 'Rogue 1', "Luke's X-34 Landspeeder"] }],
      light: { hand: [CANNON], force: 9 },
    })
    game.expect({
      offersExactly: { light: [{ deploy: CANNON, on: 'Rogue 1', cost: 2 }, 'pass'] },
      asked: 'light',
    })
  })

  test('is fired while somebody pilots it, once', proves('ccgx/vehicle/weapons-on-vehicles'), () => {
    const game = skirmish(['Luke Skywalker'])
    game.play('light', { battle: PLAIN }).play('light', { fire: CANNON })
    game.expect({
      events: [{ kind: 'fired', card: CANNON }],
      offersExactly: { light: [{ fire: 'Blaster' }, 'pass'] },
      asked: 'light',
    })
  })

  test('rests without a pilot', proves('ccgx/vehicle/weapons-on-vehicles'), () => {
    const game = skirmish([])
    game.play('light', { battle: PLAIN })
    game.expect({
      refused: {
        light: { fire: CANNON, target: 'table/Stormtrooper' },
        rule: 'ccgx/vehicle/weapons-on-vehicles',
      },
      asked: 'light',
    })
  })
})
