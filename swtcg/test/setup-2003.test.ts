import { redact } from '@dejarik/kernel'
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { lookInto, wotc } from './play.ts'

const DECK = [
  'Jawa',
  'Rickshaw',
  'Eopie',
  'Swoop Bike',
  'Tusken Squad',
  'Patrol Speeder',
  'Taylander Shuttle',
]
const at = (total: number) => ({ left: 30 - total, total })
const DONE = { setup: { left: 0, total: 30, done: true } }
const build = (card: string, destination?: { to?: string; place?: string }) =>
  destination ? { 'set-up': card, destination } : { 'set-up': card }

describe('units up to 30 points, side by side', () => {
  test(
    'the Dark Side puts in exactly one unit and draws',
    proves('wotc/setup/dark-side-first-unit', 'wotc/setup/draw-after-each'),
    () => {
      wotc({
        at: 'setup dark',
        dark: { hand: ['Juggernaut', 'Geonosian Guard'], deck: DECK },
        light: { hand: ['Clone Cadet'] },
      })
        .play('dark', build('Juggernaut'))
        .expect({ asked: 'light', zones: { 'dark.hand': ['Geonosian Guard', 'Jawa'] } })
        .done()
    },
  )

  test('a hand without units means stopping', proves('wotc/setup/dark-side-first-unit'), () => {
    wotc({ at: 'setup dark', dark: { hand: ['Blaster Barrage'] }, light: { hand: ['Clone Cadet'] } })
      .expect({ offersExactly: { dark: ['stop'] } })
      .play('dark', 'stop')
      .expect({ asked: 'light', zones: { 'dark.hand': ['Blaster Barrage'] } })
      .done()
  })

  test(
    'each side goes on until its total is higher; equal is not enough, and then its run is over',
    proves(
      'wotc/setup/light-side-overtakes',
      'wotc/setup/dark-side-overtakes',
      'wotc/setup/must-exceed-not-tie',
      'wotc/setup/stop-on-overtaking',
    ),
    () => {
      const game = wotc({
        at: 'setup dark',
        dark: { hand: ['Juggernaut', 'Geonosian Guard', 'Droid Starfighter Squadron'] },
        light: { hand: ['Planetary Defense Turret', 'N-1 Starfighter', 'Clone Cadet', 'A-Wing'] },
      })
      game.play('dark', build('Juggernaut')).play('light', build('Planetary Defense Turret'))
      game.play('light', build('N-1 Starfighter')).expect({ asked: 'light' })
      game
        .play('light', build('Clone Cadet'))
        .expect({ asked: 'dark', resources: { light: { setupTotal: 9 } } })
      game
        .play('dark', build('Geonosian Guard'))
        .expect({ asked: 'dark', resources: { dark: { setupTotal: 9 } } })
      game.play('dark', build('Droid Starfighter Squadron')).expect({ asked: 'light' })
      game.expect({ refused: { dark: 'stop', code: 'not-asked' } }).done()
    },
  )

  test(
    'no unit takes a total above 30',
    proves('wotc/setup/thirty-points', 'wotc/setup/never-over-thirty'),
    () => {
      wotc({
        at: 'setup dark',
        dark: { hand: ['Geonosian Warrior', 'Geonosian Guard'], setup: at(28) },
        light: { hand: ['Clone Cadet'], setup: at(29) },
      })
        .expect({
          noOffers: { dark: [build('Geonosian Warrior')] },
          refused: { dark: build('Geonosian Warrior'), rule: 'wotc/setup/never-over-thirty' },
        })
        .play('dark', build('Geonosian Guard'))
        .expect({ asked: 'light', resources: { dark: { setupLeft: 0, setupTotal: 30 } } })
        .done()
    },
  )

  test(
    'with one side at 30 the other goes on to 30 by itself',
    proves('wotc/setup/alternate-until-thirty', 'wotc/setup/other-player-finishes'),
    () => {
      const game = wotc({
        at: 'setup dark',
        dark: { hand: ['Carrack Cruiser', 'Blaster Barrage'], setup: at(25) },
        light: { hand: ['Clone Cadet', 'N-1 Starfighter', 'Jawa'], setup: at(26) },
      })
      game.play('dark', build('Carrack Cruiser')).expect({ asked: 'light' })
      game.play('light', build('Clone Cadet')).expect({ asked: { light: 'setup' } })
      game
        .play('light', build('N-1 Starfighter'))
        .expect({ table: { turn: 1 }, asked: 'dark' })
        .done()
    },
  )

  test(
    'who stops gives up the points left, and the other goes on',
    proves('wotc/setup/stop-early', 'wotc/setup/opponent-continues-after-stop'),
    () => {
      const game = wotc({
        at: 'setup light',
        dark: { hand: ['Geonosian Warrior', 'Geonosian Guard', 'Juggernaut'], setup: at(18) },
        light: { hand: ['Clone Cadet'], setup: at(17) },
      })
      game.play('light', 'stop').expect({ asked: 'dark' })
      game.play('dark', build('Geonosian Warrior')).play('dark', build('Geonosian Guard'))
      game.expect({ asked: { dark: 'setup' }, resources: { dark: { setupTotal: 23 } } }).done()
    },
  )
})

