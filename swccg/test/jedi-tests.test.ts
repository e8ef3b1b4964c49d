/** Jedi Tests: who is taught by whom, what an attempt takes and what it brings. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import type { Placed, ScenarioPosition } from '../scenario/position.ts'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'
import {
  attempted,
  CAVE,
  DAGOBAH,
  done,
  JUNGLE,
  type Lesson,
  LUKE,
  lesson,
  ONE,
  THREE,
  TWO,
} from './training-play.ts'

describe('a Jedi Test comes', () => {
  test(
    'free to a site of Dagobah with a mentor and an apprentice there; it is no Effect',
    together(
      proves(
        'ccgx/dagobah/test-type',
        'ccgx/dagobah/mentor',
        'ccgx/dagobah/apprentice',
        'ccgx/dagobah/targets-fixed',
      ),
      tells(ONE),
    ),
    () => {
      const game = lesson({
        at: 'deploy light',
        hand: [ONE],
        more: ['R2-X2 (Artoo-Extoo)', 'Obi-Wan Kenobi'],
      })
      game.expect({
        offers: { light: [{ deploy: ONE, on: JUNGLE, target: LUKE, cost: 0 }] },
        noOffers: {
          light: [
            { deploy: ONE, on: CAVE },
            { deploy: ONE, on: JUNGLE, target: 'Yoda' },
            { deploy: ONE, on: JUNGLE, target: 'Obi-Wan Kenobi' },
            { deploy: ONE, on: JUNGLE, target: 'R2-X2 (Artoo-Extoo)' },
          ],
        },
      })
      game.play('light', { deploy: ONE, on: JUNGLE, target: LUKE }).play('light', { cards: ['Yoda'] })
      const { cards } = game.machine.state
      const [jedi, pupil] = ['Yoda', LUKE].map((name) => cards.findIndex((card) => card?.is === name))
      expect(cards.find((card) => card?.is === ONE)).toMatchObject({ target: pupil, mentor: jedi })
      game.expect({ stop: 'here' })
    },
  )

  /** Yoda alone in the jungle, and a hand. */
  const alone = (hand: readonly string[], force: number, how: Partial<ScenarioPosition> = {}) =>
    final({
      at: 'deploy light',
      locations: [DAGOBAH, { card: JUNGLE, light: ['Yoda'] }, CAVE, 'Tatooine: Cantina (D)'],
      ...how,
      light: { hand, force },
      dark: { reserve: 5, hand: ['Stormtrooper'], force: 9 },
    })

  test(
    'with its apprentice out of hand, at what he costs, where others are not deployed; both or neither',
    together(
      proves('ccgx/dagobah/great-warrior-deploy', 'ccgx/number/deploy-restriction-ignored'),
      tells(ONE),
    ),
    () => {
      const trooper = { deploy: ONE, on: JUNGLE, target: 'Rebel Trooper' }
      const game = alone([ONE, 'Rebel Trooper', 'R2-X2 (Artoo-Extoo)'], 3)
      game.expect({
        offers: { light: [{ ...trooper, cost: 1 }] },
        noOffers: {
          light: [
            { deploy: 'Rebel Trooper', on: JUNGLE },
            { deploy: ONE, on: CAVE },
            { deploy: ONE, on: JUNGLE, target: 'R2-X2 (Artoo-Extoo)' },
          ],
        },
      })
      game.play('light', trooper)
      game.expect({
        events: [
          { kind: 'deployed', is: ONE, cost: 0 },
          { kind: 'deployed', is: 'Rebel Trooper', cost: 1 },
        ],
        facts: { [ONE]: { on: JUNGLE }, 'table/Rebel Trooper': { at: JUNGLE } },
        resources: { light: { force: 2 } },
        stop: 'here',
      })
      const { cards } = game.machine.state
      const { target, mentor } = cards.find((card) => card?.is === ONE)!
      expect([target, mentor].map((who) => cards[who!]!.is)).toEqual(['Rebel Trooper', 'Yoda'])
      alone([ONE, 'Rebel Trooper'], 0).expect({ noOffers: { light: [{ deploy: ONE }] }, stop: 'here' })
    },
  )

  test(
    'with an apprentice whose own text keeps him elsewhere, but not with a second one of a unique card',
    together(proves('ccgx/number/deploy-restriction-ignored'), tells(ONE)),
    () => {
      const farmer = {
        title: 'Farmer',
        side: 'light',
        kind: 'character',
        type: 'alien',
        dots: 1,
        deploy: 2,
        ability: 2,
        power: 1,
        forfeit: 1,
        text: { deploys: { only: { where: { sitesOf: 'Tatooine' } } } },
      } as const
      const with_ = (there: readonly string[]) =>
        final(
          {
            at: 'deploy light',
            locations: [
              DAGOBAH,
              { card: JUNGLE, light: ['Yoda'] },
              { card: 'Tatooine: Cantina (D)', light: there },
            ],
            light: { hand: [ONE, 'Farmer'], force: 4 },
          },
          { cards: [farmer] },
        )
      with_([]).expect({
        offers: { light: [{ deploy: ONE, on: JUNGLE, target: 'Farmer', cost: 2 }] },
        stop: 'here',
      })
      with_(['Farmer']).expect({ noOffers: { light: [{ deploy: ONE }] }, stop: 'here' })
    },
  )

  test(
    'and is there to stay while others answer it',
    together(proves('ccgx/dagobah/targets-fixed'), tells(ONE)),
    () => {
      const startled = {
        title: 'Startled',
        side: 'dark',
        kind: 'interrupt',
        type: 'used',
        text: { actions: [{ when: { just: 'deployed' }, do: [{ do: 'activate', amount: 1 }] }] },
      } as const
      const game = final(
        {
          at: 'deploy light',
          locations: [DAGOBAH, { card: JUNGLE, light: ['Yoda', LUKE] }],
          light: { hand: [ONE], force: 4 },
          dark: { hand: ['Startled'], reserve: 3 },
        },
        { cards: [startled] },
      )
      game.play('light', { deploy: ONE, on: JUNGLE, target: LUKE })
      game.play('dark', { play: 'Startled' })
      game.expect({ facts: { [ONE]: { on: JUNGLE } }, stop: 'here' })
    },
  )

  test(
    'in order: the second for whoever has completed the first, and none twice',
    together(proves('ccgx/dagobah/order'), tells(TWO)),
    () => {
      const hand = [ONE, TWO, THREE]
      const offers = (has: readonly Placed[]) => lesson({ at: 'deploy light', hand, has })
      offers([]).expect({ noOffers: { light: [{ deploy: TWO }, { deploy: THREE }] }, stop: 'here' })
      offers([done(ONE)]).expect({
        offers: { light: [{ deploy: `light.hand/${TWO}`, on: CAVE, target: LUKE }] },
        noOffers: { light: [{ deploy: `light.hand/${ONE}` }, { deploy: `light.hand/${TWO}`, on: JUNGLE }] },
        stop: 'here',
      })
    },
  )

  test(
    'not for who is a Jedi by now, who may finish what he began',
    proves('ccgx/dagobah/becomes-jedi'),
    () => {
      const wiser = {
        title: 'Wisdom',
        side: 'light',
        kind: 'effect',
        text: { statics: [{ static: 'number', change: 'ability', of: { the: 'host' }, add: 1 }] },
      } as const
      const wise = (one: Lesson) => {
        const { test: begun, hand = [] } = one
        return final(
          {
            at: begun ? 'activate light' : 'deploy light',
            locations: [
              DAGOBAH,
              {
                card: JUNGLE,
                light: [
                  'Yoda',
                  { card: LUKE, with: ['Wisdom'] },
                  ...(begun ? [{ card: begun, target: LUKE, mentor: 'Yoda' }] : []),
                ],
              },
            ],
            light: { force: 9, hand, reserve: [withDestiny('light', 6), 9] },
            dark: { reserve: 9 },
          },
          { cards: [wiser] },
        )
      }
      wise({ hand: [ONE] }).expect({ noOffers: { light: [{ deploy: ONE }] }, stop: 'here' })
      const game = wise({ test: ONE })
      game.play('light', 0).play('light', { play: ONE })
      game.expect({ events: [{ kind: 'testAttempted', total: 13, needed: 12 }], stop: 'here' })
    },
  )
})

