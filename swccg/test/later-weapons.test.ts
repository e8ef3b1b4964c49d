/** Weapons by the rules of the later sets: what a shot does, and how often. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const CAMP = 'Tatooine: Jawa Camp (L)'
const EISLEY = 'Tatooine: Mos Eisley (L)'

/** A weapon of a test that hits whomever it is fired at by whatever is drawn. */
const gun = (fires: object, more: object = {}) =>
  ({
    title: 'Test Gun',
    side: 'light',
    kind: 'weapon',
    type: 'character',
    text: {
      deploys: { on: [{ on: { kind: 'character', whose: 'yours' } }] },
      fires: { at: { kind: 'character' }, add: [{ amount: 20 }], ...fires },
      ...more,
    },
  }) as const

const duel = (fires: object, dark: readonly (string | object)[], more: object = {}) =>
  final(
    {
      at: 'battle light',
      locations: [
        { card: CAMP, light: [{ card: 'Talz', with: ['Test Gun'] }, 'Ronto (L)'], dark: dark as string[] },
        EISLEY,
      ],
      light: { force: 9, reserve: 9 },
      dark: { force: 5, reserve: 9, lost: 0, hand: 0 },
    },
    { cards: [gun(fires, more)] },
  )

describe('a shot', () => {
  test(
    'that makes its target lost takes it from the battle at once, for nothing',
    proves('ccgx/weapon/hit-in-battle-immediately-lost'),
    () => {
      const game = duel({ do: [{ do: 'lose-cards', what: { the: { chosen: 'target' } } }] }, [
        'Labria',
        'Stormtrooper',
      ])
      game.play('light', { battle: CAMP }).play('light', { fire: 'Test Gun', target: 'Labria' })
      game.expect({
        events: [{ kind: 'left', is: 'Labria', by: 'lost' }],
        noOffers: { dark: [{ forfeit: 'Labria' }] },
        asked: 'dark',
      })
    },
  )

  test(
    'that hits has the card forfeited though it is worth nothing',
    proves('ccgx/weapon/hit-forfeit-zero'),
    () => {
      const worthless = {
        do: [
          { do: 'hit', what: { the: { chosen: 'target' } } },
          {
            do: 'for-a-while',
            until: 'end-of-battle',
            what: { static: 'number', change: 'forfeit', of: { the: { chosen: 'target' } }, fix: 0 },
          },
        ],
      }
      const game = duel(worthless, ['Labria', 'Stormtrooper'])
      game.play('light', { battle: CAMP }).play('light', { fire: 'Test Gun', target: 'Labria' })
      game.expect({ offers: { dark: [{ forfeit: 'Labria', value: 0 }] }, asked: 'dark' })
    },
  )

  test(
    'that returns its target takes what it carries along, each to its owner',
    proves('ccgx/weapon/returned-result'),
    () => {
      const game = duel({ do: [{ do: 'return-to-hand', what: { the: { chosen: 'target' } } }] }, [
        { card: 'Labria', with: ['Blaster Rifle (D)'] },
        'Stormtrooper',
      ])
      game.play('light', { battle: CAMP }).play('light', { fire: 'Test Gun', target: 'Labria' })
      game.expect({ resources: { dark: { hand: 2 } }, asked: 'dark' })
    },
  )

  test(
    'uses the defense value that the text of the weapon gives',
    proves('ccgx/weapon/defense-value-given'),
    () => {
      const game = final({
        at: 'battle dark',
        locations: [
          {
            card: 'Hoth: Echo Docking Bay (L)',
            dark: [{ card: 'Imperial Walker', with: ['AT-AT Cannon'] }, 'Darth Vader'],
            light: ['Luke Skywalker', 'X-wing'],
          },
        ],
        dark: { force: 9, reserve: [withDestiny('dark', 4), 9] },
        light: { force: 5, reserve: 9 },
      })
      game.play('dark', { battle: 'Hoth: Echo Docking Bay (L)' })
      game.play('dark', { fire: 'AT-AT Cannon', target: 'X-wing' })
      game.expect({
        events: [{ kind: 'shot', total: 4, defense: 3 }],
        facts: { 'X-wing': { hit: true } },
        asked: 'dark',
      })
    },
  )

  test(
    'may be followed by another where the text says so, each for its price',
    proves('ccgx/weapon/fire-repeatedly'),
    () => {
      const game = duel({ again: true, cost: 1 }, ['Labria', 'Stormtrooper'])
      game.play('light', { battle: CAMP })
      game.play('light', { fire: 'Test Gun', target: 'Labria' })
      game.play('light', { fire: 'Test Gun', target: 'table/Stormtrooper' })
      game.expect({
        resources: { light: { force: 6 } },
        facts: { Labria: { hit: true }, 'table/Stormtrooper': { hit: true } },
      })
      game.expect({ asked: 'light' })
    },
  )

  test('may have another price for all shots but the first', proves('ccgx/weapon/fire-repeatedly'), () => {
    const game = duel({ again: 1, cost: 2 }, ['Labria', 'Stormtrooper'])
    game.play('light', { battle: CAMP })
    game.play('light', { fire: 'Test Gun', target: 'Labria' })
    game.play('light', { fire: 'Test Gun', target: 'table/Stormtrooper' })
    game.expect({ resources: { light: { force: 5 } }, asked: 'light' })
  })

  test(
    'is answered before its destiny as just targeted, and after it as just fired',
    proves('ccgx/weapon/weapon-just-fired'),
    () => {
      const watcher = (title: string, just: 'targeted' | 'weapon-fired') =>
        ({
          title,
          side: 'dark',
          kind: 'interrupt',
          type: 'used',
          text: { actions: [{ when: { just }, do: [{ do: 'activate', amount: 1 }] }] },
        }) as const
      const game = final(
        {
          at: 'battle light',
          locations: [
            { card: CAMP, light: [{ card: 'Luke Skywalker', with: ['Test Gun'] }], dark: ['Labria'] },
          ],
          light: { force: 9, reserve: 9 },
          dark: { hand: ['Early Bird', 'Late Bird'], reserve: 9 },
        },
        { cards: [gun({}), watcher('Early Bird', 'targeted'), watcher('Late Bird', 'weapon-fired')] },
      )
      game.play('light', { battle: CAMP }).play('light', { fire: 'Test Gun' })
      game.expect({
        offersExactly: { dark: [{ play: 'Early Bird' }, 'pass'] },
        noEvents: [{ kind: 'destinyDrawn' }],
      })
      game.play('dark', 'pass')
      game.expect({
        events: [{ kind: 'shot' }],
        offersExactly: { dark: [{ play: 'Late Bird' }, 'pass'] },
        asked: 'dark',
      })
    },
  )
})

