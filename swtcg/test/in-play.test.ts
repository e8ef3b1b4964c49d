/** What words mean where: units in play, cards in any zone, face-down cards, arenas, moving and showing. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import type { Instruction } from '../language/instructions.ts'
import type { Filter, Selector } from '../language/nouns.ts'
import type { Ability } from '../language/tree.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import { battleCard, both, character, fight, ground, idc, paying, self, unit } from './battle-play.ts'

const patrol = unit('Patrol', { speed: 40, health: 9 })
const raider = unit('Raider', { speed: 60, health: 9 })
const walker = ground('Walker', { health: 9 })
const tapped = (card: string) => ({ card, tapped: true })
const each = (of: Filter): Selector => ({ take: { take: 'each' }, of })
const a = (of: Filter): Selector => ({ take: { take: 'exactly', count: 1 }, of })

/** The Dark Side plays a Battle card in the Space battle step. */
const deed = (act: Instruction, dark: object, light: object = {}, ...more: InlineCard[]) =>
  fight({
    cards: [battleCard('Deed', act), raider, patrol, walker, ...more],
    at: 'space',
    dark: { hand: ['Deed'], space: [tapped('Raider')], ...dark },
    light: { space: [tapped('Patrol')], ...light },
  }).play('dark', { 'battle-card': 'Deed' })

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

describe('stacks', () => {
  const luke = (version: string, facts: Partial<InlineCard> = {}) =>
    unit('Luke', { version, speed: 60, health: 9, ...facts })
  idc('X counts the top card', ['term/x-counts-top-card'], () => {
    const count = {
      ability: 'static',
      who: self,
      gain: { power: { amount: 'attached', what: 'whole-stack', to: self } },
    } as const
    const stand = (...stack: string[]) =>
      fight({
        cards: [luke('A', { abilities: [count] }), luke('B'), luke('C'), patrol],
        dark: { space: [{ card: 'Luke (A)', stack }] },
        light: { space: ['Patrol'] },
      })
    stand().expect({ numbers: { 'Luke (A)': { power: 4 } }, asked: 'dark' })
    stand('Luke (B)', 'Luke (C)').expect({ numbers: { 'Luke (A)': { power: 8 } }, asked: 'dark' })
  })
  idc('a lower card works if its text speaks of lying beneath', ['stack/lower-card-exception'], () => {
    const ghost: Ability = {
      ability: 'static',
      while: { if: 'beneath', card: self },
      who: { the: 'bearer' },
      gain: { power: 1 },
    }
    const plain: Ability = { ability: 'static', who: { the: 'bearer' }, gain: { speed: 10 } }
    fight({
      cards: [luke('A'), luke('G', { abilities: [ghost, plain] }), patrol],
      dark: { space: [{ card: 'Luke (A)', stack: ['Luke (G)'] }] },
      light: { space: ['Patrol'] },
    }).expect({ numbers: { 'Luke (A)': { power: 5, speed: 70 } }, asked: 'dark' })
  })
  idc(
    'in a battle step a version of another arena does not come on top, unless the effect moves the unit',
    ['stack/battle-step-wrong-type-no-effect'],
    () => {
      const turn = (moves: object): Instruction => ({
        do: 'rearrange',
        who: each({ names: ['Luke'] }),
        ...moves,
      })
      const stand = (moves: object) =>
        deed(
          turn(moves),
          { character: [{ card: 'Luke (A)', stack: ['Luke (B)'] }] },
          {},
          luke('A', { arenas: ['character'] }),
          luke('B'),
        )
      stand({}).expect({ zones: { character: ['Luke (A)'] }, asked: 'dark' })
      stand({ moves: true }).expect({
        zones: { character: [], space: ['Raider', 'Patrol', 'Luke (B)'] },
        facts: { 'Luke (B)': { stack: 1 } },
        asked: 'dark',
      })
    },
  )
  idc(
    'normal stacking rules are those in force for the unit',
    ['phrase/follow-normal-stacking-rules'],
    () => {
      const roomy: Ability = { ability: 'rule', who: self, rule: { stackMore: 1 } }
      const join: Instruction = {
        do: 'for-each',
        of: { names: ['Luke'], place: { in: 'arena', arenas: ['space'] } },
        as: 'luke',
        what: [
          {
            do: 'stack',
            what: each({ names: ['Luke'], whose: 'you', place: { in: 'hand' } }),
            on: { the: 'chosen', name: 'luke' },
            place: 'beneath',
          },
        ],
      }
      const stand = (...abilities: Ability[]) =>
        deed(
          join,
          {
            hand: ['Deed', 'Luke (E)'],
            space: [{ card: 'Luke (A)', tapped: true, stack: ['Luke (B)', 'Luke (C)', 'Luke (D)'] }],
          },
          {},
          luke('A', { abilities }),
          ...['B', 'C', 'D', 'E'].map((version) => luke(version)),
        )
      stand().expect({
        zones: { 'dark.hand': ['Luke (E)'] },
        facts: { 'Luke (A)': { stack: 3 } },
        asked: 'dark',
      })
      stand(roomy).expect({ zones: { 'dark.hand': [] }, facts: { 'Luke (A)': { stack: 4 } }, asked: 'dark' })
    },
  )
})

