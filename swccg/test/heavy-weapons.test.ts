/** Weapons that strike a place or two at once, guns that two carry along, and arms torn off. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (D)'
const LUKE = 'Luke Skywalker'

describe('Concussion Grenade', () => {
  const CARD = 'Concussion Grenade'
  const thrown = (destiny: number) => {
    const game = final({
      at: 'battle light',
      locations: [
        {
          card: EISLEY,
          light: [{ card: 'Rebel Trooper', with: [CARD] }],
          dark: ['Darth Vader', 'Imperial Pilot'],
        },
      ],
      light: { force: 5, reserve: [withDestiny('light', destiny), 9], lost: 0 },
      dark: { force: 5, reserve: 9, lost: 0 },
    })
    game.play('light', { battle: EISLEY })
    return game.play('light', { fire: CARD, target: EISLEY })
  }
  test(
    'strikes all who have the destiny that was drawn',
    together(tells(CARD), proves('ccgx/weapon/area-weapon')),
    () => {
      thrown(1).expect({
        zones: { 'light.lost': [CARD, 'Rebel Trooper'], 'dark.lost': ['Darth Vader'] },
        stop: 'here',
      })
    },
  )
})

describe("Bossk's Mortar Gun", () => {
  const CARD = "Bossk's Mortar Gun"
  test('takes one card of the opponent with that destiny', tells(CARD), () => {
    const game = final({
      at: 'battle dark',
      locations: [{ card: EISLEY, dark: [{ card: 'Bossk', with: [CARD] }], light: [LUKE, 'Han Solo'] }],
      dark: { force: 5, reserve: [withDestiny('dark', 1), 9] },
      light: { force: 5, reserve: 9, lost: 0 },
    })
    game.play('dark', { battle: EISLEY }).play('dark', { fire: CARD, target: EISLEY })
    game.play('dark', { cards: [LUKE] })
    game.expect({ zones: { 'light.lost': [LUKE] }, resources: { dark: { force: 2 } }, stop: 'here' })
  })
})

describe.each([
  ['Ahsoka Tano With Lightsabers', 'light', 'dark', 'Stormtrooper'],
  ['Asajj Ventress With Lightsabers', 'dark', 'light', 'Rebel Trooper'],
] as const)('%s', (card, seat, other, foe) => {
  test('fights two at once', tells(card), () => {
    const game = final({
      at: `battle ${seat}`,
      locations: [{ card: EISLEY, [seat]: [card], [other]: [foe, foe] }],
      [seat]: { force: 5, reserve: [withDestiny(seat, 3), withDestiny(seat, 3), 9] },
      [other]: { force: 5, reserve: 9 },
    })
    game.play(seat, { battle: EISLEY })
    game.play(seat, { fire: card, cost: 1 })
    game.expect({
      facts: { [`table/${foe} #1`]: { hit: true }, [`table/${foe} #2`]: { hit: true } },
      numbers: { [`table/${foe} #1`]: { forfeit: 0 }, [`table/${foe} #2`]: { forfeit: 0 } },
      resources: { [seat]: { force: 3 } },
      stop: 'here',
    })
  })
})

test('Medium Repeating Blaster Cannon is fired at two', tells('Medium Repeating Blaster Cannon'), () => {
  const CARD = 'Medium Repeating Blaster Cannon'
  const game = final({
    at: 'battle light',
    locations: [
      { card: EISLEY, light: [CARD, LUKE, 'EG-4 (Eegee-Four)'], dark: ['Stormtrooper', 'Stormtrooper'] },
    ],
    light: { force: 5, reserve: [withDestiny('light', 3), withDestiny('light', 3), 9] },
    dark: { force: 5, reserve: 9 },
  })
  game.play('light', { battle: EISLEY })
  game.play('light', { fire: CARD, target: 'table/Stormtrooper #1', second: 2 })
  game.expect({ facts: { 'table/Stormtrooper #2': { hit: true } }, stop: 'here' })
})

describe.each([
  ['E-web Blaster', 'dark', 'Stormtrooper'],
  ['Medium Repeating Blaster Cannon', 'light', 'Rebel Trooper'],
] as const)('%s', (card, seat, warrior) => {
  test('goes along with two warriors', together(tells(card), proves('ccgx/artillery/move-by-two')), () => {
    const game = final({
      at: `move ${seat}`,
      locations: [{ card: EISLEY, [seat]: [card, warrior, warrior] }, CANTINA],
      [seat]: { force: 5 },
    })
    game.play(seat, { play: card })
    game.expect({
      facts: { [card]: { at: 'Tatooine: Cantina' } },
      resources: { [seat]: { force: 2 } },
      stop: 'here',
    })
  })
})

describe('Let The Wookiee Win', () => {
  const CARD = 'Let The Wookiee Win'
  test(
    'disarms whoever has beaten a Wookiee',
    together(tells(CARD), proves('ccgx/interrupt/stacked-as-state', 'ccgx/state/disarmed')),
    () => {
      const game = final({
        at: 'battle dark',
        locations: [
          {
            card: EISLEY,
            dark: ['Darth Vader', { card: 'Stormtrooper', with: ['Imperial Blaster'] }],
            light: ['Chewbacca'], // loses 7 to 6
          },
        ],
        dark: { force: 5, reserve: 0, lost: 0 },
        light: { force: 5, reserve: 0, hand: [CARD] },
      })
      game.play('dark', { battle: EISLEY }).play('dark', 'pass')
      game.play('light', { verb: 'lose', from: 'force' })
      game.play('light', { play: CARD })
      game.expect({
        zones: { 'dark.lost': ['Imperial Blaster'] },
        numbers: { 'table/Stormtrooper': { power: 0 } },
        stop: 'here',
      })
    },
  )
})

describe('Out Of Commission', () => {
  const CARD = 'Out Of Commission'
  test('puts a card of the Lost Pile out of play', tells(CARD), () => {
    const game = final({
      at: 'control light',
      light: { force: 3, hand: [CARD] },
      dark: { lost: ['Stormtrooper'] },
    })
    game.play('light', { play: CARD }).play('light', { cards: ['Stormtrooper'] })
    game.expect({ zones: { 'dark.lost': [] }, stop: 'here' })
  })
})
