/** What Interrupts and Effects of Dagobah say of Force to come, weapons put away, anger and lost signals. */
import { describe, test } from 'vitest'
import { ANOAT, FIELD } from './belt.ts'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const LUKE = 'Luke Skywalker'
const SABER = 'Jedi Lightsaber'

describe('A Dangerous Time', () => {
  const CARD = 'A Dangerous Time'
  test('sets the Force of the opponent in another order', tells(CARD), () => {
    const game = final({
      at: 'control dark',
      dark: { hand: [CARD] },
      light: { force: ['X-wing', 'Y-wing'] },
    })
    game.play('dark', { play: CARD, action: 0 }).play('dark', { cards: [] })
    game.play('dark', { cards: ['light.force/Y-wing'] })
    game.expect({ top: { 'light.force': ['Y-wing', 'X-wing'] }, stop: 'here' })
  })
  test('finds Dark Forces', tells(CARD), () => {
    const game = final({
      at: 'control dark',
      dark: { hand: [CARD], reserve: ['Dark Forces', 5], lost: 0 },
    })
    game.play('dark', { play: CARD, action: 1 }).play('dark', { cards: ['dark.reserve/Dark Forces'] })
    game.expect({ zones: { 'dark.hand': ['Dark Forces'], 'dark.lost': [CARD] }, stop: 'here' })
  })
})

describe('Away Put Your Weapon', () => {
  const CARD = 'Away Put Your Weapon'
  test('puts away the blade that adds to a drain', tells(CARD), () => {
    const game = final({
      at: 'control dark',
      locations: [{ card: EISLEY, dark: [{ card: 'Darth Vader', with: ["Vader's Lightsaber"] }] }],
      dark: { used: 0, force: 3 },
      light: { hand: [CARD], reserve: 9, lost: 0 },
    })
    game.play('dark', { drain: EISLEY }).play('dark', { cards: ["Vader's Lightsaber"] })
    game.play('light', { play: CARD })
    game.expect({ zones: { 'dark.used': ["Vader's Lightsaber"] }, stop: 'here' })
  })
  test('puts away any of the own gear', tells(CARD), () => {
    const game = final({
      at: 'control light',
      locations: [{ card: EISLEY, light: [{ card: LUKE, with: [SABER, 'Blaster'] }] }],
      light: { hand: [CARD], used: 0, lost: 0 },
    })
    game.play('light', { play: CARD, action: 1 })
    game.play('light', { cards: ['Blaster', SABER] })
    game.expect({
      zones: { 'light.used': ['Blaster', SABER], 'light.lost': [CARD] },
      stop: 'here',
    })
  })
})

test(
  'Lost Relay makes a starfighter that asteroids strike cost its forfeit besides',
  tells('Lost Relay'),
  () => {
    const game = final({
      at: 'control dark',
      locations: [{ card: ANOAT }, { card: FIELD, of: 'Anoat', light: ['Y-wing'], dark: ['TIE Fighter'] }],
      dark: { reserve: 9, lost: 0, force: 1 },
      light: { hand: ['Lost Relay'], reserve: [withDestiny('light', 6), 9], force: 2 },
    })
    game.play('light', { play: 'Lost Relay' }).play('light', { asteroids: 'TIE Fighter' })
    game.expect({ asked: { dark: 'lose-force' }, stop: 'here' })
  },
)

describe('Anger, Fear, Aggression', () => {
  const CARD = 'Anger, Fear, Aggression'
  const angry = () =>
    final({
      at: 'deploy light',
      locations: [{ card: EISLEY, dark: ['Stormtrooper', 'Stormtrooper'], light: ['Rebel Trooper'] }],
      dark: { reserve: 0, force: 9, lost: 0 },
      light: { force: 9, hand: [CARD] },
    })
      .play('light', { deploy: CARD })
      .expect({ events: [{ kind: 'surfaced', is: CARD }], zones: { 'light.lost': [CARD] } })
      .play('light', 'pass')
      .play('light', 'pass')
  test('waits for a battle until the end of the next battle phase', tells(CARD), () => {
    const calm = angry().play('dark', 'pass').play('dark', 'pass')
    calm.expect({ resources: { dark: { lost: 4 } }, stop: 'here' })
  })
  test('is content with a battle', tells(CARD), () => {
    const fought = angry().play('dark', { battle: EISLEY })
    fought.expect({ resources: { dark: { lost: 0 } }, stop: 'here' })
  })
})
