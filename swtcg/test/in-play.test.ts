/** What words mean where: units in play, cards in any zone, face-down cards, arenas, moving and showing. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import type { Instruction } from '../language/tree/instructions.ts'
import type { Filter } from '../language/tree/nouns.ts'
import type { Ability } from '../language/tree/tree.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import { a, battleCard, both, each, fight, ground, idc, patrol, raider, unit } from './battle-play.ts'
import { deed, walker } from './deed-play.ts'

describe('a unit', () => {
  idc(
    'is a face-up card in an arena or a build zone; a face-down card is none',
    ['cards/unit-means-in-play', 'term/face-down-not-a-unit'],
    () => {
      deed(
        { do: 'discard', what: each({ kind: ['unit'], whose: 'opponent', types: ['ground'] }) },
        {},
        { build: ['Walker', { card: 'Walker', counters: 3 }], hand: ['Walker'], deck: ['Walker'] },
      ).expect({ zones: { 'light.build': ['Walker'], 'light.discard': ['Walker'] }, asked: 'light' })
    },
  )
  idc('as a card is meant in whatever zone it is', ['cards/unit-card-any-zone'], () => {
    const take = (of: Filter): Instruction => ({ do: 'put', what: each(of), to: 'hand' })
    const GROUND = { kind: ['unit'], types: ['ground'], whose: 'you' } as const
    deed(take({ ...GROUND, word: 'card', place: { in: 'discard-pile' } }), { discard: ['Walker'] }).expect({
      zones: { 'dark.hand': ['Walker'], 'dark.discard': ['Deed'] },
      asked: 'dark',
    })
    deed(take(GROUND), { discard: ['Walker'] }).expect({
      zones: { 'dark.hand': [], 'dark.discard': ['Walker', 'Deed'] },
      asked: 'dark',
    })
  })
  idc(
    'that lies face-down in the build zone is partially built',
    ['term/face-down-in-build-zone-is-partially-built'],
    () => {
      deed(
        {
          do: 'remove-build-counters',
          who: a({ state: ['face-down'], place: { in: 'build-zone' } }),
          amount: 2,
        },
        {},
        { build: [{ card: 'Walker', counters: 3 }, 'Walker'] },
      ).expect({ facts: { 'light.build/Walker #1': { buildCounters: 1 } }, asked: 'light' })
    },
  )
  both(
    'is built in its player’s build step, and in no other',
    { idc: ['idc/cards/unit-built-in-build-step'], wotc: ['wotc/cards/units-must-be-built'] },
    (play) => {
      play({
        cards: [raider, patrol, walker],
        at: 'build dark',
        dark: { buildPoints: 2, hand: ['Walker'], space: ['Raider'] },
        light: { space: ['Patrol'] },
      })
        .expect({
          refused: { dark: { complete: 'Walker', destination: { to: 'ground' } }, code: 'not-enough-build' },
        })
        .play('dark', { 'lay-face-down': 'Walker' })
        .play('dark', 2)
        .play('dark', { cards: [] })
        .play('light', { cards: [] })
        .expect({
          resources: { dark: { buildPoints: 0 } },
          refused: {
            dark: { complete: 'Walker', destination: { to: 'ground' } },
            code: 'only-in-build-step',
          },
          asked: { dark: 'next-attack' },
        })
    },
  )
  idc(
    'that is deployed to an arena passes through the build zone',
    ['cards/deploy-passes-through-build-zone'],
    () => {
      const gate: Ability = {
        ability: 'triggered',
        when: { when: 'enters-build-zone', who: each({ kind: ['unit'], whose: 'you' }) },
        do: [{ do: 'get', who: { the: 'chosen', name: 'it' }, gain: { power: 1 }, for: 'this-turn' }],
      }
      fight({
        cards: [unit('Gate', { abilities: [gate] }), ground('Jeep', { cost: 0 }), patrol],
        at: 'build dark',
        dark: { hand: ['Jeep', 'Jeep'], space: ['Gate'] },
        light: { space: ['Patrol'] },
      })
        .play('dark', { complete: 'dark.hand/Jeep #1', destination: { to: 'ground' } })
        .expect({ numbers: { 'ground/Jeep': { power: 4 } }, asked: 'dark' })
    },
  )
})

describe('arenas', () => {
  idc(
    'what is aimed at an arena reaches units that come later',
    ['zones/arena-wide-effects-include-newcomers'],
    () => {
      const fog: Instruction = {
        do: 'decree',
        ability: {
          ability: 'static',
          who: { kind: ['unit'], place: { in: 'arena', arenas: ['ground'] } },
          gain: { power: -1 },
        },
        for: 'this-turn',
      }
      const arrive = battleCard('Arrival', {
        do: 'move',
        who: each({ names: ['Walker'], whose: 'you', place: { in: 'build-zone' } }),
        to: 'ground',
      })
      deed(fog, { hand: ['Deed', 'Arrival'], build: ['Walker'] }, { ground: ['Walker'] }, arrive)
        .expect({ numbers: { 'ground/Walker': { power: 2 }, 'dark.build/Walker': { power: 3 } } })
        .play('dark', { 'battle-card': 'Arrival' })
        .expect({ numbers: { 'ground/Walker #2': { power: 2 } }, asked: { dark: 'next-attack' } })
    },
  )
  idc('a card is moved to an arena that is allowed for it, or to the build zone', ['term/move-where'], () => {
    const amphibian = unit('Amphibian', { arenas: ['ground', 'character'] })
    const shift = (to: 'space' | 'character' | 'build-zone'): Instruction => ({
      do: 'move',
      who: each({ names: ['Amphibian'] }),
      to,
    })
    for (const [to, zone, there] of [
      ['character', 'character', ['Amphibian']],
      ['build-zone', 'dark.build', ['Amphibian']],
      ['space', 'ground', ['Amphibian', 'Walker', 'Walker']],
    ] as const)
      deed(shift(to), { ground: ['Amphibian', 'Walker'] }, { ground: ['Walker'] }, amphibian).expect({
        zones: { [zone]: [...there] },
        asked: 'dark',
      })
  })
})

test(
  'a card that is revealed is shown to the opponent and stays where it is',
  proves('idc/term/reveal'),
  () => {
    deed(
      { do: 'show', what: a({ whose: 'you', place: { in: 'hand' } }) },
      { hand: ['Deed', 'Walker'] },
    ).expect({
      zones: { 'dark.hand': ['Walker'] },
      knows: { light: ['dark.hand/Walker'], spectator: ['dark.hand/Walker'] },
      asked: 'dark',
    })
  },
)

describe('multi-arena cards', () => {
  const gear: InlineCard = {
    ...{ name: 'Gear', side: 'dark', kind: 'equipment', arenas: ['ground', 'character'], cost: 1 },
    abilities: [{ ability: 'equip', cost: [] }],
  }
  const jam: Instruction = { do: 'tap', who: each({ kind: ['equipment'], types: ['character'] }) }
  idc('Equipment on a unit is of that unit’s type alone', ['multi-arena/equipment-follows-bearer'], () => {
    deed(jam, { ground: [{ card: 'Walker', equipment: ['Gear'] }] }, { ground: ['Walker'] }, gear).expect({
      facts: { Gear: { tapped: false } },
      asked: 'dark',
    })
    deed(jam, { build: ['Gear'], ground: ['Walker'] }, { ground: ['Walker'] }, gear).expect({
      facts: { Gear: { tapped: true } },
      asked: 'dark',
    })
  })
  const hybrid = unit('Hybrid', { arenas: ['ground', 'character'] })
  const raise = (of: Filter): Instruction => ({
    do: 'put',
    what: a({ ...of, whose: 'you', place: { in: 'discard-pile' } }),
    to: 'its-arena',
  })
  idc('go to the arena by whose type they were picked', ['multi-arena/into-its-arena'], () => {
    deed(
      raise({ kind: ['unit'], types: ['character'], word: 'card' }),
      { discard: ['Hybrid'] },
      {},
      hybrid,
    ).expect({
      zones: { character: ['Hybrid'], ground: [] },
      asked: 'dark',
    })
    deed(raise({ kind: ['unit'], word: 'card' }), { discard: ['Hybrid'] }, {}, hybrid)
      .expect({ asked: { dark: 'its-arena' }, offersExactly: { dark: ['ground', 'character'] } })
      .play('dark', 'ground')
      .expect({ zones: { character: [], ground: ['Hybrid'] }, asked: 'dark' })
  })
})

describe('Resources', () => {
  const bank: InlineCard = {
    ...{ name: 'Bank', side: 'dark', kind: 'resource' },
    text: 'Remove 2 counters -> Gain 1 Force.',
  }
  idc(
    'their counters are resource counters of their own',
    ['resource/counters-are-resource-counters'],
    () => {
      const hoard = unit('Hoard', { speed: 60 })
      const stand = (counters: number) =>
        fight({
          cards: [bank, hoard, patrol],
          at: 'space',
          dark: {
            resource: { card: 'Bank', counters: { resource: counters, gold: 3 } },
            space: [{ card: 'Hoard', counters: { resource: 5 } }],
          },
          light: { space: ['Patrol'] },
        })
      stand(1).expect({ noOffers: { dark: [{ play: 'Bank' }] }, asked: { dark: 'next-attack' } })
      stand(2)
        .play('dark', { play: 'Bank' })
        .expect({
          resources: { dark: { force: 1 } },
          facts: { Bank: { resource: 0, gold: 3 } },
          asked: 'dark',
        })
    },
  )
})
