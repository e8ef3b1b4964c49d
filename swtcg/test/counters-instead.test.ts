/** Counters of today that stand in for damage counters, and control that is held by counters. */
import { describe } from 'vitest'
import { character, fightToday, now } from './battle-play.ts'

const redeem = 'Damage from this unit puts redemption counters on other units instead of damage counters.'
const stand = (text: string, dice: readonly number[], foe: object = {}) =>
  fightToday({
    at: 'attack character',
    cards: [
      character('Knight', { speed: 80, power: 3, health: 9, text }),
      character('Foe', { speed: 5, power: 2, health: 3, ...foe }),
      character('Other', { speed: 4, power: 0, health: 9 }),
    ],
    dice,
    dark: { force: 9, character: ['Knight', 'Other'] },
    light: { character: ['Foe', 'Other'] },
  })

describe('counters of another name in place of damage counters', () => {
  now('are as many as the damage, and discard nobody', ['counters/instead-of-damage'], () => {
    stand(redeem, [6, 6, 6])
      .play('dark', { attack: 'Knight', defender: 'Foe' })
      .expect({ facts: { Foe: { damage: 0, redemption: 3 } }, stop: 'here' })
  })
  now('leave Stun without effect', ['counters/instead-of-damage'], () => {
    stand(`${redeem} | Stun 2`, [6, 1, 1])
      .play('dark', { attack: 'Knight', defender: 'Foe' })
      .expect({ facts: { Foe: { redemption: 1 } }, numbers: { Foe: { power: 2 } }, stop: 'here' })
    stand('Stun 2', [6, 1, 1])
      .play('dark', { attack: 'Knight', defender: 'Foe' })
      .expect({ facts: { Foe: { damage: 1 } }, numbers: { Foe: { power: 0 } }, stop: 'here' })
  })
  now('do not set Surge off', ['counters/instead-of-damage'], () => {
    stand(redeem, [6, 1, 1], { text: 'Surge 2' })
      .play('dark', { attack: 'Knight', defender: 'Foe' })
      .expect({ numbers: { Foe: { power: 2 } }, facts: { Foe: { redemption: 1 } }, stop: 'here' })
  })
})

describe('control that counters hold', () => {
  const text =
    'Pay 2 Force -> Gain control of a Character as long as it has more captivity counters on it than its health. Play only when no unit is attacking. | Pay 1 Force -> Remove 1 captivity counter from a Character. Play only when no unit is attacking.'
  const held = (counters: number) =>
    fightToday({
      at: 'battle character',
      cards: [
        character('Hunter', { speed: 80, power: 0, health: 9, text }),
        character('Prey', { speed: 70, power: 0, health: 3 }),
      ],
      dark: { force: 9, character: ['Hunter'] },
      light: { character: [{ card: 'Prey', counters: { captivity: counters } }] },
    })
  const taking = { play: 'Hunter', ability: '0' }
  now('ends the moment they are no longer more', ['counters/control-by-counters'], () => {
    held(4)
      .play('dark', taking)
      .play('dark', { cards: ['Prey'] })
      .expect({ facts: { Prey: { controller: 'dark' } } })
      .play('dark', { play: 'Hunter' })
      .play('dark', { cards: ['Prey'] })
      .expect({ facts: { Prey: { controller: 'light', captivity: 3 } }, stop: 'here' })
  })
  now('does not begin where they are not', ['counters/control-by-counters'], () => {
    held(3)
      .play('dark', taking)
      .play('dark', { cards: ['Prey'] })
      .expect({ facts: { Prey: { controller: 'light' } }, stop: 'here' })
  })
})
