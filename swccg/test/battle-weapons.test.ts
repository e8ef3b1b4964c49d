import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { fight, fighter, lose, PIT, weapon } from './battle-play.ts'
import { both } from './editions.ts'
import { beginners, ccg95 } from './play.ts'

const gun = (title: string, side: 'dark' | 'light', fires: Readonly<Record<string, unknown>> = {}) =>
  weapon(title, side, {
    deploys: { on: [{ on: { kind: 'character', icon: 'warrior', whose: 'yours' } }] },
    fires: { at: { kind: 'character' }, cost: 1, ...fires },
  })
const marksman = fighter('dark', 'Marksman', { power: 3, ability: 3, forfeit: 4 })
const soldier = fighter('dark', 'Soldier', { power: 3, ability: 3, forfeit: 4 })
const rebel = fighter('light', 'Rebel', { power: 6, ability: 3, forfeit: 3 })
const ally = fighter('light', 'Ally', { power: 0, ability: 0, forfeit: 2 })
const cards = [
  marksman,
  soldier,
  rebel,
  ally,
  gun('Gun', 'dark'),
  gun('Pistol', 'light'),
  gun('Second Gun', 'dark'),
  gun('Third Gun', 'dark'),
]
const AFTER = { dark: 'move-phase' }
const armed = { card: 'Marksman', with: ['Gun'] }

const shooting = (destiny: number) => ({
  cards,
  dark: { there: [armed], reserve: [`${destiny} of dark`, 9] },
  light: { there: ['Rebel'] },
})
const SHOT = { fire: 'Gun', target: 'Rebel' }

both(
  'a shot hits with more than the defense; equality misses',
  ['ccg95/weapon/hit-test', 'weapon/card-says-how', 'ccg95/weapon/hit-sideways', 'ccg/weapon/hit-marked'],
  (play) => {
    fight(play, shooting(4))
      .play('dark', SHOT)
      .expect({ facts: { Rebel: { hit: true } }, asked: { dark: 'settle' } })
    fight(play, shooting(3))
      .play('dark', SHOT)
      .expect({ facts: { Rebel: { hit: false } }, asked: { dark: 'settle' } })
  },
)

both(
  'the Force for a shot is used whether it hits or not',
  [
    'ccg95/weapon/fire-cost',
    'ccg95/weapon/pay-then-draw',
    'ccg95/weapon/one-at-a-time',
    'ccg/weapon/card-says-how',
  ],
  (play) => {
    fight(play, shooting(1))
      .play('dark', SHOT)
      .expect({ resources: { dark: { force: 3, used: 3 } }, asked: { dark: 'settle' } })
  },
)

both(
  'firing is voluntary, and a battle needs no weapon',
  ['ccg95/weapon/optional', 'ccg/weapon/not-needed'],
  (play) => {
    fight(play, shooting(6))
      .play('dark', 'pass')
      .expect({
        facts: { Rebel: { hit: false } },
        resources: { dark: { force: 4 } },
        asked: { dark: 'settle' },
      })
  },
)

both(
  'a weapon is fired once in a battle, at a card of the opponent at the place',
  [
    'weapon/once-per-battle',
    'ccg95/weapon/targets-opponent',
    'ccg95/weapon/one-target-same-location',
    'ccg/weapon/present-with-target',
  ],
  (play, edition) => {
    const both = (of1995: string, beginners: string): string => (edition === '1995' ? of1995 : beginners)
    const second = { card: 'Soldier', with: ['Second Gun'] }
    const game = fight(play, {
      ...shooting(1),
      dark: { there: [armed, second], reserve: ['1 of dark', '1 of dark', 9] },
      light: { there: ['Rebel'], yard: ['Ally'] },
    })
    game.expect({
      refused: [
        {
          dark: { fire: 'Gun', target: 'Soldier' },
          rule: both('ccg95/weapon/targets-opponent', 'ccg/weapon/card-says-how'),
        },
        {
          dark: { fire: 'Gun', target: 'Ally' },
          rule: both('ccg95/weapon/one-target-same-location', 'ccg/weapon/present-with-target'),
        },
      ],
    })
    game.play('dark', SHOT).expect({
      refused: { dark: SHOT, rule: both('ccg95/weapon/once-per-battle', 'ccg/weapon/once-per-battle') },
      offers: { dark: [{ fire: 'Second Gun', target: 'Rebel' }] },
      asked: { dark: 'weapons' },
    })
  },
)

