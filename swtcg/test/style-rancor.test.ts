/** Battle the Rancor: decks, preparation, the one arena, Switch and winning. */
import { describe, expect } from 'vitest'
import { shippedCards } from '../cards/shipped.ts'
import { swtcgGame } from '../index.ts'
import { checkDeck } from '../rules/preparation/deck.ts'
import { rulesFor } from '../table.ts'
import { character, unit } from './battle-play.ts'
import { copies, deckOf } from './deck-building.ts'
import { gameWith, opt, playWith } from './option-play.ts'
import { cards, id, play, RANCOR, SPARE } from './rancor-play.ts'

const breaks = (deck: readonly string[], options = RANCOR) => {
  const rules = rulesFor(swtcgGame.sampleSetup({ seed: 1, options: options.split(' ') })).constants.deck
  return [...new Set(checkDeck(shippedCards(), deck, 'light', rules).map(({ rule }) => rule))]
}

describe('decks', () => {
  opt('exactly 20 cards', id('deck-exactly-20'), () => {
    expect(breaks(deckOf({ space: 20 }))).toEqual([])
    expect(breaks(deckOf({ space: 21 }))).toEqual([`opt/${RANCOR}/deck-exactly-20`])
    expect(breaks(deckOf({ space: 19 }))).toEqual([`opt/${RANCOR}/deck-exactly-20`])
  })
  opt('one unit at least, of whatever type', id('deck-units-1-to-20'), () => {
    expect(breaks(deckOf({ ground: 20 }))).toEqual([])
    const others = [...new Set(deckOf({ battle: 80 }))]
    expect(breaks([...others.slice(0, 19), ...deckOf({ character: 1 })])).toEqual([])
    expect(breaks(others.slice(0, 20))).toEqual([`opt/${RANCOR}/deck-units-1-to-20`])
  })
  opt('sides do not mix', id('deck-sides'), () => {
    expect(breaks([...deckOf({ space: 10 }), ...deckOf({ ground: 10 }, 'neutral')])).toEqual([])
    expect(breaks([...deckOf({ space: 1 }), ...deckOf({ ground: 19 }, 'dark')])).toContain(
      `opt/${RANCOR}/deck-sides`,
    )
  })
  opt('one copy of each card that is no unit', id('one-copy-non-unit'), () => {
    expect(breaks([...deckOf({ space: 18 }), ...copies(2, 'Hotwire')])).toEqual([
      `opt/${RANCOR}/one-copy-non-unit`,
    ])
    expect(breaks([...deckOf({ space: 15 }), ...copies(5, 'Clone Squad')])).toEqual([])
    expect(
      breaks([...deckOf({ space: 18 }), ...copies(2, 'Blaster Barrage')], `${RANCOR} unbound chaos`),
    ).toEqual([])
  })
})

describe('preparation and setup', () => {
  opt('preparation as ever', id('preparation-normal'), () => {
    const game = gameWith(RANCOR, { seed: 2 }).expect({ asked: { dark: 'pull-resource' } })
    expect(game.machine.constants.handSize).toBe(7)
    expect([...game.machine.rules.procedures.get('swtcg/preparation')!.steps.keys()]).toEqual([
      'sides',
      'pull-resources',
      'shuffle',
      'draw',
      'mulligans',
    ])
  })
  const hand = ['Fighter', 'Beast', 'Nebula', 'Blade', 'Pull']
  opt('ten points for any cards', id('setup-ten-any-cards'), () => {
    const game = play({ at: 'setup', dark: { hand }, light: { setup: { left: 0, total: 100, done: true } } })
    game.expect({ resources: { dark: { setupLeft: 10 } } })
    game
      .play('dark', { 'set-up': 'Blade' })
      .play('dark', { 'set-up': 'Nebula' })
      .play('dark', { 'set-up': 'Fighter' })
    game.expect({
      resources: { dark: { setupLeft: 2 } },
      zones: { character: ['Fighter'], 'character-location': ['Nebula'], 'dark.build': ['Blade'] },
      refused: { dark: { 'set-up': 'Beast' }, rule: 'idc/setup/cannot-exceed-starting-build' },
    })
  })
  opt(
    'ten more for the Resource, and the pools do not mix',
    id('setup-ten-more-command-and-resource'),
    () => {
      const game = play({
        at: 'setup',
        dark: { hand },
        light: { setup: { left: 0, total: 100, done: true } },
      })
      game
        .play('dark', { 'set-up': 'Pull' })
        .expect({ resources: { dark: { setupLeft: 10, setupTotal: 4 } } })
      expect(game.machine.seat(0).setup.reserve).toBe(6)
    },
  )
  opt(
    'no unit is required; otherwise setup is as ever',
    id('setup-no-unit-required', 'setup-otherwise-normal'),
    () => {
      const game = play({ at: 'setup', dark: { hand }, light: { hand } })
      game
        .play('dark', { 'set-up': 'Blade' })
        .expect({ asked: 'light' })
        .play('light', { 'set-up': 'Nebula' })
        .expect({ asked: 'light' })
      game
        .play('light', 'stop')
        .play('dark', 'stop')
        .expect({ table: { turn: 1 }, zones: { character: 0 } })
    },
  )
})

