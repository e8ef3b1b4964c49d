/** Options for decks and for preparation. */
import { describe, expect } from 'vitest'
import { shippedCards } from '../cards/shipped.ts'
import { swtcgGame } from '../index.ts'
import { checkDeck } from '../rules/preparation/deck.ts'
import { rulesFor } from '../table.ts'
import { copies, deckOf } from './deck-building.ts'
import { gameWith, opt, playWith, refusals } from './option-play.ts'

/** The rules that a deck breaks under a set of options. */
function breaks(options: string, deck: readonly string[], side: 'dark' | 'light' = 'light') {
  const setup = swtcgGame.sampleSetup({ seed: 1, options: options.split(' ') })
  const rules = rulesFor(setup).constants.deck
  return [...new Set(checkDeck(shippedCards(), deck, side, rules).map(({ rule }) => rule))]
}

const legal = (): string[] => deckOf({ space: 20, ground: 20, character: 20 })

describe('decks', () => {
  opt(
    'Chaos lets sides mix; the other deck rules stay',
    ['chaos/any-sides', 'compat/chaos-over-civil-war'],
    () => {
      const mixed = [
        ...deckOf({ space: 20 }),
        ...deckOf({ ground: 20 }, 'dark'),
        ...deckOf({ character: 20 }, 'neutral'),
      ]
      expect(breaks('chaos', mixed)).toEqual([])
      expect(breaks('chaos civil-war', mixed)).toEqual([])
      expect(breaks('chaos', mixed.slice(1))).toEqual(['idc/deck/min-60'])
      expect(breaks('double-time', mixed)).toEqual(['idc/deck/no-mixed-sides'])
    },
  )
  opt('Civil War sets decks of one side against each other', ['civil-war/same-side'], () => {
    const setup = swtcgGame.sampleSetup({ seed: 1, options: ['civil-war'] })
    expect(swtcgGame.checkSetup(setup)).toEqual([])
    const light = { deck: legal(), side: 'light' as const }
    expect(
      swtcgGame.checkSetup({ ...setup, players: [setup.players[0]!, light] }).map(({ rule }) => rule),
    ).toEqual(['opt/civil-war/same-side'])
  })
  opt('Lite: exactly 30 cards', ['lite/exactly-30'], () => {
    const thirty = deckOf({ space: 10, ground: 10, character: 10 })
    expect(breaks('lite', thirty)).toEqual([])
    expect(breaks('lite', deckOf({ space: 11, ground: 10, character: 10 }))).toEqual(['opt/lite/exactly-30'])
    expect(breaks('lite', thirty.slice(1))).toEqual(['opt/lite/exactly-30'])
  })
  opt(
    'Lite: 18 units, 6 of each type; types of a unit count each',
    ['lite/units-18-6', 'lite/multi-arena-count'],
    () => {
      expect(breaks('lite', deckOf({ space: 6, ground: 6, character: 6, battle: 12 }))).toEqual([])
      expect(breaks('lite', deckOf({ space: 8, ground: 5, character: 6, battle: 11 }))).toEqual([
        'opt/lite/units-18-6',
      ])
      const both = deckOf({ space: 5, ground: 5, character: 6, 'space/ground': 1, battle: 13 })
      expect(breaks('lite', both)).toEqual(['opt/lite/units-18-6'])
      expect(
        breaks('lite', deckOf({ space: 5, ground: 5, character: 7, 'space/ground': 1, battle: 12 })),
      ).toEqual([])
    },
  )
  opt('Lite changes nothing else of a deck', ['lite/other-deck-rules'], () => {
    expect(
      breaks('lite', [...deckOf({ space: 13, ground: 6, character: 6 }), ...deckOf({ battle: 5 })]),
    ).toEqual(['idc/deck/type-ratio-two-to-one'])
    expect(
      breaks('lite', [
        ...deckOf({ space: 10, ground: 10, character: 5 }),
        ...copies(5, 'Luke Skywalker (C)'),
      ]),
    ).toContain('idc/deck/max-4-copies')
    expect(
      breaks('lite', [...deckOf({ space: 10, ground: 10 }), ...deckOf({ character: 10 }, 'dark')]),
    ).toContain('idc/deck/no-mixed-sides')
  })
  opt(
    'Lite gives way to the deck rules of a style, and to Unbound',
    ['lite/superseded-by-styles', 'compat/lite-with-styles-and-unbound', 'unbound/over-lite'],
    () => {
      const thirty = deckOf({ space: 10, ground: 10, character: 10 })
      expect(breaks('lite two-headed-wookiee', thirty)).toContain('opt/two-headed-wookiee/deck-minimum-50')
      expect(breaks('lite unbound', thirty)).toContain('idc/deck/min-60')
      expect(
        breaks('lite unbound', [
          ...deckOf({ space: 20, ground: 20, character: 14 }),
          ...copies(6, 'Luke Skywalker (C)'),
        ]),
      ).toEqual([])
    },
  )
  opt('Unbound: any number of copies', ['unbound/no-copy-limit'], () => {
    const deck = [...deckOf({ space: 20, character: 20, ground: 8 }), ...copies(12, 'Clone Squad')]
    expect(breaks('unbound', deck)).toEqual([])
    expect(breaks('double-time', deck)).toEqual(['idc/deck/max-4-copies'])
  })
  opt('Unbound: of a restricted card one copy', ['unbound/restricted-list-applies'], () => {
    expect(breaks('unbound', [...legal(), ...copies(1, 'Hotwire')])).toEqual([])
    expect(breaks('unbound', [...legal(), ...copies(2, 'Hotwire')])).toEqual([
      'opt/unbound/restricted-list-applies',
    ])
  })
  opt('The Force Unleashed bans five cards', ['the-force-unleashed/banned-cards'], () => {
    for (const title of [
      'Discuss It in Committee',
      'Lost in the Asteroids',
      'Lull in the Fighting',
      'Peace on Naboo',
      'Slipping Through',
    ])
      expect(breaks('the-force-unleashed chaos', [...legal(), ...copies(1, title)]), title).toEqual([
        'opt/the-force-unleashed/banned-cards',
      ])
  })
})