describe('an attempt', () => {
  test(
    'counts training destiny, what is added, and ability; it must be more, and may be made again later',
    together(
      proves('ccgx/dagobah/attempt', 'ccgx/dagobah/training-total', 'ccgx/dagobah/attempt-failed'),
      tells(ONE, 'Yoda'),
    ),
    () => {
      const failed = attempted({ test: ONE, draw: 6 })
      failed.expect({
        events: [
          { kind: 'destinyDrawn', seat: 'light', value: 6, for: 'training' },
          { kind: 'testAttempted', total: 12, needed: 12 },
        ],
        noEvents: [{ kind: 'testCompleted' }],
        facts: { [ONE]: { on: JUNGLE } },
        noOffers: { light: [{ play: ONE }] },
        stop: 'here',
      })
      const hoped = attempted({ test: ONE, draw: 6, yoda: { with: ["Yoda's Hope"] } })
      hoped.expect({
        events: [{ kind: 'testAttempted', total: 13 }, { kind: 'testCompleted' }],
        facts: { [ONE]: { on: LUKE } },
        stop: 'here',
      })
    },
  )

  test('needs the apprentice there, and for the first test the mentor too', tells(ONE, TWO), () => {
    const offers = (one: Lesson) => lesson(one).play('light', 0)
    offers({ test: TWO, has: [done(ONE)] }).expect({ offers: { light: [{ play: TWO }] }, stop: 'here' })
    const away = final({
      at: 'activate light',
      locations: [
        DAGOBAH,
        { card: JUNGLE, light: [{ card: LUKE }, { card: ONE, target: LUKE, mentor: 'Yoda' }] },
        { card: CAVE, light: ['Yoda'] },
      ],
      light: { force: 3, reserve: 9, hand: ['Talz'] },
      dark: { reserve: 9 },
    })
    away.play('light', 0)
    away.expect({ noOffers: { light: [{ play: ONE }] }, stop: 'here' })
  })

  test(
    'that succeeds lets a card of the hand be exchanged for a Jedi Test out of the Lost Pile',
    together(proves('ccgx/dagobah/completed', 'ccgx/dagobah/exchange-reward'), tells(TWO)),
    () => {
      const failed = attempted({ test: TWO, has: [done(ONE)], draw: 6, hand: ['Talz'], lost: [THREE] })
      failed.expect({ zones: { 'light.lost': [THREE] }, noEvents: [{ kind: 'testCompleted' }], stop: 'here' })
      const first = attempted({
        test: ONE,
        draw: 6,
        yoda: { with: ["Yoda's Hope"] },
        hand: ['Talz'],
        lost: [THREE],
      })
      first.play('light', { cards: ['Talz'] })
      first.expect({ zones: { 'light.hand': [THREE], 'light.lost': ['Talz'] }, stop: 'here' })
    },
  )
})

