/** Options for decks, preparation and setup. */
import { describe, expect } from 'vitest'
import { shippedCards } from '../cards/shipped.ts'
import { swtcgGame } from '../index.ts'
import { checkDeck } from '../rules/deck.ts'
import { rulesFor } from '../table.ts'
import { character, ground, unit } from './battle-play.ts'
import { copies, deckOf } from './deck-building.ts'
import { gameWith, mission, opt, playWith, refusals } from './option-play.ts'

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

describe('setup', () => {
  const cards = [
    unit('Fighter', { cost: 5 }),
    ground('Walker', { cost: 5 }),
    character('Guard', { cost: 5 }),
    mission('Plan', 2, { do: 'gain-force', who: 'you', amount: 1 }),
    { name: 'Barrage', side: 'neutral', kind: 'battle', abilities: [] } as const,
  ]
  const dark = { hand: ['Fighter', 'Walker', 'Guard', 'Plan', 'Barrage'] }
  const light = { hand: ['Fighter'], setup: { left: 0, total: 100, done: true } }
  const setup = (options: string, more: object = {}) =>
    playWith(options, { at: 'setup', dark: { ...dark, ...more }, light }, { cards })
  const lay = (card: string) => ({ 'lay-face-down': card })

  opt('Blind: any number of units face-down, unseen', ['blind/face-down-units'], () => {
    const game = setup('blind')
    game.play('dark', lay('Fighter')).play('dark', 10).play('dark', lay('Walker')).play('dark', 10)
    game.expect({
      asked: { dark: 'setup' },
      resources: { dark: { setupLeft: 10, setupTotal: 20 } },
      zones: { 'dark.build': 2 },
    })
    game.expect({ hidden: { light: ['dark.build/Fighter'] } })
    setup('mirror')
      .play('dark', lay('Fighter'))
      .play('dark', 10)
      .expect({ resources: { dark: { setupDone: true } } })
  })
  opt('Blind: otherwise setup is as ever', ['blind/rest-normal'], () => {
    const game = setup('blind').expect({
      refused: { dark: lay('Plan'), rule: 'idc/setup/units-and-one-resource-only' },
    })
    game
      .play('dark', { 'set-up': 'Fighter' })
      .expect({ zones: { space: ['Fighter'] }, offers: { dark: [lay('Walker')] } })
  })
  opt(
    'Shadow Ops: cards of any kind with a build cost',
    ['shadow-ops/face-down-any-cards', 'compat/setup-chain'],
    () => {
      for (const options of ['shadow-ops', 'blind shadow-ops']) {
        const game = setup(options)
          .play('dark', lay('Plan'))
          .play('dark', 2)
          .play('dark', lay('Fighter'))
          .play('dark', 6)
        game.expect({
          asked: { dark: 'setup' },
          zones: { 'dark.build': 2 },
          noOffers: { dark: [lay('Barrage')] },
        })
      }
    },
  )
  opt('Shadow Ops: units may still lie open, and nothing is completed', ['shadow-ops/rest-normal'], () => {
    const game = setup('shadow-ops').play('dark', lay('Plan')).play('dark', 2)
    game.expect({ refused: { dark: { complete: 'Plan' }, rule: 'idc/setup/no-effects' } })
    game.play('dark', { 'set-up': 'Fighter' }).expect({ zones: { space: ['Fighter'] } })
  })
  opt('Skip: no setup at all', ['skip/no-setup'], () => {
    const hand = ['Jawa', 'Eopie', 'Rickshaw', 'Clone Cadet', 'Clone Squad', 'N-1 Starfighter', 'Juggernaut']
    const game = playWith(
      'skip blind shadow-ops',
      { at: 'mulligan', dark: { hand }, light: { hand } },
      { dice: [3] },
    )
    game.play('dark', { cards: [] }).play('light', { cards: [] })
    game.expect({
      asked: { dark: 'build' },
      table: { turn: 1 },
      zones: { space: 0, ground: 0, character: 0 },
    })
  })
  const early = { space: ['Carrack Cruiser'], ground: ['Stormtrooper Squad'] }
  opt('Skip: until the agreed turn there is only building', ['skip/play-begins-later'], () => {
    const game = playWith('skip:4', { at: 'turn', turn: 1, dark: early, light: {} }, { dice: [1, 1, 1] })
    game
      .expect({ asked: ['dark', 'light'], table: { turn: 3 } })
      .play('dark', 'no')
      .play('light', 'no')
    game.expect({ table: { turn: 4 }, asked: { dark: 'retreat' } }).play('dark', { cards: [] })
    game.expect({ over: { winners: ['dark'] } })
  })
  opt('Skip: all may agree to begin later', ['skip/extend-deadline'], () => {
    const later = (light: string) =>
      playWith('skip:4', { at: 'turn', turn: 2, dark: early, light: {} }, { dice: [1, 1] })
        .play('dark', 'yes')
        .play('light', light)
    expect(later('yes').machine.table.begins).toBe(7)
    later('no').expect({ table: { turn: 4 }, asked: { dark: 'retreat' } })
    expect(later('no').machine.table.begins).toBe(4)
  })
  opt('Skip: sides are not bid for', ['compat/skip-and-bidding'], () => {
    expect(refusals('skip bid-for-sides')).toEqual(['opt/compat/skip-and-bidding'])
    expect(rulesFor(swtcgGame.sampleSetup({ seed: 1, options: ['skip'] })).policies.settlesSides).toBe('roll')
  })
  opt('Skip: the larger hand is still drawn, without points', ['compat/skip-with-setup-options'], () => {
    const { machine } = gameWith('skip enhanced-muster:9 blind cold-war quick-tempo', { seed: 4 })
    machine.run()
    expect(machine.table.turn === 0 || machine.table.step !== 'setup').toBe(true)
    expect(machine.rules.procedures.get('swtcg/game')?.steps.has('setup')).toBe(false)
    expect(machine.constants.handSize).toBe(9)
  })
  const cheaper = character('Quartermaster', {
    cost: 2,
    abilities: [{ ability: 'static', who: { whose: 'you', kind: ['unit'] }, gain: { cost: -1 } }],
  })
  opt(
    'Cold War: effects work in setup',
    ['cold-war/effects-active-in-setup', 'compat/shadow-ops-and-cold-war'],
    () => {
      const at = (options: string, seat: object) =>
        playWith(
          options,
          { at: 'setup', dark: { hand: ['Fighter'], ...seat }, light },
          { cards: [...cards, cheaper] },
        )
      const play = (options: string, seat: object) => at(options, seat).play('dark', { 'set-up': 'Fighter' })
      play('cold-war', { character: ['Quartermaster'] }).expect({ resources: { dark: { setupTotal: 4 } } })
      play('mirror', { character: ['Quartermaster'] }).expect({ resources: { dark: { setupTotal: 5 } } })
      play('cold-war shadow-ops', { build: [{ card: 'Quartermaster', counters: 2 }] }).expect({
        resources: { dark: { setupTotal: 5 } },
      })
    },
  )
  opt(
    'Cold War: what is for the build step or the battle cannot be used',
    ['cold-war/build-and-battle-effects-do-not-work'],
    () => {
      const engineer = character('Engineer', {
        abilities: [
          {
            ability: 'effect',
            cost: [],
            timing: 'build-step',
            do: [{ do: 'gain-force', who: 'you', amount: 1 }],
          },
        ],
      })
      playWith(
        'cold-war',
        { at: 'setup', dark: { hand: ['Fighter'], character: ['Engineer'] }, light },
        { cards: [...cards, engineer] },
      ).expect({
        noOffers: { dark: [{ play: 'Engineer' }] },
        refused: { dark: { play: 'Engineer' }, rule: 'idc/setup/no-effects' },
      })
    },
  )
  const lander = unit('Lander', { arenas: ['space', 'ground'] })
  opt('Cold War: multi-arena units move as often as one likes', ['cold-war/multi-arena-moves'], () => {
    const game = playWith(
      'cold-war',
      { at: 'setup', dark: { hand: ['Fighter'], space: ['Lander'] }, light },
      { cards: [...cards, lander] },
    )
    game.play('dark', { special: 'Lander', to: 'ground' }).expect({ zones: { ground: ['Lander'] } })
    game.play('dark', { special: 'Lander', to: 'space' }).expect({ zones: { space: ['Lander'] } })
  })
  opt('Cold War: a version of another type may go on top', ['cold-war/top-card-type'], () => {
    const versions = [unit('Ace', { version: 'A', cost: 6 }), ground('Ace', { version: 'B', cost: 5 })]
    const game = playWith(
      'cold-war',
      { at: 'setup', dark: { hand: ['Ace (A)'], ground: ['Ace (B)'] }, light },
      { cards: [...cards, ...versions] },
    )
    game
      .play('dark', { 'set-up': 'Ace (A)', destination: { place: 'top' } })
      .expect({ zones: { space: ['Ace (A)'], ground: 0 } })
  })
  opt('Cold War: Pilots board and leave as often as one likes', ['cold-war/pilots'], () => {
    const pilot = character('Flyer', {
      abilities: [{ ability: 'pilot', subtypes: ['Starfighter'], bonus: { power: 1 }, gives: [] }],
    })
    const wing = (name: string) => unit(name, { subtypes: ['Starfighter'] })
    const game = playWith(
      'cold-war',
      { at: 'setup', dark: { hand: ['Fighter'], space: ['One', 'Two'], character: ['Flyer'] }, light },
      { cards: [...cards, pilot, wing('One'), wing('Two')] },
    )
    game.play('dark', { special: 'Flyer', unit: 'One' }).play('dark', { special: 'Flyer', unit: 'Two' })
    game.expect({ facts: { Flyer: { host: 'Two' } } })
  })
  opt(
    'Cold War: only units and one Resource are built, totals are compared',
    ['cold-war/rest-normal'],
    () => {
      const game = playWith(
        'cold-war',
        { at: 'setup', dark, light: { hand: ['Walker', 'Guard'] } },
        { cards },
      )
      game.expect({ refused: { dark: lay('Plan'), rule: 'idc/setup/units-and-one-resource-only' } })
      game
        .play('dark', { 'set-up': 'Fighter' })
        .expect({ asked: 'light' })
        .play('light', { 'set-up': 'Walker' })
        .expect({ asked: 'light' })
    },
  )
})
