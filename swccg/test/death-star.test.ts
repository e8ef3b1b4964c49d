/** The Death Star: a system that moves, what flies about it, its Superlaser and its Trench. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { areRelated, parsecOf } from '../rules/locations/locations.ts'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const STAR = 'Death Star (D)'
const ALDERAAN = 'Alderaan (L)'
const CORE = 'Death Star: Central Core'
const TRENCH = 'Death Star: Trench'

type Game = ReturnType<typeof final>
const placed = (game: Game, is: string): number =>
  game.machine.state.cards.find((card) => card?.is === is && card.zone < 2)!.id

/** Parsec 2 is two moves away. */
const around = (
  more: Omit<Parameters<typeof final>[0], 'locations'> = {},
  there: readonly string[] = [],
): Game => {
  const game = final({
    at: 'move dark',
    dark: { force: 9 },
    light: { force: 9 },
    ...more,
    locations: [
      { card: STAR, parsec: 2, orbits: 'Alderaan', dark: there },
      { card: ALDERAAN },
      'Ralltiir (D)',
    ],
  })
  return game
}

describe('the Death Star system', () => {
  test(
    'begins at parsec 0 and moves a parsec in a turn, for 1 Force, into orbit or deep space',
    together(proves('ccgx/deathstar/parsec', 'ccgx/deathstar/moves'), tells(STAR)),
    () => {
      const game = final({ at: 'move dark', locations: [STAR, ALDERAAN, 'Tatooine (L)'], dark: { force: 9 } })
      expect(parsecOf(game.machine, placed(game, STAR))).toBe(0)
      game.expect({
        offers: { dark: [{ voyage: STAR, parsec: 1 }] },
        refused: { dark: { voyage: STAR, parsec: 2 }, rule: 'ccgx/deathstar/moves' },
        stop: 'here',
      })
      game.play('dark', { voyage: STAR, parsec: 1 })
      game.expect({
        facts: { [STAR]: { parsec: 1, orbits: '' } },
        resources: { dark: { force: 8 } },
        events: [{ kind: 'voyaged', parsec: 1, around: null }],
        stop: 'here',
      })
      const orbiting = around()
      expect(
        orbiting.machine.state.asked!.questions.flatMap((question) =>
          question.kind === 'action'
            ? question.offers.flatMap((offer) =>
                offer.verb === 'voyage' ? [[offer.parsec, offer.around ?? 'space']] : [],
              )
            : [],
        ),
      ).toEqual([
        [1, 'space'],
        [2, 'space'],
        [3, 'space'],
        [3, placed(orbiting, 'Ralltiir (D)')],
      ])
      orbiting.play('dark', { voyage: STAR, parsec: 2 })
      orbiting.expect({ facts: { [STAR]: { parsec: 2, orbits: '' } }, stop: 'here' })
      const theirs = around({ at: 'move light' })
      theirs.expect({ noOffers: { light: [{ voyage: STAR }] }, asked: 'light' })
    },
  )

  test('enters the orbit of a system of that parsec', proves('ccgx/deathstar/moves'), () => {
    const game = final({
      at: 'move dark',
      locations: [{ card: STAR, parsec: 1 }, ALDERAAN, 'Tatooine (L)'],
      dark: { force: 9 },
    })
    game.expect({
      refused: { dark: { voyage: STAR, parsec: 1, around: ALDERAAN }, rule: 'ccgx/deathstar/moves' },
      stop: 'here',
    })
    game.play('dark', { voyage: STAR, parsec: 2, around: ALDERAAN })
    game.expect({ facts: { [STAR]: { orbits: 'Alderaan', parsec: 2 } }, stop: 'here' })
  })

  test(
    'lets the Light Side begin, where the Dark Side starts with it',
    together(proves('ccgx/deathstar/starting'), tells(STAR)),
    () => {
      const start = (location: string) =>
        final({ at: 'start', dark: { reserve: [location, 20] }, light: { reserve: [ALDERAAN, 20] } })
          .play('dark', { 'start-with': location })
          .play('light', { 'start-with': ALDERAAN })
      start(STAR).expect({ asked: { light: 'activate' } })
      start('Kessel (D)').expect({ asked: { dark: 'activate' } })
    },
  )

  test(
    'counts its icons, and nothing rotates it',
    together(proves('ccgx/deathstar/force-icons'), tells(STAR)),
    () => {
      const game = final({
        at: 'deploy light',
        locations: [STAR, ALDERAAN],
        light: { hand: ['Revolution'], force: 5 },
      })
      game.expect({
        numbers: { [STAR]: { 'force-icons-dark': 3, 'force-icons-light': 0 } },
        resources: { dark: { generation: 4 } },
        offers: { light: [{ deploy: 'Revolution', on: ALDERAAN }] },
        noOffers: { light: [{ deploy: 'Revolution', on: STAR }] },
        stop: 'here',
      })
    },
  )
})

