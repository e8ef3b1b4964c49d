/** Options that grant effects to units in company, and to whole fronts. */
import { describe, expect } from 'vitest'
import { character, unit } from './battle-play.ts'
import { opt, playWith } from './option-play.ts'

const QUICK = 'quick-tempo'

const build = (options: string, seat: object, cards: readonly object[], light: object = {}) =>
  playWith(`${options} ${QUICK}`, { at: 'build dark', dark: seat, light } as never, { cards: cards as never })

describe('Assembler', () => {
  const ace = (version: string, cost: number) =>
    character('Ace', { version, cost, power: 3, speed: 30, health: 4 })
  const cards = [
    ace('A', 6),
    ace('B', 5),
    ace('C', 4),
    ace('D', 7),
    character('Yoda', { version: 'A', cost: 3 }),
  ]
  const id = (...names: string[]) => names.map((name) => `assembler/${name}`)
  const stacks = (build_ = 9, more: object = {}) => ({
    buildPoints: build_,
    hand: ['Jawa'],
    character: [
      { card: 'Ace (A)', stack: ['Ace (B)'] },
      { card: 'Ace (C)', ...more },
    ],
  })
  opt('no contest, several stacks', id('no-contest-several-stacks'), () => {
    playWith(
      'assembler',
      {
        at: 'battle',
        dark: { character: ['Ace (A)'], force: 2 },
        light: { character: ['Ace (B)'], force: 2 },
      },
      { cards },
    ).expect({ asked: { dark: 'next-attack' } })
    build('assembler', stacks(), cards).expect({ zones: { character: ['Ace (A)', 'Ace (C)'] } })
  })
  opt(
    'a card comes out for its cost less 1, without being deployed',
    id('take-out-of-stack', 'take-out-not-deployment'),
    () => {
      const game = build('assembler', stacks(), cards).play('dark', {
        special: 'Ace (B)',
        unit: 'Ace (A)',
        to: 'character',
      })
      game.expect({
        resources: { dark: { buildPoints: 5 } },
        zones: { character: ['Ace (A)', 'Ace (C)', 'Ace (B)'] },
        numbers: { 'Ace (A)': { power: 3 } },
      })
      expect(game.machine.takeJournal().some(({ event }) => event.kind === 'deployed')).toBe(false)
      build('assembler', stacks(3), cards).expect({
        noOffers: { dark: [{ verb: 'special', name: 'take-out' }] },
      })
    },
  )
  opt('stacks merge, with their damage', id('merge-stacks'), () => {
    const game = build('assembler', stacks(9, { damage: 1 }), cards).play('dark', {
      verb: 'special',
      name: 'merge',
      card: 'Ace (C)',
      unit: 'Ace (A)',
    } as never)
    game.expect({ zones: { character: ['Ace (C)'] }, facts: { 'Ace (C)': { stack: 2, damage: 1 } } })
  })
  opt('a card goes under another stack for nothing', id('move-under-other-stack', 'rest-normal'), () => {
    const game = build('assembler', stacks(), cards).play('dark', {
      verb: 'special',
      name: 'pass-on',
      card: 'Ace (B)',
      unit: 'Ace (C)',
      choice: 'beneath',
    } as never)
    game.expect({
      resources: { dark: { buildPoints: 9 } },
      facts: { 'Ace (C)': { stack: 1 }, 'Ace (A)': { stack: 0 } },
    })
  })
  opt('or on top, for the difference', id('move-on-top-of-other-stack'), () => {
    const game = build('assembler', stacks(), cards).play('dark', {
      verb: 'special',
      name: 'pass-on',
      card: 'Ace (B)',
      unit: 'Ace (C)',
      choice: 'top',
    } as never)
    game.expect({ resources: { dark: { buildPoints: 8 } }, zones: { character: ['Ace (A)', 'Ace (B)'] } })
  })
  opt('with Abomination any unique units', ['compat/assembler-with-stack-options'], () => {
    const seat = {
      buildPoints: 9,
      hand: ['Jawa'],
      character: [{ card: 'Ace (A)', stack: ['Ace (B)'] }, 'Yoda (A)'],
    }
    build('assembler abomination', seat, cards).expect({
      offers: {
        dark: [
          { verb: 'special', name: 'pass-on', card: 'Ace (B)', unit: 'Yoda (A)', choice: 'beneath' } as never,
        ],
      },
    })
    build('assembler', seat, cards).expect({ noOffers: { dark: [{ verb: 'special', name: 'pass-on' }] } })
  })
})