describe('the one arena', () => {
  opt(
    'units of all types fight there, across types',
    id('free-for-all', 'all-types-one-arena-ruling', 'single-battle'),
    () => {
      const game = play({ at: 'battle', dark: { character: ['Hero'] }, light: {} })
      expect(game.machine.policies.arenasFor(game.machine.constants.library.named('Fighter')!)).toEqual([
        'character',
      ])
      const build = play(
        { at: 'build dark', dark: { hand: ['Fighter', SPARE], buildPoints: 9 }, light: {} },
        {},
        `${RANCOR} quick-tempo`,
      )
      build
        .play('dark', { complete: 'Fighter', destination: { to: 'character' } })
        .expect({ zones: { character: ['Fighter'] } })
      const fighter = build.machine.state.cards.find((card) => card?.is.endsWith('Fighter'))!
      expect(
        build.machine.policies.typesIn(build.machine.constants.library.card(fighter.is), 'character'),
      ).toEqual(['space'])
    },
  )
  opt('any Location lies there, one at a time', id('any-location'), () => {
    const game = play(
      { at: 'build dark', dark: { hand: ['Nebula', 'Plain', SPARE], buildPoints: 9 }, light: {} },
      {},
      `${RANCOR} quick-tempo`,
    )
    game.play('dark', { complete: 'Nebula' }).expect({ zones: { 'character-location': ['Nebula'] } })
    game
      .play('dark', { complete: 'Plain' })
      .expect({ zones: { 'character-location': ['Plain'], 'dark.discard': ['Nebula'] } })
  })
  opt('other cards work as ever', id('other-cards-normal'), () => {
    const game = play(
      { at: 'build dark', dark: { hand: ['Blade', SPARE], buildPoints: 9, character: ['Hero'] }, light: {} },
      {},
      `${RANCOR} quick-tempo`,
    )
    game
      .play('dark', { complete: 'Blade' })
      .play('dark', { equip: 'Blade', unit: 'Hero' })
      .expect({ facts: { Blade: { host: 'Hero' } } })
  })
  opt('words for any arena mean it', id('arena-references-ruling'), () => {
    const jammer = character('Jammer', {
      abilities: [
        {
          ability: 'static',
          who: { kind: ['unit'], place: { in: 'arena', arenas: ['space'] } },
          gain: { power: -1 },
        },
      ],
    })
    playWith(
      RANCOR,
      { at: 'attack character', dark: { character: ['Jammer', 'Hero'] }, light: {} },
      { cards: [...cards, jammer] },
    ).expect({ numbers: { Hero: { power: 1 } } })
  })
})

describe('Switch and winning', () => {
  const parts = (second: object) =>
    [
      {
        ability: 'switch',
        parts: [
          { bonus: {}, gives: [] },
          { bonus: second, gives: [] },
        ],
      },
    ] as never
  const morph = unit('Morph', { arenas: ['space', 'ground'], power: 2, abilities: parts({ power: 1 }) })
  opt(
    'Switch is chosen when a turn begins; none is a choice, too',
    id('switch-choose-each-turn', 'switch-none'),
    () => {
      const game = playWith(
        `${RANCOR} quick-tempo`,
        {
          at: 'build dark',
          dark: { hand: ['Morph', SPARE], buildPoints: 9 },
          light: { character: ['Hero'] },
        },
        { cards: [...cards, morph] },
      )
      game.play('dark', { complete: 'Morph', destination: { to: 'character' } })
      expect(game.machine.rules.procedures.get('swtcg/turn')!.steps.has('switch')).toBe(true)
      const id = game.machine.state.cards.find((card) => card?.is.endsWith('Morph'))!.id
      game.machine.changeTable({ marks: [{ kind: 'switch', unit: id, part: 1 }] })
      game.expect({ numbers: { Morph: { power: 3 } } })
      game.machine.changeTable({ marks: [{ kind: 'switch', unit: id, part: 0 }] })
      game.expect({ numbers: { Morph: { power: 2 } } })
    },
  )
  opt('who controls the arena at the end of a turn wins', id('win-control-arena'), () => {
    play({ at: 'win', dark: { character: ['Hero'] }, light: { build: ['Beast'] } }).expect({
      over: { winners: ['dark'], rule: `opt/${RANCOR}/win-control-arena` },
    })
  })
  opt('an empty arena is a draw', id('draw-when-empty'), () => {
    play({ at: 'win', dark: { build: ['Fighter'] }, light: { build: ['Beast'] } }).expect({
      over: { winners: [], rule: `opt/${RANCOR}/draw-when-empty` },
    })
  })
  opt('with Skip no draw before play begins', ['compat/skip-and-rancor'], () => {
    play({ at: 'win', turn: 1, dark: { hand: [SPARE] }, light: {} }, {}, `${RANCOR} skip:4`).expect({
      table: { turn: 2 },
    })
  })
  opt('Arena Bonuses give a point for the one arena', ['compat/arena-bonuses-with-one-arena'], () => {
    play(
      { at: 'roll-for-build', dark: { hand: [SPARE], character: ['Hero'] }, light: { hand: [SPARE] } },
      {},
      `${RANCOR} arena-bonuses`,
    ).expect({ resources: { dark: { buildPoints: 6 }, light: { buildPoints: 5 } } })
  })
})
