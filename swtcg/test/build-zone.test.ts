import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import type { EffectAbility, StaticAbility } from '../language/tree/tree.ts'
import { unit } from './made-up.ts'
import { swtcg, wotc } from './play.ts'

const inBuildStep = (...instructions: EffectAbility['do']): EffectAbility => ({
  ability: 'effect',
  cost: [],
  timing: 'build-step',
  do: instructions,
})
const BOTH = [swtcg, wotc]

describe('units in the build zone', () => {
  test(
    'cannot attack, however fast',
    proves('idc/zones/build-zone-units-cannot-attack', 'wotc/zones/build-zone-not-attackable'),
    () => {
      for (const game of BOTH)
        game({
          at: 'attack character',
          dark: { build: ['Boba Fett (C)'], character: ['Jawa'] },
          light: { character: ['Clone Cadet'] },
        })
          .expect({
            offersExactly: { dark: [{ attack: 'Jawa', defender: 'Clone Cadet' }, { 'skip-attack': 'Jawa' }] },
            asked: 'dark',
          })
          .done()
    },
  )

  test(
    'cannot be attacked',
    proves('idc/zones/build-zone-units-cannot-be-attacked', 'wotc/zones/build-zone-not-attackable'),
    () => {
      for (const game of BOTH)
        game({
          at: 'attack space',
          dark: { space: ['TIE Fighter DS-3-12'] },
          light: { build: ['A-Wing'], space: ['N-1 Starfighter'] },
        })
          .expect({
            offersExactly: {
              dark: [
                { attack: 'TIE Fighter DS-3-12', defender: 'N-1 Starfighter' },
                { 'skip-attack': 'TIE Fighter DS-3-12' },
              ],
            },
            asked: 'dark',
          })
          .done()
    },
  )

  test(
    'their abilities do not work',
    proves('idc/zones/build-zone-abilities-off', 'wotc/zones/build-zone-turns-abilities-off'),
    () => {
      const bonus: StaticAbility = {
        ability: 'static',
        who: { kind: ['unit'], whose: 'you', types: ['ground'] },
        gain: { power: 1 },
      }
      const cards = [unit('Sergeant', [bonus])]
      for (const game of BOTH) {
        const hand = ['Jawa']
        game({ dark: { build: ['Sergeant'], ground: ['Rickshaw'], hand } }, { cards })
          .expect({ numbers: { Rickshaw: { power: 2 } }, asked: 'dark' })
          .done()
        game({ dark: { ground: ['Sergeant', 'Rickshaw'], hand } }, { cards })
          .expect({ numbers: { Rickshaw: { power: 3 } }, asked: 'dark' })
          .done()
      }
    },
  )

  test(
    'Upkeep and Reserves work there, Armor does not',
    proves('idc/zones/build-zone-abilities-exceptions', 'wotc/zones/build-zone-reserves-work'),
    () => {
      const scout = unit('Scout', [
        { ability: 'upkeep', costs: [[{ pay: 'force', amount: 1 }]] },
        {
          ability: 'reserves',
          gives: [
            {
              ability: 'triggered',
              when: { when: 'build-step-starts', whose: 'you' },
              do: [{ do: 'gain-build', who: 'you', amount: 3 }],
            },
          ],
        },
        { ability: 'keyword', keyword: 'armor', value: 1 },
      ])
      const begun = (place: 'build' | 'ground') =>
        swtcg(
          { at: 'build dark', dark: { [place]: ['Scout'], hand: ['Jawa'], force: 4 } },
          { cards: [scout] },
        )
      begun('build')
        .play('dark', { resolve: 'Scout' })
        .expect({
          numbers: { Scout: { armor: 0 } },
          resources: { dark: { force: 3, buildPoints: 3 } },
          asked: { dark: 'build' },
        })
        .done()
      begun('ground')
        .expect({
          numbers: { Scout: { armor: 1 } },
          resources: { dark: { force: 3, buildPoints: 0 } },
          asked: { dark: 'retreat' },
        })
        .done()
    },
  )

  test('damage can be done to them by effects', proves('wotc/zones/build-zone-units-can-be-damaged'), () => {
    const shot = inBuildStep({
      do: 'damage',
      who: { take: { take: 'each' }, of: { names: ['Clone Warrior 4/163'] } },
      amount: 1,
    })
    wotc(
      {
        dark: { ground: ['Sniper'], hand: ['Jawa'] },
        light: { build: [{ card: 'Clone Warrior 4/163', damage: 3 }] },
      },
      { cards: [unit('Sniper', [shot])] },
    )
      .play('dark', { play: 'Sniper' })
      .expect({ zones: { 'light.discard': ['Clone Warrior 4/163'], 'light.build': [] }, asked: 'dark' })
      .done()
  })
})

