/** Duels: how one begins, who counts what, and what comes of it. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { withDestiny } from './destinies.ts'
import { CIRCLE, chase, HERE, NEXT, OBSESSION, obsessed } from './duel-play.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

describe('a duel begins', () => {
  test(
    'when Vader has just walked to the site of Luke from next door',
    together(proves('ccgx/duel/initiate', 'ccgx/duel/obsession'), tells(OBSESSION)),
    () => {
      const game = chase()
      game.expect({ offers: { dark: [{ play: OBSESSION }] } })
      game.play('dark', { play: OBSESSION })
      game.expect({ events: [{ kind: 'duelInitiated', seat: 'dark', at: HERE, epic: false }], stop: 'here' })
      const standing = final({
        at: 'move dark',
        locations: [{ card: HERE, dark: ['Darth Vader'], light: ['Luke Skywalker'] }],
        dark: { hand: [OBSESSION], force: 3 },
      })
      standing.expect({ noOffers: { dark: [{ play: OBSESSION }] }, stop: 'here' })
    },
  )

  test('only with somebody who is active', proves('ccgx/duel/initiate'), () => {
    const game = final({
      at: 'move dark',
      locations: [
        { card: NEXT, dark: ['Darth Vader'] },
        { card: HERE, dark: [{ card: 'Stormtrooper', captives: ['Luke Skywalker'] }] },
      ],
      dark: { hand: [OBSESSION], force: 3 },
    })
    game.play('dark', { move: 'Darth Vader', to: HERE })
    game.expect({ noOffers: { dark: [{ play: OBSESSION }] }, stop: 'here' })
  })

  test('and may be cancelled before anything is drawn', proves('ccgx/duel/steps'), () => {
    const peace = {
      title: 'Lay Down Arms',
      side: 'light',
      kind: 'interrupt',
      type: 'used',
      text: { actions: [{ when: { just: 'duel-initiated' }, do: [{ do: 'cancel' }] }] },
    } as const
    const game = obsessed({ draws: [[2], [5]], light: { hand: ['Lay Down Arms'] }, cards: [peace] })
    game.play('light', { play: 'Lay Down Arms' })
    game.expect({
      events: [{ kind: 'duelEnded', winner: null }],
      noEvents: [{ kind: 'destinyDrawn' }],
      facts: { 'Luke Skywalker': { at: 'Tatooine: Cantina' } },
      stop: 'here',
    })
  })
})

describe('what counts', () => {
  test(
    'is power with two destinies each, Dark first; the winner retrieves, the loser loses the difference and the character',
    together(proves('ccgx/duel/obsession', 'ccgx/duel/total', 'ccgx/duel/steps'), tells(OBSESSION)),
    () => {
      const game = obsessed({
        draws: [
          [2, 3],
          [5, 1],
        ],
      })
      game.expect({
        events: [
          { kind: 'destinyDrawn', seat: 'dark', value: 2, for: 'duel' },
          { kind: 'destinyDrawn', seat: 'dark', value: 3, for: 'duel' },
          { kind: 'destinyDrawn', seat: 'light', value: 5, for: 'duel' },
          { kind: 'destinyDrawn', seat: 'light', value: 1, for: 'duel' },
          { kind: 'duelTotals', totals: [11, 9], winner: 'dark' },
        ],
        asked: { light: 'lose-force' },
      })
      game.play('light', { verb: 'lose', from: 'reserve' }).play('light', { verb: 'lose', from: 'reserve' })
      game.expect({
        resources: { dark: { lost: 4 }, light: { lost: 8 } },
        facts: { 'Luke Skywalker': { at: '' } },
        stop: 'here',
      })
    },
  )

  test('for the Light Side as well', together(proves('ccgx/duel/obsession'), tells(OBSESSION)), () => {
    const game = obsessed({
      draws: [
        [1, 1],
        [5, 5],
      ],
    })
    game.expect({ events: [{ kind: 'duelTotals', totals: [8, 13], winner: 'light' }], stop: 'here' })
  })

  test(
    'is nothing for a draw that cannot be made, and nobody may decline one',
    proves('ccgx/duel/draws-optional'),
    () => {
      const game = obsessed({ draws: [[3, 3], []], light: { reserve: [withDestiny('light', 4)], used: 3 } })
      game.expect({
        events: [
          { kind: 'destinyDrawn', seat: 'light', value: 4 },
          { kind: 'noDestiny', seat: 'light', for: 'duel' },
          { kind: 'duelTotals', totals: [12, 7] },
        ],
        stop: 'here',
      })
    },
  )

  test('is the same for both: nobody wins, and nothing happens', proves('ccgx/duel/tie'), () => {
    const game = obsessed({
      draws: [
        [1, 1],
        [3, 2],
      ],
    })
    game.expect({
      events: [
        { kind: 'duelTotals', totals: [8, 8], winner: null },
        { kind: 'duelEnded', winner: null },
      ],
      facts: { 'Luke Skywalker': { at: 'Tatooine: Cantina' } },
      resources: { light: { lost: 5 }, dark: { lost: 6 } },
      stop: 'here',
    })
  })

  test('comes to nothing if a duelist leaves before the totals', proves('ccgx/duel/ends-early'), () => {
    const rescue = {
      title: 'Snatched Away',
      side: 'light',
      kind: 'interrupt',
      type: 'used',
      text: {
        actions: [
          {
            when: { just: 'destiny-drawn', for: 'duel' },
            do: [{ do: 'return-to-hand', what: { persona: 'Luke' } }],
          },
        ],
      },
    } as const
    const game = obsessed({
      draws: [
        [6, 6],
        [1, 1],
      ],
      light: { hand: ['Snatched Away'] },
      cards: [rescue],
    })
    game.play('light', { play: 'Snatched Away' })
    game.expect({
      events: [{ kind: 'duelEnded', winner: null, cause: { rule: 'ccgx/duel/ends-early' } }],
      noEvents: [{ kind: 'duelTotals' }],
      resources: { dark: { lost: 6 } },
      stop: 'here',
    })
  })
})

test(
  'a duel is no battle: nobody else counts, and a battle can be fought there afterwards',
  proves('ccgx/duel/not-battle'),
  () => {
    const meeting = (at: 'battle dark') =>
      final({
        at,
        locations: [
          {
            card: HERE,
            dark: ['Darth Vader', 'Stormtrooper'],
            light: ['Obi-Wan Kenobi', 'Rebel Trooper', 'Han Solo'],
          },
        ],
        dark: { hand: [CIRCLE], force: 5 },
      })
    const game = meeting('battle dark')
    game.play('dark', { play: CIRCLE })
    game.expect({
      events: [{ kind: 'duelTotals', totals: [6, 5], winner: 'dark' }],
      noEvents: [{ kind: 'battleInitiated' }, { kind: 'destinyDrawn' }],
      zones: { 'light.out-of-play': ['Obi-Wan Kenobi'] },
      offers: { dark: [{ battle: HERE }] },
      stop: 'here',
    })
    expect(game.machine.state.table.duel).toBe(null)
  },
)
