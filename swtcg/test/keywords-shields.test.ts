/** Keywords that ward off hits: Parry and Shields, as one attack each. */

import { describe } from 'vitest'
import { battleCard, fight, fight2003, idc, self, unit, wotc } from './battle-play.ts'
import { strikes } from './strikes.ts'

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