describe('prevention in the build zone', () => {
  test('works in 2003, and no longer in 2010', proves('wotc/zones/build-zone-prevention-works'), () => {
    const target = { take: { take: 'each' as const }, of: { names: ['Luke Skywalker'] } }
    const cards = [unit('Sniper', [inBuildStep({ do: 'damage', who: target, amount: 2 })])]
    const dark = { ground: ['Sniper'], hand: ['Jawa'], buildPoints: 1 }
    const light = { build: ['Luke Skywalker (A)'], force: 2 }
    wotc({ dark, light }, { cards })
      .play('dark', { play: 'Sniper' })
      .play('light', { play: 'Luke Skywalker (A)' })
      .expect({
        facts: { 'Luke Skywalker (A)': { damage: 1 } },
        resources: { light: { force: 0 } },
        asked: 'dark',
      })
    swtcg({ dark, light }, { cards })
      .play('dark', { play: 'Sniper' })
      .expect({ facts: { 'Luke Skywalker (A)': { damage: 2 } }, asked: 'dark' })
  })
})

describe('face-down cards', () => {
  const hand = ['Eopie']

  test(
    'are not in play, and no units',
    proves(
      'idc/zones/build-zone-face-down-not-in-play',
      'wotc/zones/face-down-cards-are-not-units',
      'wotc/zones/build-zone-contents',
    ),
    () => {
      const count = {
        amount: 'count' as const,
        of: { kind: ['unit' as const], whose: 'you' as const, place: { in: 'play' as const } },
      }
      const cards = [unit('Quartermaster', [inBuildStep({ do: 'gain-force', who: 'you', amount: count })])]
      for (const game of BOTH)
        game(
          { dark: { ground: ['Quartermaster'], build: [{ card: 'Juggernaut', counters: 2 }, 'Jawa'], hand } },
          { cards },
        )
          .play('dark', { play: 'Quartermaster' })
          .expect({ resources: { dark: { force: 2 } }, asked: 'dark' })
          .done()
    },
  )

  test(
    'are not reached by effects that name types, unless those speak of face-down cards',
    proves('idc/zones/build-zone-face-down-protected'),
    () => {
      const discard = (state: readonly 'face-down'[]) =>
        inBuildStep({
          do: 'discard',
          what: {
            take: { take: 'exactly', count: 1 },
            of: { types: ['character'], ...(state.length > 0 ? { state, place: { in: 'build-zone' } } : {}) },
          },
        })
      const cards = [unit('Hunter', [discard([])]), unit('Saboteur', [discard(['face-down'])])]
      const position = {
        dark: { ground: ['Hunter', 'Saboteur'], build: [{ card: 'Jawa', counters: 1 }], hand },
        light: { character: ['Clone Cadet'] },
      }
      swtcg(position, { cards })
        .play('dark', { play: 'Hunter' })
        .expect({ zones: { 'light.discard': ['Clone Cadet'], 'dark.build': ['Jawa'] }, asked: 'dark' })
        .done()
      swtcg(position, { cards })
        .play('dark', { play: 'Saboteur' })
        .expect({ zones: { 'dark.discard': ['Jawa'], character: ['Clone Cadet'] }, asked: 'dark' })
        .done()
    },
  )
})
