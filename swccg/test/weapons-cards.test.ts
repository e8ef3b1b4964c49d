import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import type { Placed } from '../scenario/position.ts'
import { fight, fighter, lose, weapon } from './battle-play.ts'
import { ccg95 } from './play.ts'
import { tells } from './tells.ts'

/** A shot with each weapon of Premiere: who fires, at what, what it takes, and the destinies that just do and do not do. */
interface Shot {
  readonly weapon: string
  readonly side: 'dark' | 'light'
  readonly by: string
  readonly cost: number
  /** Added up, these hit a defense of 3; the others do not. */
  readonly hit: readonly number[]
  readonly miss: readonly number[]
}

const SHOTS: readonly Shot[] = [
  { weapon: 'Blaster', side: 'light', by: 'Rebel Trooper', cost: 1, hit: [4], miss: [3] },
  { weapon: 'Imperial Blaster', side: 'dark', by: 'Stormtrooper', cost: 1, hit: [4], miss: [3] },
  { weapon: 'Blaster Rifle (L)', side: 'light', by: 'Rebel Trooper', cost: 2, hit: [3], miss: [2] },
  { weapon: 'Blaster Rifle (D)', side: 'dark', by: 'Stormtrooper', cost: 2, hit: [3], miss: [2] },
  { weapon: 'Assault Rifle', side: 'dark', by: 'Stormtrooper', cost: 2, hit: [3], miss: [2] },
  { weapon: "Han's Heavy Blaster Pistol", side: 'light', by: 'Rebel Trooper', cost: 1, hit: [3], miss: [2] },
  { weapon: "Leia's Sporting Blaster", side: 'light', by: 'Rebel Trooper', cost: 0, hit: [5], miss: [4] },
  { weapon: 'Jedi Lightsaber', side: 'light', by: 'Luke Skywalker', cost: 3, hit: [2, 2], miss: [2, 1] },
  { weapon: 'Dark Jedi Lightsaber', side: 'dark', by: 'Djas Puhr', cost: 3, hit: [2, 2], miss: [2, 1] },
  { weapon: "Obi-Wan's Lightsaber", side: 'light', by: 'Obi-Wan Kenobi', cost: 0, hit: [2, 2], miss: [2, 1] },
  { weapon: "Vader's Lightsaber", side: 'dark', by: 'Darth Vader', cost: 0, hit: [2, 2], miss: [2, 1] },
]

/** Somebody else who could still fire, so that the weapons segment goes on after the shot. */
const spares = (side: 'dark' | 'light') => [
  fighter(side, 'Keeper', { power: 0, ability: 0, forfeit: 1 }),
  {
    title: 'Tender',
    side,
    kind: 'starship',
    type: 'starfighter',
    power: 0,
    maneuver: 1,
    forfeit: 1,
  } as never,
  weapon('Spare', side, { fires: { at: {} } }),
]
const KEEPER = { card: 'Keeper', with: ['Spare'] }
const TENDER = { card: 'Tender', with: ['Spare'] }

const other = (side: 'dark' | 'light'): 'dark' | 'light' => (side === 'dark' ? 'light' : 'dark')

function duel({ weapon: gun, side, by }: Shot, destinies: readonly number[]) {
  const foe = fighter(other(side), 'Foe', { power: 1, ability: 3, forfeit: 4 })
  const armed = {
    there: [{ card: by, with: [gun] }, KEEPER],
    reserve: [...destinies.map((each) => `${each} of ${side}`), 9],
  }
  const unarmed = { there: ['Foe'], hand: 1 }
  return fight(ccg95, {
    cards: [foe, ...spares(side)],
    by: side,
    dark: side === 'dark' ? armed : unarmed,
    light: side === 'light' ? armed : unarmed,
  }).play(side, { fire: gun, target: 'Foe' })
}

