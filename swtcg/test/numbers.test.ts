/** Numbers: totals and their parts, variable values, duplicates of keywords, lost text. */
import { describe } from 'vitest'
import type { Instruction } from '../language/tree/instructions.ts'
import type { Ability } from '../language/tree/tree.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import {
  battleCard,
  droids,
  fight,
  gainForce,
  ground,
  idc,
  lone,
  patrol,
  paying,
  raider,
  self,
  unit,
} from './battle-play.ts'

const get = (gain: Extract<Instruction, { do: 'get' }>['gain']): Instruction => ({
  do: 'get',
  who: self,
  gain,
  for: 'this-turn',
})

describe('totals', () => {
  idc(
    'are the printed value with stacking, effects and penalties, each by its name',
    [
      'term/total-values',
      'term/speed-reference-is-total',
      'term/power-reference-is-total',
      'duplicate/bonuses-cumulative',
      'stack/bonus-is-part-of-total',
    ],
    () => {
      const luke = (version: string): InlineCard => unit('Luke', { version, speed: 40, power: 2, health: 2 })
      const base: InlineCard = {
        name: 'Base',
        side: 'neutral',
        kind: 'location',
        arenas: ['ground'],
        cost: 1,
        abilities: [{ ability: 'static', who: { whose: 'you', kind: ['unit'] }, gain: { power: 1 } }],
      }
      fight({
        cards: [luke('A'), luke('B'), base, patrol],
        dark: { space: [{ card: 'Luke (A)', stack: ['Luke (B)'] }], locations: ['Base'] },
        ...lone,
      }).expect({
        numbers: {
          'Luke (A)': {
            speed: 50,
            health: 3,
            'total-cost': 4,
            power: {
              value: 4,
              parts: [
                { name: 'printed', amount: 2 },
                { name: 'stack', amount: 1, rule: 'idc/stack/stat-bonus-each-card' },
                { name: 'static', amount: 1, card: 'Base' },
              ],
            },
          },
        },
        asked: 'dark',
      })
    },
  )

  idc(
    'below 0 count as 0, but further changes count from below',
    ['term/negative-values-count-as-zero'],
    () => {
      const moody = unit('Moody', {
        speed: 60,
        power: 2,
        abilities: [paying(0, [get({ power: -3 })]), paying(0, [get({ power: 2 })])],
      })
      fight({ cards: [moody, patrol], at: 'space', dark: { space: ['Moody'] }, ...lone })
        .play('dark', { play: 'Moody', ability: '0' })
        .expect({ numbers: { Moody: { power: 0 } } })
        .play('dark', { play: 'Moody', ability: '1' })
        .expect({ numbers: { Moody: { power: 1 } }, asked: 'dark' })
    },
  )

  idc(
    'are what text about speed, power and health means; current health is what is left',
    [
      'term/total-reference',
      'term/health-reference-is-total',
      'term/total-current-health',
      'term/speed-reference-is-total',
    ],
    () => {
      const weak = (of: 'health' | 'power' | 'speed', than: number): Instruction => ({
        do: 'tap',
        who: { take: { take: 'each' }, of: { whose: 'opponent', number: { of, is: 'at-most', than } } },
      })
      const judge = ground('Judge', {
        abilities: [
          paying(0, [weak('health', 2)]),
          paying(0, [weak('power', 3)]),
          paying(0, [
            {
              do: 'if',
              condition: {
                if: 'compare',
                left: { amount: 'statistic', statistic: 'remaining-health', of: self },
                is: 'at-most',
                right: 3,
              },
              so: [gainForce(1)],
            },
          ]),
        ],
        health: 5,
      })
      const strong = unit('Strong', {
        speed: 10,
        power: 3,
        health: 4,
        abilities: [{ ability: 'static', who: self, gain: { power: 1 } }],
      })
      fight({
        cards: [judge, strong, raider],
        at: 'space',
        dark: { space: ['Raider'], ground: [{ card: 'Judge', damage: 2 }] },
        light: { space: [{ card: 'Strong', damage: 3 }] },
      })
        .play('dark', { play: 'Judge', ability: '0' })
        .expect({ facts: { Strong: { tapped: false } } })
        .play('dark', { play: 'Judge', ability: '1' })
        .expect({ facts: { Strong: { tapped: false } } })
        .play('dark', { play: 'Judge', ability: '2' })
        .expect({ resources: { dark: { force: 1 } }, numbers: { Judge: { health: 5 } }, asked: 'dark' })
    },
  )
})

