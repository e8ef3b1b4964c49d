/** What each of the first four Jedi Tests says, and cards about training. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import type { Placed } from '../scenario/position.ts'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'
import {
  CAVE,
  DAGOBAH,
  done,
  FOUR,
  JUNGLE,
  LUKE,
  lesson,
  ONE,
  passUntil,
  THREE,
  TWO,
} from './training-play.ts'

describe('what a Jedi Test says', () => {
  test('of Great Warrior: the opponent’s drains have no bonus from his own cards', tells(ONE), () => {
    const bonus = {
      title: 'Fear',
      side: 'dark',
      kind: 'effect',
      text: {
        statics: [
          { static: 'side-number', change: 'drain', whose: 'yours', add: 2, at: { kind: 'location' } },
        ],
      },
    } as const
    const at = (has: readonly Placed[]) =>
      final(
        {
          at: 'control dark',
          locations: [
            { card: JUNGLE, light: [{ card: LUKE, with: has }] },
            { card: 'Tatooine: Mos Eisley (D)', dark: ['Darth Vader'] },
          ],
          dark: { force: 3, side: ['Fear'] },
        },
        { cards: [bonus] },
      )
    at([]).expect({ numbers: { 'Tatooine: Mos Eisley (D)': { 'drain-dark': 3 } }, stop: 'here' })
    at([done(ONE)]).expect({ numbers: { 'Tatooine: Mos Eisley (D)': { 'drain-dark': 1 } }, stop: 'here' })
  })

  test(
    'of A Jedi’s Strength: the apprentice only walks until then, and the opponent moves the test about',
    together(proves('ccgx/dagobah/test-two-moves'), tells(TWO)),
    () => {
      const game = lesson({ at: 'deploy light', test: TWO, has: [done(ONE)], hand: ['Talz'] })
      game.play('light', 'pass').play('dark', { play: TWO })
      game.expect({ facts: { [TWO]: { on: CAVE } }, asked: { light: 'move-phase' } })
      const riding = final({
        at: 'move light',
        locations: [
          DAGOBAH,
          {
            card: 'Dagobah: Swamp',
            light: ['Yoda', LUKE, { card: TWO, target: LUKE, mentor: 'Yoda' }, { card: 'Red 5', pilots: [] }],
          },
          CAVE,
        ],
        light: { force: 5 },
      })
      riding.expect({
        offers: { light: [{ move: LUKE, to: CAVE }] },
        noOffers: { light: [{ move: LUKE, to: 'Red 5' }] },
        stop: 'here',
      })
    },
  )

  test(
    'of Domain Of Evil: it asks for a quiet turn, and takes 1 from destinies of the opponent',
    together(proves('ccgx/dagobah/test-three'), tells(THREE)),
    () => {
      const ending = (at: string) => {
        const game = final({
          at,
          locations: [
            DAGOBAH,
            { card: JUNGLE, light: ['Yoda', LUKE, { card: THREE, target: LUKE, mentor: 'Yoda' }] },
            { card: CAVE, light: ['Rebel Trooper'] },
          ],
          light: { force: 3, reserve: 9 },
          dark: { reserve: 9 },
        })
        return game
      }
      const quiet = ending('draw light')
      quiet.play('light', 'pass').expect({ offers: { light: [{ play: THREE }] }, stop: 'here' })
      const busy = ending('control light')
      busy.play('light', { drain: CAVE })
      for (let tries = 0; tries < 4; tries++) {
        const [asked] = busy.machine.state.asked?.questions ?? []
        if (asked?.about === 'activate') break
        busy.play(asked!.seat === 0 ? 'dark' : 'light', 'pass')
      }
      busy.expect({ noEvents: [{ kind: 'testAttempted' }], asked: { dark: 'activate' } })
    },
  )

  test('of Domain Of Evil: 1 less for a destiny of the opponent, if its player likes', tells(THREE), () => {
    const draws = {
      title: 'Test Of Luck',
      side: 'dark',
      kind: 'interrupt',
      type: 'used',
      text: { actions: [{ when: 'any-time', do: [{ do: 'draw-destiny' }] }] },
    } as const
    const game = final(
      {
        at: 'deploy dark',
        locations: [{ card: JUNGLE, light: [{ card: LUKE, with: [done(THREE)] }] }],
        dark: { hand: ['Test Of Luck'], force: 1, reserve: [withDestiny('dark', 4), 5] },
      },
      { cards: [draws] },
    )
    game.play('dark', { play: 'Test Of Luck' }).play('light', { play: THREE })
    game.expect({ events: [{ kind: 'destinyDrawn', seat: 'dark', value: 3 }], stop: 'here' })
  })

  test('of Size Matters Not: immunity, and any card for 2 Force', tells(FOUR), () => {
    const game = lesson({ at: 'control light', has: [done(FOUR)], hand: ['Talz'] })
    game.expect({ offers: { light: [{ play: FOUR }] }, numbers: { [LUKE]: { immunity: 4 } } })
    game.play('light', { play: FOUR })
    game.expect({ asked: { light: 'search' }, resources: { light: { force: 7 } }, stop: 'here' })
  })
})

describe('cards about training', () => {
  test('Reflection: Leia learns better, and brings Force back', tells('Reflection'), () => {
    const leia = (at: string) =>
      final({
        at,
        locations: [
          DAGOBAH,
          {
            card: JUNGLE,
            light: [
              'Yoda',
              { card: 'Leia Organa', with: ['Reflection'] },
              { card: ONE, target: 'Leia Organa', mentor: 'Yoda' },
            ],
          },
        ],
        light: { force: 4, reserve: [withDestiny('light', 5), 9], lost: 2 },
        dark: { reserve: 9 },
      })
    const game = leia('control light')
    game.expect({ numbers: { [ONE]: { training: 2 } } })
    game.play('light', { play: 'Reflection' })
    game.expect({
      resources: { light: { force: 1, lost: 1 } },
      noOffers: { light: [{ play: 'Reflection' }] },
      stop: 'here',
    })
  })

  test(
    'At Peace: who rests may not attempt, and does it better afterwards',
    together(proves('ccgx/dagobah/rest'), tells('At Peace')),
    () => {
      const resting = lesson({ test: ONE, luke: { with: ['At Peace'] }, hand: ['Talz'] })
      resting.play('light', 0)
      resting.expect({ noOffers: { light: [{ play: ONE }] }, stop: 'here' })
      const rested = final({
        at: 'activate light',
        locations: [
          DAGOBAH,
          {
            card: JUNGLE,
            light: ['Yoda', LUKE, { card: ONE, target: LUKE, mentor: 'Yoda', with: ['At Peace'] }],
          },
        ],
        light: { force: 4, reserve: 9, hand: ['Talz'] },
        dark: { reserve: 9 },
      })
      rested.play('light', 0)
      rested.expect({ offers: { light: [{ play: ONE }] }, numbers: { [ONE]: { training: 4 } }, stop: 'here' })
    },
  )

  test(
    'At Peace: comes as a turn begins, on any apprentice, and goes to his test as the next one ends',
    together(proves('ccgx/dagobah/rest'), tells('At Peace')),
    () => {
      const game = lesson({ at: 'draw dark', test: TWO, has: [done(ONE)], hand: ['At Peace'] })
      const offers = () => game.machine.state.asked?.questions.some(({ about }) => about === 'turn-began')
      passUntil(game, () => offers() === true)
      game.play('light', { deploy: 'At Peace', on: LUKE })
      const { turn } = game.machine.state.table
      const host = () => game.machine.state.cards.find((card) => card?.is === 'At Peace')!.on!
      const on = () => game.machine.state.cards[host()]!.is
      passUntil(game, () => game.machine.state.table.turn === turn + 2)
      expect(on()).toBe(LUKE)
      passUntil(game, () => game.machine.state.table.turn === turn + 3)
      expect(on()).toBe(TWO)
      game.expect({ noEvents: [{ kind: 'testAttempted' }], stop: 'here' })
    },
  )

  test(
    'Failure At The Cave: no Jedi Test does anything, until its destiny is high',
    together(
      proves('ccgx/dagobah/failure-at-cave', 'ccgx/state/suspended', 'ccgx/final/suspend'),
      tells('Failure At The Cave'),
    ),
    () => {
      const failing = (at: string, draw: string) =>
        final({
          at,
          locations: [
            DAGOBAH,
            {
              card: CAVE,
              dark: [{ card: 'Failure At The Cave', target: LUKE }],
              light: ['Yoda', { card: LUKE, with: [done(TWO)] }, { card: ONE, target: LUKE, mentor: 'Yoda' }],
            },
            { card: 'Tatooine: Mos Eisley (D)', dark: ['Stormtrooper'] },
          ],
          light: { force: 4, reserve: [draw, 9], hand: ['Talz'] },
          dark: { force: 1, lost: 4, reserve: 9 },
        })
      const game = failing('activate light', withDestiny('light', 5))
      game.expect({ numbers: { [CAVE]: { 'ability-needed-dark': 4 } } })
      game.play('light', 0)
      game.expect({ noOffers: { light: [{ play: ONE }] }, stop: 'here' })
      const high = failing('deploy light', withDestiny('light', 5))
      high.play('light', 'pass')
      high.expect({
        facts: { 'Failure At The Cave': { at: '' }, [ONE]: { on: CAVE }, [TWO]: { on: LUKE } },
        numbers: { [CAVE]: { 'ability-needed-dark': 6 } },
        stop: 'here',
      })
      const none = failing('deploy light', 'Kashyyyk (L)')
      none.play('light', 'pass')
      none.expect({
        facts: { [ONE]: { at: '' } },
        resources: { dark: { lost: 3 } },
        stop: 'here',
      })
      const low = failing('deploy light', withDestiny('light', 2))
      low.play('light', 'pass')
      low.expect({
        facts: { 'Failure At The Cave': { at: 'Dagobah: Cave' } },
        resources: { dark: { lost: 2 } },
        stop: 'here',
      })
    },
  )

  test(
    'Yoda keeps the peace where he is present, unless somebody strong is there; Yoda’s Hope finds levitation',
    tells('Yoda', "Yoda's Hope"),
    () => {
      const meeting = (dark: readonly string[]) =>
        final({
          at: 'battle dark',
          locations: [{ card: CAVE, dark, light: ['Yoda'] }],
          dark: { force: 5 },
        })
      meeting(['Stormtrooper']).expect({ noOffers: { dark: [{ battle: CAVE }] }, stop: 'here' })
      meeting(['Darth Vader']).expect({
        offers: { dark: [{ battle: CAVE }] },
        numbers: { Yoda: { immunity: 99 } },
        stop: 'here',
      })
      const hope = final({
        at: 'deploy light',
        locations: [{ card: CAVE, light: [{ card: 'Yoda', with: ["Yoda's Hope"] }] }],
        light: { force: 5, reserve: ['Levitation', 5] },
      })
      hope.play('light', { play: "Yoda's Hope" }).play('light', { cards: ['Levitation'] })
      hope.expect({ zones: { 'light.lost': ["Yoda's Hope"], 'light.hand': ['Levitation'] }, stop: 'here' })
    },
  )

  test(
    'Dagobah: Training Area finds a Jedi Test once a turn, and stops Force drains there',
    tells('Dagobah: Training Area'),
    () => {
      const AREA = 'Dagobah: Training Area'
      const game = final({
        at: 'deploy light',
        locations: [{ card: AREA, light: ['Yoda'] }],
        light: { force: 2, reserve: [ONE, 5] },
      })
      game.play('light', { play: AREA }).play('light', { cards: [ONE] })
      game.expect({ zones: { 'light.hand': [ONE] }, noOffers: { light: [{ play: AREA }] }, stop: 'here' })
      const drain = final({
        at: 'control light',
        locations: [{ card: AREA, light: ['Yoda'] }],
        light: { force: 2 },
        dark: { force: 2 },
      })
      drain.play('light', { drain: AREA }).play('dark', { play: AREA })
      drain.expect({ resources: { dark: { lost: 0, force: 1 } }, stop: 'here' })
    },
  )
})
