/** Options for the object of the game. */
import { describe, expect } from 'vitest'
import { character, ground, unit } from './battle-play.ts'
import { opt, playWith } from './option-play.ts'

const SPARE = 'Blaster Barrage'

describe('the object of the game', () => {
  const cards = [
    unit('Fighter', { power: 6 }),
    unit('Enemy', { health: 1, speed: 10 }),
    ground('Walker', { power: 6 }),
    ground('Tank', { health: 1, speed: 10 }),
    character('Guard'),
    character('Rebel'),
  ]
  const at = (options: string, point: string, dark: object, light: object, more: object = {}) =>
    playWith(options, { at: point, dark, light } as never, { cards, ...more })
  opt('Domination: all three arenas', ['domination/all-three-arenas'], () => {
    at('domination', 'win', { space: ['Fighter'], ground: ['Walker'], character: ['Guard'] }, {}).expect({
      over: { winners: ['dark'] },
    })
    at(
      'domination',
      'win',
      { space: ['Fighter'], ground: ['Walker'] },
      { character: ['Rebel'] },
      { dice: [1] },
    ).expect({ table: { turn: 2 } })
  })
  const lone = { space: ['Fighter'], ground: ['Walker'] }
  const pair = { space: ['Enemy'], ground: ['Tank'] }
  opt(
    'Breach: the first to control an arena wins, at once',
    ['breach/first-to-control-an-arena', 'breach/immediate'],
    () => {
      const game = at('breach', 'battle', lone, pair, { dice: [4, 4, 4, 4, 4, 4] }).play('dark', {
        attack: 'Fighter',
        defender: 'Enemy',
      })
      game.expect({
        over: { winners: ['dark'], rule: 'opt/breach/first-to-control-an-arena' },
        table: { step: 'space' },
      })
      at('breach', 'build dark', { ...lone, hand: [SPARE] }, { space: ['Enemy'] }).expect({
        asked: { dark: 'build' },
      })
    },
  )
  opt(
    'Breach with several players: the team, or whoever is alone',
    ['compat/breach-with-multiplayer'],
    () => {
      playWith(
        'breach three-way-war',
        { at: 'battle', neutral: { space: ['Fighter'] } },
        { cards, seats: 3 },
      ).expect({ over: { winners: ['neutral'] } })
      playWith(
        'breach two-headed-wookiee',
        { at: 'battle', dark2: { space: ['Fighter'] } },
        { cards, seats: 4 },
      ).expect({ over: { winners: ['dark', 'dark2'] } })
    },
  )
  const invade = (point: string, dark: object, light: object = { space: ['Enemy'] }, more: object = {}) =>
    at('invade-the-capitol', point, dark, light, more)
  opt(
    'Invade: the invader begins in Space alone',
    ['invade-the-capitol/invader-starts-in-space-only'],
    () => {
      const game = invade('setup', { hand: ['Fighter', 'Walker', 'Guard'] }, { hand: ['Tank'] })
      game.expect({
        noOffers: { dark: [{ 'set-up': 'Walker' }, { 'set-up': 'Guard' }] },
        offers: { dark: [{ 'set-up': 'Fighter' }, { 'lay-face-down': 'Walker' }] },
      })
    },
  )
  opt('Invade: Space before Ground', ['invade-the-capitol/space-before-ground'], () => {
    const dark = { hand: ['Walker'], buildPoints: 9, space: ['Fighter'] }
    invade('build dark', dark).expect({
      refused: {
        dark: { complete: 'Walker', destination: { to: 'ground' } },
        rule: 'opt/invade-the-capitol/space-before-ground',
      },
    })
    const game = invade('conquer', dark, { ground: ['Tank'], character: ['Rebel'] }, { dice: [3] })
    game.expect({
      asked: { dark: 'build' },
      offers: { dark: [{ complete: 'Walker', destination: { to: 'ground' } }] },
    })
  })
  opt('Invade: Ground before Character', ['invade-the-capitol/ground-before-character'], () => {
    const game = invade(
      'conquer',
      { hand: ['Guard'], buildPoints: 9, space: ['Fighter'] },
      { ground: ['Tank'], character: ['Rebel'] },
      { dice: [3] },
    )
    game.expect({
      refused: {
        dark: { complete: 'Guard', destination: { to: 'character' } },
        rule: 'opt/invade-the-capitol/ground-before-character',
      },
    })
  })
  opt(
    'Invade: no more units go to a controlled arena',
    ['invade-the-capitol/no-more-deployment-to-controlled-arena'],
    () => {
      const game = invade(
        'conquer',
        { hand: ['Fighter'], buildPoints: 9, space: ['Fighter'] },
        { ground: ['Tank'], hand: ['Enemy'] },
        { dice: [3] },
      )
      game.expect({
        refused: {
          dark: { complete: 'dark.hand/Fighter', destination: { to: 'space' } },
          rule: 'opt/invade-the-capitol/no-more-deployment-to-controlled-arena',
        },
      })
    },
  )
  opt(
    'Invade: all but one unit may go on, and keep their types',
    ['invade-the-capitol/move-all-but-one', 'invade-the-capitol/moved-units-keep-type'],
    () => {
      const scouts = [unit('One'), unit('Two'), unit('Three'), ...cards]
      const game = playWith(
        'invade-the-capitol',
        {
          at: 'conquer',
          dark: { hand: [SPARE], space: ['One', 'Two', 'Three'] },
          light: { ground: ['Tank'] },
        } as never,
        { cards: scouts, dice: [1] },
      )
      game.play('dark', { special: 'One', to: 'ground' }).play('dark', { special: 'Two', to: 'ground' })
      game.expect({
        zones: { space: ['Three'], ground: ['Tank', 'One', 'Two'] },
        noOffers: { dark: [{ special: 'Three' }] },
      })
      const one = game.machine.state.cards.find((card) => card?.is.includes('One'))!
      expect(game.machine.policies.typesIn(game.machine.constants.library.card(one.is), 'ground')).toEqual([
        'space',
      ])
    },
  )
  opt('Invade: the invader wins with the Character arena', ['invade-the-capitol/invader-wins'], () => {
    invade('win', { character: ['Guard'] }, { space: ['Enemy'], ground: ['Tank'] }).expect({
      over: { winners: ['dark'], rule: 'opt/invade-the-capitol/invader-wins' },
    })
  })
  opt(
    'Invade: the defender wins when no invader is left',
    ['invade-the-capitol/defender-wins-ruling'],
    () => {
      playWith(
        'invade-the-capitol',
        { at: 'win', turn: 3, dark: { build: ['Fighter'] }, light: { space: ['Enemy'] } },
        { cards },
      ).expect({ over: { winners: ['light'] } })
      playWith(
        'invade-the-capitol',
        { at: 'win', turn: 1, dark: { build: ['Fighter'], hand: [SPARE] }, light: { ground: ['Tank'] } },
        { cards, dice: [1] },
      ).expect({ table: { turn: 2 } })
    },
  )
  opt('Invade with Breakout: new arenas are fought first', ['compat/invade-with-breakout'], () => {
    const game = at(
      'invade-the-capitol breakout',
      'battle',
      { space: ['Fighter'], ground: ['Walker'] },
      { space: ['Enemy'], ground: ['Tank'] },
    )
    game.expect({ offers: { dark: [{ attack: 'Walker', defender: 'Tank' }] } })
  })
})

