import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import type { SeatPosition } from '../scenario/position.ts'
import { wotc } from './play.ts'
import { RECALL } from './recall.ts'

/** Boba Fett costs 6 on the Dark Side and 5 on the Light Side; ships in Space attack when the contests are over. */
const DARK = 'Boba Fett (C)'
const LIGHT = 'Boba Fett (D)'

const contested = (dark: SeatPosition = {}, light: SeatPosition = {}, at = 'battle') =>
  wotc({
    at,
    dark: { force: 6, space: ['TIE Fighter DS-3-12'], character: [DARK], ...dark },
    light: { force: 6, space: ['N-1 Starfighter'], character: [LIGHT], ...light },
  })
const BIDDING = { asked: { dark: 'contest-bid' } }
const OVER = { asked: { dark: 'next-attack' } }

describe('what is contested, by the rules of 2003', () => {
  test(
    'units of the same unique name in battle, from the start of the battle phase',
    proves('wotc/contest/when', 'wotc/contest/retreated-not-contested'),
    () => {
      contested().expect(BIDDING).done()
      contested({ character: [], build: [DARK] })
        .expect(OVER)
        .done()
      contested({ character: ['Darth Vader (A)'] }, { character: ['Anakin Skywalker (A)'] })
        .expect(BIDDING)
        .done()
    },
  )

  test('in any arenas', proves('wotc/contest/any-arenas'), () => {
    const position = { dark: { character: ['Mace Windu (B)'] }, light: { ground: ['Mace Windu (E)'] } }
    wotc({ at: 'battle', dark: { force: 1, ...position.dark }, light: { force: 1, ...position.light } })
      .expect(BIDDING)
      .done()
  })

  test('not outside the battle phase', proves('wotc/contest/not-outside-battle-phase'), () => {
    contested({ hand: ['Jawa'], buildPoints: 2 }, {}, 'build dark')
      .expect({ asked: { dark: 'build' } })
      .done()
    contested({}, {}, 'retreat light')
      .play('light', { cards: [LIGHT] })
      .expect(OVER)
      .done()
  })

  test('a Pilot on a unit is no unit, and not contested', proves('wotc/contest/pilot-not-contested'), () => {
    const ship = { card: 'TIE Fighter DS-3-12', pilots: ['Darth Vader (D)'] }
    contested({ character: [], space: [ship] }, { character: ['Anakin Skywalker (A)'] })
      .expect(OVER)
      .done()
  })
})

describe('bidding by the rules of 2003', () => {
  test(
    'the Dark Side opens, perhaps with 0; the answer may be lower; then each may raise until neither does',
    proves('wotc/contest/bidding-order', 'wotc/contest/raising', 'wotc/contest/winner-pays'),
    () => {
      contested({ force: 5 })
        .expect(BIDDING)
        .play('dark', 0)
        .play('light', 2)
        .play('dark', 3)
        .expect({ refused: { light: 1, rule: 'wotc/contest/raising' } })
        .play('light', 2)
        .play('dark', 3)
        .expect({
          ...OVER,
          zones: { character: [DARK] },
          resources: { dark: { force: 2 }, light: { force: 6 } },
        })
        .done()
    },
  )

  test('a bid need not beat the other', proves('wotc/contest/no-need-to-overbid'), () => {
    contested({}, { character: ['Boba Fett (G)'] })
      .play('dark', 4)
      .play('light', 2)
      .play('dark', 4)
      .play('light', 2)
      .expect({ ...OVER, zones: { character: ['Boba Fett (G)'] }, resources: { light: { force: 4 } } })
      .done()
  })

  test('no more than the Force at hand', proves('wotc/contest/bid-limit'), () => {
    contested({}, { force: 3 })
      .play('dark', 0)
      .expect({
        asked: 'light',
        offersExactly: { light: [0, 1, 2, 3] },
        refused: { light: 4, rule: 'wotc/contest/bid-limit' },
      })
      .done()
  })

  test(
    'cost with stack and bid are compared; the Dark Side wins a tie',
    proves('wotc/contest/compare'),
    () => {
      const vader = { card: 'Darth Vader (A)', stack: ['Darth Vader (B)'] }
      const anakin = {
        card: 'Anakin Skywalker (C)',
        stack: ['Anakin Skywalker (A)', 'Anakin Skywalker (B)', 'Anakin Skywalker (D)'],
      }
      const bid = (light: number) =>
        contested({ character: [vader] }, { character: [anakin] })
          .play('dark', 0)
          .play('light', light)
          .play('dark', 0)
          .play('light', light)
      bid(1)
        .expect({ ...OVER, zones: { character: ['Darth Vader (A)'] } })
        .done()
      bid(2)
        .expect({ ...OVER, zones: { character: ['Anakin Skywalker (C)'] } })
        .done()
    },
  )
})

describe('the outcome by the rules of 2003', () => {
  test('a loser that was attacking has left battle: no dice', proves('wotc/contest/during-an-attack'), () => {
    const dark = {
      build: [DARK],
      ground: ['Recall Officer'],
      character: ['Jawa'],
      hand: ['Rickshaw'],
      force: 0,
    }
    wotc(
      { at: 'attack character', dark, light: { character: [LIGHT], ground: ['Clone Squad'], force: 0 } },
      { cards: [RECALL] },
    )
      .play('light', { attack: LIGHT, defender: 'Jawa' })
      .play('dark', { play: 'Recall Officer' })
      .expect({
        events: [{ kind: 'contestWon', seat: 'dark' }, { kind: 'retreated' }, { kind: 'attackEnded' }],
        zones: { 'light.build': [LIGHT], character: [DARK, 'Jawa'] },
        facts: { Jawa: { damage: 0 } },
        asked: 'dark',
      })
      .done()
  })

  test(
    'the loser pays nothing and retreats as it stands; it may return and be contested again',
    proves('wotc/contest/loser-retreats', 'wotc/contest/loser-may-return'),
    () => {
      const bid = (tapped: boolean) =>
        contested({}, { character: [{ card: LIGHT, tapped }] })
          .play('dark', 4)
          .play('light', 4)
          .play('dark', 4)
          .play('light', 4)
      bid(false)
        .expect({
          ...OVER,
          events: [
            { kind: 'contestWon', seat: 'dark' },
            { kind: 'retreated', card: LIGHT },
          ],
          zones: { 'light.build': [LIGHT] },
          facts: { [LIGHT]: { tapped: false } },
          resources: { light: { force: 6 } },
        })
        .done()
      bid(true)
        .expect({ ...OVER, facts: { [LIGHT]: { tapped: true } }, zones: { 'light.build': [LIGHT] } })
        .done()
      contested({}, { character: [], build: [LIGHT], hand: ['Jawa'], buildPoints: 1 }, 'build light')
        .play('light', { upkeep: LIGHT, cost: 0 })
        .play('light', { move: LIGHT, to: 'character' })
        .play('dark', { cards: [] })
        .play('light', { cards: [] })
        .expect(BIDDING)
        .done()
    },
  )

  test('the Dark Side chooses which pair comes first', proves('wotc/contest/several-pairs'), () => {
    const game = contested(
      { character: [DARK, 'Darth Vader (A)'], force: 4 },
      { character: [LIGHT, 'Anakin Skywalker (A)'] },
    )
    game.expect({ asked: { dark: 'contest' } }).play('dark', { contest: 'Darth Vader (A)' })
    game.play('dark', 3).play('light', 0).play('dark', 3).play('light', 0)
    game.expect({ ...BIDDING, offersExactly: { dark: [0, 1] } }).done()
  })
})
