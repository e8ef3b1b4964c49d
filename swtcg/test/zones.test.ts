import { type Machine, viewOf, type ZoneView } from '@dejarik/kernel'
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { ARENAS } from '../cards/definition.ts'
import { type Swtcg, swtcgGame } from '../index.ts'
import { unit } from './made-up.ts'
import { lookInto, swtcg, wotc } from './play.ts'

const seen = (game: Machine<Swtcg>, viewer: number) => viewOf(game, swtcgGame.viewing, viewer)
const zone = (game: Machine<Swtcg>, viewer: number, owner: number | null, name: string): ZoneView =>
  seen(game, viewer).zones.find((each) => each.owner === owner && each.name === name)!

describe('arenas', () => {
  test(
    'there are three, Space, Ground and Character',
    proves('idc/zones/three-arenas', 'wotc/zones/three-arenas'),
    () => {
      for (const edition of ['idc', 'wotc']) {
        const game = lookInto({ edition })
        const shared = game.state.zones.filter(({ owner }) => owner === null).map(({ name }) => name)
        expect(shared.filter((name) => ARENAS.some((arena) => arena === name))).toEqual([
          'space',
          'ground',
          'character',
        ])
      }
    },
  )

  test(
    'the Dark Side has Space on the left, the Light Side on the right',
    proves('idc/zones/arena-layout', 'wotc/zones/arena-layout'),
    () => {
      for (const edition of ['idc', 'wotc']) {
        const game = lookInto({ edition })
        expect(seen(game, 0).table).toMatchObject({ arenas: ['space', 'ground', 'character'] })
        expect(seen(game, 1).table).toMatchObject({ arenas: ['character', 'ground', 'space'] })
      }
    },
  )

  test('the battle starts in Space', proves('idc/zones/battle-starts-in-space'), () => {
    const dark = { space: ['TIE Fighter DS-3-12'], ground: ['Juggernaut'], character: ['Geonosian Guard'] }
    const light = { space: ['N-1 Starfighter'], ground: ['Clone Squad'], character: ['Clone Cadet'] }
    swtcg({ at: 'battle', dark, light })
      .expect({ asked: { dark: 'next-attack' }, table: { step: 'space' } })
      .play('dark', { 'skip-attack': 'TIE Fighter DS-3-12' })
      .play('light', { 'skip-attack': 'N-1 Starfighter' })
      .expect({ asked: { dark: 'next-attack' }, table: { step: 'ground' } })
      .done()
  })

  test('face-up cards in them are in play', proves('idc/zones/arena-face-up-in-play'), () => {
    const picker = unit('Picker', [
      {
        ...{ ability: 'effect', cost: [], timing: 'build-step' },
        do: [
          {
            do: 'discard',
            what: { take: { take: 'exactly', count: 1 }, of: { kind: ['unit', 'location'] } },
          },
        ],
      },
    ])
    const ground = ['Picker', { card: 'Rickshaw', tapped: true }]
    swtcg({ dark: { ground, locations: ['Mos Eisley'], hand: ['Jawa'] } }, { cards: [picker] })
      .play('dark', { play: 'Picker' })
      .expect({
        asked: 'dark',
        offersExactly: { dark: ['Picker', 'Rickshaw', 'Mos Eisley'].map((card) => ({ cards: [card] })) },
      })
      .done()
  })

  test('a unit attacks within its arena', proves('wotc/zones/attack-within-arena'), () => {
    wotc({
      at: 'attack ground',
      dark: { ground: ['Juggernaut'] },
      light: { ground: ['Clone Squad'], character: ['Clone Cadet'] },
    })
      .expect({
        offersExactly: {
          dark: [{ attack: 'Juggernaut', defender: 'Clone Squad' }, { 'skip-attack': 'Juggernaut' }],
        },
        asked: 'dark',
      })
      .done()
  })

  test('any number of units may be in one', proves('wotc/zones/no-unit-limit'), () => {
    const units = Array.from({ length: 11 }, () => 'TIE Fighter DS-73-5')
    wotc({ at: 'build dark', dark: { space: units, hand: ['Taylander Shuttle'], buildPoints: 2 } })
      .play('dark', { complete: 'Taylander Shuttle', destination: { to: 'space' } })
      .expect({ zones: { space: 12 }, asked: 'dark' })
  })
})