describe('Point Tracking', () => {
  const cards = [unit('Fighter', { power: 3 }), unit('Enemy', { health: 9, speed: 10 })]
  opt('a point for each damage to an opposing unit', ['point-tracking/damage-points'], () => {
    const game = playWith(
      'point-tracking',
      { at: 'attack space', dark: { space: ['Fighter'] }, light: { space: ['Enemy'] } },
      { cards, dice: [4, 5, 1] },
    )
    game.play('dark', { attack: 'Fighter', defender: 'Enemy' })
    expect(game.machine.seat(0).points).toBe(2)
    expect(game.machine.seat(1).points).toBe(0)
  })
  opt(
    '5 for each own arena, 5 less for each of the others',
    ['point-tracking/arena-points', 'compat/point-tracking-with-teams'],
    () => {
      const game = playWith(
        'point-tracking',
        {
          at: 'points',
          dark: { space: ['Fighter'], hand: [SPARE] },
          light: { ground: ['Clone Squad'] },
        } as never,
        { cards, dice: [1] },
      )
      expect([game.machine.seat(0).points, game.machine.seat(1).points]).toEqual([0, 0])
      const three = playWith(
        'point-tracking three-way-war',
        { at: 'points', dark: { space: ['Fighter'] }, neutral: { ground: ['Clone Squad'] } } as never,
        { cards, seats: 3 },
      )
      expect(three.machine.seat(1).points).toBe(-10)
    },
  )
  opt('20 for the object of the game', ['point-tracking/winner-twenty'], () => {
    const game = playWith(
      'point-tracking',
      { at: 'points', dark: { space: ['Fighter'], ground: ['Clone Squad'] }, light: {} } as never,
      { cards },
    )
    expect(game.machine.state.outcome?.winners).toEqual([0])
    expect(game.machine.seat(0).points).toBe(30)
  })
})
