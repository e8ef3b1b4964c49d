/** Weapons that are fired outside battles: by Interrupts, by a remote, by orders from the war room. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { ARENA } from './battle-play.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (D)'
const TRENCH = 'Hoth: Snow Trench (2nd Marker)'
const RIDGE = 'Hoth: North Ridge (4th Marker) (L)'
const BATTERY = 'Golan Laser Battery'
const GENERATORS = 'Hoth: Main Power Generators (1st Marker)'
const DESTROYER = 'Imperial-Class Star Destroyer'

describe.each([
  ['Sorry About The Mess', 'light', 'Han Solo', 'Leia Organa', 'Blaster', 'Leia Seeker', 1],
  ['Sniper', 'dark', "URoRRuR'R'R", 'Darth Vader', 'Blaster Rifle (D)', 'Motti Seeker', 2],
] as const)('%s', (card, seat, marksman, plain, gun, seeker, more) => {
  const other = seat === 'light' ? 'dark' : 'light'
  const victim = other === 'light' ? 'Rebel Trooper' : 'Stormtrooper'
  const told = together(
    tells(card),
    proves('ccgx/weapon/fire-outside-battle', 'ccgx/weapon/weapon-then-target'),
  )
  const aiming = (who: string, draws: number, there: readonly string[] = [victim]) =>
    final(
      {
        at: `control ${seat}`,
        locations: [{ card: EISLEY, [seat]: [{ card: who, with: [gun] }], [other]: there }, CANTINA],
        [seat]: { hand: [card], force: 5, reserve: [`${draws} of ${seat}`, 9] },
        [other]: { lost: 0 },
      } as never,
      { cards: [...ARENA] },
    ).play(seat, { play: card })

  test('fires a weapon at its price, and whoever is hit is lost', told, () => {
    const game = aiming(plain, 7)
    game.expect({
      zones: { [`${other}.lost`]: [victim] },
      events: [{ kind: 'destinyDrawn', value: 7, for: 'weapon' }],
      stop: 'here',
    })
  })

  test('lets the marksman add to the draw', told, () => {
    const game = aiming(marksman, 0)
    game.play(seat, true)
    game.expect({ events: [{ kind: 'destinyDrawn', value: more, for: 'weapon' }], stop: 'here' })
  })

  test('aims at seekers as at characters of defense four', told, () => {
    const hit = aiming(plain, 7, [seeker, victim])
    hit.play(seat, { fire: gun, target: `table/${seeker}` } as never)
    hit.expect({
      events: [{ kind: 'shot', defense: 4 }],
      zones: { [`${other}.lost`]: [seeker] },
      stop: 'here',
    })
  })

  test('is not played where nothing can be fired', tells(card), () => {
    const game = final({
      at: `control ${seat}`,
      locations: [
        { card: EISLEY, [seat]: [{ card: plain, with: [gun] }] },
        { card: CANTINA, [other]: [victim] },
      ],
      [seat]: { hand: [card], force: 5 },
    } as never)
    game.expect({ noOffers: { [seat]: [{ play: card }] }, stop: 'here' })
  })
})

describe('Artillery Remote', () => {
  const REMOTE = together(tells('Artillery Remote'), proves('ccgx/artillery/remote'))
  const line = (at: string, generators: readonly string[] = []) =>
    final(
      {
        at,
        locations: [
          GENERATORS,
          { card: TRENCH, light: [BATTERY, ...generators], dark: ['Stormtrooper'] },
          { card: RIDGE, light: [{ card: 'Rebel Trooper', with: ['Artillery Remote'] }] },
        ],
        light: { force: 5, reserve: ['7 of light', 9] },
        dark: { force: 3, reserve: 9, lost: 0 },
      },
      { cards: [...ARENA] },
    )

  test('lets its bearer fire artillery of the same planet in the control phase, once', REMOTE, () => {
    const game = line('control light', ['EG-4 (Eegee-Four)'])
    game.play('light', { play: 'Artillery Remote' })
    game.expect({
      zones: { 'dark.lost': ['Stormtrooper'] },
      noOffers: { light: [{ play: 'Artillery Remote' }] },
      stop: 'here',
    })
  })

  test('gives no power', REMOTE, () => {
    line('control light').expect({ noOffers: { light: [{ play: 'Artillery Remote' }] }, stop: 'here' })
  })

  test('lets its bearer fire into the battle where the artillery stands', REMOTE, () => {
    const game = line('battle light', ['EG-4 (Eegee-Four)', 'Luke Skywalker'])
    game.play('light', { battle: TRENCH })
    game.expect({ offers: { light: [{ fire: BATTERY }] }, stop: 'here' })
  })
})

describe('Planet Defender Ion Cannon', () => {
  const CANNON = 'Planet Defender Ion Cannon'
  const sky = (at: string, draws: number, more: readonly string[] = []) =>
    final(
      {
        at,
        locations: [
          {
            card: 'Hoth (L)',
            light: ['Red 3', { card: 'Medium Transport' }],
            dark: [{ card: DESTROYER, with: ['Ion Cannon'], pilots: ['Darth Vader'] }],
          },
          { card: GENERATORS, light: [CANNON] },
          RIDGE,
          { card: 'Hoth: Echo Command Center (War Room) (L)', light: [...more] },
        ],
        light: { force: 5, reserve: [`${draws} of light`, 9], hand: ['Corellian Corvette'] },
        dark: { force: 5, reserve: 9, lost: 0 },
      },
      { cards: [...ARENA] },
    )
  const DEFENSE = together(tells(CANNON), proves('ccgx/artillery/planetary-defense'))

  test('disables a capital starship in a battle at the system above', DEFENSE, () => {
    const game = sky('battle light', 6)
    game.play('light', { battle: 'Hoth (L)' })
    game.play('light', { fire: CANNON, target: DESTROYER })
    game.expect({
      numbers: { [DESTROYER]: { power: 0, hyperspeed: 0 } },
      zones: { 'dark.lost': ['Ion Cannon'] },
      facts: { [DESTROYER]: { hit: false } },
      resources: { light: { force: 2 } },
      stop: 'here',
    })
  })

  test('does nothing by a draw that armor withstands', DEFENSE, () => {
    const game = sky('battle light', 2)
    game.play('light', { battle: 'Hoth (L)' })
    game.play('light', { fire: CANNON, target: DESTROYER })
    game.expect({ zones: { 'dark.lost': [] }, stop: 'here' })
  })

  test(
    'fires in a move phase by orders of Evacuation Control',
    together(tells('Evacuation Control'), proves('ccgx/artillery/planetary-defense')),
    () => {
      const game = sky('move light', 6, ['Evacuation Control'])
      game.expect({
        numbers: { 'Medium Transport': { hyperspeed: 6, immunity: 3 } },
        stop: 'here',
      })
      game.play('light', { play: 'Evacuation Control' })
      game.expect({
        numbers: { [DESTROYER]: { power: 0, hyperspeed: 0 } },
        noOffers: { light: [{ play: 'Evacuation Control' }] },
        stop: 'here',
      })
    },
  )
})
