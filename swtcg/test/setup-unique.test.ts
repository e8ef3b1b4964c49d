/** Unique units in setup. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { swtcg } from './play.ts'

/** A side that is done with setup. */
const DONE = { setup: { left: 0, total: 30, done: true } }

const at = (left: number, total = 30 - left) => ({ left, total })

const build = (card: string, destination?: { to?: string; place?: string }) =>
  destination ? { 'set-up': card, destination } : { 'set-up': card }

describe('unique units', () => {
  const LUKE_A = 'Luke Skywalker (A)'
  const LUKE_B = 'Luke Skywalker (B)'
  const LUKE_C = 'Luke Skywalker (C)'
  /** The Light Side has ten points left, and the Dark Side is done. */
  const light = (character: string, hand: string[], left = 10) =>
    swtcg({ at: 'setup light', dark: DONE, light: { character: [character], hand, setup: at(left) } })

  test('a cheaper version goes beneath', proves('idc/setup/stack-on-top-not-cheaper'), () => {
    light(LUKE_A, [LUKE_B, 'Luke Skywalker (K)'])
      .expect({
        offers: {
          light: [
            { 'set-up': LUKE_B, destination: { place: 'beneath' }, cost: 1 },
            { 'set-up': 'Luke Skywalker (K)', destination: { place: 'top' }, cost: 1 },
          ],
        },
        refused: { light: build(LUKE_B, { place: 'top' }), rule: 'idc/setup/stack-on-top-not-cheaper' },
        asked: 'light',
      })
      .done()
  })

  test(
    'a version of another type goes beneath, for 1 point',
    proves('idc/setup/stack-on-top-same-arena', 'idc/setup/stack-beneath-costs-one'),
    () => {
      swtcg({
        at: 'setup light',
        dark: DONE,
        light: { ground: ['Rogue Squadron (A)'], hand: ['Rogue Squadron (B)'], setup: at(3) },
      })
        .expect({
          refused: {
            light: build('Rogue Squadron (B)', { place: 'top' }),
            rule: 'idc/setup/stack-on-top-same-arena',
          },
        })
        .play('light', build('Rogue Squadron (B)'))
        .expect({
          asked: 'light',
          zones: { ground: ['Rogue Squadron (A)'], attached: ['Rogue Squadron (B)'], space: [] },
          resources: { light: { setupLeft: 2, setupTotal: 28 } },
        })
        .done()
    },
  )

  test(
    'a version that costs as much or more goes on top or beneath',
    proves('idc/setup/stack-on-top-allowed', 'idc/setup/stack-total-cost'),
    () => {
      const offer = (place: string, cost: number) => ({ 'set-up': LUKE_A, destination: { place }, cost })
      light(LUKE_C, [LUKE_A])
        .expect({
          offersExactly: {
            light: ['stop', offer('top', 3), offer('beneath', 1), { 'lay-face-down': LUKE_A }],
          },
        })
        .play('light', build(LUKE_A, { place: 'top' }))
        .expect({
          asked: 'light',
          zones: { character: [LUKE_A], attached: [LUKE_C] },
          facts: { [LUKE_C]: { host: LUKE_A } },
          numbers: { [LUKE_A]: { 'total-cost': 6, power: 5 } },
          resources: { light: { setupLeft: 7, setupTotal: 23 } },
        })
        .done()
    },
  )

  test(
    'the stack counts its top card and 1 for each other card',
    proves('idc/setup/stack-total-cost'),
    () => {
      light(LUKE_C, [LUKE_A])
        .play('light', build(LUKE_A, { place: 'beneath' }))
        .expect({
          asked: 'light',
          zones: { character: [LUKE_C] },
          resources: { light: { setupLeft: 9, setupTotal: 21 } },
        })
        .done()
    },
  )

  test('a second unit of a name cannot be built', proves('idc/setup/no-second-unit-of-same-name'), () => {
    light(LUKE_C, [LUKE_C, LUKE_A])
      .expect({
        noOffers: { light: [build('light.hand/Luke Skywalker (C)')] },
        refused: [
          { light: build(LUKE_A, { to: 'character' }), rule: 'idc/setup/no-second-unit-of-same-name' },
          { light: build('light.hand/Luke Skywalker (C)'), rule: 'idc/setup/no-second-unit-of-same-name' },
          { light: build('light.hand/Luke Skywalker (C)'), rule: 'idc/stack/no-duplicate-version' },
        ],
        asked: 'light',
      })
      .done()
  })

  test('stacks are not rearranged', proves('idc/setup/no-rearranging'), () => {
    swtcg({
      at: 'setup light',
      dark: DONE,
      light: { character: [{ card: LUKE_A, stack: [LUKE_C] }], hand: ['Jawa'], setup: at(10) },
    })
      .expect({
        asked: 'light',
        refused: { light: { rearrange: LUKE_A, version: LUKE_C }, rule: 'idc/setup/no-rearranging' },
      })
      .done()
  })

  test(
    'both sides may have the same unique unit; they contest when the battle phase begins',
    proves('idc/setup/no-contest-in-setup', 'wotc/setup/opponent-may-have-same-unique'),
    () => {
      for (const edition of ['idc', 'wotc']) {
        const game = swtcg(
          {
            at: 'setup light',
            dark: { ...DONE, character: ['Jabba the Hutt (A)'] },
            light: { hand: ['Jabba the Hutt (B)'], setup: at(6) },
          },
          { edition, dice: [1] },
        )
        game.play('light', build('Jabba the Hutt (B)'))
        game.expect({
          zones: { character: ['Jabba the Hutt (A)', 'Jabba the Hutt (B)'] },
          table: { turn: 1 },
        })
        game.play('dark', { cards: [] }).play('light', { cards: [] })
        game.expect({ asked: { dark: 'contest-bid' } }).done()
      }
    },
  )
})
