/** Epic Events that are played from hand: the Superlaser at a planet, a cannon at the generators. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import type { Placed } from '../scenario/position.ts'
import type { CardText } from '../text/text.ts'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const STAR = 'Death Star (D)'
const ALDERAAN = 'Alderaan (L)'
const IGNITION = 'Commence Primary Ignition'
const GENERATOR = 'Target The Main Generator'
const POWER = 'Hoth: Main Power Generators (1st Marker)'
const CORE = 'Death Star: Central Core'
const CONFERENCE = 'Death Star: Conference Room'
const DECKS = [
  'Death Star: War Room',
  'Death Star: Detention Block Corridor',
  'Death Star: Level 4 Military Corridor',
  'Death Star: Trash Compactor',
]

type Game = ReturnType<typeof final>

interface Ignited {
  readonly draws?: number
  readonly orbits?: string
  readonly dark?: readonly (string | Placed)[]
  readonly light?: readonly (string | Placed)[]
  readonly at?: string
  readonly more?: Parameters<typeof final>[0]['locations']
  readonly side?: readonly string[]
}

/** Alderaan has two sites and the Death Star five, one of them with these cards. */
const beforeIgnition = ({
  draws = 6,
  orbits = 'Alderaan',
  dark = [],
  light = [],
  at = 'control dark',
  more = [],
  side = [],
}: Ignited): Game =>
  final(
    {
      at,
      locations: [
        { card: STAR, parsec: 2, orbits, dark: ['Superlaser'] },
        { card: CORE, dark, light },
        ...DECKS,
        ALDERAAN,
        { card: 'Forest (L)', of: 'Alderaan' },
        { card: 'Swamp (L)', of: 'Alderaan' },
        ...more,
      ],
      dark: { hand: [IGNITION], force: 5, reserve: [withDestiny('dark', draws), 9], used: 0, lost: 0, side },
      light: { force: 3, lost: 0, hand: ['Sense'] },
    },
    { cards: [RECHARGING] },
  )
/** Keeps the Superlaser from firing at planets. */
const RECHARGING = {
  title: 'Cold Laser',
  side: 'dark',
  kind: 'effect',
  text: {
    statics: [
      { static: 'bars', what: 'fire', of: { title: 'Superlaser' }, to: { type: 'system', icon: 'planet' } },
    ],
  } satisfies CardText,
} as const

describe('Commence Primary Ignition', () => {
  test(
    'fires the Superlaser at the planet below, and the planet is blown away',
    together(proves('ccgx/epic/ignition', 'ccgx/epic/ignition-z', 'ccgx/epic/deployable'), tells(IGNITION)),
    () => {
      const game = beforeIgnition({ draws: 6 })
      game.play('dark', { play: IGNITION })
      game.expect({
        events: [
          { kind: 'epicStep', step: 'name-the-system' },
          { kind: 'epicStep', step: 'fire-when-ready' },
          { kind: 'destinyDrawn', value: 6, for: 'weapon' },
          { kind: 'epicStep', step: 'stand-by' },
        ],
        resources: { dark: { force: 3 } },
        asked: { light: 'pick' },
        stop: 'here',
      })
      const [question] = game.machine.state.asked!.questions
      expect(question!.kind === 'choice' && question!.options).toEqual(['2', '0'])
      game.play('light', '2')
      game.expect({
        events: [{ kind: 'epicTotal', total: 9 }, { kind: 'blownAway' }],
        facts: { [ALDERAAN]: { blownAway: true } },
        stop: 'here',
      })
    },
  )

  test(
    'goes to the Lost Pile when it has succeeded, and to the Used Pile when it has not; then a gunner is lost',
    together(proves('ccgx/epic/played-result-pile', 'ccgx/epic/ignition-failed'), tells(IGNITION)),
    () => {
      const done = (draws: number): Game =>
        beforeIgnition({ draws }).play('dark', { play: IGNITION }).play('light', '2')
      done(6).expect({ zones: { 'dark.lost': [IGNITION] }, stop: 'here' })
      const failed = done(5)
      failed.expect({
        events: [{ kind: 'epicTotal', total: 8 }],
        facts: { [ALDERAAN]: { blownAway: false } },
        noEvents: [{ kind: 'blownAway' }],
        zones: { 'dark.lost': [] },
        stop: 'here',
      })
      const manned = beforeIgnition({ draws: 1, dark: ['Death Star Gunner'] })
      manned.play('dark', { play: IGNITION }).play('light', '2')
      manned.expect({ zones: { 'dark.lost': ['Death Star Gunner'] }, stop: 'here' })
    },
  )

  test('needs a planet in orbit, once a turn in the control phase', proves('ccgx/epic/ignition'), () => {
    const none = (game: Ignited): void =>
      void beforeIgnition(game).expect({ noOffers: { dark: [{ play: IGNITION }] }, stop: 'here' })
    none({ orbits: 'Tatooine' })
    none({ at: 'deploy dark' })
  })

  test('is no Interrupt: Sense does nothing to it', proves('ccgx/epic/type'), () => {
    const game = beforeIgnition({})
    game.play('dark', { play: IGNITION })
    game.expect({ asked: { light: 'pick' }, stop: 'here' })
  })

  test('waits while the Superlaser is kept from firing', proves('ccgx/deathstar/commence-recharging'), () => {
    beforeIgnition({}).expect({ offers: { dark: [{ play: IGNITION, cost: 2 }] }, stop: 'here' })
    beforeIgnition({ side: ['Cold Laser'] }).expect({
      noOffers: { dark: [{ play: IGNITION }] },
      stop: 'here',
    })
  })

  test(
    'counts what cards add: gunners on the Death Star, each of them',
    together(proves('ccgx/epic/total'), tells('Death Star Gunner')),
    () => {
      const game = beforeIgnition({ draws: 1, dark: ['Death Star Gunner', 'Death Star Gunner'] })
      game.play('dark', { play: IGNITION }).play('light', '2')
      game.expect({ events: [{ kind: 'epicTotal', base: 4, more: 4, total: 8 }], stop: 'here' })
      const away = beforeIgnition({ draws: 1, light: ['Luke Skywalker'] })
      away.play('dark', { play: IGNITION }).play('light', '2')
      away.expect({ events: [{ kind: 'epicTotal', total: 3 }], stop: 'here' })
    },
  )

  test(
    'may be helped by leaders in conference, or hindered by who holds their room',
    tells(CONFERENCE),
    () => {
      const met = (seats: { readonly dark?: readonly string[]; readonly light?: readonly string[] }): Game =>
        beforeIgnition({ draws: 1, more: [{ card: CONFERENCE, ...seats }] }).play('dark', { play: IGNITION })
      const total = (game: Game, more: number): void =>
        void game.expect({ events: [{ kind: 'epicTotal', more }], stop: 'here' })
      const leader = met({ dark: ['Grand Moff Tarkin'] }).play('light', '2')
      leader.expect({ asked: { dark: 'may' }, stop: 'here' })
      total(leader.play('dark', 'yes'), 1)
      total(
        met({ dark: ['Grand Moff Tarkin'] })
          .play('light', '2')
          .play('dark', 'no'),
        0,
      )
      total(met({ dark: ['Stormtrooper'] }).play('light', '2'), 0)
      const rebels = met({ light: ['Luke Skywalker'] }).play('light', '2')
      rebels.expect({ asked: { light: 'may' }, stop: 'here' })
      total(rebels.play('light', 'yes'), -1)
      total(met({ light: ['Luke Skywalker'], dark: ['Grand Moff Tarkin'] }).play('light', '2'), 0)
    },
  )

  test('does not count North Ridge', tells('Hoth: North Ridge (4th Marker) (L)'), () => {
    const game = beforeIgnition({
      more: ['Hoth: North Ridge (4th Marker) (L)', 'Hoth: Echo Docking Bay (L)'],
    })
    game.play('dark', { play: IGNITION })
    const [question] = game.machine.state.asked!.questions
    expect(question!.kind === 'choice' && question!.options).toEqual(['2', '0', '1'])
    game.expect({ stop: 'here' })
  })

  test('is found by a gunner who leaves', tells('Death Star Gunner'), () => {
    const game = final({
      at: 'control dark',
      locations: [{ card: CORE, dark: ['Death Star Gunner'] }],
      dark: { reserve: ['Superlaser', 5], used: 0 },
    })
    game.play('dark', { play: 'Death Star Gunner' }).play('dark', { cards: ['Superlaser'] })
    game.expect({
      zones: { 'dark.hand': ['Superlaser'] },
      events: [{ kind: 'left', is: 'Death Star Gunner', by: 'returned' }],
      stop: 'here',
    })
  })
})