describe('decks and hands', () => {
  const dark = { hand: ['Jawa', 'Eopie'], deck: ['Rickshaw', 'Swoop Bike', 'Tusken Squad'] }
  const game = () => lookInto({ position: { at: 'setup dark', dark } })

  test(
    'nobody sees what is in a deck, not even its player',
    proves('idc/zones/deck-face-down-pile', 'wotc/zones/deck-is-hidden'),
    () => {
      for (const viewer of [0, 1])
        expect(zone(game(), viewer, 0, 'deck')).toMatchObject({ count: 3, cards: [] })
    },
  )

  test(
    'a hand is seen by its player alone',
    proves('idc/zones/hand-private', 'wotc/zones/hand-private'),
    () => {
      expect(zone(game(), 0, 0, 'hand').cards.map(({ is }) => is)).toEqual(['ANH Jawa', 'PM Eopie'])
      expect(zone(game(), 1, 0, 'hand')).toMatchObject({ count: 2, cards: [] })
    },
  )

  test(
    'a hand holds what is drawn until it is built',
    proves('idc/zones/hand-contents', 'wotc/zones/hand-is-a-zone'),
    () => {
      for (const edition of ['idc', 'wotc'])
        swtcg(
          { at: 'build dark', dark: { hand: ['Juggernaut', 'Jawa'], buildPoints: 1 } },
          { edition, through: ['plain'] },
        )
          .expect({ zones: { 'dark.hand': 2, 'dark.build': 0 } })
          .play('dark', { 'lay-face-down': 'Juggernaut' })
          .expect({ zones: { 'dark.hand': ['Jawa'], 'dark.build': ['Juggernaut'] }, asked: 'dark' })
    },
  )

  test(
    'a player with an empty deck plays on',
    proves('idc/zones/deck-empty-no-loss', 'wotc/zones/deck-empty'),
    () => {
      for (const edition of ['idc', 'wotc'])
        swtcg(
          { at: 'build dark', dark: { hand: ['Jawa'], deck: [], discard: ['Eopie'], buildPoints: 1 } },
          { edition },
        )
          .expect({ asked: { dark: 'build' }, zones: { 'dark.hand': ['Jawa'], 'dark.discard': ['Eopie'] } })
          .done()
    },
  )

  test('a hand has no limit', proves('wotc/zones/hand-no-limit'), () => {
    const hand = Array.from({ length: 14 }, () => 'Jawa')
    wotc({ at: 'end', turn: 3, dark: { hand, ground: ['Rickshaw'] }, light: { ground: ['Clone Squad'] } })
      .expect({ table: { turn: 4 }, zones: { 'dark.hand': 14 }, asked: 'dark' })
      .done()
  })
})