both(
  'the card says how many destinies are drawn, and its total decides',
  ['ccg95/weapon/destiny-number'],
  (play) => {
    const twice = gun('Cannon', 'dark', { draws: 2 })
    const game = fight(play, {
      cards: [...cards, twice],
      dark: { there: [{ card: 'Marksman', with: ['Cannon'] }], reserve: ['2 of dark', '2 of dark', 9] },
      light: { there: ['Rebel'] },
    })
    game
      .play('dark', { fire: 'Cannon', target: 'Rebel' })
      .expect({ facts: { Rebel: { hit: true } }, asked: { dark: 'settle' } })
  },
)

both('weapon destiny counts for the shot alone', ['ccg95/weapon/destiny-not-power'], (play) => {
  const game = fight(play, shooting(3)).play('dark', SHOT)
  lose(game, 'dark', 3).expect({ resources: { light: { lost: 0 } }, asked: AFTER })
})

both(
  'a hit card fights on with power and ability and is forfeited whoever won',
  [
    'ccg95/weapon/hit-still-participates',
    'ccg95/weapon/hit-forfeited-at-end',
    'power/hit-counts',
    'ccg95/battle/simultaneous',
    'ccg/weapon/hit-lost-in-damage-segment',
    'ccg/forfeit/hit-mandatory',
  ],
  (play) => {
    const game = fight(play, shooting(7)).play('dark', SHOT)
    game.expect({ asked: { dark: 'settle' } })
    lose(game, 'dark', 3).expect({ resources: { light: { lost: 1 } }, asked: AFTER })
  },
)

both(
  'a hit card pays with its forfeit value, when its owner chooses',
  ['ccg95/forfeit/hit-counts', 'ccg95/forfeit/owner-chooses', 'ccg/forfeit/hit-any-order'],
  (play) => {
    const brute = fighter('dark', 'Brute', { power: 11, ability: 1, forfeit: 4 })
    const light = { there: [{ card: 'Rebel', hit: true }], hand: 1 }
    const game = fight(play, { cards: [...cards, brute], dark: { there: ['Brute'] }, light })
    lose(game, 'light', 2).play('light', { forfeit: 'Rebel' })
    game.expect({ resources: { light: { lost: 3 } }, asked: AFTER })
  },
)

both(
  'a hit card may fire its own weapon',
  ['ccg/weapon/hit-may-fire', 'ccg95/weapon/initiator-first'],
  (play) => {
    const game = fight(play, {
      cards,
      dark: { there: [armed], reserve: ['7 of dark', 9] },
      light: { there: [{ card: 'Rebel', with: ['Pistol'] }], reserve: ['7 of light', 9] },
    })
    game
      .play('dark', SHOT)
      .expect({ offers: { light: [{ fire: 'Pistol', target: 'Marksman' }] }, asked: { light: 'weapons' } })
  },
)

test(
  '1995: who started fires everything, then the other returns fire',
  proves('ccg95/weapon/initiator-first'),
  () => {
    const game = fight(ccg95, {
      cards,
      dark: {
        there: [armed, { card: 'Soldier', with: ['Second Gun'] }],
        reserve: ['1 of dark', '1 of dark', 9],
      },
      light: { there: [{ card: 'Rebel', with: ['Pistol'] }] },
    })
    game.play('dark', SHOT).expect({ asked: { dark: 'weapons' } })
    game.play('dark', { fire: 'Second Gun', target: 'Rebel' }).expect({ asked: { light: 'weapons' } })
  },
)

test(
  "Beginner's: the players fire in turn until both are done",
  proves('ccg/weapon/segment-alternate', 'ccg/weapon/segment-end'),
  () => {
    const game = fight(beginners, {
      cards,
      dark: {
        there: [armed, { card: 'Soldier', with: ['Second Gun'] }],
        reserve: ['1 of dark', '1 of dark', 9],
      },
      light: { there: [{ card: 'Rebel', with: ['Pistol'] }] },
    })
    game
      .play('dark', SHOT)
      .expect({ asked: { light: 'weapons' } })
      .play('light', 'pass')
    game
      .expect({ asked: { dark: 'weapons' } })
      .play('dark', 'pass')
      .expect({ asked: { dark: 'battle-destiny' } })
  },
)