describe('what is put in', () => {
  const others = ['Mos Eisley', 'Capture the Falcon', 'Blaster Barrage']

  test(
    'units only, into the arena of their type',
    proves('wotc/setup/units-only', 'wotc/setup/unit-to-its-arena'),
    () => {
      const refused = others.flatMap((card) => [
        { dark: build(card), rule: 'wotc/setup/units-only' },
        { dark: { 'lay-face-down': card }, rule: 'wotc/setup/units-only' },
      ])
      wotc({ at: 'setup dark', dark: { hand: [...others, 'Juggernaut'] }, light: { hand: ['Clone Cadet'] } })
        .expect({
          refused: [
            ...refused,
            { dark: build('Juggernaut', { to: 'build' }), rule: 'wotc/setup/unit-to-its-arena' },
            { dark: build('Juggernaut', { to: 'space' }), rule: 'wotc/setup/unit-to-its-arena' },
          ],
        })
        .play('dark', build('Juggernaut'))
        .expect({
          zones: { ground: ['Juggernaut'] },
          facts: { Juggernaut: { faceDown: false } },
          asked: 'light',
        })
        .done()
    },
  )

  test('abilities do nothing', proves('wotc/setup/abilities-ignored'), () => {
    wotc({
      at: 'setup dark',
      dark: {
        character: ['Boss Nass (A)', 'Darth Vader (C)'],
        hand: ['Captain Tarpals (A)'],
        setup: at(10),
        force: 9,
      },
      light: { setup: at(20) },
    })
      .expect({
        offers: { dark: [{ 'set-up': 'Captain Tarpals (A)', cost: 5 }] },
        refused: { dark: { play: 'Darth Vader (C)' }, rule: 'wotc/setup/abilities-ignored' },
        asked: 'dark',
      })
      .done()
  })

  test('a Pilot goes to the Character arena', proves('wotc/setup/pilots-to-character-arena'), () => {
    wotc({
      at: 'setup dark',
      dark: { space: ['TIE Fighter DS-3-12'], hand: ['Darth Vader (D)'], setup: at(2) },
      light: { setup: at(20), hand: ['Jawa'] },
    })
      .expect({
        offersExactly: {
          dark: [
            'stop',
            build('Darth Vader (D)', { to: 'character' }),
            { 'lay-face-down': 'Darth Vader (D)' },
          ],
        },
        asked: 'dark',
      })
      .done()
  })

  test('every card put in is replaced', proves('wotc/setup/hand-size-kept'), () => {
    wotc({
      at: 'setup dark',
      dark: { hand: ['Juggernaut', 'Geonosian Guard', 'Geonosian Warrior'], deck: DECK, setup: at(20) },
      light: { hand: ['A-Wing', 'Clone Cadet'], setup: at(25) },
    })
      .play('dark', build('Juggernaut'))
      .play('light', build('A-Wing'))
      .play('dark', { 'lay-face-down': 'Geonosian Guard' })
      .expect({ zones: { 'dark.hand': 3, 'dark.deck': 5 }, asked: { light: 'setup' } })
      .done()
  })
})

