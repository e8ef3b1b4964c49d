/** The Attack Run: who flies into the Trench, who fires at whom, and what it adds up to. */
import { numberOf } from '@dejarik/kernel'
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import type { Placed, PlacedLocation } from '../scenario/position.ts'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const STAR = 'Death Star (D)'
const TRENCH = 'Death Star: Trench'
const RUN = 'Attack Run'
const RED = 'Red 5'
const WAR_ROOM = 'Yavin 4: Massassi War Room'

const ARMED: Placed = { card: 'TIE Fighter', with: ['Boosted TIE Cannon'] }
const placed = (game: Game, is: string): number =>
  game.machine.state.cards.find((card) => card?.is === is && card.zone < 2)!.id

type Game = ReturnType<typeof final>
interface Flown {
  readonly light?: readonly (string | Placed)[]
  readonly dark?: readonly (string | Placed)[]
  /** What lies in the Trench besides the Epic Event. */
  readonly there?: readonly (string | Placed)[]
  readonly more?: readonly (string | PlacedLocation)[]
  readonly draws?: readonly number[]
  readonly shots?: readonly number[]
  readonly hand?: readonly string[]
  readonly darkHand?: readonly string[]
  readonly at?: string
}

const LUKE: Placed = { card: RED, pilots: ['Luke Skywalker'], with: ['Proton Torpedoes'] }
const YAVIN = ['Yavin 4 (L)', 'Yavin 4: Jungle (L)', 'Yavin 4: Massassi Throne Room']

const before = ({
  light = [LUKE],
  dark = [],
  there = [],
  more = [],
  draws = [],
  shots = [],
  hand = [],
  darkHand = [],
  at = 'move light',
}: Flown): Game =>
  final({
    at,
    locations: [
      { card: STAR, parsec: 4, light, dark },
      { card: TRENCH, light: [RUN], dark: there },
      ...more,
      'Kessel (L)',
    ],
    light: { hand, force: 9, reserve: [...draws.map((draw) => withDestiny('light', draw)), 9], lost: 0 },
    dark: {
      hand: darkHand,
      force: 9,
      reserve: [...shots.map((shot) => withDestiny('dark', shot)), 15],
      lost: 0,
    },
  })

/** With the lead that has torpedoes; nobody else goes along. */
const run = (flown: Flown): Game => {
  const game = before(flown)
  game.play('light', { play: RUN })
  return game
}
const about = (game: Game): string => game.machine.state.asked!.questions[0]!.about
/** Everybody lets everything pass until the run is over. */
function finish(game: Game): Game {
  while (game.machine.state.table.run !== null)
    game.play(game.machine.state.asked!.questions[0]!.seat === 0 ? 'dark' : 'light', 'pass')
  return game
}