describe('about the Death Star', () => {
  const flying = (orbits: string | undefined) =>
    final({
      at: 'move dark',
      locations: [
        { card: STAR, parsec: 2, ...(orbits ? { orbits } : {}), dark: ['TIE Fighter', 'Devastator'] },
        { card: ALDERAAN, dark: ['Imperial-Class Star Destroyer'] },
      ],
      dark: { force: 9 },
    })

  test(
    'starships fly between it and what it orbits without hyperspeed',
    proves('ccgx/deathstar/orbit-travel'),
    () => {
      const game = flying('Alderaan')
      game.expect({
        offers: {
          dark: [
            { move: 'TIE Fighter', to: ALDERAAN, by: 'orbit', cost: 1 },
            { move: 'Imperial-Class Star Destroyer', to: STAR, by: 'orbit' },
          ],
        },
        noOffers: { dark: [{ move: 'Devastator', to: ALDERAAN, by: 'hyperspeed' }] },
        stop: 'here',
      })
      game.play('dark', { move: 'TIE Fighter', to: ALDERAAN })
      game.expect({ facts: { 'TIE Fighter': { on: 'Alderaan', moved: true } }, stop: 'here' })
      const space = flying(undefined)
      space.expect({
        offers: { dark: [{ move: 'Devastator', to: ALDERAAN, by: 'hyperspeed' }] },
        noOffers: {
          dark: [
            { move: 'TIE Fighter', to: ALDERAAN },
            { move: 'Devastator', by: 'orbit' },
          ],
        },
        stop: 'here',
      })
    },
  )

  test(
    'sites and battles are apart from those of the planet',
    proves('ccgx/deathstar/orbit-not-related'),
    () => {
      const game = final({
        at: 'battle dark',
        locations: [
          { card: STAR, parsec: 4, orbits: 'Yavin 4', dark: ['TIE Fighter'] },
          CORE,
          { card: 'Yavin 4 (L)', light: ['X-wing'] },
          'Yavin 4: Jungle (L)',
        ],
        dark: { force: 9 },
        light: { force: 9 },
      })
      const related = (one: string, other: string): boolean =>
        areRelated(game.machine, placed(game, one), placed(game, other))
      expect([
        related(CORE, 'Yavin 4 (L)'),
        related(STAR, 'Yavin 4: Jungle (L)'),
        related(STAR, 'Yavin 4 (L)'),
        related(STAR, CORE),
      ]).toEqual([false, false, false, true])
      game.expect({ noOffers: { dark: [{ battle: STAR }, { battle: 'Yavin 4 (L)' }] }, stop: 'here' })
    },
  )
})