describe.each(SHOTS)('$weapon', (shot) => {
  test('hits, and takes its Force', proves('ccg95/weapon/card-says-how'), () => {
    const force = 4 - shot.cost
    duel(shot, shot.hit).expect({
      facts: { Foe: { hit: true } },
      resources: { [shot.side]: { force } },
      asked: { [shot.side]: 'weapons' },
    })
  })
  test(
    'misses',
    tells(shot.weapon),
    () =>
      void duel(shot, shot.miss).expect({
        facts: { Foe: { hit: false } },
        asked: { [shot.side]: 'weapons' },
      }),
  )
})

const foe = fighter('dark', 'Foe', { power: 1, ability: 3, forfeit: 4 })

describe('a shot that leaves nothing to forfeit', () => {
  /** The last figure is Force for the battle and the shot, none beyond. */
  const FORFEITS: readonly [string, string, number, number][] = [
    ["Han's Heavy Blaster Pistol", 'Han Solo', 0, 2],
    ["Han's Heavy Blaster Pistol", 'Leia Organa', 4, 2],
    ["Leia's Sporting Blaster", 'Leia Organa', 0, 1],
    ["Leia's Sporting Blaster", 'Han Solo', 4, 1],
    ["Obi-Wan's Lightsaber", 'Obi-Wan Kenobi', 0, 1],
  ]
  test.each(FORFEITS)('%s fired by %s leaves %s', (gun, by, forfeit, force) => {
    const there = [{ card: by, with: [gun] }, KEEPER]
    const light = { there, force, reserve: ['7 of light', '7 of light', 9] }
    const game = fight(ccg95, {
      cards: [foe, ...spares('light')],
      by: 'light',
      dark: { there: ['Foe'], hand: 1 },
      light,
    })
    game
      .play('light', { fire: gun, target: 'Foe' })
      .expect({ numbers: { Foe: { forfeit } }, asked: { light: 'weapons' } })
  })
})

test(
  'an Assault Rifle reaches the next site, where a hit card is lost when the battle ends',
  tells('Assault Rifle'),
  () => {
    const near = fighter('light', 'Near', { power: 1, ability: 1, forfeit: 1 })
    const far = fighter('light', 'Far', { power: 1, ability: 1, forfeit: 1 })
    const dark = { there: [{ card: 'Stormtrooper', with: ['Assault Rifle'] }], reserve: ['7 of dark', 9] }
    const game = fight(ccg95, { cards: [near, far], dark, light: { there: ['Near'], yard: ['Far'] } })
    game.play('dark', { fire: 'Assault Rifle', target: 'Far' })
    game.expect({
      resources: { light: { lost: 1 } },
      facts: { Far: { at: '' } },
      asked: { dark: 'move-phase' },
    })
  },
)

test(
  'a Light Repeating Blaster Rifle needs a power droid, and fires again and again',
  tells('Light Repeating Blaster Rifle'),
  () => {
    const near = fighter('light', 'Near', { power: 1, ability: 1, forfeit: 1 })
    const rifle: Placed = { card: 'Stormtrooper', with: ['Light Repeating Blaster Rifle'] }
    const there = (...more: string[]) => ({
      cards: [near],
      dark: { there: [rifle, ...more], reserve: ['0 of dark', 9] },
      light: { there: ['Near'], hand: 1 },
    })
    fight(ccg95, there()).expect({ asked: { dark: 'move-phase' } })
    const shot = { fire: 'Light Repeating Blaster Rifle', target: 'Near' }
    fight(ccg95, there('EG-6 (Eegee-Six)'))
      .play('dark', shot)
      .expect({ offers: { dark: [shot] }, asked: { dark: 'weapons' } })
  },
)

