/** Attempts that the rules refuse: each with its rule, and nothing is spent. */
import { describe, test } from 'vitest'
import { fight, gainForce, patrol, paying, unit } from './battle-play.ts'

const raider = unit('Raider', { speed: 60, health: 9, abilities: [paying(3, [gainForce(9)])] })
const luke = (version: string) => unit('Luke', { version, health: 9 })

describe('refused, and nothing is spent', () => {
  test('a bid below zero, or above the Force at hand', () => {
    fight({
      cards: [luke('A'), luke('B')],
      at: 'battle',
      dark: { force: 2, space: ['Luke (A)'] },
      light: { force: 1, space: ['Luke (B)'] },
    }).expect({
      asked: { dark: 'contest-bid' },
      refused: [
        { dark: -1, rule: 'idc/contest/bid-until-no-raise' },
        { dark: 3, rule: 'idc/contest/bid-available-force' },
      ],
      resources: { dark: { force: 2 } },
    })
  })

  test('an attack out of the order of speed', () => {
    fight({
      cards: [raider, patrol, unit('Tug', { speed: 10 })],
      dark: { space: ['Raider', 'Tug'] },
      light: { space: ['Patrol'] },
    }).expect({
      refused: { dark: { attack: 'Tug', defender: 'Patrol' }, rule: 'idc/turn/attack-order-by-speed' },
      facts: { Tug: { tapped: false } },
      asked: { dark: 'next-attack' },
    })
  })

  test('paying with what is not there', () => {
    const cheap = unit('Lender', { speed: 5, abilities: [paying(0, [gainForce(1)])] })
    fight({
      cards: [raider, patrol, cheap],
      at: 'space',
      dark: { force: 2, space: ['Raider', 'Lender'] },
      light: { space: ['Patrol'] },
    }).expect({
      asked: { dark: 'general' },
      refused: { dark: { play: 'Raider' }, rule: 'idc/term/force-cant-overpay' },
      resources: { dark: { force: 2 } },
    })
  })

  test('acting in the chance of the opponent', () => {
    const rich = { force: 3, space: ['Raider'] }
    fight({ cards: [raider, patrol], at: 'space', dark: rich, light: rich }).expect({
      asked: { dark: 'general' },
      refused: [
        { light: 'pass', code: 'not-asked' },
        { light: { play: 'space/Raider #2' }, code: 'not-asked' },
      ],
      resources: { light: { force: 3 } },
    })
  })
})
