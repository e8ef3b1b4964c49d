/** Keywords about whom a unit reaches: Bombard, Ion Cannon and Stealth. */
import { describe } from 'vitest'
import {
  battleCard,
  both,
  citedBy,
  fight,
  fight2003,
  ground,
  idc,
  paying,
  self,
  unit,
  wotc,
} from './battle-play.ts'

const target = unit('Target', { speed: 10, health: 9 })
const base = ground('Base', { speed: 10, health: 9 })

describe('Bombard', () => {
  const bomber = unit('Bomber', { speed: 60, power: 5, text: 'Bombard 3' })
  const position = { dark: { space: ['Bomber'] }, light: { space: ['Target'], ground: ['Base'] } }
  both(
    'lets a Space unit attack a Ground unit with as many dice',
    {
      idc: [
        'idc/keyword/bombard-attack-ground',
        'idc/keyword/bombard-power',
        'idc/keyword/bombard-static-and-optional',
        'idc/static/alters-a-game-event',
      ],
      wotc: ['wotc/keyword/bombard', 'wotc/keyword/bombard-choice', 'wotc/keyword/bombard-in-space-battle'],
    },
    (play) => {
      play({ cards: [bomber, target, base], ...position, dice: [6, 6, 1] })
        .expect({
          offersExactly: {
            dark: [
              { attack: 'Bomber', defender: 'Target', with: 'power' },
              { attack: 'Bomber', defender: 'Base', with: 'bombard' },
              { 'skip-attack': 'Bomber' },
            ],
          },
        })
        .play('dark', { attack: 'Bomber', defender: 'Base' })
        .expect({
          table: { step: 'space' },
          facts: { Bomber: { tapped: true }, Base: { damage: 2 } },
          asked: { light: 'next-attack' },
        })
      play({ cards: [bomber, target, base], ...position, dice: [6, 6, 6, 6, 1] })
        .play('dark', { attack: 'Bomber', defender: 'Target' })
        .expect({ facts: { Target: { damage: 4 } }, asked: 'light' })
    },
  )

  both(
    'is changed by what changes power, but not by stacking',
    {
      idc: ['idc/keyword/bombard-power-changes-apply', 'idc/keyword/bombard-power'],
      wotc: ['wotc/keyword/bombard-power', 'wotc/keyword/bombard-other-effects'],
    },
    (play) => {
      const fleet = (version: string) =>
        unit('Executor', {
          version,
          speed: 60,
          power: 6,
          abilities: [
            { ability: 'keyword', keyword: 'bombard', value: 3 },
            {
              ability: 'triggered',
              when: { when: 'attacks', who: self },
              do: [{ do: 'get', who: self, gain: { power: 2 }, for: 'this-attack' }],
            },
          ],
        })
      const shielded = ground('Bunker', { speed: 10, health: 9, text: 'Shields 1' })
      play({
        cards: [fleet('A'), fleet('B'), shielded],
        dice: [1, 1, 1, 1],
        dark: { space: [{ card: 'Executor (A)', stack: ['Executor (B)'] }] },
        light: { ground: ['Bunker'] },
      })
        .play('dark', { attack: 'Executor (A)' })
        .expect({ events: [{ kind: 'diceRolled', dice: [1, 1, 1, 1] }], asked: 'dark' })
    },
  )

  const two = unit('Double', { speed: 60, text: 'Bombard 3 | Bombard 2' })
  idc('adds up', ['keyword/bombard-cumulative'], () => {
    fight({
      cards: [two, base],
      dice: [1, 1, 1, 1, 1],
      dark: { space: ['Double'] },
      light: { ground: ['Base'] },
    })
      .play('dark', { attack: 'Double' })
      .expect({ events: [{ kind: 'diceRolled', dice: [1, 1, 1, 1, 1] }], asked: 'dark' })
  })
  wotc('counts one of several values', ['keyword/duplicates'], () => {
    fight2003({
      cards: [two, base],
      dice: [1, 1, 1],
      dark: { space: ['Double'] },
      light: { ground: ['Base'] },
    })
      .play('dark', { attack: 'Double' })
      .expect({ events: [{ kind: 'diceRolled', dice: [1, 1, 1] }], asked: 'dark' })
  })

  both(
    'comes from Space: no Retaliate reaches it, and only Ground units intercept',
    {
      idc: [
        'idc/keyword/bombard-same-arena-effects-fail',
        'idc/keyword/retaliate-same-arena',
        'idc/keyword/intercept-same-arena',
      ],
      wotc: ['wotc/keyword/retaliate-same-arena', 'wotc/keyword/intercept-bombard'],
    },
    (play) => {
      const spiky = ground('Spiky', { speed: 10, text: 'Retaliate 4' })
      const shield = ground('Bodyguard', { speed: 10, health: 9, text: 'Intercept' })
      const escort = unit('Escort', { speed: 10, text: 'Intercept' })
      play({
        cards: [bomber, spiky, shield, escort],
        dice: [6, 1, 1],
        dark: { space: ['Bomber'] },
        light: { space: ['Escort'], ground: ['Spiky', 'Bodyguard'] },
      })
        .play('dark', { attack: 'Bomber', defender: 'Spiky' })
        .expect({
          asked: { light: 'attack' },
          offersExactly: { light: ['pass', { play: 'Bodyguard' }] },
          refused: [
            { light: { play: 'Spiky' }, rule: citedBy(play, 'idc/keyword/retaliate-same-arena') },
            { light: { play: 'Escort' }, rule: citedBy(play, 'idc/keyword/intercept-same-arena') },
          ],
        })
        .play('light', { play: 'Bodyguard' })
        .expect({ facts: { Bodyguard: { damage: 1 }, Spiky: { damage: 0 } }, asked: 'light' })
    },
  )

  wotc('is of no use in the build zone', ['keyword/bombard-space-only'], () => {
    fight2003({
      cards: [bomber, base, target],
      at: 'attack space',
      dark: { build: ['Bomber'], space: ['Target'] },
      light: { space: ['Target'], ground: ['Base'] },
    }).expect({ noOffers: { dark: [{ attack: 'Bomber' }] }, asked: { dark: 'next-attack' } })
  })
})