describe('Target The Main Generator', () => {
  const beforeFire = (
    draws: number,
    walker: Placed,
    at = 'Hoth: Defensive Perimeter (3rd Marker) (D)',
  ): Game =>
    final({
      at: 'control dark',
      locations: [
        'Hoth (D)',
        { card: POWER, light: ['Rebel Trooper'] },
        'Hoth: Snow Trench (2nd Marker)',
        { card: at, dark: [walker] },
      ],
      dark: { hand: [GENERATOR], force: 5, reserve: [withDestiny('dark', draws), 9], used: 0, lost: 0 },
      light: { lost: 0 },
    })
  const NEAR = 'Hoth: Snow Trench (2nd Marker)'
  const near = (draws: number, walker: Placed): Game =>
    final({
      at: 'control dark',
      locations: ['Hoth (D)', { card: POWER, light: ['Rebel Trooper'] }, { card: NEAR, dark: [walker] }],
      dark: { hand: [GENERATOR], force: 5, reserve: [withDestiny('dark', draws), 9], used: 0, lost: 0 },
      light: { lost: 0 },
    })
  const BLIZZARD: Placed = { card: 'Blizzard 1', with: ['AT-AT Cannon'], pilots: ['General Veers'] }

  test(
    'fires a cannon within its range at the generators',
    together(proves('ccgx/epic/main-generator'), tells(GENERATOR, 'Blizzard 1')),
    () => {
      const game = near(4, BLIZZARD)
      game.play('dark', { play: GENERATOR })
      game.expect({
        events: [
          { kind: 'epicStep', step: 'prepare-to-target' },
          { kind: 'epicStep', step: 'maximum-firepower' },
          { kind: 'epicTotal', base: 8, more: 1, total: 9 },
          { kind: 'blownAway' },
        ],
        facts: { [POWER]: { blownAway: true } },
        zones: { 'dark.lost': [GENERATOR] },
        resources: { light: { lost: 9 } },
        stop: 'here',
      })
      const missed = near(3, BLIZZARD).play('dark', { play: GENERATOR })
      missed.expect({
        events: [{ kind: 'epicTotal', total: 8 }],
        facts: { [POWER]: { blownAway: false } },
        zones: { 'dark.lost': [] },
        stop: 'here',
      })
    },
  )

  test('needs a piloted walker near enough', proves('ccgx/epic/main-generator'), () => {
    const none = (game: Game): void =>
      void game.expect({ noOffers: { dark: [{ play: GENERATOR }] }, stop: 'here' })
    none(near(4, { card: 'Blizzard 1', with: ['AT-AT Cannon'] }))
    none(beforeFire(4, BLIZZARD))
  })
})