describe('an Attack Run', () => {
  test(
    'is made once in the move phase, with torpedoes on a piloted starfighter there',
    together(proves('ccgx/epic/attack-run-start', 'ccgx/epic/attack-run-enter'), tells(RUN)),
    () => {
      const game = finish(run({ draws: [1, 1] }))
      game.expect({
        events: [
          { kind: 'epicStep', step: 'enter-trench' },
          { kind: 'moved', to: TRENCH },
          { kind: 'epicStep', step: 'provide-cover' },
          { kind: 'leadNamed' },
          { kind: 'epicStep', step: 'its-away' },
          { kind: 'epicStep', step: 'pull-up' },
          { kind: 'moved', to: STAR },
          { kind: 'epicEnded', succeeded: false },
        ],
        facts: { [RED]: { on: 'Death Star', moved: false } },
        resources: { light: { force: 9 } },
        noOffers: { light: [{ play: RUN }] },
        stop: 'here',
      })
      const none = (flown: Flown): void =>
        void before(flown).expect({ noOffers: { light: [{ play: RUN }] }, stop: 'here' })
      none({ light: [{ card: RED, pilots: ['Luke Skywalker'] }] })
      none({ light: [{ card: RED, with: ['Proton Torpedoes'] }] })
      none({ at: 'control light' })
    },
  )

  test('goes on with two wingmen, and three TIEs may follow', proves('ccgx/epic/attack-run-enter'), () => {
    const game = run({
      light: [LUKE, 'X-wing', 'X-wing', 'X-wing'],
      dark: ['TIE Fighter', 'TIE Fighter', 'TIE Fighter', 'TIE Fighter', 'Devastator'],
    })
    expect(about(game)).toBe('enter-trench')
    game.play('light', { cards: ['table/X-wing #1', 'table/X-wing #2'] })
    for (let place = 1; place <= 3; place++) {
      expect(about(game)).toBe('follow-into-trench')
      game.play('dark', { cards: [`table/TIE Fighter #${place}`] })
    }
    game.expect({ events: [{ kind: 'leadNamed' }, { kind: 'epicStep', step: 'pull-up' }], stop: 'here' })
  })

  test(
    'adds up two destinies, the aim of the lead and the largest base, less the best of the TIEs',
    proves('ccgx/epic/attack-run-total', 'ccgx/epic/attack-run-pull-up'),
    () => {
      const bases = [...YAVIN, WAR_ROOM, 'Yavin 4: Docking Bay (L)', 'Hoth: Echo Docking Bay (L)']
      const flown = (draws: readonly number[], light: Placed = { ...LUKE, card: 'Red 1' }): Game => {
        const game = run({ light: [light], dark: [{ card: 'TIE Fighter' }], more: bases, draws })
        game.play('dark', { cards: ['TIE Fighter'] })
        return finish(game)
      }
      flown([6, 6]).expect({
        events: [
          { kind: 'epicTotal', base: 19, total: 19 },
          { kind: 'epicStep', step: 'pull-up' },
          { kind: 'epicEnded', succeeded: true },
          { kind: 'owesForce', amount: 8 },
        ],
        stop: 'here',
      })
      flown([5, 3]).expect({
        events: [{ kind: 'epicTotal', total: 15 }],
        noEvents: [{ kind: 'blownAway' }],
        stop: 'here',
      })
      const computer = {
        card: 'Red 1',
        pilots: ['Rebel Pilot'],
        with: ['Proton Torpedoes', 'Targeting Computer'],
      }
      flown([5, 3], computer).expect({ events: [{ kind: 'epicTotal', total: 14 }], stop: 'here' })
    },
  )

  test(
    'lets TIEs and batteries fire once each, at wingmen before the lead; who is hit is lost at once',
    together(proves('ccgx/epic/attack-run-cover'), tells(TRENCH)),
    () => {
      const game = run({
        light: [LUKE, 'X-wing'],
        dark: [ARMED],
        there: ['Turbolaser Battery'],
        shots: [6, 6, 6],
      })
      game.play('light', { cards: ['X-wing'] }).play('dark', { cards: ['TIE Fighter'] })
      game.expect({
        offers: {
          dark: [
            { fire: 'Boosted TIE Cannon', target: 'X-wing', cost: 0 },
            { fire: 'Turbolaser Battery', target: 'X-wing', cost: 0 },
          ],
        },
        refused: { dark: { fire: 'Turbolaser Battery', target: RED }, rule: 'ccgx/epic/attack-run-cover' },
        stop: 'here',
      })
      game.play('dark', { fire: 'Boosted TIE Cannon', target: 'X-wing' })
      game.expect({
        zones: { 'light.lost': ['X-wing'] },
        offers: { dark: [{ fire: 'Turbolaser Battery', target: RED }] },
        noOffers: { dark: [{ fire: 'Boosted TIE Cannon' }] },
        stop: 'here',
      })
    },
  )

  test(
    'fails when the lead is lost, unless another one with torpedoes takes its place',
    proves('ccgx/epic/attack-run-new-lead'),
    () => {
      const alone = run({ there: ['Turbolaser Battery'], shots: [6, 6, 6] })
      alone.play('dark', { fire: 'Turbolaser Battery', target: RED })
      alone.expect({
        events: [
          { kind: 'epicStep', step: 'pull-up' },
          { kind: 'epicEnded', succeeded: false },
        ],
        noEvents: [{ kind: 'epicStep', step: 'its-away' }, { kind: 'epicTotal' }],
        stop: 'here',
      })
      const second: Placed = { card: 'Red 1', pilots: ['Rebel Pilot'], with: ['Proton Torpedoes'] }
      const game = run({
        light: [LUKE, second],
        there: ['Turbolaser Battery'],
        dark: [ARMED],
        shots: [6, 6, 6],
        draws: [1, 1],
      })
      game.play('light', { cards: [RED] }).play('light', { cards: ['Red 1'] })
      game.play('dark', { cards: ['TIE Fighter'] })
      game.expect({ asked: { light: 'lead-starfighter' }, stop: 'here' })
      game.play('light', { cards: [RED] })
      game.play('dark', { fire: 'Turbolaser Battery', target: 'Red 1' })
      game.expect({ offers: { dark: [{ fire: 'Boosted TIE Cannon', target: RED }] }, stop: 'here' })
    },
  )

  test('names another lead when the first is shot down', proves('ccgx/epic/attack-run-new-lead'), () => {
    const second: Placed = { card: 'Red 1', pilots: ['Rebel Pilot'], with: ['Proton Torpedoes'] }
    const game = run({
      light: [LUKE, second],
      hand: [],
      darkHand: ["I'm On The Leader"],
      shots: [6, 6],
      draws: [1, 1],
    })
    game
      .play('light', { cards: [RED] })
      .play('light', { cards: ['Red 1'] })
      .play('light', { cards: [RED] })
    game.play('dark', { play: "I'm On The Leader", action: 0 }).play('dark', { cards: [RED] })
    game.expect({
      zones: { 'light.lost': ['Luke Skywalker', 'Proton Torpedoes', RED] },
      events: [{ kind: 'leadNamed' }, { kind: 'epicStep', step: 'its-away' }],
      stop: 'here',
    })
  })
})

