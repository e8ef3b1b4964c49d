/** Chances to play: many dice at once, anytime effects, and seats that are asked. */
import { describe } from 'vitest'
import {
  battleCard,
  both,
  fight,
  fightBy,
  gainForce,
  ground,
  idc,
  patrol,
  raider,
  self,
  unit,
} from './battle-play.ts'

describe('dice of damage', () => {
  const storm = battleCard('Storm', {
    do: 'dice-of-damage',
    who: { take: { take: 'each' }, of: { place: { in: 'arena', arenas: ['ground'] } } },
    dice: 2,
  })
  const a = ground('Alpha', { health: 2, text: 'Pay 0 Force -> Evade 1' })
  const b = ground('Beta', { health: 1 })
  const c = ground('Gamma', { health: 9, text: 'Pay 0 Force -> Evade 1' })
  const mourner = unit('Mourner', {
    speed: 10,
    abilities: [
      {
        ability: 'triggered',
        when: { when: 'is-discarded', who: { take: { take: 'each' }, of: {} } },
        do: [gainForce(1)],
      },
    ],
  })
  const position = {
    cards: [storm, a, b, c, raider, mourner],
    at: 'space',
    dark: { hand: ['Storm'], space: ['Raider'] },
    light: { space: ['Mourner'], ground: ['Alpha', 'Beta', 'Gamma'] },
  }
  idc(
    'against many units are rolled in the order of the player, prevented, placed and discarded together',
    [
      'pop/mass-dice-roll-order',
      'pop/mass-dice-one-prevention-pop',
      'pop/mass-dice-one-placement-pop',
      'pop/mass-dice-one-discard-pop',
      'effect/waiting-effects-keep-their-order',
    ],
    () => {
      fight({ ...position, dice: [6, 1, 6, 6, 6, 1] })
        .play('dark', { 'battle-card': 'Storm' })
        .expect({ asked: { dark: 'damage-order' } })
        .play('dark', ['Beta', 'Alpha', 'Gamma'])
        .expect({
          events: [
            { kind: 'diceRolled', dice: [6, 1] },
            { kind: 'diceRolled', dice: [6, 6] },
            { kind: 'diceRolled', dice: [6, 1] },
            { kind: 'damagePending', unit: 'Beta' },
            { kind: 'damagePending', unit: 'Alpha' },
            { kind: 'damagePending', unit: 'Gamma' },
          ],
          asked: { light: 'prevention' },
          offersExactly: { light: ['pass', { play: 'Alpha' }, { play: 'Gamma' }] },
          facts: { Beta: { damage: 0 } },
        })
        .play('light', { play: 'Gamma' })
        .play('light', 'pass')
        .expect({
          events: [
            { kind: 'damagePlaced', unit: 'Beta', amount: 1 },
            { kind: 'damagePlaced', unit: 'Alpha', amount: 2 },
            { kind: 'discarded', is: 'OWN Beta' },
            { kind: 'discarded', is: 'OWN Alpha' },
            { kind: 'forceChanged' },
            { kind: 'forceChanged' },
          ],
          facts: { Gamma: { damage: 0 } },
          resources: { light: { force: 2 } },
          asked: { dark: 'next-attack' },
        })
    },
  )

  both(
    'each do 1 damage for a 4 or more, and are no attack',
    {
      idc: ['idc/term/dice-of-damage', 'idc/term/hit-and-miss'],
      wotc: ['wotc/effect/dice-of-damage', 'wotc/effect/dice-of-damage-not-an-attack'],
    },
    (play) => {
      const blast = battleCard('Blast', {
        do: 'dice-of-damage',
        who: { take: { take: 'each' }, of: { names: ['Patrol'] } },
        dice: 5,
      })
      const hidden = unit('Patrol', {
        speed: 40,
        health: 9,
        abilities: [
          { ability: 'rule', who: self, rule: { cant: 'be-attacked' } },
          { ability: 'keyword', keyword: 'shields', value: 3 },
        ],
      })
      play({
        cards: [blast, hidden, raider],
        at: 'space',
        dice: [2, 3, 4, 5, 6],
        dark: { hand: ['Blast'], space: [{ card: 'Raider', tapped: true }] },
        light: { space: ['Patrol'] },
      })
        .play('dark', { 'battle-card': 'Blast' })
        .expect({ facts: { Patrol: { damage: 3 } }, asked: 'light' })
    },
  )

  idc(
    'are stopped by Armor, direct damage is not',
    ['keyword/armor-not-against-direct-damage', 'keyword/armor-against-attack-dice-and-dice-of-damage'],
    () => {
      const who = { take: { take: 'each' }, of: { names: ['Tank'] } } as const
      const tank = unit('Tank', { speed: 40, health: 9, text: 'Armor' })
      const cards = [
        battleCard('Dice', { do: 'dice-of-damage', who, dice: 3 }),
        battleCard('Direct', { do: 'damage', who, amount: 3 }),
        tank,
        raider,
      ]
      fight({
        cards,
        at: 'space',
        dice: [4, 4, 6],
        dark: { hand: ['Dice'], space: ['Raider'] },
        light: { space: ['Tank'] },
      })
        .play('dark', { 'battle-card': 'Dice' })
        .expect({ facts: { Tank: { damage: 1 } }, asked: 'dark' })
      fight({ cards, at: 'space', dark: { hand: ['Direct'], space: ['Raider'] }, light: { space: ['Tank'] } })
        .play('dark', { 'battle-card': 'Direct' })
        .expect({ facts: { Tank: { damage: 3 } }, asked: 'dark' })
    },
  )
})