describe('a unit that comes back with all cards stacked with it', () => {
  const ace = character('Ace', {
    abilities: [{ ability: 'pilot', subtypes: ['Starfighter'], bonus: {}, gives: [] }],
  })
  const ship = (version: string) =>
    unit('Falcon', { version, speed: 60, subtypes: ['Starfighter'], health: 9 })
  const gun: InlineCard = {
    ...{ name: 'Gun', side: 'dark', kind: 'equipment', arenas: ['space'], cost: 1 },
    abilities: [{ ability: 'equip', cost: [] }],
  }
  const wreck = battleCard('Wreck', { do: 'discard', what: each({ names: ['Falcon'] }) })
  const rescue = battleCard('Rescue', {
    do: 'put',
    what: each({ names: ['Ace'], whose: 'you', place: { in: 'discard-pile' } }),
    to: 'hand',
  })
  const rise: Instruction = {
    do: 'put',
    what: {
      take: { take: 'up-to', count: 1 },
      of: { names: ['Falcon'], whose: 'you', place: { in: 'discard-pile' } },
    },
    to: 'its-arena',
    withStack: true,
  }
  const stand = () =>
    fight({
      cards: [ship('A'), ship('B'), ace, gun, patrol, wreck, rescue, battleCard('Rise', rise)],
      at: 'space',
      dark: {
        hand: ['Wreck', 'Rescue', 'Rise'],
        space: [{ card: 'Falcon (A)', stack: ['Falcon (B)'], pilots: ['Ace'], equipment: ['Gun'] }],
        ground: [],
      },
      light: { space: ['Patrol'] },
    }).play('dark', { 'battle-card': 'Wreck' })

  idc(
    'brings what went to that zone with it and is still there; detached Equipment stays where it is',
    ['phrase/all-cards-stacked-return', 'phrase/all-cards-stacked-not-detached-equipment'],
    () => {
      stand()
        .play('dark', { 'battle-card': 'Rise' })
        .play('dark', { cards: ['Falcon (A)'] })
        .expect({
          zones: { space: ['Patrol', 'Falcon (A)'], 'dark.build': ['Gun'] },
          facts: { 'Falcon (A)': { stack: 1 }, Ace: { host: 'Falcon (A)' } },
          asked: 'dark',
        })
      stand()
        .play('dark', { 'battle-card': 'Rescue' })
        .play('dark', { 'battle-card': 'Rise' })
        .play('dark', { cards: ['Falcon (A)'] })
        .expect({
          zones: { space: ['Patrol', 'Falcon (A)'], 'dark.hand': ['Ace'] },
          facts: { 'Falcon (A)': { stack: 1 } },
          asked: 'dark',
        })
    },
  )
})

describe('a copied effect', () => {
  const strike: InlineCard = {
    name: 'Strike',
    side: 'neutral',
    kind: 'battle',
    abilities: [paying(3, [{ do: 'draw', who: 'you', count: 1 }])],
  }
  const cheap: Ability = { ability: 'rule', who: { kind: ['battle'], whose: 'you' }, rule: { playing: -1 } }
  const mimic = unit('Mimic', {
    speed: 10,
    abilities: [
      paying(0, [{ do: 'use-effect', what: each({ kind: ['battle'], place: { in: 'discard-pile' } }) }]),
    ],
  })
  idc('costs what it costs whoever uses the copy', ['phrase/costs-x-not-copied'], () => {
    const stand = (force: number) =>
      fight({
        cards: [strike, unit('Broker', { speed: 60, health: 9, abilities: [cheap] }), mimic],
        at: 'space',
        dark: { force: 2, hand: ['Strike'], deck: ['Broker'], space: ['Broker'] },
        light: { force, deck: ['Mimic'], space: ['Mimic'] },
      })
        .play('dark', { 'battle-card': 'Strike' })
        .expect({ resources: { dark: { force: 0 } }, zones: { 'dark.hand': ['Broker'] } })
        .play('light', { play: 'Mimic' })
    stand(2).expect({ resources: { light: { force: 2 } }, zones: { 'light.hand': [] }, asked: 'dark' })
    stand(3).expect({ resources: { light: { force: 0 } }, zones: { 'light.hand': ['Mimic'] }, asked: 'dark' })
  })
})
