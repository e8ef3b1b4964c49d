/** Options for the command phase and the battle phase. */
import { describe, expect } from 'vitest'
import type { Ability } from '../language/tree/tree.ts'
import { character, gainForce, ground, unit } from './battle-play.ts'
import { opt, playWith } from './option-play.ts'

const SPARE = 'Blaster Barrage'
const deck = ['Jawa', 'Eopie', 'Rickshaw', 'Clone Cadet']

describe('the draw', () => {
  opt('Double-Time: two cards', ['double-time/draw-two'], () => {
    const game = playWith('double-time', { at: 'build dark', dark: { deck, hand: [SPARE] }, light: {} })
    game.play('dark', 'draw').expect({ zones: { 'dark.hand': 3, 'dark.deck': 2 } })
  })
  const search = (options: string) =>
    playWith(options, { at: 'build dark', dark: { deck, hand: [SPARE] }, light: {} }).play('dark', 'draw')
  opt(
    'Search the Galaxy: a card of one’s choice, unseen',
    ['search-the-galaxy/search-instead-of-draw'],
    () => {
      const game = search('search-the-galaxy').expect({ asked: { dark: 'search-deck' } })
      game.play('dark', { cards: ['Rickshaw'] }).expect({
        zones: { 'dark.hand': [SPARE, 'Rickshaw'], 'dark.deck': 3 },
        hidden: { light: ['Rickshaw'] },
        events: [{ kind: 'tookFromDeck', seat: 'dark', count: 1 }],
      })
      expect(game.machine.takeJournal().some(({ event }) => event.kind === 'drew')).toBe(false)
    },
  )
  opt('with Double-Time two cards are searched for', ['compat/double-time-and-search-the-galaxy'], () => {
    for (const options of ['search-the-galaxy double-time', 'search-the-galaxy battle-scenes']) {
      const game = search(options).play('dark', { cards: ['Rickshaw', 'Jawa'] })
      game.expect({ zones: { 'dark.hand': 3, 'dark.deck': 2 } })
    }
  })
})

describe('the start of the build step', () => {
  const payer = character('Mercenary', {
    abilities: [{ ability: 'upkeep', costs: [[{ pay: 'force', amount: 1 }]] }],
  })
  const at = (options: string, dark: object = {}) =>
    playWith(
      options,
      { at: 'build dark', dark: { deck, force: 3, character: ['Mercenary'], ...dark }, light: {} },
      { cards: [payer] },
    )
  opt('Structured: the draw comes before Upkeep', ['structured/fixed-order'], () => {
    at('structured')
      .expect({ offersExactly: { dark: ['draw', 'skip-draw'] } })
      .play('dark', 'draw')
      .expect({ resources: { dark: { force: 2 } } })
    at('mirror').expect({ offers: { dark: ['draw', { upkeep: 'Mercenary' }] } })
  })
  opt('Structured: Upkeep may be agreed to come first', ['structured/upkeep-first-variant'], () => {
    at('structured:upkeep-first').expect({
      resources: { dark: { force: 2 } },
      offersExactly: { dark: ['draw', 'skip-draw'] },
    })
  })
})

describe('Bureaucrat', () => {
  const cards = [unit('Fighter', {}), unit('Lander', { arenas: ['space', 'ground'] }), unit('Old')]
  opt('moves belong to the retreat step', ['bureaucrat/moves-in-retreat-step'], () => {
    const dark = { hand: [SPARE], build: ['Fighter'], space: ['Lander', 'Old'] }
    const game = playWith('bureaucrat', { at: 'build dark', dark, light: {} }, { cards })
    game.expect({ noOffers: { dark: [{ move: 'Fighter' }, { move: 'Lander' }] } }).play('dark', 'pass')
    game
      .expect({ asked: { dark: 'retreat-moves' } })
      .play('dark', { move: 'Fighter', to: 'space' })
      .play('dark', { move: 'Lander', to: 'ground' })
    game.expect({ zones: { space: ['Old', 'Fighter'], ground: ['Lander'] } })
    game.expect({ refused: { dark: { cards: ['Fighter'] }, rule: 'opt/bureaucrat/moves-in-retreat-step' } })
  })
  opt('the invader’s moves, too', ['compat/bureaucrat-and-invade'], () => {
    const position = {
      at: 'win',
      turn: 1,
      dark: { hand: [SPARE], space: ['Fighter', 'Lander'] },
      light: { ground: ['Clone Squad'] },
    }
    const game = playWith('invade-the-capitol bureaucrat', { ...position, at: 'conquer' } as never, {
      cards,
      dice: [1],
    })
    game
      .expect({ asked: { dark: 'build' }, noOffers: { dark: [{ special: 'Fighter' }] } })
      .play('dark', 'pass')
    game.expect({
      asked: { dark: 'retreat-moves' },
      offers: { dark: [{ special: 'Fighter', to: 'ground' }] },
    })
  })
})

