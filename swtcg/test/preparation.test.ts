import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { lookInto, swtcg, wholeGame, wotc } from './play.ts'

const UNITS = [
  'Jawa',
  'Rickshaw',
  'Swoop Bike',
  'Eopie',
  'Flare-S Swoop',
  'Z-95 Headhunter',
  'Patrol Speeder',
]
const MORE = [
  'Tusken Squad',
  'Gozanti Cruiser',
  'Taylander Shuttle',
  'Jawa Salvage Team',
  'Coruscant Speeder',
]
const RESOURCES = ["Bounty Hunters' Guild", 'The Death Watch']
const deck = [...UNITS, ...MORE]

describe('Resources', () => {
  test(
    'each player may take one Resource from the deck and shows it, the Dark Side first',
    proves('idc/prep/pull-resource', 'idc/prep/pull-resource-dark-first', 'idc/prep/draw-to-seven'),
    () => {
      const game = swtcg({ at: 'preparation', dark: { deck: [...RESOURCES, ...deck] }, light: { deck } })
      game
        .expect({
          asked: { dark: 'pull-resource' },
          offersExactly: { dark: [{ cards: [] }, ...RESOURCES.map((card) => ({ cards: [card] }))] },
        })
        .expect({
          refused: [
            { dark: { cards: RESOURCES }, rule: 'idc/prep/pull-resource' },
            { dark: { cards: ['dark.deck/Jawa'] }, rule: 'idc/prep/pull-resource' },
          ],
        })
        .play('dark', { cards: ['The Death Watch'] })
        .expect({
          asked: { light: 'pull-resource' },
          zones: { 'dark.hand': ['The Death Watch'] },
          knows: { light: ['dark.hand/The Death Watch'] },
        })
        .play('light', { cards: [] })
        .expect({
          asked: { dark: 'mulligan' },
          zones: { 'dark.hand': 7, 'light.hand': 7 },
          events: [
            { kind: 'drew', seat: 'dark', count: 6 },
            { kind: 'drew', seat: 'light', count: 7 },
          ],
        })
        .done()
    },
  )

  test('a Resource that is not taken stays in the deck', proves('idc/prep/pull-resource-optional'), () => {
    const game = swtcg({ at: 'preparation', dark: { deck: [RESOURCES[0]!] }, light: { deck } })
    game.play('dark', { cards: [] }).play('light', { cards: [] })
    game.expect({ asked: { dark: 'mulligan' }, zones: { 'dark.hand': [RESOURCES[0]!] } }).done()
  })

  test('the order is Resources, shuffle and draw, mulligan, setup', proves('idc/prep/order'), () => {
    const game = wholeGame({ seed: 5 })
    game.expect({
      asked: { dark: 'pull-resource' },
      zones: { 'dark.hand': 0 },
      events: [{ kind: 'sidesChosen' }],
    })
    game.play('dark', { cards: [] }).play('light', { cards: [] })
    game.expect({
      asked: { dark: 'mulligan' },
      events: [
        { kind: 'resourcePulled', seat: 'dark' },
        { kind: 'resourcePulled', seat: 'light' },
        { kind: 'shuffled', seat: 'dark' },
        { kind: 'drew', seat: 'dark', count: 7 },
      ],
      zones: { 'dark.hand': 7, 'dark.deck': 53 },
    })
    game
      .play('dark', { cards: [] })
      .play('light', { cards: [] })
      .expect({ asked: { dark: 'setup' } })
      .done()
  })

  test('a Resource cannot be searched for after the hand is drawn', proves('idc/prep/order'), () => {
    swtcg({ at: 'mulligan', dark: { hand: UNITS, deck: [RESOURCES[0]!] } })
      .expect({
        asked: { dark: 'mulligan' },
        refused: { dark: { cards: [RESOURCES[0]!] }, rule: 'idc/prep/order' },
      })
      .done()
  })
})