describe('preparation', () => {
  opt(
    'Deck Swap: decks and sides change hands before Resources are pulled',
    ['deck-swap/swap-before-resource'],
    () => {
      const before = gameWith('mirror', { seed: 3 }).machine
      const after = gameWith('deck-swap', { seed: 3 }).machine
      expect(after.state.seats.map(({ side }) => side)).toEqual(['light', 'dark'])
      expect(after.state.asked?.questions[0]).toMatchObject({ about: 'pull-resource', seat: 1 })
      const owned = (machine: typeof before, seat: number) =>
        machine.state.cards.flatMap((card) => (card && card.owner === seat ? [card.is] : [])).sort()
      expect(owned(after, 0)).toEqual(owned(before, 1))
      expect(owned(after, 1)).toEqual(owned(before, 0))
    },
  )
  opt(
    'the opponent in the same position swaps; with three factions nobody does',
    ['compat/deck-swap-in-multiplayer'],
    () => {
      const before = gameWith('two-headed-wookiee', { seed: 3 }).machine
      const after = gameWith('two-headed-wookiee deck-swap', { seed: 3 }).machine
      const owned = (machine: typeof before, seat: number) =>
        machine.state.cards.flatMap((card) => (card && card.owner === seat ? [card.is] : [])).sort()
      for (const seat of [0, 1]) {
        expect(owned(after, seat)).toEqual(owned(before, seat + 2))
        expect(owned(after, seat + 2)).toEqual(owned(before, seat))
      }
      expect(refusals('three-way-war deck-swap')).toEqual(['opt/compat/deck-swap-in-multiplayer'])
    },
  )
  const deck = [
    'Jawa',
    'Eopie',
    'Rickshaw',
    'Clone Cadet',
    'Clone Squad',
    'N-1 Starfighter',
    'Juggernaut',
    'Geonosian Guard',
  ]
  opt(
    'Optimal Search and Shuffle: the hand is chosen unseen, later cards are drawn',
    ['optimal-search-and-shuffle/choose-seven', 'optimal-search-and-shuffle/draw-normally-afterwards'],
    () => {
      const game = playWith('optimal-search-and-shuffle quick-tempo', {
        at: 'opening-hand',
        dark: { deck },
        light: { deck },
      })
      game.expect({ asked: { dark: 'opening-hand' } })
      game.play('dark', { cards: deck.slice(0, 7) }).expect({
        zones: { 'dark.hand': deck.slice(0, 7), 'dark.deck': 1 },
        hidden: { light: ['dark.hand/Jawa'] },
      })
      game.play('light', { cards: deck.slice(1) })
      game.play('dark', { 'set-up': 'Juggernaut' }).expect({ zones: { 'dark.hand': 7, 'dark.deck': 0 } })
    },
  )
  opt('Full Mulligan: units go back, too', ['full-mulligan/units-too'], () => {
    const dark = { hand: ['Jawa', 'Eopie'], deck: ['Juggernaut', 'Geonosian Guard'] }
    const game = playWith('full-mulligan', { at: 'mulligan', dark, light: {} })
    game.play('dark', { cards: ['Jawa', 'Eopie'] })
    game.expect({
      zones: { 'dark.hand': ['Geonosian Guard', 'Juggernaut'], 'dark.discard': ['Eopie', 'Jawa'] },
    })
    playWith('mirror', { at: 'mulligan', dark, light: {} }).expect({
      refused: { dark: { cards: ['Jawa'] }, rule: 'idc/prep/mulligan-non-units-only' },
    })
  })
  opt('the mulligan after a chosen hand draws at random', ['compat/optimal-search-and-full-mulligan'], () => {
    const game = playWith('optimal-search-and-shuffle full-mulligan', {
      at: 'opening-hand',
      dark: { deck },
      light: { deck },
    })
    game.play('dark', { cards: deck.slice(0, 7) }).play('light', { cards: deck.slice(1) })
    game.expect({ asked: { dark: 'mulligan' } }).play('dark', { cards: ['Jawa'] })
    game.expect({ zones: { 'dark.hand': 7, 'dark.deck': 0, 'dark.discard': ['Jawa'] } })
  })
  opt(
    'Enhanced Muster: more cards, 4 build points for each',
    ['enhanced-muster/more-cards-more-build'],
    () => {
      const constants = (options: string) =>
        rulesFor(swtcgGame.sampleSetup({ seed: 1, options: options.split(' ') })).constants
      expect(constants('enhanced-muster:9')).toMatchObject({ handSize: 9, startingBuild: 38 })
      const { machine } = gameWith('enhanced-muster:10 quick-tempo', { seed: 2 })
      expect(machine.seat(0).setup.left).toBe(42)
    },
  )
  opt('Enhanced Muster adds to the numbers of a style', ['compat/enhanced-muster-with-styles'], () => {
    const constants = (options: string) =>
      rulesFor(swtcgGame.sampleSetup({ seed: 1, options: options.split(' ') })).constants
    expect(constants('two-headed-wookiee enhanced-muster:9').startingBuild).toBe(66)
    expect(constants('three-way-war enhanced-muster:9').startingBuild).toBe(48)
  })
  opt(
    'with Optimal Search the larger number is searched for',
    ['compat/enhanced-muster-and-optimal-search'],
    () => {
      const nine = [...deck, 'Tusken Squad', 'Jawa']
      const game = playWith('optimal-search-and-shuffle enhanced-muster:9', {
        at: 'opening-hand',
        dark: { deck: nine },
        light: { deck: nine },
      })
      expect(game.machine.state.asked?.questions[0]).toMatchObject({ about: 'opening-hand', min: 9, max: 9 })
    },
  )
})