describe('Simultaneous Build', () => {
  const cards = [unit('Fighter', { cost: 1 }), ground('Walker', { cost: 1 })]
  const start = (options: string) =>
    playWith(
      `${options} quick-tempo`,
      {
        at: 'build',
        dark: { deck, hand: ['Fighter', 'Walker'], buildPoints: 2 },
        light: { deck, hand: ['Fighter', 'Walker', SPARE], buildPoints: 2 },
      },
      { cards },
    )
  const deploy = (card: string) => ({
    complete: card,
    destination: { to: card === 'Fighter' ? 'space' : 'ground' },
  })
  opt('one build step, an action each, the Dark Side first', ['simultaneous-build/alternate-actions'], () => {
    const game = start('simultaneous-build').play('dark', 'draw').play('light', 'draw')
    game.play('dark', deploy('Fighter')).expect({ asked: 'light' })
    game.play('light', deploy('Walker')).expect({ asked: 'dark' })
  })
  opt(
    'the start is shared: first Dark’s, then Light’s',
    ['simultaneous-build/shared-start', 'compat/simultaneous-build-and-structured'],
    () => {
      for (const options of ['simultaneous-build', 'simultaneous-build structured']) {
        const game = start(options)
          .expect({ asked: { dark: 'build-start' } })
          .play('dark', 'draw')
        game
          .expect({ asked: { light: 'build-start' } })
          .play('light', 'draw')
          .expect({ asked: { dark: 'build' } })
      }
    },
  )
  opt('who has passed stays out; the other goes on', ['simultaneous-build/one-runs-out'], () => {
    const game = start('simultaneous-build').play('dark', 'draw').play('light', 'draw').play('dark', 'pass')
    game
      .play('light', deploy('Fighter'))
      .expect({ asked: 'light' })
      .play('light', deploy('Walker'))
      .expect({ asked: 'light' })
  })
  opt('teams alternate', ['compat/simultaneous-build-with-teams'], () => {
    const seat = { hand: [SPARE] }
    const game = playWith(
      'simultaneous-build two-headed-wookiee',
      { at: 'build', dark: seat, dark2: seat, light: seat, light2: seat },
      { seats: 4 },
    )
    const asked: string[] = []
    for (let turn = 0; turn < 4; turn++) {
      const seat = game.machine.state.asked!.questions[0]!.seat
      asked.push(game.machine.seat(seat).side)
      game.play(['dark', 'dark2', 'light', 'light2'][seat]!, 'pass')
    }
    expect(asked).toEqual(['dark', 'light', 'dark', 'light'])
  })
})