test('a Gaderffii Stick knocks weapons away for the battle', tells('Gaderffii Stick'), () => {
  const near = fighter('light', 'Near', { power: 1, ability: 1, forfeit: 1 })
  const light: Placed = { card: 'Near', with: ['Blaster'] }
  const dark = {
    there: [{ card: 'Tusken Raider', with: ['Gaderffii Stick'] }],
    reserve: ['3 of dark', '3 of dark', 9],
  }
  const game = fight(ccg95, { cards: [near], dark, light: { there: [light], hand: 1 } })
  game
    .play('dark', { play: 'Gaderffii Stick' })
    .expect({ facts: { Near: { hit: false } }, asked: { dark: 'move-phase' } })
})

describe('starship weapons', () => {
  interface Ships {
    readonly weapon: string
    readonly on: string
    readonly side: 'dark' | 'light'
    readonly at: string
    readonly hit: readonly number[]
    readonly miss: readonly number[]
  }
  const SHIPS: readonly Ships[] = [
    { weapon: 'Proton Torpedoes', on: 'X-wing', side: 'light', at: 'TIE Fighter', hit: [4], miss: [3] },
    {
      weapon: 'Quad Laser Cannon',
      on: 'Corellian Corvette',
      side: 'light',
      at: 'TIE Fighter',
      hit: [3],
      miss: [2],
    },
    {
      weapon: 'Quad Laser Cannon',
      on: 'Corellian Corvette',
      side: 'light',
      at: 'Devastator',
      hit: [7],
      miss: [6],
    },
    { weapon: 'Boosted TIE Cannon', on: 'TIE Advanced x1', side: 'dark', at: 'X-wing', hit: [4], miss: [3] },
    {
      weapon: 'Boosted TIE Cannon',
      on: 'TIE Advanced x1',
      side: 'dark',
      at: 'Corellian Corvette',
      hit: [6],
      miss: [5],
    },
    {
      weapon: 'Turbolaser Battery',
      on: 'Devastator',
      side: 'dark',
      at: 'Corellian Corvette',
      hit: [4, 3],
      miss: [3, 3],
    },
    { weapon: 'Turbolaser Battery', on: 'Devastator', side: 'dark', at: 'X-wing', hit: [5, 5], miss: [5, 4] },
  ]
  const shoot = ({ weapon: gun, on, side, at }: Ships, destinies: readonly number[]) => {
    const armed = {
      there: [{ card: on, with: [gun] }, TENDER],
      reserve: [...destinies.map((each) => `${each} of ${side}`), 9],
    }
    const target = { there: [at], hand: 1 }
    return fight(ccg95, {
      cards: spares(side),
      in: 'orbit',
      by: side,
      dark: side === 'dark' ? armed : target,
      light: side === 'light' ? armed : target,
    }).play(side, { fire: gun, target: at })
  }
  describe.each(SHIPS)('$weapon', (ships) => {
    test(`against ${ships.at}`, tells(ships.weapon), () => {
      shoot(ships, ships.hit).expect({
        facts: { [ships.at]: { hit: true } },
        asked: { [ships.side]: 'weapons' },
      })
      shoot(ships, ships.miss).expect({
        facts: { [ships.at]: { hit: false } },
        asked: { [ships.side]: 'weapons' },
      })
    })
  })

  test(
    'an Ion Cannon takes weapons, armor and hyperspeed for good, and hits nobody',
    tells('Ion Cannon'),
    () => {
      const dark = { there: [{ card: 'Devastator', with: ['Ion Cannon'] }], reserve: ['3 of dark', 9] }
      const light = { there: [{ card: 'Corellian Corvette', with: ['Quad Laser Cannon'] }] }
      const game = fight(ccg95, { cards: [], in: 'orbit', dark, light })
      game.play('dark', { fire: 'Ion Cannon', target: 'Corellian Corvette' })
      lose(game, 'light', 4).expect({
        facts: { 'Corellian Corvette': { hit: false, holds: 0 } },
        numbers: { 'Corellian Corvette': { armor: 0, hyperspeed: 0 } },
        asked: { dark: 'draw-phase' },
      })
    },
  )
})
