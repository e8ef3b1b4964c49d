/** Dagobah, and the Jedi Tests: who comes there, who is taught by whom, what an attempt takes and what it brings. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import type { Placed, ScenarioPosition } from '../scenario/position.ts'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const JUNGLE = 'Dagobah: Jungle'
const CAVE = 'Dagobah: Cave'
const DAGOBAH = 'Dagobah (L)'
const [ONE, TWO, THREE, FOUR] = ['Great Warrior', "A Jedi's Strength", 'Domain Of Evil', 'Size Matters Not']

const LUKE = 'Son Of Skywalker'

describe('Dagobah', () => {
  const landed = (hand: readonly string[]) =>
    final({
      at: 'deploy light',
      locations: [DAGOBAH, { card: JUNGLE, light: ['Yoda'] }, CAVE, 'Tatooine: Cantina (D)'],
      light: { hand, force: 9 },
    })

  test(
    'lets nobody be deployed there but those whose text says so, and creatures',
    together(proves('ccgx/dagobah/no-deploy', 'ccgx/dagobah/creatures-allowed'), tells('Yoda')),
    () => {
      const game = landed(['Rebel Trooper', 'Son Of Skywalker', 'Bog-wing (L)', 'X-wing'])
      game.expect({
        offers: {
          light: [
            { deploy: 'Son Of Skywalker', on: JUNGLE },
            { deploy: 'Bog-wing (L)', on: JUNGLE },
          ],
        },
        refused: { light: { deploy: 'Rebel Trooper', on: JUNGLE }, rule: 'ccgx/dagobah/no-deploy' },
      })
      game.expect({
        refused: { light: { deploy: 'X-wing', on: DAGOBAH }, rule: 'ccgx/dagobah/no-deploy' },
        stop: 'here',
      })
    },
  )

  test('is reached by hyperspeed and by landing, not by shuttles', proves('ccgx/dagobah/movement'), () => {
    const game = final({
      at: 'move light',
      locations: [
        {
          card: DAGOBAH,
          light: [{ card: 'Tantive IV', pilots: ['Luke Skywalker'], passengers: ['Rebel Trooper'] }],
        },
        JUNGLE,
        { card: 'Tatooine (L)', light: [{ card: 'Red 5', pilots: ['Biggs Darklighter'] }] },
      ],
      light: { force: 9 },
    })
    game.expect({
      offers: { light: [{ move: 'Red 5', to: DAGOBAH }] },
      refused: { light: { move: 'Rebel Trooper', to: JUNGLE, by: 'shuttle' }, rule: 'ccgx/dagobah/movement' },
      stop: 'here',
    })
  })

  test(
    'bars Force drains where the system says so, and its sites by themselves do not',
    proves('ccgx/dagobah/no-drain'),
    () => {
      const game = final({
        at: 'control light',
        locations: [
          { card: DAGOBAH, light: [{ card: 'Red 5', pilots: ['Luke Skywalker'] }] },
          JUNGLE,
          { card: CAVE, light: ['Yoda'] },
        ],
        light: { force: 9 },
      })
      game.expect({
        offers: { light: [{ drain: CAVE }] },
        noOffers: { light: [{ drain: DAGOBAH }] },
        stop: 'here',
      })
    },
  )
})

const done = (card: string): Placed => ({ card, target: LUKE, completed: true })

interface Lesson {
  readonly at?: string
  /** The test that he is at, in the jungle, and those that he has completed. */
  readonly test?: string
  readonly has?: readonly (string | Placed)[]
  readonly draw?: number
  readonly hand?: readonly string[]
  readonly yoda?: Partial<Placed>
  readonly luke?: Partial<Placed>
  readonly more?: readonly (string | Placed)[]
  readonly dark?: ScenarioPosition['dark']
  readonly lost?: readonly string[]
}

/** Yoda and Luke in the jungle, the Dark Side in Mos Eisley. */
const lesson = ({
  at = 'activate light',
  test: one,
  has = [],
  draw = 1,
  hand = [],
  yoda,
  luke,
  ...rest
}: Lesson) =>
  final({
    at,
    locations: [
      DAGOBAH,
      {
        card: JUNGLE,
        light: [
          { card: 'Yoda', ...yoda },
          { card: LUKE, ...luke, with: [...has, ...(luke?.with ?? [])] },
          ...(one ? [{ card: one, target: LUKE, mentor: 'Yoda' }] : []),
          ...(rest.more ?? []),
        ],
      },
      CAVE,
      'Dagobah: Swamp',
      { card: 'Tatooine: Mos Eisley (D)', dark: ['Stormtrooper'] },
    ],
    light: {
      force: 9,
      reserve: [withDestiny('light', draw), 9],
      hand,
      ...(rest.lost ? { lost: rest.lost } : {}),
    },
    dark: { force: 9, reserve: 9, ...rest.dark },
  })

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

/** The beginning of the control phase, and the attempt. */
const attempted = (one: Lesson, card: string = one.test!) => {
  const game = lesson(one)
  game.play('light', 0)
  if (game.machine.state.asked?.questions[0]?.about !== 'phase-began') game.play('light', 'pass')
  return game.play('light', { play: card })
}

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

