/** Missing characters: how they go missing, what they are then, and how they are found. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import type { Placed, PlacedLocation } from '../scenario/position.ts'
import type { CardText } from '../text/text.ts'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const TRENCH = 'Hoth: Snow Trench (2nd Marker)'
const PLAINS = 'Hoth: North Ridge (4th Marker) (L)'
const LUKE = 'Luke Skywalker'
const TROOPER = 'Rebel Trooper'
const TARGET = { the: { chosen: 'target' } } as const
const lost = (card: string, more: Partial<Placed> = {}): Placed => ({ card, missing: true, ...more })

const deed = (title: string, side: 'dark' | 'light', text: CardText) =>
  ({ title, side, kind: 'interrupt', type: 'used', text }) as const
const cards = [
  deed('Snow Blind', 'dark', {
    actions: [
      {
        when: 'any-time',
        targets: [{ name: 'target', what: { kind: 'character', any: [{}, { trait: 'captive' }] } }],
        do: [{ do: 'go-missing', what: TARGET }],
      },
    ],
  }),
  deed('There You Are', 'light', {
    actions: [
      {
        when: 'any-time',
        targets: [{ name: 'target', what: { kind: 'character', trait: 'missing' } }],
        do: [{ do: 'find', what: TARGET }],
      },
    ],
  }),
  deed('Any Of Them', 'dark', {
    actions: [
      {
        when: 'any-time',
        targets: [{ name: 'target', what: { kind: 'character', whose: 'opponents' } }],
        do: [{ do: 'lose-cards', what: TARGET }],
      },
    ],
  }),
]

/** The control phase of the Light Side, with a destiny on top of its Reserve Deck. */
const searching = (light: readonly (string | Placed)[], destiny: number, dark: readonly string[] = []) =>
  final({
    at: 'control light',
    locations: [{ card: TRENCH, light, dark }, PLAINS],
    light: { reserve: [withDestiny('light', destiny), 9], force: 5 },
  })
const playing = (card: string, locations: readonly PlacedLocation[], at = 'control dark') =>
  final({ at, locations, dark: { hand: [card], force: 5 } }, { cards })

describe('a character that goes missing', () => {
  test(
    'leaves what it is aboard, keeps what is on it, and is inactive',
    proves('ccgx/missing/goes-missing', 'ccgx/state/inactive-reasons'),
    () => {
      const speeder = {
        card: "Luke's X-34 Landspeeder",
        driver: [{ card: LUKE, with: ['Blaster'] }],
      }
      const game = playing('Snow Blind', [{ card: TRENCH, light: [speeder, TROOPER] }])
      game.play('dark', { play: 'Snow Blind' }).play('dark', { cards: [LUKE] })
      game.expect({
        events: [{ kind: 'wentMissing', card: LUKE }],
        facts: {
          [LUKE]: { as: 'missing', on: TRENCH, holds: 1 },
          Blaster: { on: LUKE },
          "Luke's X-34 Landspeeder": { holds: 0 },
        },
        numbers: { [TRENCH]: { 'total-power-light': 1, 'presence-light': 1 } },
        stop: 'here',
      })
    },
  )

  test('cannot move', proves('ccgx/missing/goes-missing'), () => {
    const game = final({
      at: 'move light',
      locations: [{ card: TRENCH, light: [lost(LUKE), TROOPER] }, PLAINS],
      light: { force: 5 },
    })
    game.expect({
      offers: { light: [{ move: TROOPER }] },
      noOffers: { light: [{ move: LUKE }] },
      asked: 'light',
    })
  })

  test('is no captive any more', proves('ccgx/missing/escort-missing'), () => {
    const game = playing('Snow Blind', [{ card: TRENCH, dark: [{ card: 'Stormtrooper', captives: [LUKE] }] }])
    game.play('dark', { play: 'Snow Blind' }).play('dark', { cards: [LUKE] })
    game.expect({
      facts: { [LUKE]: { as: 'missing', on: TRENCH }, 'table/Stormtrooper': { holds: 0 } },
      stop: 'here',
    })
  })

  test('lets its captives go', proves('ccgx/missing/escort-missing'), () => {
    const game = playing('Snow Blind', [{ card: TRENCH, dark: [{ card: 'Stormtrooper', captives: [LUKE] }] }])
    game.play('dark', { play: 'Snow Blind' }).play('dark', { cards: ['table/Stormtrooper'] })
    game.expect({ asked: { light: 'release' } })
    game.play('light', { rally: LUKE })
    game.expect({ facts: { [LUKE]: { as: 'at' }, 'table/Stormtrooper': { as: 'missing' } }, stop: 'here' })
  })

  test('takes no further part in a battle', proves('ccgx/missing/goes-missing'), () => {
    const game = playing(
      'Snow Blind',
      [{ card: TRENCH, dark: ['Stormtrooper'], light: [LUKE, TROOPER] }],
      'battle dark',
    )
    game.play('dark', { battle: TRENCH })
    game.play('dark', { play: 'Snow Blind' }).play('dark', { cards: [LUKE] })
    game.expect({
      numbers: { [TRENCH]: { 'total-power-light': 1 } },
      facts: { [LUKE]: { as: 'missing' } },
      stop: 'here',
    })
  })

  test('is lost by nothing that does not name missing ones', proves('ccgx/missing/missing-lost'), () => {
    const game = playing('Any Of Them', [{ card: TRENCH, light: [lost(LUKE), TROOPER] }])
    game.play('dark', { play: 'Any Of Them' })
    game.expect({ facts: { [LUKE]: { as: 'missing' } }, zones: { 'light.lost': [TROOPER] }, stop: 'here' })
  })
})