describe('the Superlaser', () => {
  const armed = (orbits: string | undefined, at: 'star' | 'planet', draws: readonly number[] = [6, 6]) => {
    const fight = {
      dark: [{ card: 'TIE Fighter' }],
      light: ['Corellian Corvette', 'X-wing'],
    }
    const game = final({
      at: 'battle dark',
      locations: [
        {
          card: STAR,
          parsec: 2,
          ...(orbits ? { orbits } : {}),
          dark: ['Superlaser', ...(at === 'star' ? fight.dark : [])],
          light: at === 'star' ? fight.light : [],
        },
        { card: ALDERAAN, ...(at === 'planet' ? fight : {}) },
      ],
      dark: { force: 9, reserve: [...draws.map((draw) => withDestiny('dark', draw)), 9] },
      light: { force: 9 },
    })
    return game.play('dark', { battle: at === 'star' ? STAR : ALDERAAN })
  }

  test(
    'fires at capital starships where it is and at what it orbits, once a battle, with nobody aboard',
    together(proves('ccgx/deathstar/superlaser'), tells('Superlaser')),
    () => {
      const here = armed(undefined, 'star')
      here.expect({
        offers: { dark: [{ fire: 'Superlaser', target: 'Corellian Corvette', cost: 4 }] },
        noOffers: { dark: [{ fire: 'Superlaser', target: 'X-wing' }] },
        stop: 'here',
      })
      here.play('dark', { fire: 'Superlaser' })
      here.expect({
        facts: { 'Corellian Corvette': { hit: true } },
        events: [{ kind: 'shot', total: 12 }],
        resources: { dark: { force: 4 } },
        stop: 'here',
      })
      armed('Alderaan', 'planet').expect({ offers: { dark: [{ fire: 'Superlaser' }] }, stop: 'here' })
      armed(undefined, 'planet').expect({ noOffers: { dark: [{ fire: 'Superlaser' }] }, stop: 'here' })
    },
  )

  test('comes to the Death Star at parsec 0 only', tells('Superlaser'), () => {
    const at = (parsec: number) =>
      final({
        at: 'deploy dark',
        locations: [{ card: STAR, parsec }],
        dark: { hand: ['Superlaser', 'Kessel (D)'] },
      })
    at(0).expect({ offers: { dark: [{ deploy: 'Superlaser', on: STAR, cost: 0 }] }, asked: 'dark' })
    at(1).expect({ noOffers: { dark: [{ deploy: 'Superlaser' }] }, stop: 'here' })
  })
})

describe('the Trench', () => {
  test(
    'lets nobody in but Turbolaser Batteries, and nobody fights or drains there',
    together(proves('ccgx/deathstar/trench-rules'), tells(TRENCH)),
    () => {
      const game = final({
        at: 'deploy dark',
        locations: [
          { card: STAR, dark: ['TIE Fighter'] },
          { card: TRENCH, light: ['X-wing'] },
        ],
        dark: { hand: ['Turbolaser Battery', 'Stormtrooper', 'TIE Fighter'], force: 9 },
      })
      game.expect({
        offers: { dark: [{ deploy: 'Turbolaser Battery', on: TRENCH }] },
        noOffers: {
          dark: [
            { deploy: 'Stormtrooper', on: TRENCH },
            { deploy: 'dark.hand/TIE Fighter', on: TRENCH },
          ],
        },
        numbers: { 'X-wing': { maneuver: 2 } },
        stop: 'here',
      })
      const drains = final({
        at: 'control light',
        locations: [STAR, { card: TRENCH, light: [{ card: 'X-wing' }] }],
      })
      drains.expect({
        refused: { light: { drain: TRENCH }, rule: 'ccgx/deathstar/trench-rules' },
        stop: 'here',
      })
      const fights = final({
        at: 'battle light',
        locations: [STAR, { card: TRENCH, light: ['X-wing'], dark: ['TIE Fighter'] }],
        light: { force: 3 },
      })
      fights.expect({
        refused: { light: { battle: TRENCH }, rule: 'ccgx/deathstar/trench-rules' },
        stop: 'here',
      })
      const moves = final({
        at: 'move light',
        locations: [{ card: STAR, light: ['X-wing'] }, TRENCH],
        light: { force: 3 },
      })
      moves.expect({ noOffers: { light: [{ move: 'X-wing', to: TRENCH }] }, stop: 'here' })
    },
  )
})