describe('people of a Jedi Test', () => {
  const taken = (who: 'Yoda' | typeof LUKE, has: readonly Placed[] = [], one: string = ONE) => {
    const gone = {
      title: 'Gone',
      side: 'dark',
      kind: 'interrupt',
      type: 'used',
      text: { actions: [{ when: 'any-time', do: [{ do: 'lose-cards', what: { title: who } }] }] },
    } as const
    const game = final(
      {
        at: 'deploy dark',
        locations: [
          DAGOBAH,
          {
            card: JUNGLE,
            light: ['Yoda', { card: LUKE, with: has }, { card: one, target: LUKE, mentor: 'Yoda' }],
          },
          { card: 'Tatooine: Mos Eisley (D)', dark: ['Stormtrooper'] },
        ],
        dark: { hand: ['Gone', 'Stormtrooper'], force: 3 },
      },
      { cards: [gone] },
    )
    return game.play('dark', { play: 'Gone' })
  }

  test(
    'take an unfinished one along when they are lost; a completed one goes with the apprentice',
    proves('ccgx/dagobah/lost-with-targets'),
    () => {
      taken('Yoda').expect({ zones: { 'light.lost': [ONE, 'Yoda'] }, stop: 'here' })
      taken('Yoda', [done(ONE)], TWO).expect({
        zones: { 'light.lost': [TWO, 'Yoda'] },
        facts: { [ONE]: { on: LUKE } },
        stop: 'here',
      })
      taken(LUKE, [done(ONE)], TWO).expect({ facts: { [ONE]: { at: '' }, [TWO]: { at: '' } }, stop: 'here' })
    },
  )

  test(
    'suspend it while they are inactive',
    together(proves('ccgx/dagobah/suspended-inactive'), tells(TWO)),
    () => {
      const held = (captive: boolean) => {
        const luke = { card: LUKE, with: [{ card: TWO, target: LUKE, completed: true }] }
        return final({
          at: 'deploy dark',
          locations: [
            captive
              ? { card: JUNGLE, dark: [{ card: 'Darth Vader', captives: [luke] }] }
              : { card: JUNGLE, dark: ['Darth Vader'], light: [luke] },
          ],
          dark: { hand: ['Stormtrooper'], force: 3 },
        })
      }
      held(false).expect({
        numbers: { [JUNGLE]: { 'ability-needed-light': 4, 'ability-needed-dark': 6 } },
        stop: 'here',
      })
      held(true).expect({ numbers: { [JUNGLE]: { 'ability-needed-dark': 4 } }, stop: 'here' })
    },
  )

  test(
    'are the same when another version of the apprentice takes his place',
    proves('ccgx/dagobah/targets-fixed'),
    () => {
      const game = final({
        at: 'deploy light',
        locations: [
          DAGOBAH,
          {
            card: JUNGLE,
            light: ['Yoda', 'Luke Skywalker', { card: ONE, target: 'Luke Skywalker', mentor: 'Yoda' }],
          },
        ],
        light: { hand: [LUKE], force: 3 },
      })
      game.play('light', { replace: LUKE, over: 'Luke Skywalker' })
      const { cards } = game.machine.state
      expect(cards.find((card) => card?.is === ONE)?.target).toBe(
        cards.findIndex((card) => card?.is === LUKE),
      )
      game.expect({ facts: { [ONE]: { on: JUNGLE } }, stop: 'here' })
    },
  )
})