describe('variable values', () => {
  const swarm = unit('Swarm', {
    power: '*',
    health: 9,
    speed: 60,
    subtypes: ['Droid'],
    version: 'A',
    abilities: [{ ability: 'value', of: 'power', is: { amount: 'count', of: droids } }],
  })
  const droid = ground('Droid', { subtypes: ['Droid'] })
  idc(
    "are set by the unit's own text and count as printed",
    ['term/star-variable-value', 'term/x-variable'],
    () => {
      const other: InlineCard = { ...swarm, version: 'B' }
      fight({
        cards: [swarm, other, droid, patrol],
        dark: { space: [{ card: 'Swarm (A)', stack: ['Swarm (B)'] }], ground: ['Droid', 'Droid'] },
        ...lone,
      }).expect({
        numbers: {
          'Swarm (A)': {
            power: {
              value: 4,
              parts: [
                { name: 'printed', amount: 3 },
                { name: 'stack', amount: 1 },
              ],
            },
          },
        },
        asked: 'dark',
      })
    },
  )
  idc('are unknown outside the arenas, which is not 0', ['term/star-unknown'], () => {
    const cull: Instruction = {
      do: 'discard',
      what: {
        take: { take: 'each' },
        of: { whose: 'you', kind: ['unit'], number: { of: 'power', is: 'at-most', than: 0 } },
      },
    }
    const zero = unit('Zero', { power: 0 })
    const culler = ground('Culler', { abilities: [paying(0, [cull])] })
    fight({
      cards: [swarm, zero, culler, raider, patrol],
      at: 'space',
      dark: { space: ['Raider'], ground: ['Culler'], build: ['Swarm (A)', 'Zero'] },
      ...lone,
    })
      .play('dark', { play: 'Culler' })
      .expect({ zones: { 'dark.build': ['Swarm (A)'], 'dark.discard': ['Zero'] }, asked: 'dark' })
  })
  idc('of health let counters wait until they are known', ['term/star-damage-waits'], () => {
    const blob = ground('Blob', { health: '*', abilities: [{ ability: 'value', of: 'health', is: 2 }] })
    fight({
      cards: [blob, patrol, raider, ground('Walker')],
      at: 'build dark',
      dark: { build: [{ card: 'Blob', damage: 3 }], space: ['Raider'] },
      ...lone,
    })
      .expect({ zones: { 'dark.build': ['Blob'] } })
      .play('dark', { move: 'Blob', to: 'ground' })
      .expect({ zones: { ground: [], 'dark.discard': ['Blob'] }, asked: 'dark' })
  })
})

