/** Three-Way War: decks, factions, setup, winning and leaving. */
import { describe, expect } from 'vitest'
import { shippedCards } from '../cards/shipped.ts'
import { swtcgGame } from '../index.ts'
import { checkDeck } from '../rules/preparation/deck.ts'
import { rulesFor } from '../table.ts'
import { ground, unit } from './battle-play.ts'
import { copies, deckOf } from './deck-building.ts'
import { gameWith, opt, playWith } from './option-play.ts'
import { cards, id, play, SPARE, WAR } from './three-way-play.ts'

const breaks = (deck: readonly string[], side: 'dark' | 'light' | 'neutral' = 'light', options = WAR) => {
  const rules = rulesFor(swtcgGame.sampleSetup({ seed: 1, options: options.split(' ') })).constants.deck
  return [...new Set(checkDeck(shippedCards(), deck, side, rules).map(({ rule }) => rule))]
}

describe('decks', () => {
  const fifty = (counts = { space: 17, ground: 17, character: 16 }) => deckOf(counts)
  opt('at least 50 cards', id('deck-minimum-50'), () => {
    expect(breaks(fifty())).toEqual([])
    expect(breaks(fifty().slice(1))).toEqual([`opt/${WAR}/deck-minimum-50`])
    expect(breaks(deckOf({ space: 25, ground: 25, character: 25 }))).toEqual([])
  })
  opt(
    '30 units, 10 of each type; types of a unit count each',
    id('deck-units-30-10', 'deck-multi-arena-count'),
    () => {
      expect(breaks(deckOf({ space: 10, ground: 10, character: 10, battle: 20 }))).toEqual([])
      expect(breaks(deckOf({ space: 12, ground: 9, character: 10, battle: 20 }))).toEqual([
        `opt/${WAR}/deck-units-30-10`,
      ])
      expect(breaks(deckOf({ space: 9, ground: 9, character: 10, 'space/ground': 1, battle: 21 }))).toEqual([
        `opt/${WAR}/deck-units-30-10`,
      ])
      expect(breaks(deckOf({ space: 9, ground: 9, character: 11, 'space/ground': 1, battle: 20 }))).toEqual(
        [],
      )
    },
  )
  opt('at most twice as many of a type', id('deck-ratio'), () => {
    expect(breaks(deckOf({ space: 20, ground: 10, character: 10, battle: 10 }))).toEqual([])
    expect(breaks(deckOf({ space: 21, ground: 10, character: 10, battle: 9 }))).toEqual([
      `opt/${WAR}/deck-ratio`,
    ])
  })
  opt(
    'one faction alone; Chaos lifts that',
    [...id('deck-one-faction-only'), 'compat/chaos-with-three-way-war'],
    () => {
      const mixed = [
        ...deckOf({ space: 17, ground: 17, character: 15 }, 'dark'),
        ...deckOf({ character: 1 }, 'neutral'),
      ]
      expect(breaks(mixed, 'dark')).toEqual([`opt/${WAR}/deck-one-faction-only`])
      expect(breaks(mixed, 'dark', `${WAR} chaos`)).toEqual([])
      expect(breaks(deckOf({ space: 17, ground: 17, character: 16 }, 'neutral'), 'neutral')).toEqual([])
      expect(breaks(deckOf({ space: 17, ground: 17, character: 16 }, 'neutral'), 'dark')).toEqual([
        `opt/${WAR}/deck-one-faction-only`,
      ])
    },
  )
  opt('at most 4 copies', id('deck-four-copies'), () => {
    expect(
      breaks([...deckOf({ space: 17, ground: 17, character: 12 }), ...copies(5, 'Luke Skywalker (C)')]),
    ).toEqual([`opt/${WAR}/deck-four-copies`])
  })
})