describe('shuffle and draw', () => {
  const orderOf = (seed: number): readonly string[] => {
    const machine = lookInto({ seed, position: { at: 'preparation', dark: { deck }, light: { deck } } })
    for (const seat of [0, 1]) machine.answer({ ask: machine.state.asked!.id, seat, value: [] })
    const { state } = machine
    return state.zones
      .filter(({ owner, name }) => owner === 0 && (name === 'hand' || name === 'deck'))
      .flatMap(({ cards }) => cards.map((card) => state.cards[card]!.is))
  }

  test(
    'the deck is shuffled, the same way for the same seed',
    proves('idc/prep/shuffle', 'wotc/setup/shuffle'),
    () => {
      expect(orderOf(1)).toEqual(orderOf(1))
      expect(orderOf(1)).not.toEqual(orderOf(2))
      expect([...orderOf(1)].sort()).toEqual([...orderOf(2)].sort())
      const orders = new Set(Array.from({ length: 10 }, (_, seed) => orderOf(seed).join()))
      expect(orders.size).toBe(10)
    },
  )

  test(
    'by the rules of 2003 nobody takes a Resource',
    proves('wotc/setup/order', 'wotc/setup/draw-seven'),
    () => {
      const game = wholeGame({ edition: 'wotc', seed: 2 })
      game.expect({
        asked: { dark: 'mulligan' },
        zones: { 'dark.hand': 7, 'dark.deck': 53, 'light.hand': 7, 'light.deck': 53 },
        events: [{ kind: 'sidesChosen' }, { kind: 'shuffled' }, { kind: 'drew', seat: 'light', count: 7 }],
      })
      game
        .play('dark', { cards: [] })
        .play('light', { cards: [] })
        .expect({ asked: { dark: 'setup' } })
        .done()
    },
  )
})

describe('the mulligan', () => {
  const units = UNITS.slice(0, 4)
  const hand = [...units, 'Blaster Barrage', 'Capture the Falcon', RESOURCES[0]!]
  const thrown = ['Blaster Barrage', 'Capture the Falcon', RESOURCES[0]!]

  test(
    'any number of non-unit cards goes to the discard pile, and as many are drawn',
    proves(
      'idc/prep/mulligan-non-units-only',
      'idc/prep/mulligan-draw-same-number',
      'idc/prep/mulligan-once',
    ),
    () => {
      swtcg({ at: 'mulligan', dark: { hand, deck: ['Anakin Skywalker (A)', ...MORE] } })
        .expect({ refused: { dark: { cards: ['Jawa'] }, rule: 'idc/prep/mulligan-non-units-only' } })
        .play('dark', { cards: thrown })
        .expect({
          asked: { light: 'mulligan' },
          zones: {
            'dark.discard': thrown,
            'dark.hand': [...units, 'Anakin Skywalker (A)', ...MORE.slice(0, 2)],
          },
          refused: { dark: { cards: [] }, code: 'not-asked' },
          knows: { light: ['Blaster Barrage'] },
        })
        .play('light', { cards: [] })
        .expect({ asked: { dark: 'setup' } })
        .done()
    },
  )

  test(
    'the Dark Side decides first',
    proves('idc/prep/mulligan-dark-first', 'wotc/setup/mulligan-order'),
    () => {
      for (const edition of ['idc', 'wotc']) {
        const game = swtcg(
          { at: 'mulligan', dark: { hand }, light: { hand: ['Blaster Barrage'] } },
          { edition },
        )
        game.expect({ asked: 'dark', refused: { light: { cards: [] }, code: 'not-asked' } })
        game.play('dark', { cards: [] }).expect({ asked: 'light' }).done()
      }
    },
  )

  test(
    'by the rules of 2003 Battle, Mission and Location cards are exchanged, never units',
    proves(
      'wotc/setup/mulligan',
      'wotc/setup/mulligan-no-units',
      'wotc/setup/mulligan-once',
      'wotc/setup/mulligan-no-reshuffle',
      'wotc/setup/mulligan-before-units',
    ),
    () => {
      const all = [...units, 'Blaster Barrage', 'Capture the Falcon', 'Mos Eisley']
      wotc({ at: 'mulligan', dark: { hand: all, deck: [...MORE, 'Jawa'] } })
        .expect({ refused: { dark: { cards: ['dark.hand/Jawa'] }, rule: 'wotc/setup/mulligan-no-units' } })
        .play('dark', { cards: ['Blaster Barrage', 'Capture the Falcon', 'Mos Eisley'] })
        .expect({
          asked: { light: 'mulligan' },
          zones: {
            'dark.discard': ['Blaster Barrage', 'Capture the Falcon', 'Mos Eisley'],
            'dark.hand': [...units, ...MORE.slice(0, 3)],
            'dark.deck': [...MORE.slice(3), 'Jawa'],
          },
        })
        .play('light', { cards: [] })
        .expect({ asked: { dark: 'setup' } })
        .done()
    },
  )
})