describe('duplicates of keywords', () => {
  const keyword = (name: 'accuracy' | 'armor' | 'stealth' | 'shields' | 'overkill', value = 1): Ability => ({
    ability: 'keyword',
    keyword: name,
    value,
  })
  const blade: InlineCard = {
    name: 'Blade',
    side: 'neutral',
    kind: 'equipment',
    arenas: ['space'],
    cost: 0,
    abilities: [
      { ability: 'equip', cost: [] },
      { ability: 'equipped', bonus: {}, gives: [keyword('armor'), keyword('accuracy', 1)] },
    ],
  }
  idc(
    'that are cumulative make one value, negative ones too',
    ['duplicate/cumulative-adds', 'duplicate/cumulative-negative'],
    () => {
      const sharp = unit('Sharp', { abilities: [keyword('accuracy', 1)] })
      const poor = unit('Poor', { speed: 10, abilities: [keyword('accuracy', 2), keyword('accuracy', -3)] })
      fight({
        cards: [sharp, poor, blade, patrol],
        dark: { space: [{ card: 'Sharp', equipment: ['Blade'] }] },
        light: { space: ['Poor'] },
      }).expect({
        numbers: {
          Sharp: {
            accuracy: {
              value: 2,
              parts: [
                { name: 'accuracy', amount: 1, card: 'Sharp' },
                { name: 'accuracy', amount: 1, card: 'Blade' },
              ],
            },
          },
          Poor: { accuracy: -1 },
        },
        asked: 'dark',
      })
    },
  )
  idc(
    'that are isolated are there once, as long as one source gives them',
    ['duplicate/isolated-once', 'duplicate/isolated-survives-one-source'],
    () => {
      const tank = unit('Tank', { abilities: [keyword('armor')] })
      fight({
        cards: [tank, blade, patrol],
        dark: { space: [{ card: 'Tank', equipment: ['Blade'] }] },
        ...lone,
      }).expect({ numbers: { Tank: { armor: 1 } }, asked: 'dark' })
      fight({
        cards: [tank, blade, patrol],
        dark: { space: [{ card: 'Tank', equipment: [{ card: 'Blade', tapped: true }] }] },
        ...lone,
      }).expect({ numbers: { Tank: { armor: 1, accuracy: 0 } }, asked: 'dark' })
    },
  )

  const lose = (duration: 'this-game' | 'this-turn', what: 'armor' | 'stealth'): Instruction => ({
    do: 'lose',
    who: self,
    what: [what],
    for: duration,
  })
  idc(
    'that were lost for good come back with a new source, but not with an old one',
    ['duplicate/isolated-regain'],
    () => {
      const tank = unit('Tank', {
        abilities: [keyword('armor'), paying(0, [lose('this-game', 'armor')], { timing: 'build-step' })],
      })
      fight({
        cards: [tank, blade, patrol, raider],
        at: 'build dark',
        dark: { space: ['Tank'], build: ['Blade'], hand: ['Raider'] },
        ...lone,
      })
        .play('dark', { play: 'Tank' })
        .expect({ numbers: { Tank: { armor: 0 } } })
        .play('dark', { equip: 'Blade', unit: 'Tank' })
        .expect({ numbers: { Tank: { armor: 1 } }, asked: 'dark' })
    },
  )
  idc(
    'that were lost for the turn do not come back in it',
    ['duplicate/isolated-loss-until-end-of-turn', 'phrase/has-no-effect-loses'],
    () => {
      const sneak = unit('Sneak', {
        speed: 10,
        abilities: [
          keyword('stealth'),
          paying(0, [lose('this-turn', 'stealth')]),
          paying(0, [get({ keywords: [{ keyword: 'stealth', value: 1 }] })]),
        ],
      })
      fight({ cards: [sneak, raider], at: 'space', dark: { space: ['Raider'] }, light: { space: ['Sneak'] } })
        .play('light', { play: 'Sneak', ability: '1' })
        .play('light', { play: 'Sneak', ability: '2' })
        .expect({
          numbers: { Sneak: { stealth: 0 } },
          asked: { dark: 'next-attack' },
          offers: { dark: [{ attack: 'Raider', defender: 'Sneak' }] },
        })
    },
  )
  idc('fall into four classes', ['duplicate/keyword-classes'], () => {
    const all = unit('All', {
      speed: 10,
      health: 9,
      text: 'Shields 1 | Shields 1 | Overkill | Overkill | Evade 1 | Evade 1 | Intercept | Intercept',
    })
    const weak = unit('Weak', { speed: 10 })
    fight({
      cards: [all, weak, raider],
      dice: [6],
      dark: { space: ['Raider'] },
      light: { space: ['All', 'Weak'] },
    })
      .expect({ numbers: { All: { shields: 2, overkill: 1 } } })
      .play('dark', { attack: 'Raider', defender: 'Weak' })
      .play('light', { play: 'All', ability: '6' })
      .expect({
        asked: { light: 'prevention' },
        offersExactly: { light: ['pass', { play: 'All', ability: '4' }, { play: 'All', ability: '5' }] },
      })
  })
})

describe('losing all text', () => {
  idc(
    'takes every ability, printed or granted, and leaves numbers',
    ['phrase/lose-all-game-text', 'phrase/has-no-effect-loses'],
    () => {
      const hex = battleCard('Hex', {
        do: 'lose',
        who: { take: { take: 'each' }, of: { names: ['Rich'] } },
        what: 'all-text',
        for: 'this-turn',
      })
      const rich = unit('Rich', {
        speed: 60,
        health: 9,
        text: 'Armor | Shields 1 | When this unit attacks, gain 1 Force. | Pay 0 Force -> Evade 2',
      })
      const pilot: InlineCard = {
        name: 'Ace',
        side: 'neutral',
        kind: 'unit',
        arenas: ['character'],
        cost: 1,
        speed: 10,
        power: 1,
        health: 1,
        abilities: [
          {
            ability: 'pilot',
            subtypes: ['Fighter'],
            bonus: { power: 2 },
            gives: [{ ability: 'keyword', keyword: 'accuracy', value: 1 }],
          },
        ],
      }
      fight({
        cards: [hex, { ...rich, subtypes: ['Fighter'] }, pilot, patrol],
        at: 'space',
        dice: [1, 1, 1, 1, 1, 6, 6, 1],
        dark: { space: [{ card: 'Rich', pilots: ['Ace'] }] },
        light: { hand: ['Hex'], space: ['Patrol'] },
      })
        .play('light', { 'battle-card': 'Hex' })
        .expect({ numbers: { Rich: { armor: 0, shields: 0, accuracy: 0, power: 5, speed: 60 } } })
        .play('dark', { attack: 'Rich' })
        .expect({ resources: { dark: { force: 0 } } })
        .play('light', { attack: 'Patrol' })
        .expect({ facts: { Rich: { damage: 2 } }, asked: 'dark' })
    },
  )
})
