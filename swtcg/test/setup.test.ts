import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { swtcg } from './play.ts'

const DECK = ['Jawa', 'Rickshaw', 'Eopie', 'Swoop Bike', 'Tusken Squad', 'Patrol Speeder']
/** A side that is done with setup. */
const DONE = { setup: { left: 0, total: 30, done: true } }
const at = (left: number, total = 30 - left) => ({ left, total })
const build = (card: string, destination?: { to?: string; place?: string }) =>
  destination ? { 'set-up': card, destination } : { 'set-up': card }

describe('building in turn', () => {
  test(
    'the Dark Side opens with one card, paid from its 30 points',
    proves('idc/setup/dark-builds-first', 'idc/setup/draw-after-each-card'),
    () => {
      swtcg({
        at: 'setup dark',
        dark: { hand: ['Techno Union Starship', 'Juggernaut', ...DECK.slice(0, 5)], deck: DECK },
        light: { hand: ['Clone Cadet'] },
      })
        .expect({ asked: { dark: 'setup' }, noOffers: { dark: [build('Juggernaut', { to: 'space' })] } })
        .play('dark', build('Juggernaut', { to: 'ground' }))
        .expect({
          asked: { light: 'setup' },
          zones: { ground: ['Juggernaut'], 'dark.hand': 7, 'dark.deck': 5 },
          resources: { dark: { setupLeft: 23, setupTotal: 7 } },
          events: [
            { kind: 'setUp', cost: 7 },
            { kind: 'drew', seat: 'dark', count: 1 },
          ],
        })
        .done()
    },
  )

  test(
    'the Light Side builds until its total is greater, then it passes back and forth',
    proves(
      'idc/setup/opponent-builds-until-greater',
      'idc/setup/alternate-overtaking',
      'idc/setup/draw-after-each-card',
    ),
    () => {
      const light = ['Planetary Defense Turret', 'N-1 Starfighter', 'Naboo Senatorial Escort']
      swtcg({
        at: 'setup dark',
        dark: { hand: ['Juggernaut', 'Droid Starfighter Wing'] },
        light: { hand: light, deck: DECK },
      })
        .play('dark', build('Juggernaut'))
        .play('light', build('Planetary Defense Turret'))
        .expect({ asked: 'light', zones: { 'light.hand': 3, 'light.deck': 5 } })
        .play('light', build('N-1 Starfighter'))
        .expect({ asked: 'light', resources: { light: { setupTotal: 7 } }, zones: { 'light.deck': 4 } })
        .play('light', build('Naboo Senatorial Escort'))
        .expect({ asked: 'dark', resources: { light: { setupTotal: 9 } }, zones: { 'light.deck': 3 } })
        .play('dark', build('Droid Starfighter Wing'))
        .expect({ asked: 'light', resources: { dark: { setupTotal: 11 } } })
        .done()
    },
  )

  test(
    'no card takes a player over the starting points; it may be the last, face-down',
    proves('idc/setup/cannot-exceed-starting-build', 'idc/setup/last-card-face-down'),
    () => {
      swtcg({
        at: 'setup light',
        light: { hand: ['Naboo Cruiser', 'Nubian Yacht'], setup: at(5) },
        dark: { hand: ['Geonosian Guard'], setup: at(2) },
      })
        .expect({
          offersExactly: {
            light: [
              'stop',
              build('Nubian Yacht'),
              { 'lay-face-down': 'Nubian Yacht' },
              { 'lay-face-down': 'Naboo Cruiser' },
            ],
          },
          refused: { light: build('Naboo Cruiser'), rule: 'idc/setup/cannot-exceed-starting-build' },
        })
        .play('light', { 'lay-face-down': 'Naboo Cruiser' })
        .expect({ asked: { light: 'setup-counters' }, offersExactly: { light: [1, 2, 3, 4, 5] } })
        .play('light', 3)
        .expect({
          asked: { dark: 'setup' },
          facts: { 'light.build/Naboo Cruiser': { faceDown: true, buildCounters: 3 } },
          hidden: { dark: ['light.build/Naboo Cruiser'], spectator: ['light.build/Naboo Cruiser'] },
          resources: { light: { setupDone: true } },
        })
        .done()
    },
  )

  test('the last card may have more counters than it costs', proves('idc/setup/overbuild-last-card'), () => {
    const dark = { hand: ['Geonosian Guard'], setup: at(2) }
    swtcg({ at: 'setup light', light: { hand: ['Clone Cadet'], setup: at(6) }, dark })
      .play('light', { 'lay-face-down': 'Clone Cadet' })
      .play('light', 6)
      .expect({ asked: 'dark', facts: { 'Clone Cadet': { buildCounters: 6 } } })
      .done()
  })

  test(
    'who lays a card face-down is done, and the rest of the points is lost',
    proves('idc/setup/build-zone-only-last'),
    () => {
      const game = swtcg({
        at: 'setup light',
        light: { hand: ['Clone Cadet', 'Nubian Yacht'], setup: at(20) },
        dark: { hand: ['Juggernaut', 'Geonosian Guard'], setup: at(20) },
      })
      game.expect({
        refused: { light: build('Clone Cadet', { to: 'build' }), rule: 'idc/setup/build-zone-only-last' },
      })
      game.play('light', { 'lay-face-down': 'Clone Cadet' }).play('light', 1)
      game.expect({ asked: 'dark' }).play('dark', build('Juggernaut')).expect({ asked: 'dark' })
      game
        .play('dark', 'stop')
        .expect({ asked: { dark: 'build' }, table: { turn: 1 } })
        .done()
    },
  )

  test(
    'a player may stop; the points left are lost',
    proves('idc/setup/stop-any-time', 'idc/setup/other-continues-alone'),
    () => {
      const game = swtcg(
        {
          at: 'setup light',
          dark: {
            setup: at(10),
            hand: ['Carrack Cruiser', 'Geonosian Warrior', 'Geonosian Guard', 'Juggernaut'],
          },
          light: { setup: at(3, 15), hand: ['A-Wing'] },
        },
        { dice: [4] },
      )
      game.play('light', 'stop').expect({ asked: 'dark', resources: { light: { setupDone: true } } })
      game.play('dark', build('Carrack Cruiser')).expect({ asked: 'dark' })
      game.play('dark', build('Geonosian Warrior')).expect({ asked: 'dark' })
      game.play('dark', build('Geonosian Guard'))
      game
        .expect({ asked: { dark: 'build' }, table: { turn: 1 }, resources: { light: { buildPoints: 4 } } })
        .done()
    },
  )
})