describe('who flies in an Attack Run', () => {
  test('adds to its total: Red 5 that leads, Tiree in Gold 2', tells(RED, 'Tiree'), () => {
    const gold: Placed = { card: 'Gold 2', pilots: ['Tiree'] }
    const game = run({ light: [LUKE, gold], draws: [1, 1], more: [] })
    game.play('light', { cards: ['Gold 2'] })
    game.expect({ events: [{ kind: 'epicTotal', base: 6, more: 2, total: 8 }], stop: 'here' })
    expect(numberOf(game.machine, 'immunity', placed(game, RED))).toBe(4)
    expect(numberOf(game.machine, 'maneuver', placed(game, 'Gold 2'))).toBe(5)
    expect(numberOf(game.machine, 'power', placed(game, 'Gold 2'))).toBe(4)
  })

  test('is freed of a TIE, and aims better with its own pilot', tells("You're All Clear Kid!"), () => {
    const clear = (light: Placed): Game => {
      const game = run({
        light: [light],
        dark: ['TIE Fighter'],
        hand: ["You're All Clear Kid!"],
        draws: [1, 1],
      })
      game.play('dark', { cards: ['TIE Fighter'] }).play('light', { play: "You're All Clear Kid!" })
      return finish(game)
    }
    clear(LUKE).expect({
      facts: { 'TIE Fighter': { on: 'Death Star' } },
      events: [
        { kind: 'moved', by: 'attack-run' },
        { kind: 'epicTotal', base: 6, more: 2, total: 8 },
      ],
      resources: { light: { force: 8 } },
      stop: 'here',
    })
    clear({ ...LUKE, pilots: ['Rebel Pilot'] }).expect({
      events: [{ kind: 'epicTotal', base: 4, more: 1 }],
      stop: 'here',
    })
  })

  test('is shot at by those on the leader, each TIE helping', tells("I'm On The Leader"), () => {
    const shot = (draw: number): Game => {
      const game = run({
        dark: ['TIE Fighter', 'TIE Fighter'],
        darkHand: ["I'm On The Leader"],
        shots: [draw],
        draws: [1, 1],
      })
      game.play('dark', { cards: ['table/TIE Fighter #1'] }).play('dark', { cards: ['table/TIE Fighter #2'] })
      return game.play('dark', { play: "I'm On The Leader", action: 0 })
    }
    shot(1).expect({
      events: [{ kind: 'epicEnded', succeeded: false }],
      zones: { 'light.lost': [] },
      stop: 'here',
    })
    shot(3).expect({ zones: { 'light.lost': ['Luke Skywalker', 'Proton Torpedoes', RED] }, stop: 'here' })
  })

  test('needs a steady hand to pull up where maneuvers are checked', tells('Maneuver Check'), () => {
    const checked = (draw: number): Game => {
      const game = before({ there: ['Maneuver Check'], draws: [1, 1, draw] })
      return game.play('light', { play: RUN })
    }
    checked(1).expect({ facts: { [RED]: { on: 'Death Star' } }, stop: 'here' })
    const slow = before({
      light: [{ card: 'Gold 1', pilots: ['Rebel Pilot'], with: ['Proton Torpedoes'] }],
      there: ['Maneuver Check'],
      draws: [1, 1, 1],
    })
    slow.play('light', { play: RUN })
    slow.expect({ zones: { 'light.lost': ['Rebel Pilot', 'Proton Torpedoes', 'Gold 1'] }, stop: 'here' })
  })
})