describe('Hidden Cost, as an effect for anytime', () => {
  const surprise = unit('Surprise', { cost: 3, abilities: [{ ability: 'hidden-cost', value: 1 }] })
  const zap = battleCard(
    'Zap',
    { do: 'damage', who: { take: { take: 'each' }, of: { names: ['Patrol'] } }, amount: 1 },
    gainForce(1),
  )
  const agile = unit('Patrol', { speed: 40, health: 9, text: 'Pay 0 Force -> Evade 1' })
  idc(
    'waits for the end of other effects, and is not for the chances in their midst',
    [
      'static/permission-used-when-idle',
      'phrase/anytime-exclusions',
      'phrase/in-play-partially-built-is-not',
      'phrase/in-play-starts-face-up',
    ],
    () => {
      fight({
        cards: [surprise, zap, agile, raider],
        at: 'space',
        dark: { hand: ['Zap'], space: ['Raider'] },
        light: { force: 2, space: ['Patrol'], build: [{ card: 'Surprise', counters: 1 }] },
      })
        .play('light', 'pass')
        .play('dark', { 'battle-card': 'Zap' })
        .expect({
          asked: { light: 'prevention' },
          offersExactly: { light: ['pass', { play: 'Patrol' }] },
          numbers: { Surprise: { health: 3 } },
        })
        .play('light', 'pass')
        .expect({
          asked: { light: 'general' },
          offers: { light: [{ complete: 'Surprise', destination: { to: 'space' } }] },
          resources: { dark: { force: 1 } },
        })
        .play('light', { complete: 'Surprise', destination: { to: 'space' } })
        .expect({
          zones: { 'light.build': [] },
          resources: { light: { force: 0 } },
          asked: { dark: 'next-attack' },
        })
    },
  )
})

describe('who is asked', () => {
  const secret = battleCard('Secret', gainForce(1))
  const quiet = fightBy('idc', [])
  idc(
    'a seat with cards is asked even if it can only pass, so that nobody reads its hand',
    ['zones/hand-private'],
    () => {
      const position = { cards: [secret, raider, patrol], at: 'space', light: { space: ['Patrol'] } }
      for (const hand of [['Secret'], ['Patrol']])
        quiet({ ...position, dark: { hand, space: ['Raider'] } }).expect({
          asked: { dark: 'step-start' },
          offers: { dark: ['pass'] },
        })
      quiet({ ...position, dark: { space: ['Raider'] } }).expect({ asked: { dark: 'next-attack' } })
    },
  )
})
