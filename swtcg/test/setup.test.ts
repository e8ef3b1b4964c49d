/** Setup by the rules of 2010: building in turn, and what can be built. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { swtcg } from './play.ts'

const DECK = ['Jawa', 'Rickshaw', 'Eopie', 'Swoop Bike', 'Tusken Squad', 'Patrol Speeder']
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
