/** Keywords about attack dice: Accuracy, Armor, Critical Hit, Fury, Parry and Shields, as one attack each. */

import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { battleCard, type Fight, fight, fight2003, idc, self, unit, wotc } from './battle-play.ts'

interface Strike {
  readonly title: string
  /** The keywords of the attacking and of the defending unit. */
  readonly attacker?: string
  readonly defender?: string
  readonly power?: number
  readonly health?: number
  readonly dice: readonly number[]
  /** The damage counters on the defending unit afterwards. */
  readonly does: number
  readonly idc?: readonly string[]
  readonly wotc?: readonly string[]
}

const texts = (text: string | undefined) => (text ? { text } : {})

function strike(play: Fight, { attacker, defender, power = 3, health = 20, dice, does }: Strike): void {
  play({
    cards: [
      unit('Attacker', { speed: 60, power, ...texts(attacker) }),
      unit('Defender', { speed: 10, health, ...texts(defender) }),
    ],
    dice,
    dark: { space: ['Attacker'] },
    light: { space: ['Defender'] },
  })
    .play('dark', { attack: 'Attacker' })
    .expect({ facts: { Defender: { damage: does } }, asked: { light: 'next-attack' } })
}

const name = (id: string): string => `idc/keyword/${id}`
const name2003 = (id: string): string => `wotc/keyword/${id}`

function strikes(table: readonly Strike[]): void {
  for (const row of table) {
    if (row.idc) test(row.title, proves(...row.idc.map(name)), () => strike(fight, row))
    if (row.wotc) test(`2003: ${row.title}`, proves(...row.wotc.map(name2003)), () => strike(fight2003, row))
  }
}

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

describe('Parry', () => {
  strikes([
    {
      title: 'prevents damage for a natural one',
      defender: 'Parry 2',
      power: 4,
      dice: [1, 4, 5, 6],
      does: 1,
      idc: ['parry-prevents'],
    },
    {
      title: 'counts one of the ones',
      defender: 'Parry 1',
      power: 5,
      dice: [1, 1, 1, 6, 6],
      does: 1,
      idc: ['parry-one-counts'],
    },
    {
      title: 'adds up',
      defender: 'Parry 1 | Parry 1',
      power: 3,
      dice: [1, 6, 6],
      does: 0,
      idc: ['parry-cumulative'],
    },
    {
      title: 'needs a natural one',
      attacker: 'Accuracy -1',
      defender: 'Parry 2',
      power: 2,
      dice: [2, 6],
      does: 1,
      idc: ['parry-natural-only'],
    },
    {
      title: 'does nothing for the other side',
      attacker: 'Parry 2',
      dice: [1, 5, 6],
      does: 2,
      idc: ['parry-not-for-own-attacks'],
    },
  ])

  idc(
    'applies before Evade is paid for',
    ['parry-timing', 'critical-hit-timing'].map((id) => `keyword/${id}`),
    () => {
      fight({
        cards: [
          unit('Attacker', { speed: 60, text: 'Critical Hit 1' }),
          unit('Defender', { speed: 10, health: 9, text: 'Parry 1 | Evade 2' }),
        ],
        dice: [1, 6, 4],
        dark: { space: ['Attacker'] },
        light: { space: ['Defender'] },
      })
        .play('dark', { attack: 'Attacker' })
        .expect({
          asked: { light: 'prevention' },
          events: [
            { kind: 'damagePending', amount: 3 },
            { kind: 'damagePrevented', amount: 1, by: 'parry' },
          ],
        })
        .play('light', { play: 'Defender' })
        .expect({ offersExactly: { light: [1, 2] } })
        .play('light', 2)
        .expect({ facts: { Defender: { damage: 0 } }, asked: 'light' })
    },
  )

  idc('works for a unit that attacks itself', ['keyword/parry-self-attack'], () => {
    const mad = unit('Mad', { speed: 60, health: 9, text: 'Parry 1' })
    const it = { the: 'chosen', name: 'it' } as const
    const choice = { take: { take: 'exactly', count: 1 }, of: { names: ['Mad'] }, as: 'it' } as const
    const order = battleCard(
      'Madness',
      { do: 'choose', what: choice },
      { do: 'attack', unit: it, target: it },
    )
    fight({
      cards: [mad, order, unit('Other')],
      at: 'space',
      dice: [1, 4, 5],
      dark: { space: ['Mad'] },
      light: { hand: ['Madness'], space: ['Other'] },
    })
      .play('light', { 'battle-card': 'Madness' })
      .expect({ facts: { Mad: { damage: 1, tapped: false } }, asked: { dark: 'next-attack' } })
  })
})

describe('Shields', () => {
  strikes([
    {
      title: 'take dice from the attacker',
      defender: 'Shields 2',
      power: 5,
      dice: [6, 6, 6],
      does: 3,
      idc: ['shields-reduce-power', 'shields-static'],
      wotc: ['shields'],
    },
    {
      title: 'add up',
      defender: 'Shields 1 | Shields 2',
      power: 5,
      dice: [6, 6],
      does: 2,
      idc: ['shields-cumulative'],
      wotc: ['duplicates'],
    },
    {
      title: 'may leave no dice',
      defender: 'Shields 3',
      power: 2,
      dice: [],
      does: 0,
      idc: ['shields-floor-zero'],
      wotc: ['shields-may-stop-roll'],
    },
  ])

  const raising = {
    cards: [
      unit('Attacker', { speed: 60 }),
      unit('Defender', {
        speed: 10,
        health: 9,
        abilities: [
          {
            ability: 'effect' as const,
            cost: [],
            do: [
              { do: 'reroll' as const, dice: 0 },
              {
                do: 'get' as const,
                who: self,
                gain: { keywords: [{ keyword: 'shields' as const, value: 3 }] },
                for: 'this-turn' as const,
              },
            ],
          },
        ],
      }),
    ],
    dice: [6, 6, 6],
    dark: { space: ['Attacker'] },
    light: { space: ['Defender'] },
  }
  idc('come too late after the roll', ['keyword/shields-only-when-attack-dice-rolled'], () => {
    fight(raising)
      .play('dark', { attack: 'Attacker' })
      .play('light', { play: 'Defender' })
      .expect({ facts: { Defender: { damage: 3 } }, asked: 'light' })
  })
  wotc('come too late after the roll', ['keyword/shields-before-roll'], () => {
    fight2003(raising)
      .play('dark', { attack: 'Attacker' })
      .play('light', { play: 'Defender' })
      .expect({ facts: { Defender: { damage: 3 } }, asked: 'light' })
  })
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
