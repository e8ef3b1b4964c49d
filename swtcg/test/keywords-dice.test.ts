/** Keywords about attack dice: Accuracy, Armor, Critical Hit and Fury, as one attack each. */

import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { fight, unit } from './battle-play.ts'
import { strikes } from './strikes.ts'

describe('Accuracy', () => {
  strikes([
    {
      title: 'adds to every attack die',
      attacker: 'Accuracy 1',
      power: 4,
      dice: [2, 3, 3, 6],
      does: 3,
      idc: ['accuracy-adds-to-attack-dice', 'accuracy-static'],
      wotc: ['accuracy'],
    },
    {
      title: 'may be negative, and cannot be switched off',
      attacker: 'Accuracy -2',
      dice: [5, 5, 4],
      does: 0,
      idc: ['accuracy-negative', 'accuracy-static'],
    },
    {
      title: 'adds up',
      attacker: 'Accuracy 2 | Accuracy 1 | Accuracy -1',
      power: 2,
      dice: [2, 1],
      does: 1,
      idc: ['accuracy-cumulative'],
      wotc: ['duplicates'],
    },
    {
      title: 'makes no natural six and hides no natural one',
      attacker: 'Accuracy 1 | Critical Hit 2',
      defender: 'Parry 1',
      power: 3,
      dice: [5, 3, 1],
      does: 1,
      idc: ['accuracy-does-not-change-natural', 'critical-hit-natural-only'],
    },
    {
      title: 'makes no natural six',
      attacker: 'Accuracy 1 | Critical Hit 2',
      power: 2,
      dice: [5, 3],
      does: 2,
      wotc: ['accuracy-not-natural'],
    },
    {
      title: 'counts against Armor',
      attacker: 'Accuracy 1',
      defender: 'Armor',
      dice: [4, 5, 3],
      does: 2,
      idc: ['accuracy-against-armor'],
      wotc: ['armor-with-accuracy'],
    },
  ])
})

describe('Armor', () => {
  strikes([
    {
      title: 'is hit on 5 or more',
      defender: 'Armor',
      power: 4,
      dice: [4, 4, 5, 6],
      does: 2,
      idc: ['armor-hit-on-five', 'armor-static'],
      wotc: ['armor'],
    },
    {
      title: 'is the same twice',
      defender: 'Armor | Armor',
      power: 2,
      dice: [5, 5],
      does: 2,
      idc: ['armor-isolated'],
      wotc: ['duplicates'],
    },
    {
      title: 'Armor 1 is plain Armor',
      defender: 'Armor 1 | Armor 1',
      power: 2,
      dice: [5, 4],
      does: 1,
      idc: ['armor-one-means-armor'],
    },
  ])
})

describe('Critical Hit', () => {
  strikes([
    {
      title: 'adds damage for a natural six',
      attacker: 'Critical Hit 2',
      dice: [6, 4, 1],
      does: 4,
      idc: ['critical-hit-adds-damage'],
      wotc: ['critical-hit'],
    },
    {
      title: 'counts one six only',
      attacker: 'Critical Hit 2',
      dice: [6, 6, 6],
      does: 5,
      idc: ['critical-hit-once-per-attack'],
      wotc: ['critical-hit-once'],
    },
    {
      title: 'adds up',
      attacker: 'Critical Hit 1 | Critical Hit 2',
      power: 2,
      dice: [6, 2],
      does: 4,
      idc: ['critical-hit-cumulative'],
      wotc: ['critical-hit-two-add'],
    },
    {
      title: 'needs a six, not a hit',
      attacker: 'Accuracy -3 | Critical Hit 2',
      power: 2,
      dice: [6, 1],
      does: 2,
      idc: ['critical-hit-die-need-not-hit'],
      wotc: ['critical-hit-natural'],
    },
    {
      title: 'does not care about Armor',
      attacker: 'Critical Hit 2',
      defender: 'Armor',
      power: 2,
      dice: [6, 4],
      does: 3,
      wotc: ['critical-hit-armor'],
    },
  ])
})

describe('Fury', () => {
  strikes([
    {
      title: 'adds dice for a natural four',
      attacker: 'Fury 2',
      dice: [4, 1, 1, 5, 2],
      does: 2,
      idc: ['fury-extra-dice', 'fury-timing'],
    },
    {
      title: 'counts one four only, and none of its own',
      attacker: 'Fury 2',
      dice: [4, 4, 4, 4, 4],
      does: 5,
      idc: ['fury-one-four-counts'],
    },
    {
      title: 'adds up',
      attacker: 'Fury 1 | Fury 2',
      power: 1,
      dice: [4, 1, 1, 6],
      does: 2,
      idc: ['fury-cumulative'],
    },
    {
      title: 'is not set off by what only counts as four',
      attacker: 'Accuracy 1 | Fury 2',
      power: 2,
      dice: [3, 1],
      does: 1,
      idc: ['fury-natural-four-only'],
    },
    {
      title: 'is set off by a four that counts as five',
      attacker: 'Accuracy 1 | Fury 2',
      power: 2,
      dice: [4, 1, 1, 1],
      does: 1,
      idc: ['fury-natural-four-only'],
    },
    {
      title: 'adds attack dice like the others',
      attacker: 'Fury 1 | Critical Hit 1 | Accuracy 1',
      power: 1,
      dice: [4, 6],
      does: 3,
      idc: ['fury-dice-are-attack-dice'],
    },
  ])
})

describe('what hits is told with the dice', () => {
  const hit = (defender: object, toHit: Readonly<Record<string, number>>, more: object = {}) =>
    fight({
      cards: [unit('Attacker', { speed: 60 }), unit('Defender', { speed: 10, health: 20, ...defender })],
      dice: [4, 5, 6],
      dark: { space: ['Attacker'] },
      light: { space: ['Defender'] },
    })
      .play('dark', { attack: 'Attacker' })
      .expect({
        asked: { light: 'next-attack' },
        events: [
          { kind: 'attackDiceCounted', toHit },
          { kind: 'hitsCounted', toHit, ...more },
        ],
      })
  test('4 and more', proves('idc/attack/hit-on-four'), () => {
    hit({}, { atLeast: 4 }, { hits: 3 })
  })
  test('5 and more against Armor', proves('idc/keyword/armor-hit-on-five'), () => {
    hit({ text: 'Armor' }, { atLeast: 5 }, { hits: 2 })
  })
  test('one face alone where text says so', () => {
    hit({ text: 'This unit is hit only on a natural 6.' }, { natural: 6 }, { hits: 1 })
  })
})