/** Nobody does anything until something has happened. */
const passUntil = (game: ReturnType<typeof lesson>, isOver: () => boolean) => {
  for (let tries = 0; tries < 60 && !isOver(); tries++) {
    const [asked] = game.machine.state.asked?.questions ?? []
    const seat = asked!.seat === 0 ? 'dark' : 'light'
    if (asked!.kind === 'number') game.play(seat, 0)
    else game.play(seat, 'pass')
  }
  return game
}

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
    together(proves('ccgx/dagobah/failure-at-cave', 'ccgx/state/suspended'), tells('Failure At The Cave')),
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

const FIVE = 'It Is The Future You See'

describe('It Is The Future You See', () => {
  const PUPIL = 'Luke Skywalker'
  const luck = {
    title: 'Test Of Luck',
    side: 'light',
    kind: 'interrupt',
    type: 'used',
    text: { actions: [{ when: 'any-time', do: [{ do: 'draw-destiny' }] }] },
  } as const
  const isAbout = (game: ReturnType<typeof lesson>, about: string) =>
    game.machine.state.asked?.questions.some((question) => question.about === about) === true
  const begun = (
    hand: readonly string[] = [],
    own: readonly string[] = ['Test Of Luck'],
    cards: NonNullable<Parameters<typeof final>[1]>['cards'] = [],
  ) => {
    const game = final(
      {
        at: 'activate light',
        locations: [
          DAGOBAH,
          { card: JUNGLE, light: ['Yoda', PUPIL, { card: FIVE, target: PUPIL, mentor: 'Yoda' }] },
          CAVE,
          { card: 'Tatooine: Mos Eisley (D)', dark: ['Stormtrooper'] },
        ],
        light: {
          force: 4,
          reserve: [withDestiny('light', 6), withDestiny('light', 2), 20],
          hand: own,
        },
        dark: { reserve: 20, force: 1, hand },
      },
      { cards: [luck, ...cards] },
    )
    passUntil(game, () => isAbout(game, 'phase-began'))
    return game.play('light', { play: FIVE })
  }

  test(
    'turns the apprentice upside down until the end of the next turn; then he has completed it, without a draw',
    together(proves('ccgx/dagobah/test-five'), tells(FIVE)),
    () => {
      const game = begun()
      game.expect({ numbers: { [PUPIL]: { power: 0 } }, noEvents: [{ kind: 'destinyDrawn' }] })
      const { turn } = game.machine.state.table
      passUntil(game, () => isAbout(game, 'keep-destiny'))
      expect(game.machine.state.table.turn).toBe(turn + 2)
      game.expect({
        facts: { [FIVE]: { on: PUPIL } },
        numbers: { [PUPIL]: { power: 3, immunity: 4 } },
        stop: 'here',
      })
    },
  )

  test(
    'keeps a card that stands in for destinies, again and again',
    together(proves('ccgx/dagobah/test-five-destiny'), tells(FIVE)),
    () => {
      const game = begun()
      passUntil(game, () => isAbout(game, 'keep-destiny'))
      const is = withDestiny('light', 6)
      game.play('light', { cards: [`light.reserve/${is}`] })
      passUntil(game, () => game.machine.state.asked?.questions[0]?.seat === 1)
      game.play('light', { play: 'Test Of Luck' })
      game.expect({ asked: { light: 'use-kept-destiny' } })
      game.play('light', true)
      game.expect({ events: [{ kind: 'destinyDrawn', seat: 'light', is }], stop: 'here' })
      expect(game.machine.state.cards.some((card) => card?.is === is && card.as === 'beneath')).toBe(true)
    },
  )

  test(
    'keeps a card as it is: what a draw was made less by does not stay on it',
    together(proves('ccgx/dagobah/test-five-destiny'), tells(FIVE)),
    () => {
      const doubt = {
        title: 'Doubt',
        side: 'dark',
        kind: 'interrupt',
        type: 'used',
        text: {
          actions: [
            { when: { just: 'destiny-drawn', by: 'opponent' }, do: [{ do: 'change-destiny', by: -1 }] },
          ],
        },
      } as const
      const is = withDestiny('light', 6)
      const game = begun(['Doubt', 'Doubt'], ['Test Of Luck', 'Test Of Luck'], [doubt])
      passUntil(game, () => isAbout(game, 'keep-destiny'))
      game.play('light', { cards: [`light.reserve/${is}`] })
      for (const one of [' #1', '']) {
        passUntil(game, () => game.machine.state.asked?.questions[0]?.seat === 1)
        game.play('light', { play: `light.hand/Test Of Luck${one}` }).play('light', true)
        game.play('dark', { play: `dark.hand/Doubt${one}` })
        passUntil(game, () => !isAbout(game, 'destiny-drawn'))
        game.expect({ events: [{ kind: 'destinyDrawn', seat: 'light', is, value: 5 }] })
      }
      game.expect({ stop: 'here' })
    },
  )

  test('ends even under Failure At The Cave', proves('ccgx/dagobah/failure-at-cave'), () => {
    const game = begun(['Failure At The Cave'])
    passUntil(game, () => isAbout(game, 'deploy-phase') && game.machine.state.asked?.questions[0]?.seat === 0)
    game.play('dark', { deploy: 'Failure At The Cave', on: CAVE, target: PUPIL })
    passUntil(game, () => isAbout(game, 'keep-destiny'))
    game.expect({ facts: { [FIVE]: { on: PUPIL } }, numbers: { [PUPIL]: { immunity: 3 } }, stop: 'here' })
  })
})