describe('factions and their order', () => {
  opt('one Dark, one Light, one Neutral', id('three-factions'), () => {
    const { machine } = gameWith(WAR, { seed: 1 })
    expect(machine.state.seats.map(({ side }) => side)).toEqual(['dark', 'light', 'neutral'])
    const setup = swtcgGame.sampleSetup({ seed: 1, options: [WAR] })
    const twice = { ...setup, players: [setup.players[0]!, setup.players[0]!, setup.players[2]!] }
    expect(swtcgGame.checkSetup(twice).length).toBeGreaterThan(0)
  })
  opt('Dark, then Light, then Neutral', id('neutral-plays-last', 'order-dark-light-neutral'), () => {
    const seat = { hand: [SPARE] }
    const game = play({ at: 'build dark', dark: seat, light: seat, neutral: seat })
    game
      .play('dark', 'pass')
      .expect({ asked: { light: 'build' } })
      .play('light', 'pass')
      .expect({ asked: { neutral: 'build' } })
  })
  opt('the earlier in that order decides and wins ties', id('decisions', 'ties-ruling'), () => {
    play({ at: 'attack space', light: { space: ['Enemy'] }, neutral: { space: ['Enemy'] } }).expect({
      asked: { light: 'next-attack' },
    })
    play({ at: 'attack space', dark: { space: ['Third'] }, neutral: { space: ['Third'] } }).expect({
      asked: { dark: 'next-attack' },
    })
  })
  opt('Light over Dark: Light, Dark, Neutral', ['compat/light-over-dark-with-three-way-war'], () => {
    play(
      { at: 'attack space', dark: { space: ['Third'] }, light: { space: ['Third'] } },
      {},
      `${WAR} light-over-dark`,
    ).expect({ asked: { light: 'next-attack' } })
    play(
      { at: 'attack space', dark: { space: ['Third'] }, neutral: { space: ['Third'] } },
      {},
      `${WAR} light-over-dark`,
    ).expect({ asked: { dark: 'next-attack' } })
  })
  opt('Resources, hands of 7 and mulligans, in that order', id('preparation-rest'), () => {
    const game = gameWith(WAR, { seed: 1 })
    const asked: string[] = []
    while (game.machine.table.step === 'preparation' && asked.length < 6) {
      const question = game.machine.state.asked!.questions[0]!
      asked.push(`${question.seat} ${question.about}`)
      game.play(['dark', 'light', 'neutral'][question.seat]!, { cards: [] })
    }
    expect(asked).toEqual([
      '0 pull-resource',
      '1 pull-resource',
      '2 pull-resource',
      '0 mulligan',
      '1 mulligan',
      '2 mulligan',
    ])
    expect(
      game.machine.state.zones.filter(({ name }) => name === 'hand').map((zone) => zone.cards.length),
    ).toEqual([7, 7, 7])
  })
})

describe('setup', () => {
  const hand = ['Fighter', 'Walker', 'Guard', 'Enemy']
  const costly = [
    unit('Big', { cost: 7 }),
    unit('Five', { cost: 5 }),
    ground('Two', { cost: 2 }),
    ground('Eight', { cost: 8 }),
  ]
  const at = (position: object) =>
    playWith(WAR, { at: 'setup', ...position } as never, { cards: [...cards, ...costly], seats: 3 })
  const build = (card: string) => ({ 'set-up': card })
  opt('40 points each; Dark begins', id('setup-forty', 'setup-order'), () => {
    const game = at({ dark: { hand }, light: { hand }, neutral: { hand } }).expect({
      resources: { dark: { setupLeft: 40 }, neutral: { setupLeft: 40 } },
      asked: 'dark',
    })
    game
      .play('dark', build('Fighter'))
      .expect({ asked: 'light' })
      .play('light', build('Walker'))
      .expect({ asked: 'neutral' })
  })
  opt('Light matches or exceeds Dark', id('setup-light-matches'), () => {
    const game = at({
      dark: { hand: ['Big'] },
      light: { hand: ['Five', 'Two', 'Guard'] },
      neutral: { hand },
    }).play('dark', build('Big'))
    game
      .play('light', build('Five'))
      .expect({ asked: 'light' })
      .play('light', build('Two'))
      .expect({ asked: 'neutral' })
  })
  opt('Neutral exceeds Dark, not Light', id('setup-neutral-exceeds-dark'), () => {
    const game = at({
      dark: { hand: ['Big', 'Two'] },
      light: { hand: ['Big', 'Five', 'Two'] },
      neutral: { hand: ['Eight', 'Guard'] },
    })
    game.play('dark', build('Big')).play('light', build('Five')).play('light', build('Big'))
    game.play('neutral', build('Eight')).expect({ asked: 'dark' })
  })
  opt('once Dark is done, Neutral exceeds Light', id('setup-after-dark-is-done'), () => {
    const game = at({
      dark: { setup: { left: 0, total: 40, done: true } },
      light: { hand: ['Two', 'Guard'], setup: { left: 4, total: 36 } },
      neutral: { hand: ['Two', 'Guard', 'Walker'], setup: { left: 7, total: 33 } },
    })
    game.play('light', build('Two')).expect({ asked: 'neutral' })
    game.play('neutral', build('Walker')).expect({ asked: 'neutral' })
    game.play('neutral', build('Guard')).expect({ asked: 'light' })
  })
  opt('once Neutral is done, Dark exceeds Light, and Light matches Dark', id('setup-rest-normal'), () => {
    const game = at({
      dark: { hand: ['Two', 'Walker', 'Guard'], setup: { left: 20, total: 20 } },
      light: { hand: ['Two', 'Guard', SPARE], setup: { left: 16, total: 24 } },
      neutral: { setup: { left: 0, total: 40, done: true } },
    })
    game.play('dark', build('Two')).expect({ asked: 'dark' })
    game.play('dark', build('Walker')).expect({ asked: 'light' })
    game.play('light', build('Two')).expect({ asked: 'dark' })
  })
  opt('once Light is done, Dark and Neutral overtake each other', id('setup-rest-normal'), () => {
    const game = at({
      dark: { hand: ['Two', 'Walker', 'Guard'], setup: { left: 20, total: 20 } },
      light: { setup: { left: 0, total: 40, done: true } },
      neutral: { hand: ['Two', 'Guard', SPARE], setup: { left: 18, total: 22 } },
    })
    game.play('dark', build('Two')).expect({ asked: 'dark' })
    game.play('dark', build('Walker')).expect({ asked: 'neutral' })
    game.play('neutral', build('Guard')).expect({ asked: 'neutral' })
    game.play('neutral', build('Two')).expect({ asked: 'dark' })
  })
  opt('otherwise setup is as ever', id('setup-rest-normal'), () => {
    at({ dark: { hand: ['Fighter', SPARE] }, light: {}, neutral: {} }).expect({
      refused: { dark: { play: 'Fighter' }, rule: 'idc/setup/no-effects' },
      offers: { dark: [{ 'lay-face-down': 'Fighter' }] },
    })
  })
})