test('ion damage lasts as long as the starship is on table', proves('ccgx/weapon/ion'), () => {
  const game = final({
    at: 'battle light',
    locations: [
      {
        card: 'Yavin 4 (L)',
        light: [{ card: 'Y-wing', with: ['SW-4 Ion Cannon'] }, 'Corellian Corvette'],
        dark: [{ card: 'TIE Fighter', with: ['Boosted TIE Cannon'] }, 'Imperial-Class Star Destroyer'],
      },
    ],
    light: { force: 9, reserve: [withDestiny('light', 5), 20] },
    dark: { force: 5, reserve: 20, lost: 0 },
  })
  game.play('light', { battle: 'Yavin 4 (L)' })
  game.play('light', { fire: 'SW-4 Ion Cannon', target: 'TIE Fighter' })
  game.expect({
    zones: { 'dark.lost': ['Boosted TIE Cannon'] },
    numbers: { 'TIE Fighter': { maneuver: 0 } },
    asked: 'light',
  })
})

test(
  'a character who may use several weapons fires them all, but only what it could use',
  proves('ccgx/weapon/two-weapons'),
  () => {
    const armed = (text: object) =>
      ({
        title: 'Two Hands',
        side: 'light',
        kind: 'character',
        type: 'alien',
        icons: ['warrior'],
        power: 2,
        ability: 2,
        forfeit: 3,
        text,
      }) as const
    const battle = (text: object) => {
      const game = final(
        {
          at: 'battle light',
          locations: [
            {
              card: CAMP,
              light: [{ card: 'Two Hands', with: ['Blaster', 'Test Gun'] }],
              dark: ['Labria', 'Stormtrooper'],
            },
          ],
          light: { force: 9, reserve: 9 },
          dark: { reserve: 9 },
        },
        { cards: [gun({}), armed(text)] },
      )
      return game.play('light', { battle: CAMP }).play('light', { fire: 'Test Gun', target: 'Labria' })
    }
    battle({}).expect({ asked: { light: 'draw-phase' } })
    battle({ statics: [{ static: 'allows', what: 'carry-any-number', of: { the: 'self' } }] }).expect({
      offers: { light: [{ fire: 'Blaster' }] },
      asked: 'light',
    })
  },
)

test('a seeker is fired at only where a text says so', proves('ccgx/weapon/seeker-as-target'), () => {
  const game = final({
    at: 'battle dark',
    locations: [
      {
        card: 'Tatooine: Jawa Camp (D)',
        dark: ['Laser Projector', { card: 'Stormtrooper', with: ['Blaster Rifle (D)'] }],
        light: ['Tagge Seeker', 'Talz'],
      },
    ],
    dark: { force: 9, reserve: 9 },
    light: { reserve: 9 },
  })
  game.play('dark', { battle: 'Tatooine: Jawa Camp (D)' })
  game.expect({
    offers: { dark: [{ fire: 'Laser Projector', target: 'Tagge Seeker' }] },
    refused: { dark: { fire: 'Blaster Rifle (D)', target: 'Tagge Seeker' } },
    asked: 'dark',
  })
})

describe('a Stun Blaster', () => {
  const stunned = (side: 'dark' | 'light', destiny: number) => {
    const other = side === 'dark' ? 'light' : 'dark'
    const card = `Stun Blaster (${side === 'dark' ? 'D' : 'L'})`
    const [user, target] =
      side === 'dark' ? ['Stormtrooper', 'Son Of Skywalker'] : ['Luke Skywalker', 'Darth Vader']
    const game = final({
      at: `battle ${side}`,
      locations: [{ card: CAMP, [side]: [{ card: user!, with: [card] }], [other]: [target!] }],
      [side]: { force: 9, reserve: [withDestiny(side, destiny), 9] },
      [other]: { force: 5, reserve: 9, hand: 0 },
    })
    return game.play(side, { battle: CAMP }).play(side, { fire: card, target: target! })
  }
  test.each(['dark', 'light'] as const)(
    'of the %s side sends a character home, if more is drawn than its defense value',
    tells('Stun Blaster (L)', 'Stun Blaster (D)'),
    (side) => {
      const other = side === 'dark' ? 'light' : 'dark'
      const away = side === 'dark' ? 'Son Of Skywalker' : 'Darth Vader'
      stunned(side, 6).expect({ zones: { [`${other}.hand`]: [away] }, stop: 'here' })
      stunned(side, 1).expect({ zones: { [`${other}.hand`]: [] }, stop: 'here' })
    },
  )
})