describe('Ion Cannon', () => {
  const cannon = ground('Cannon', { speed: 60, power: 2, text: 'Ion Cannon 4' })
  both(
    'lets a Ground unit attack a Space unit in the Ground battle',
    {
      idc: [
        'idc/keyword/ion-cannon-attack-space',
        'idc/keyword/ion-cannon-power',
        'idc/keyword/ion-cannon-static-and-optional',
        'idc/keyword/ion-cannon-in-ground-step',
      ],
      wotc: ['wotc/keyword/ion-cannon', 'wotc/keyword/ion-cannon-choice-and-power'],
    },
    (play) => {
      const position = {
        at: 'attack ground',
        dark: { ground: ['Cannon'] },
        light: { space: ['Target'], ground: ['Base'] },
      }
      play({ cards: [cannon, target, base], ...position, dice: [6, 6, 6, 1] })
        .play('dark', { attack: 'Cannon', defender: 'Target' })
        .expect({
          facts: { Target: { damage: 3 } },
          table: { step: 'ground' },
          asked: { light: 'next-attack' },
          offers: { light: [{ attack: 'Base' }] },
          noOffers: { light: [{ attack: 'Target' }] },
        })
      play({ cards: [cannon, target, base], ...position, dice: [6, 6] })
        .play('dark', { attack: 'Cannon', defender: 'Base' })
        .expect({ facts: { Base: { damage: 2 } }, asked: 'light' })
    },
  )

  idc(
    'is changed by what changes power, and adds up',
    ['keyword/ion-cannon-power-changes-apply', 'keyword/ion-cannon-cumulative'],
    () => {
      const tired = ground('Tired', {
        speed: 60,
        abilities: [
          { ability: 'keyword', keyword: 'ion-cannon', value: 4 },
          { ability: 'keyword', keyword: 'ion-cannon', value: 1 },
          {
            ability: 'triggered',
            when: { when: 'attacks', who: self },
            do: [{ do: 'get', who: self, gain: { power: -1 }, for: 'this-attack' }],
          },
        ],
      })
      fight({
        cards: [tired, unit('Ship', { text: 'Shields 2', health: 9 })],
        at: 'attack ground',
        dice: [1, 1],
        dark: { ground: ['Tired'] },
        light: { space: ['Ship'] },
      })
        .play('dark', { attack: 'Tired' })
        .expect({ events: [{ kind: 'diceRolled', dice: [1, 1] }], asked: 'dark' })
    },
  )
})

describe('Stealth', () => {
  const sneak = unit('Sneak', { speed: 60, health: 9, text: 'Stealth | Stealth' })
  const hunter = unit('Hunter', { speed: 40 })
  idc(
    'cannot be attacked while it is untapped',
    [
      'keyword/stealth-cant-be-attacked-untapped',
      'keyword/stealth-tapped-may-be-attacked',
      'keyword/stealth-isolated-static',
    ],
    () => {
      fight({
        cards: [sneak, hunter, target],
        dice: [1, 1, 1],
        dark: { space: ['Sneak'] },
        light: { space: ['Hunter', 'Target'] },
      })
        .play('dark', { attack: 'Sneak', defender: 'Hunter' })
        .expect({
          asked: { light: 'next-attack' },
          offers: { light: [{ attack: 'Hunter', defender: 'Sneak' }] },
        })
      fight({
        cards: [sneak, unit('Quick', { speed: 90 }), target],
        dark: { space: ['Sneak', 'Target'] },
        light: { space: ['Quick'] },
      }).expect({
        offersExactly: { light: [{ attack: 'Quick', defender: 'Target' }, { 'skip-attack': 'Quick' }] },
        refused: {
          light: { attack: 'Quick', defender: 'Sneak' },
          rule: 'idc/keyword/stealth-cant-be-attacked-untapped',
        },
        asked: 'light',
      })
    },
  )
  idc('does not protect from other damage', ['keyword/stealth-other-damage'], () => {
    const zap = battleCard('Zap', {
      do: 'damage',
      who: { take: { take: 'exactly', count: 1 }, of: { whose: 'opponent' } },
      amount: 2,
    })
    fight({
      cards: [sneak, zap, hunter],
      at: 'space',
      dark: { space: ['Sneak'] },
      light: { hand: ['Zap'], space: ['Hunter'] },
    })
      .play('light', { 'battle-card': 'Zap' })
      .expect({ facts: { Sneak: { damage: 2 } }, asked: { dark: 'next-attack' } })
  })
  idc('that comes during an attack does not stop it', ['keyword/stealth-untap-during-attack'], () => {
    const waker = unit('Waker', {
      speed: 10,
      abilities: [paying(0, [{ do: 'untap', who: { the: 'defender' } }], { timing: 'attack' })],
    })
    fight({
      cards: [sneak, waker, hunter],
      dice: [6, 1, 1],
      dark: { space: ['Hunter'] },
      light: { space: [{ card: 'Sneak', tapped: true }, 'Waker'] },
    })
      .play('dark', { attack: 'Hunter', defender: 'Sneak' })
      .play('light', { play: 'Waker' })
      .expect({ facts: { Sneak: { damage: 1, tapped: false } }, asked: { light: 'next-attack' } })
  })
})