describe('winning and leaving', () => {
  opt('two arenas win', id('win-two-arenas'), () => {
    play({
      at: 'win',
      dark: { character: ['Guard'] },
      light: { space: ['Enemy'], ground: ['Tank'] },
      neutral: { character: ['Rebel'] },
    }).expect({ over: { winners: ['light'] } })
  })
  opt('both opponents must be absent', id('control-means-both-opponents-absent'), () => {
    play(
      {
        at: 'win',
        dark: { space: ['Fighter'], ground: ['Walker'], hand: [SPARE] },
        light: { character: ['Rebel'], ground: ['Tank'] },
        neutral: { space: ['Third'], character: ['Guard'] },
      },
      { dice: [1] },
    ).expect({ table: { turn: 2 } })
  })
  opt(
    'who has units in one arena only leaves, with all cards',
    id('elimination', 'after-elimination-ruling'),
    () => {
      const game = play(
        {
          at: 'eliminate',
          dark: { space: ['Fighter'], character: ['Guard'], hand: [SPARE] },
          light: { space: ['Enemy'], character: ['Rebel'] },
          neutral: { ground: ['Tank'] },
        },
        { dice: [1] },
      )
      game.expect({
        zones: { ground: 0, 'neutral.aside': ['Tank'] },
        events: [{ kind: 'eliminated', seat: 'neutral' }],
        table: { turn: 2 },
      })
      expect(game.machine.table.order).toEqual([0, 1])
      play({
        at: 'eliminate',
        dark: { space: ['Fighter'] },
        light: { ground: ['Tank'] },
        neutral: { character: ['Rebel'] },
      }).expect({ over: { winners: [] } })
      play({
        at: 'eliminate',
        dark: { space: ['Fighter'], ground: ['Walker'] },
        light: { space: ['Enemy'] },
        neutral: {},
      }).expect({ over: { winners: ['dark'] } })
    },
  )
  opt(
    'one Location for each arena, of its controller',
    id('location-position', 'location-faces-controller'),
    () => {
      const plain = {
        name: 'Plain',
        side: 'neutral',
        kind: 'location',
        arenas: ['ground'],
        cost: 1,
        abilities: [{ ability: 'static', who: { whose: 'you', kind: ['unit'] }, gain: { power: 2 } }],
      } as never
      const game = playWith(
        `${WAR} quick-tempo`,
        {
          at: 'build neutral',
          dark: { ground: ['Walker'], locations: ['Plain'] },
          neutral: { hand: ['Plain', SPARE], buildPoints: 3, ground: ['Tank'] },
        },
        { cards: [...cards, plain], seats: 3 },
      )
      game
        .expect({ numbers: { Walker: { power: 5 }, Tank: { power: 3 } } })
        .play('neutral', { complete: 'neutral.hand/Plain' })
      game.expect({ zones: { 'ground-location': 1 }, numbers: { Walker: { power: 3 }, Tank: { power: 5 } } })
    },
  )
})
