/** Reserves and Enhance. */
import { describe } from 'vitest'
import type { Instruction } from '../language/tree/instructions.ts'
import type { Ability } from '../language/tree/tree.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import {
  battleCard,
  both,
  chosen,
  fight,
  fight2003,
  gainForce,
  ground,
  idc,
  paying,
  unit,
  wotc,
} from './battle-play.ts'

const other = unit('Other', { speed: 10, health: 9 })

describe('Reserves', () => {
  const clones = { whose: 'you' as const, subtypes: ['Clone'] }
  const reserve = (...gives: Ability[]): Ability => ({ ability: 'reserves', gives })
  const stronger: Ability = { ability: 'static', who: clones, gain: { power: 1 } }
  const faster: Ability = { ability: 'static', who: clones, gain: { speed: 10 } }
  const sergeant = ground('Sergeant', { abilities: [reserve(stronger), reserve(faster)] })
  const clone = unit('Clone', { subtypes: ['Clone'] })
  const cards = [sergeant, clone, other]
  both(
    'work in the build zone and only there, face-up',
    {
      idc: [
        'idc/keyword/reserves-only-in-build-zone',
        'idc/keyword/reserves-off-in-arena',
        'idc/keyword/reserves-face-up-only',
        'idc/keyword/reserves-layered',
      ],
      wotc: [
        'wotc/keyword/reserves-only-in-build-zone',
        'wotc/keyword/reserves-deployed-unit-only',
        'wotc/zones/build-zone-reserves-work',
      ],
    },
    (play) => {
      const numbers = (power: number, speed: number) => ({
        numbers: { Clone: { power, speed } },
        asked: 'dark' as const,
      })
      play({ cards, dark: { space: ['Clone'], build: ['Sergeant'] }, light: { space: ['Other'] } }).expect(
        numbers(4, 60),
      )
      play({ cards, dark: { space: ['Clone'], ground: ['Sergeant'] }, light: { space: ['Other'] } }).expect(
        numbers(3, 50),
      )
      play({
        cards,
        dark: { space: ['Clone'], build: [{ card: 'Sergeant', counters: 2 }] },
        light: { space: ['Other'] },
      }).expect(numbers(3, 50))
    },
  )

  const help = paying(1, [
    {
      do: 'get',
      who: { take: { take: 'exactly', count: 1 }, of: clones },
      gain: { power: 1 },
      for: 'this-attack',
    },
  ])
  const support = ground('Support', { abilities: [reserve(help)] })
  both(
    'follow the rules of the ability that they give',
    { idc: ['idc/keyword/reserves-keeps-ability-type'], wotc: ['wotc/keyword/reserves-kind'] },
    (play) => {
      play({
        cards: [support, clone, other],
        at: 'space',
        dice: [1, 1, 1, 1],
        dark: { force: 4, space: ['Clone'], build: ['Support'] },
        light: { space: ['Other'] },
      })
        .expect({ asked: { dark: 'next-attack' } })
        .play('dark', { attack: 'Clone' })
        .play('dark', { play: 'Support' })
        .expect({
          events: [{ kind: 'diceRolled', dice: [1, 1, 1, 1] }],
          resources: { dark: { force: 3 } },
          asked: 'light',
        })
    },
  )

  both(
    'that cost tapping need an untapped unit',
    {
      idc: ['idc/term/tap-cost-symbol', 'idc/term/tap-meaning'],
      wotc: ['wotc/keyword/reserves-tap-cost', 'wotc/effect/tap-cost'],
    },
    (play) => {
      const tapping = ground('Tapping', {
        abilities: [reserve({ ability: 'effect', cost: [{ pay: 'tap' }], do: [gainForce(1)] })],
      })
      play({
        cards: [tapping, clone, other],
        at: 'space',
        dark: { space: ['Clone'], build: [{ card: 'Tapping', tapped: true }] },
        light: { space: ['Other'] },
      }).expect({ asked: { dark: 'next-attack' } })
      play({
        cards: [tapping, clone, other],
        at: 'space',
        dark: { space: ['Clone'], build: ['Tapping'] },
        light: { space: ['Other'] },
      })
        .play('dark', { play: 'Tapping' })
        .expect({
          facts: { Tapping: { tapped: true } },
          resources: { dark: { force: 1 } },
          asked: { dark: 'next-attack' },
        })
    },
  )

  idc(
    'may be disrupted if they are activated',
    ['keyword/reserves-activated-may-be-disrupted', 'disrupt/cost-stays-paid'],
    () => {
      const jam = battleCard('Jam', { do: 'disrupt', what: ['ability'] })
      fight({
        cards: [support, clone, other, jam],
        dice: [1, 1, 1],
        dark: { force: 1, space: ['Clone'], build: ['Support'] },
        light: { hand: ['Jam'], space: ['Other'] },
      })
        .play('dark', { attack: 'Clone' })
        .play('dark', { play: 'Support' })
        .play('light', { 'battle-card': 'Jam' })
        .expect({
          events: [{ kind: 'disrupted' }, { kind: 'diceRolled', dice: [1, 1, 1] }],
          resources: { dark: { force: 0 } },
          asked: 'light',
        })
    },
  )
})