test(
  "Beginner's: whoever carries two weapons fires one in a turn",
  proves('ccg/weapon/one-per-user-per-turn'),
  () => {
    const game = fight(beginners, {
      cards,
      dark: {
        there: [
          { card: 'Marksman', with: ['Gun', 'Second Gun'] },
          { card: 'Soldier', with: ['Third Gun'] },
        ],
        reserve: ['1 of dark', 9],
      },
      light: { there: ['Rebel'] },
    })
    game.play('dark', { fire: 'Second Gun', target: 'Rebel' })
    game.expect({
      refused: { dark: SHOT, rule: 'ccg/weapon/one-per-user-per-turn' },
      asked: { dark: 'weapons' },
    })
  },
)

test("Beginner's: no shot goes through a hull", proves('ccg/weapon/not-through-hulls'), () => {
  const tank = {
    title: 'Tank',
    side: 'light',
    kind: 'vehicle',
    type: 'combat',
    power: 6,
    armor: 2,
    forfeit: 4,
    traits: ['enclosed'],
    capacity: [{ drivers: 1, passengers: 2 }],
  }
  const game = fight(beginners, {
    cards: [...cards, tank as never],
    dark: { there: [armed] },
    light: { there: [{ card: 'Tank', driver: ['Rebel'] }, 'Ally'] },
  })
  game.expect({
    refused: { dark: SHOT, rule: 'ccg/weapon/not-through-hulls' },
    offers: { dark: [{ fire: 'Gun', target: 'Ally' }] },
    asked: { dark: 'weapons' },
  })
})

both(
  'a weapon with another result does what it says and marks nothing',
  ['ccg/weapon/other-results'],
  (play) => {
    const stun = gun('Stunner', 'dark', {
      do: [
        {
          do: 'for-a-while',
          what: { static: 'number', change: 'power', of: { the: { chosen: 'target' } }, add: -2 },
          until: 'end-of-battle',
        },
      ],
    })
    const game = fight(play, {
      cards: [...cards, stun],
      dark: { there: [{ card: 'Marksman', with: ['Stunner'] }], reserve: ['7 of dark', 9] },
      light: { there: ['Rebel'] },
    })
    game.play('dark', { fire: 'Stunner', target: 'Rebel' }).expect({
      facts: { Rebel: { hit: false } },
      numbers: { Rebel: { power: 4 } },
      asked: { dark: 'settle' },
    })
    lose(game, 'dark', 1).expect({
      facts: { Rebel: { at: PIT } },
      numbers: { Rebel: { power: 6 } },
      asked: AFTER,
    })
  },
)

both(
  'with an empty Reserve Deck a shot fails, and the Force stays used',
  ['destiny/empty-reserve'],
  (play) => {
    const game = fight(play, { ...shooting(7), dark: { there: [armed], reserve: 0 } })
    game.play('dark', SHOT).expect({
      facts: { Rebel: { hit: false } },
      resources: { dark: { force: 3, used: 2 } },
      asked: { dark: 'settle' },
    })
  },
)

test("Beginner's: a landed starfighter fires nothing", proves('ccg/starship/landed-no-weapons'), () => {
  const cannon = weapon('Cannon', 'dark', { fires: { at: { kind: 'character' } } }, { type: 'starship' })
  const landed = {
    title: 'Lander',
    side: 'dark',
    kind: 'starship',
    type: 'starfighter',
    power: 4,
    maneuver: 3,
    forfeit: 3,
    permanentPilot: 1,
  }
  const there = [{ card: 'Lander', with: ['Cannon'] }, armed]
  const game = fight(beginners, {
    cards: [...cards, cannon, landed as never],
    dark: { there },
    light: { there: ['Rebel'] },
  })
  game.expect({
    refused: { dark: { fire: 'Cannon', target: 'Rebel' }, rule: 'ccg/starship/landed-no-weapons' },
    offers: { dark: [SHOT] },
    asked: { dark: 'weapons' },
  })
})