describe('the battle phase', () => {
  const fast = (name: string, speed: number, make: typeof unit = unit) =>
    make(name, { speed, power: 1, health: 9 })
  const cards = [
    fast('Fighter', 60),
    fast('Walker', 50, ground),
    fast('Guard', 70, character),
    fast('Enemy', 10),
    fast('Tank', 10, ground),
    fast('Rebel', 10, character),
  ]
  const all = { space: ['Fighter'], ground: ['Walker'], character: ['Guard'] }
  const foes = { space: ['Enemy'], ground: ['Tank'], character: ['Rebel'] }
  const battle = (options: string, dark: object = all, light: object = foes, turn = 1) =>
    playWith(options, { at: 'battle', turn, dark, light }, { cards })
  const skip = (card: string) => ({ 'skip-attack': card })

  opt('Breakout: Character, then Ground, then Space', ['breakout/character-first'], () => {
    const game = battle('breakout').play('dark', skip('Guard')).play('light', skip('Rebel'))
    game
      .play('dark', skip('Walker'))
      .play('light', skip('Tank'))
      .expect({ offers: { dark: [skip('Fighter')] }, table: { step: 'space' } })
  })
  opt('Battle Scenes: one arena a turn', ['battle-scenes/one-arena-per-turn'], () => {
    battle('battle-scenes')
      .expect({ offers: { dark: [skip('Fighter')] } })
      .play('dark', skip('Fighter'))
      .play('light', skip('Enemy'))
      .expect({ table: { turn: 2 } })
    battle('battle-scenes', all, foes, 5).expect({
      offers: { dark: [skip('Walker')] },
      noOffers: { dark: [skip('Fighter')] },
    })
    battle('battle-scenes', all, foes, 6).expect({ offers: { dark: [skip('Guard')] } })
  })
  opt('Battle Scenes: two cards in the draw step', ['battle-scenes/uses-double-time'], () => {
    playWith('battle-scenes', { at: 'build dark', dark: { deck, hand: [SPARE] }, light: {} })
      .play('dark', 'draw')
      .expect({ zones: { 'dark.hand': 3 } })
  })
  opt('Battle Scenes with Breakout: Character, Ground, Space', ['compat/battle-scenes-and-breakout'], () => {
    battle('battle-scenes breakout').expect({ offers: { dark: [skip('Guard')] } })
    battle('battle-scenes breakout', all, foes, 3).expect({ offers: { dark: [skip('Fighter')] } })
  })
  opt('Massive Battle: one order of speed for all arenas', ['massive-battle/one-battle-step'], () => {
    const game = battle('massive-battle')
      .expect({ offers: { dark: [skip('Guard')] } })
      .play('dark', skip('Guard'))
    game
      .expect({ offers: { dark: [skip('Fighter')] } })
      .play('dark', skip('Fighter'))
      .expect({ offers: { dark: [skip('Walker')] } })
  })
  opt('Massive Battle: units attack in their own arena', ['massive-battle/own-arena-only'], () => {
    battle('massive-battle').expect({
      offers: { dark: [{ attack: 'Guard', defender: 'Rebel' }] },
      noOffers: { dark: [{ attack: 'Guard', defender: 'Enemy' }] },
    })
    const bomber = unit('Bomber', {
      speed: 90,
      abilities: [{ ability: 'keyword', keyword: 'bombard', value: 2 }],
    })
    playWith(
      'massive-battle',
      { at: 'battle', dark: { space: ['Bomber'] }, light: foes },
      { cards: [...cards, bomber] },
    ).expect({
      offers: { dark: [{ attack: 'Bomber', defender: 'Tank' }] },
    })
  })
  const starts = (arena: 'space' | 'ground' | 'character', when: 'step-starts' | 'step-ends'): Ability =>
    ({ ability: 'triggered', when: { when, step: arena }, do: [gainForce(1)] }) as unknown as Ability
  const waiting = (
    name: string,
    arena: 'space' | 'ground' | 'character',
    when: 'step-starts' | 'step-ends',
  ) => unit(name, { arenas: [arena], speed: name.charCodeAt(0), abilities: [starts(arena, when)] })
  opt('Massive Battle: all starts before the first attack', ['massive-battle/start-effects'], () => {
    const game = playWith(
      'massive-battle',
      { at: 'battle', dark: { space: ['S'], ground: ['G'], character: ['C'] }, light: foes },
      {
        cards: [
          ...cards,
          waiting('S', 'space', 'step-starts'),
          waiting('G', 'ground', 'step-starts'),
          waiting('C', 'character', 'step-starts'),
        ],
      },
    )
    game.expect({
      resources: { dark: { force: 3 } },
      asked: { dark: 'next-attack' },
      events: [
        { kind: 'stepBegan', step: 'space' },
        { kind: 'stepBegan', step: 'ground' },
        { kind: 'stepBegan', step: 'character' },
      ],
    })
  })
  opt('Massive Battle: all ends after the last attack', ['massive-battle/end-effects'], () => {
    const game = playWith(
      'massive-battle',
      { at: 'battle', dark: { space: ['S'], ground: ['G'] }, light: { character: ['Rebel'] } },
      { cards: [...cards, waiting('S', 'space', 'step-ends'), waiting('G', 'ground', 'step-ends')] },
    )
    game.expect({
      resources: { dark: { force: 2 } },
      events: [
        { kind: 'stepEnded', step: 'space' },
        { kind: 'stepEnded', step: 'ground' },
        { kind: 'stepEnded', step: 'character' },
      ],
    })
  })
  opt('Massive Battle works in Fight on All Fronts', ['compat/massive-battle-and-fronts'], () => {
    const game = playWith(
      'massive-battle fight-on-all-fronts',
      {
        at: 'battle',
        dark: { space: ['Fighter'] },
        light3: { character: ['Guard'] },
        dark3: { character: ['Rebel'] },
      },
      { cards, seats: 6 },
    )
    game
      .expect({ asked: { light3: 'next-attack' } })
      .play('light3', skip('Guard'))
      .play('dark3', skip('Rebel'))
  })
})