describe('what lies open', () => {
  test(
    'discard piles and Resources can be read by everybody',
    proves(
      'idc/zones/discard-pile-public',
      'idc/zones/discard-pile-face-up',
      'idc/zones/resource-zone-place',
      'wotc/zones/discard-pile-public',
    ),
    () => {
      for (const edition of ['idc', 'wotc'])
        swtcg(
          {
            dark: {
              discard: ['Jawa', 'Blaster Barrage'],
              resource: 'The Death Watch',
              hand: ['Eopie'],
              buildPoints: 1,
            },
          },
          { edition },
        )
          .expect({
            knows: {
              light: ['dark.discard/Jawa', 'Blaster Barrage', 'The Death Watch'],
              spectator: ['The Death Watch'],
            },
            asked: 'dark',
          })
          .done()
    },
  )

  test(
    'the build zone holds face-down cards, units out of battle and loose Equipment',
    proves('idc/zones/build-zone-place'),
    () => {
      const carbine = "Boba Fett's Blaster Carbine (A)"
      const build = [{ card: 'Juggernaut', counters: 2 }, { card: 'Jawa', tapped: true }, carbine]
      swtcg({ dark: { build, hand: ['Eopie'], buildPoints: 2 } })
        .expect({
          asked: 'dark',
          zones: { 'dark.build': ['Juggernaut', 'Jawa', carbine] },
          facts: {
            Juggernaut: { faceDown: true, buildCounters: 2 },
            Jawa: { faceDown: false, tapped: true },
          },
          hidden: { light: ['Juggernaut'] },
          knows: { dark: ['Juggernaut'], light: ['Jawa', carbine] },
        })
        .done()
    },
  )
})

describe('discard piles in 2003', () => {
  const shot = (amount: number) =>
    unit('Sniper', [
      {
        ...{ ability: 'effect', cost: [], timing: 'build-step' },
        do: [{ do: 'damage', who: { take: { take: 'each' }, of: { names: ['Medic'] } }, amount }],
      },
    ])

  test(
    'a unit goes there the moment it has as much damage as health, without what was on it',
    proves('wotc/zones/discard-on-lethal-counters', 'wotc/zones/discard-clears-card'),
    () => {
      const medic = unit('Medic', [{ ability: 'static', who: { names: ['Rickshaw'] }, gain: { health: 2 } }])
      wotc(
        {
          dark: { ground: ['Sniper'], hand: ['Jawa'] },
          light: { ground: ['Medic', { card: 'Rickshaw', damage: 3 }] },
        },
        { cards: [medic, shot(1)] },
      )
        .play('dark', { play: 'Sniper' })
        .expect({
          zones: { 'light.discard': ['Medic', 'Rickshaw'] },
          facts: { Rickshaw: { damage: 0, tapped: false } },
          asked: 'dark',
        })
        .done()
    },
  )

  test('Locations go there when a card says so', proves('wotc/zones/effects-send-to-discard'), () => {
    const raider = unit('Raider', [
      {
        ...{ ability: 'effect', cost: [], timing: 'build-step' },
        do: [
          { do: 'discard', what: { take: { take: 'each' }, of: { kind: ['location'], whose: 'opponent' } } },
        ],
      },
    ])
    wotc(
      { dark: { ground: ['Raider'], hand: ['Jawa'] }, light: { locations: ['Mos Eisley'] } },
      { cards: [raider] },
    )
      .play('dark', { play: 'Raider' })
      .expect({ zones: { 'light.discard': ['Mos Eisley'] }, asked: 'dark' })
      .done()
  })

  test(
    'Battle cards and Missions go there after they are carried out',
    proves('wotc/zones/battle-and-mission-to-discard'),
    () => {
      const recover = {
        ...{ name: 'Recover', side: 'neutral', kind: 'mission', cost: 1 },
        abilities: [
          {
            ...{ ability: 'effect', cost: [] },
            do: [
              {
                do: 'put',
                what: {
                  take: { take: 'up-to', count: 2 },
                  of: { kind: ['mission'], whose: 'you', place: { in: 'discard-pile' } },
                },
                to: 'hand',
              },
            ],
          },
        ],
      }
      const dark = { hand: ['Recover', 'Jawa'], discard: ['Capture the Falcon'], buildPoints: 1 }
      wotc({ dark }, { cards: [recover] })
        .play('dark', { complete: 'Recover' })
        .expect({ offersExactly: { dark: [{ cards: [] }, { cards: ['Capture the Falcon'] }] } })
        .play('dark', { cards: ['Capture the Falcon'] })
        .expect({
          zones: { 'dark.discard': ['Recover'], 'dark.hand': ['Capture the Falcon', 'Jawa'] },
          asked: 'dark',
        })
        .done()
    },
  )
})