describe('what can be built', () => {
  const others = ['Mos Eisley', "Boba Fett's Blaster Carbine (A)", 'Capture the Falcon']
  const RULE = 'idc/setup/units-and-one-resource-only'

  test(
    'units and one Resource, also face-down',
    proves('idc/setup/units-and-one-resource-only', 'idc/zones/resource-zone-one-card'),
    () => {
      const refused = others.flatMap((card) => [
        { dark: build(card), rule: RULE },
        { dark: { 'lay-face-down': card }, rule: RULE },
      ])
      swtcg({
        at: 'setup dark',
        dark: { hand: [...others, 'The Death Watch', "Bounty Hunters' Guild"] },
        light: { setup: at(20), hand: ['Jawa'] },
      })
        .expect({ refused })
        .play('dark', build('The Death Watch'))
        .expect({
          zones: { 'dark.resource': ['The Death Watch'] },
          refused: { dark: build("Bounty Hunters' Guild"), rule: RULE },
          noOffers: { dark: [{ 'lay-face-down': "Bounty Hunters' Guild" }] },
          asked: 'dark',
        })
        .done()
    },
  )

  test(
    'a Resource is paid for and counts in the total',
    proves('idc/setup/resource-counts-toward-total'),
    () => {
      swtcg({
        at: 'setup dark',
        dark: { hand: ['The Death Watch'] },
        light: { hand: ['Clone Platoon', 'Nubian Yacht'] },
      })
        .play('dark', build('The Death Watch'))
        .expect({ asked: 'light', resources: { dark: { setupLeft: 26, setupTotal: 4 } } })
        .play('light', build('Clone Platoon'))
        .expect({ asked: 'light' })
        .done()
    },
  )

  test('units in setup are not deployed', proves('idc/setup/not-deployed'), () => {
    const cards = [
      {
        name: 'Quartermaster',
        side: 'dark',
        kind: 'unit',
        arenas: ['character'],
        ...{ cost: 3, speed: 30, power: 2, health: 2 },
        abilities: [
          {
            ability: 'triggered',
            when: { when: 'is-deployed', who: { the: 'self' } },
            do: [{ do: 'gain-force', who: 'you', amount: 2 }],
          },
        ],
      },
    ]
    const dark = { hand: ['Quartermaster', 'Jawa'], buildPoints: 3 }
    swtcg({ at: 'build dark', dark }, { cards })
      .play('dark', { complete: 'Quartermaster', destination: { to: 'character' } })
      .expect({ resources: { dark: { force: 2 } }, asked: 'dark' })
      .done()
    swtcg({ at: 'setup dark', dark, light: { setup: at(20), hand: ['Jawa'] } }, { cards })
      .play('dark', build('Quartermaster'))
      .expect({ resources: { dark: { force: 0 } }, asked: 'dark' })
      .done()
  })

  test('no effect works', proves('idc/setup/no-effects'), () => {
    swtcg({
      at: 'setup dark',
      dark: {
        character: ['Boss Nass (A)', 'Darth Vader (C)'],
        hand: ['Captain Tarpals (A)', 'Boba Fett (H)'],
        setup: at(8, 10),
        force: 9,
      },
      light: { setup: at(10) },
    })
      .expect({
        offers: { dark: [{ 'set-up': 'Captain Tarpals (A)', cost: 5 }] },
        refused: [
          { dark: { play: 'Darth Vader (C)' }, rule: 'idc/setup/no-effects' },
          { dark: { complete: 'Boba Fett (H)' }, rule: 'idc/setup/no-effects' },
        ],
        asked: 'dark',
      })
      .done()
  })

  test('a multi-arena unit is not moved', proves('idc/setup/no-arena-moves'), () => {
    const game = swtcg({
      at: 'setup dark',
      dark: { hand: ['Mist Hunter (B)', 'Jawa'] },
      light: { setup: at(20) },
    })
    game.expect({ offers: { dark: [build('Mist Hunter (B)', { to: 'ground' })] } })
    game.play('dark', build('Mist Hunter (B)', { to: 'space' }))
    game
      .expect({
        asked: 'dark',
        refused: { dark: { move: 'Mist Hunter (B)', to: 'ground' }, rule: 'idc/setup/no-arena-moves' },
      })
      .done()
  })
})

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