describe('Enhance', () => {
  const normal: Instruction = { do: 'damage', who: chosen('Other'), amount: 2 }
  const blast = (how: 'instead' | 'also', ...act: Instruction[]) => ({
    ...battleCard('Blast'),
    abilities: [
      paying(2, [normal], {
        enhance: [
          { cost: [{ pay: 'force', amount: 3 }], how, do: act },
          { cost: [{ pay: 'force', amount: 1 }], how: 'also', do: [gainForce(9)] },
        ],
      }),
    ],
  })
  const position = (card: InlineCard, force: number) => ({
    cards: [card, other, unit('Mine')],
    at: 'space',
    dark: { force, hand: ['Blast'], space: ['Mine'] },
    light: { space: ['Other'] },
  })
  const four: Instruction = { do: 'damage', who: chosen('Other'), amount: 4 }

  idc(
    'takes the place of the normal effect for more',
    [
      'keyword/enhance-additional-cost',
      'keyword/enhance-instead',
      'keyword/enhance-must-be-declared',
      'keyword/enhance-selective',
      'keyword/enhance-static',
    ],
    () => {
      fight(position(blast('instead', four), 5))
        .expect({
          offersExactly: {
            dark: [
              'pass',
              { 'battle-card': 'Blast', enhance: null },
              { 'battle-card': 'Blast', enhance: 0 },
              { 'battle-card': 'Blast', enhance: 1 },
            ],
          },
        })
        .play('dark', { 'battle-card': 'Blast', enhance: 0 })
        .expect({ facts: { Other: { damage: 4 } }, resources: { dark: { force: 0 } }, asked: 'dark' })
      fight(position(blast('instead', four), 4)).expect({
        noOffers: { dark: [{ 'battle-card': 'Blast', enhance: 0 }] },
        asked: 'dark',
      })
    },
  )
  idc('comes besides the normal effect', ['keyword/enhance-also'], () => {
    fight(position(blast('also', { do: 'gain-force', who: 'you', amount: 1 }), 5))
      .play('dark', { 'battle-card': 'Blast', enhance: 0 })
      .expect({ facts: { Other: { damage: 2 } }, resources: { dark: { force: 1 } }, asked: 'dark' })
  })

  wotc(
    'is another effect at a price of its own, always instead of the normal one',
    ['keyword/enhance', 'keyword/enhance-not-both', 'keyword/enhance-declare'],
    () => {
      const old = {
        ...battleCard('Blast'),
        abilities: [
          paying(1, [normal], {
            enhance: [
              { cost: [{ pay: 'force' as const, amount: 3 }], whole: true, how: 'also' as const, do: [four] },
            ],
          }),
        ],
      }
      fight2003(position(old, 4))
        .expect({
          offersExactly: {
            dark: ['pass', { 'battle-card': 'Blast', enhance: null }, { 'battle-card': 'Blast', enhance: 0 }],
          },
        })
        .play('dark', { 'battle-card': 'Blast', enhance: 0 })
        .expect({ facts: { Other: { damage: 4 } }, resources: { dark: { force: 1 } }, asked: 'dark' })
    },
  )
})