describe('who helps from afar', () => {
  test(
    'adds to the total: every tech in the war room',
    together(proves('ccgx/epic/total'), tells('Rebel Tech')),
    () => {
      const game = run({ draws: [1, 1], more: [{ card: WAR_ROOM, light: ['Rebel Tech', 'Rebel Tech'] }] })
      game.expect({ events: [{ kind: 'epicTotal', base: 7, more: 3, total: 10 }], stop: 'here' })
    },
  )

  test('sends for the Trench, and leaves', tells('Rebel Tech'), () => {
    const game = final({
      at: 'control light',
      locations: [{ card: WAR_ROOM, light: ['Rebel Tech'] }],
      light: { reserve: [TRENCH, 5] },
    })
    game.play('light', { play: 'Rebel Tech' }).play('light', { cards: [TRENCH] })
    game.expect({
      zones: { 'light.hand': [TRENCH] },
      events: [{ kind: 'left', is: 'Rebel Tech', by: 'returned' }],
      stop: 'here',
    })
  })

  test(
    'may add one from the briefing room, where the other side takes one away',
    together(proves('ccgx/epic/total'), tells('Yavin 4: Briefing Room')),
    () => {
      const ROOM = 'Yavin 4: Briefing Room'
      const led = (yes: 'yes' | 'no'): Game =>
        run({ draws: [1, 1], more: [{ card: ROOM, light: ['Princess Leia'] }] }).play('light', yes)
      led('yes').expect({ events: [{ kind: 'epicTotal', base: 7, more: 2 }], stop: 'here' })
      led('no').expect({ events: [{ kind: 'epicTotal', base: 7, more: 1 }], stop: 'here' })
      const theirs = run({ draws: [1, 1], more: [{ card: ROOM, dark: ['Stormtrooper'] }] })
      theirs.expect({
        events: [{ kind: 'epicTotal', base: 7, more: 0 }],
        numbers: { [ROOM]: { 'drain-dark': 2 } },
        stop: 'here',
      })
    },
  )
})