describe('the partial build', () => {
  const position = (total: number, hand: string[], dark = 20) =>
    wotc({
      at: 'setup light',
      dark: { hand: ['Juggernaut', 'Geonosian Guard'], setup: at(dark) },
      light: { hand, deck: DECK, setup: at(total) },
    })

  test(
    'one unit gets all points left as counters, is shown, and is replaced; its player is done',
    proves(
      'wotc/setup/partial-build',
      'wotc/setup/partial-build-shown',
      'wotc/setup/partial-build-draw',
      'wotc/setup/partial-build-only-one',
    ),
    () => {
      position(19, ['Rebel Honor Company', 'Clone Cadet'])
        .play('light', { 'lay-face-down': 'Rebel Honor Company' })
        .expect({
          asked: { dark: 'setup' },
          zones: { 'light.build': ['Rebel Honor Company'], 'light.hand': ['Clone Cadet', 'Jawa'] },
          facts: { 'Rebel Honor Company': { faceDown: true, buildCounters: 11 } },
          hidden: { dark: ['Rebel Honor Company'] },
          resources: { light: { setupLeft: 0, setupDone: true } },
        })
        .play('dark', build('Juggernaut'))
        .expect({ asked: { dark: 'setup' } })
        .done()
    },
  )

  test('the opponent is shown which card it is', proves('wotc/setup/partial-build-shown'), () => {
    const told = (edition: string): string | undefined => {
      const machine = lookInto({
        edition,
        position: {
          at: 'setup light',
          dark: { hand: ['Juggernaut'], setup: at(20) },
          light: { hand: ['Rebel Honor Company'], setup: at(19) },
        },
      })
      const card = machine.state.zones.find(({ owner, name }) => owner === 1 && name === 'hand')!.cards[0]!
      const answer = (value: string | number) =>
        machine.answer({ ask: machine.state.asked!.id, seat: 1, value })
      answer(`lay-face-down ${card}`)
      answer(1)
      const laid = machine.takeJournal().find(({ event }) => event.kind === 'laidFaceDown')!
      const event = redact(laid, 0)
      return event.kind === 'laidFaceDown' ? event.is : undefined
    }
    expect(told('wotc')).toBe('ANH Rebel Honor Company')
    expect(told('idc')).toBeUndefined()
  })

  test('at exactly 30 there is none', proves('wotc/setup/partial-build-at-least-one'), () => {
    position(28, ['Clone Cadet', 'A-Wing'], 29)
      .play('light', build('Clone Cadet'))
      .expect({
        asked: { dark: 'setup' },
        zones: { 'light.build': [] },
        refused: { light: { 'lay-face-down': 'A-Wing' }, code: 'not-asked' },
      })
      .done()
  })
})

describe('unique units', () => {
  const LUKE_A = 'Luke Skywalker (A)'
  const LUKE_B = 'Luke Skywalker (B)'
  const LUKE_C = 'Luke Skywalker (C)'
  const light = (character: string, hand: string[]) =>
    wotc({
      at: 'setup light',
      dark: DONE,
      light: { character: [character], hand, deck: DECK, setup: at(20) },
    })

  test('the same version cannot be put in', proves('wotc/setup/unique-same-version-barred'), () => {
    light(LUKE_A, [LUKE_A])
      .expect({
        noOffers: { light: [build('light.hand/Luke Skywalker (A)')] },
        refused: { light: build('light.hand/Luke Skywalker (A)'), rule: 'wotc/stack/no-duplicate-version' },
        asked: 'light',
      })
      .done()
  })

  test(
    'another version joins the stack, beneath if it is cheaper, and is replaced',
    proves(
      'wotc/setup/unique-other-version-stacks',
      'wotc/setup/unique-cheaper-goes-beneath',
      'wotc/setup/stack-card-draws',
    ),
    () => {
      light(LUKE_A, [LUKE_B])
        .expect({
          offersExactly: {
            light: ['stop', build(LUKE_B, { place: 'beneath' }), { 'lay-face-down': LUKE_B }],
          },
          refused: [
            { light: build(LUKE_B, { to: 'character' }), rule: 'wotc/setup/unique-other-version-stacks' },
            { light: build(LUKE_B, { place: 'top' }), rule: 'wotc/setup/unique-cheaper-goes-beneath' },
          ],
        })
        .play('light', build(LUKE_B))
        .expect({
          asked: 'light',
          zones: { character: [LUKE_A], attached: [LUKE_B], 'light.hand': ['Jawa'] },
        })
        .done()
    },
  )

  test(
    'a version that costs as much or more goes on top or beneath; the stack counts its top card and 1 for each other',
    proves('wotc/setup/unique-equal-or-dearer-chooses', 'wotc/setup/stack-total-cost'),
    () => {
      const ways = [
        { place: 'top', top: LUKE_A, setupTotal: 23 },
        { place: 'beneath', top: LUKE_C, setupTotal: 21 },
      ]
      for (const { place, top, setupTotal } of ways)
        light(LUKE_C, [LUKE_A])
          .play('light', build(LUKE_A, { place }))
          .expect({ asked: 'light', zones: { character: [top] }, resources: { light: { setupTotal } } })
          .done()
    },
  )
})