describe('Battlefront', () => {
  const id = (...names: string[]) => names.map((name) => `battlefront/${name}`)
  const cards = [
    unit('Fighter', { power: 3, health: 5 }),
    unit('Enemy', { power: 3, health: 5, speed: 10 }),
    unit('Frail', { health: 1, cost: 1 }),
  ]
  /** A position after both have chosen. */
  const chosen = (
    dark: string,
    light: string,
    position: object,
    more: object = {},
    options = 'battlefront:turn',
  ) => {
    const game = playWith(`${options} ${QUICK}`, position as never, { cards, ...more })
    game.machine.changeSeat(0, { bonuses: [dark] })
    game.machine.changeSeat(1, { bonuses: [light] })
    return game
  }
  const fight = (dark: string, light: string, dice: number[]) =>
    chosen(
      dark,
      light,
      { at: 'attack space', dark: { space: ['Fighter'] }, light: { space: ['Enemy'] } },
      { dice },
    ).play('dark', { attack: 'Fighter', defender: 'Enemy' })
  opt('each player chooses one of eight', id('choose-one-bonus'), () => {
    const game = playWith(
      `battlefront:turn ${QUICK}`,
      { at: 'turn', dark: { space: ['Fighter'], hand: ['Jawa'] }, light: { space: ['Enemy'] } },
      { cards, dice: [3] },
    )
    game.expect({ asked: { dark: 'bonus' } })
    const question = game.machine.state.asked!.questions[0]!
    expect('options' in question && question.options.length).toBe(8)
    game
      .play('dark', 'defense')
      .play('light', 'defense')
      .expect({ numbers: { Fighter: { shields: 1 }, Enemy: { shields: 1 } } })
  })
  opt('at the beginning of the game, or of each turn', id('when-chosen'), () => {
    const turn = [
      ...playWith('battlefront:turn', { at: 'attack space', dark: {}, light: {} }, {})
        .machine.rules.procedures.get('swtcg/turn')!
        .steps.keys(),
    ]
    expect(turn).toContain('bonus')
    const game = playWith('battlefront', { at: 'attack space', dark: {}, light: {} }, {}).machine.rules
      .procedures
    expect([...game.get('swtcg/game')!.steps.keys()]).toContain('bonus')
    expect([...game.get('swtcg/turn')!.steps.keys()]).not.toContain('bonus')
  })
  opt('Accuracy', id('accuracy'), () => {
    fight('accuracy', 'garrison', [3, 3, 1]).expect({ facts: { Enemy: { damage: 2 } } })
  })
  opt('Damage: Critical Hit and Lucky', id('damage'), () => {
    chosen('damage', 'garrison', {
      at: 'attack space',
      dark: { space: ['Fighter'] },
      light: { space: ['Enemy'] },
    }).expect({ numbers: { Fighter: { 'critical-hit': 1, lucky: 1 }, Enemy: { lucky: 0 } } })
  })
  opt('Defense', id('defense'), () => {
    fight('garrison', 'defense', [5, 5]).expect({ facts: { Enemy: { damage: 2 } } })
  })
  opt(
    'Bacta Tank: 1 Force for 1 damage counter, in the build step, as often as one likes',
    id('bacta-tank'),
    () => {
      const at = playWith(
        `battlefront:turn ${QUICK}`,
        {
          at: 'build dark',
          dark: { force: 2, hand: ['Jawa'], buildPoints: 1, space: [{ card: 'Fighter', damage: 3 }] },
          light: {},
        },
        { cards },
      )
      at.machine.changeSeat(0, { bonuses: ['bacta-tank'] })
      at.play('dark', { 'lay-face-down': 'Jawa' })
      at.play('dark', { play: 'Fighter' })
        .play('dark', { play: 'Fighter' })
        .expect({ facts: { Fighter: { damage: 1 } }, resources: { dark: { force: 0 } } })
    },
  )
  opt('Garrison: a build point and a card', id('garrison'), () => {
    const game = playWith(
      `battlefront:turn ${QUICK}`,
      {
        at: 'turn',
        dark: { hand: ['Jawa'], deck: ['Jawa', 'Jawa', 'Jawa'], space: ['Fighter'] },
        light: { space: ['Enemy'] },
      },
      { cards, dice: [4] },
    )
    game
      .play('dark', 'garrison')
      .play('light', 'defense')
      .expect({ resources: { dark: { buildPoints: 5 }, light: { buildPoints: 4 } } })
    game.play('dark', 'draw').expect({ zones: { 'dark.hand': 3 } })
  })
  opt('Jedi: one fights for a turn and is discarded before the win check', id('jedi'), () => {
    const yoda = character('Master', { subtypes: ['Jedi'] })
    const game = playWith(
      `battlefront:turn ${QUICK}`,
      { at: 'turn', dark: { deck: ['Master', 'Jawa'], space: ['Fighter'] }, light: { space: ['Enemy'] } },
      { cards: [...cards, yoda], dice: [1] },
    )
    game
      .play('dark', 'jedi')
      .play('light', 'defense')
      .play('dark', { cards: ['Master'] })
      .expect({ zones: { character: ['Master'] } })
    game.play('dark', 'skip-draw')
    expect(
      [...game.machine.rules.procedures.get('swtcg/turn')!.steps.keys()].indexOf('jedi-leave'),
    ).toBeLessThan([...game.machine.rules.procedures.get('swtcg/turn')!.steps.keys()].indexOf('win'))
  })
  opt('Sabotage: opposing units come with a damage counter', id('sabotage'), () => {
    const game = playWith(
      `battlefront:turn ${QUICK}`,
      { at: 'build dark', dark: { hand: ['Fighter', 'Frail', 'Jawa'], buildPoints: 9 }, light: {} },
      { cards },
    )
    game.machine.changeSeat(1, { bonuses: ['sabotage'] })
    game
      .play('dark', { complete: 'Fighter', destination: { to: 'space' } })
      .expect({ facts: { Fighter: { damage: 1 } } })
    game
      .play('dark', { complete: 'Frail', destination: { to: 'space' } })
      .expect({ zones: { space: ['Fighter'], 'dark.discard': ['Frail'] } })
  })
  const turret = (options: string, dice: number[]) => {
    const game = playWith(
      `${options} ${QUICK}`,
      { at: 'retreat dark', dark: { space: ['Fighter'] }, light: { space: ['Enemy'] } },
      { cards, dice },
    )
    game.machine.changeSeat(0, { bonuses: ['turret'] })
    return game.play('dark', { cards: [] }).play('light', { cards: [] })
  }
  opt(
    'Turret: a die against each opposing unit at the start of its step',
    [...id('turret'), 'compat/turret-bonus-with-battle-options'],
    () => {
      turret('battlefront:turn', [5]).expect({ facts: { Enemy: { damage: 1 }, Fighter: { damage: 0 } } })
      turret('battlefront:turn massive-battle', [5]).expect({ facts: { Enemy: { damage: 1 } } })
    },
  )
})