describe('a search party', () => {
  test(
    'of characters at the site finds a missing one with more than 5',
    proves('ccgx/missing/search-party', 'ccgx/missing/search-result'),
    () => {
      const game = searching([lost(LUKE), TROOPER], 6)
      game.play('light', { verb: 'search-party', card: TRENCH })
      game.expect({
        events: [
          { kind: 'destinyDrawn', value: 6, for: 'search-party' },
          { kind: 'found', card: LUKE },
        ],
        facts: { [LUKE]: { as: 'at', on: TRENCH } },
        asked: 'light',
      })
    },
  )

  test('finds nobody with 5', proves('ccgx/missing/search-result'), () => {
    const game = searching([lost(LUKE), TROOPER], 5)
    game.play('light', { verb: 'search-party', card: TRENCH })
    game.expect({ noEvents: [{ kind: 'found' }], facts: { [LUKE]: { as: 'missing' } }, asked: 'light' })
  })

  test('finds one of several by chance', proves('ccgx/missing/search-result'), () => {
    const game = searching([lost(LUKE), lost('Han Solo'), TROOPER], 6)
    game.play('light', { verb: 'search-party', card: TRENCH })
    game.expect({ events: [{ kind: 'found' }], asked: 'light' })
    const found = [LUKE, 'Han Solo'].filter((title) =>
      game.machine.state.cards.some((card) => card?.is === title && card.as === 'at'),
    )
    expect(found).toHaveLength(1)
  })

  test('needs somebody who is there, in the own control phase', proves('ccgx/missing/search-party'), () => {
    const alone = searching([lost(LUKE)], 6, ['Stormtrooper'])
    alone.expect({
      noOffers: { light: [{ verb: 'search-party' }] },
      refused: { light: { verb: 'search-party', card: TRENCH }, rule: 'ccgx/missing/search-party' },
      asked: 'light',
    })
    const late = final({
      at: 'move light',
      locations: [{ card: TRENCH, light: [lost(LUKE), TROOPER] }, PLAINS],
      light: { force: 5 },
    })
    late.expect({
      refused: { light: { verb: 'search-party', card: TRENCH }, rule: 'ccgx/missing/search-party' },
      asked: 'light',
    })
  })

  test(
    'tires: neither its members nor the one found search, battle or move again in the turn',
    proves('ccgx/missing/search-tired'),
    () => {
      const game = searching([lost(LUKE), lost('Han Solo'), TROOPER], 6, ['Stormtrooper'])
      game.play('light', { verb: 'search-party', card: TRENCH })
      game.expect({ noOffers: { light: [{ verb: 'search-party' }, { drain: TRENCH }] }, asked: 'light' })
      // Whoever could still battle or move would be asked on the way to the next turn.
      game.play('light', 'pass')
      game.expect({ asked: { dark: 'activate' } })
    },
  )

  test(
    'is not needed where a text finds somebody, who is not tired',
    proves('ccgx/missing/found-otherwise'),
    () => {
      const game = final(
        {
          at: 'move light',
          locations: [{ card: TRENCH, light: [lost(LUKE)] }, PLAINS],
          light: { hand: ['There You Are'], force: 5 },
        },
        { cards },
      )
      game.play('light', { play: 'There You Are' })
      game.expect({ facts: { [LUKE]: { as: 'at' } } })
      game.expect({ offers: { light: [{ move: LUKE, to: PLAINS }] }, asked: 'light' })
    },
  )

  test(
    'that hunts captures whom it finds; each bounty hunter adds 1',
    together(proves('ccgx/missing/hunting-party'), tells('Hunting Party')),
    () => {
      const game = final({
        at: 'control dark',
        locations: [{ card: TRENCH, dark: ['Djas Puhr', 'Stormtrooper'], light: [lost(LUKE)] }],
        dark: { hand: ['Hunting Party'], reserve: [withDestiny('dark', 5), 9], force: 5 },
      })
      game.play('dark', { play: 'Hunting Party' })
      game.play('dark', { cards: ['Djas Puhr', 'table/Stormtrooper'] })
      game.play('dark', { seize: LUKE, escort: 'table/Stormtrooper' })
      game.expect({
        events: [{ kind: 'destinyDrawn', value: 5 }, { kind: 'found' }, { kind: 'captured' }],
        facts: { [LUKE]: { as: 'escorted', on: 'Stormtrooper' } },
        stop: 'here',
      })
    },
  )

  test('is helped by a scanner', tells('Portable Scanner'), () => {
    const game = searching([lost(LUKE), { card: TROOPER, with: ['Portable Scanner'] }], 4)
    game.expect({ offers: { light: [{ play: 'Portable Scanner' }] } })
    game.play('light', { verb: 'search-party', card: TRENCH })
    game.expect({ facts: { [LUKE]: { as: 'at' } }, asked: 'light' })
  })
})
