/** What is said of attacks is not said of all damage, and what is said of arenas is not said of build zones. */
import { describe, test } from 'vitest'
import { fight, unit } from './battle-play.ts'
import { battle, fast, slow } from './worded-cards.ts'

const wing = unit('Wing', { speed: 5, health: 9 })
const evading = slow('Pay 1 Force -> Evade 5')

describe('of an attack alone', () => {
  const meets = (text: string, dice: readonly number[]) =>
    fight({
      cards: [fast(`Damage from this unit's attack can't be prevented.${text}`), evading],
      dice,
      dark: { force: 9, space: ['Fast'] },
      light: { force: 9, space: ['Slow'] },
    }).play('dark', { attack: 'Fast', defender: 'Slow' })

  test('its damage cannot be prevented', () => {
    meets('', [6, 6, 6])
      .play('light', 'pass')
      .expect({ facts: { Slow: { damage: 3 } }, stop: 'here' })
  })
  test('other damage from the same unit can', () => {
    meets(" | Pay 1 Force -> This unit does 2 damage to one of your opponent's units.", [1, 1, 1])
      .play('dark', { play: 'Fast' })
      .play('light', { play: 'Slow' })
      .play('light', 2)
      .expect({ resources: { light: { force: 8 } }, facts: { Slow: { damage: 0 } }, stop: 'here' })
  })
  test('a unit that it discards counts, one that an effect discards does not', () => {
    const eager = fast(
      "When this unit's attack causes one of your opponent's units to be discarded, you gain 3 Force. | Pay 1 Force -> This unit does 9 damage to one of your opponent's units.",
    )
    const scene = (dice: readonly number[], health: number) =>
      fight({
        cards: [eager, slow('', { health }), wing],
        dice,
        dark: { force: 1, space: ['Fast'] },
        light: { space: ['Slow', 'Wing'] },
      }).play('dark', { attack: 'Fast', defender: 'Slow' })
    scene([6, 6, 6], 3)
      .play('dark', 'pass')
      .expect({ resources: { dark: { force: 4 } }, stop: 'here' })
    scene([1, 1, 1], 9)
      .play('dark', { play: 'Fast' })
      .play('dark', { cards: ['Wing'] })
      .expect({ zones: { 'light.discard': ['Wing'] }, resources: { dark: { force: 0 } }, stop: 'here' })
  })
  test('so much damage counts only if the attack did it', () => {
    const hunter = fast('When this unit attacks a unit and does more than 2 damage, discard that unit.')
    fight({
      cards: [hunter, slow(), wing],
      dice: [6, 6, 6],
      dark: { space: ['Fast'] },
      light: { space: ['Slow', 'Wing'] },
    })
      .play('dark', { attack: 'Fast', defender: 'Slow' })
      .expect({ zones: { 'light.discard': ['Slow'] }, stop: 'here' })
  })
})

test('from an arena is not from the build zone', () => {
  const slotted = battle(
    'Trick',
    "When one of your opponent's units is discarded from an arena this turn, remove it from the game instead.",
  )
  const sniper = fast("Pay 1 Force -> Discard one of your opponent's units.")
  fight({
    cards: [sniper, slow(), wing, slotted],
    dark: { force: 9, space: ['Fast'], hand: ['Trick'] },
    light: { space: ['Slow'], build: ['Wing'] },
  })
    .play('dark', { attack: 'Fast', defender: 'Slow' })
    .play('dark', { 'battle-card': 'Trick' })
    .play('dark', { play: 'Fast' })
    .play('dark', { cards: ['Wing'] })
    .expect({ zones: { 'light.discard': ['Wing'] }, stop: 'here' })
})
