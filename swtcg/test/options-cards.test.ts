/** Options for single kinds of cards. */
import { describe, expect } from 'vitest'
import { character, gainForce, ground, unit } from './battle-play.ts'
import { mission, opt, playWith } from './option-play.ts'

const find = (game: ReturnType<typeof playWith>, name: string) =>
  game.machine.state.cards.find((card) => card?.is.endsWith(name))!.id

describe('cards', () => {
  const plan = mission('Plan', 2, gainForce(3))
  const light = { space: ['Enemy'] }
  const cards = [
    plan,
    unit('Fighter', { cost: 5 }),
    unit('Enemy', { speed: 10 }),
    unit('Scout', { speed: 90 }),
    unit('Lander', { arenas: ['space', 'ground'], cost: 2 }),
  ]
  opt('Action Cards: Missions at any time', ['action-cards/missions-any-time'], () => {
    const game = playWith(
      'action-cards',
      { at: 'battle space', dark: { space: ['Scout'], build: [{ card: 'Plan', counters: 2 }] }, light },
      { cards },
    )
    game
      .play('dark', { complete: 'Plan' })
      .expect({ resources: { dark: { force: 3 } }, zones: { 'dark.discard': ['Plan'] } })
    playWith(
      'action-cards',
      { at: 'battle space', dark: { space: ['Scout'], build: [{ card: 'Plan', counters: 1 }] }, light },
      { cards },
    ).expect({ noOffers: { dark: [{ complete: 'Plan' }] } })
  })
  const guerilla = (options: string, build: object[], more: object = {}) =>
    playWith(
      options,
      { at: 'battle space', dark: { space: ['Scout'], build, ...more } as never, light },
      { cards, dice: [1, 1, 1] },
    )
  const general = (game: ReturnType<typeof playWith>) => {
    while (game.machine.state.asked?.questions[0]?.about === 'step-start') game.play('dark', 'pass')
    return game.expect({ asked: { dark: 'general' } })
  }
  opt('Guerilla Units: until the first attack in the arena', ['guerilla-units/deploy-in-battle-step'], () => {
    const game = general(guerilla('guerilla-units', [{ card: 'Fighter', counters: 5 }])).expect({
      offers: { dark: [{ complete: 'Fighter', destination: { to: 'space' } }] },
    })
    game
      .play('dark', 'pass')
      .play('dark', { attack: 'Scout', defender: 'Enemy' })
      .expect({ noOffers: { dark: [{ complete: 'Fighter' }] } })
    expect(game.machine.table.uses).toContainEqual({ kind: 'fought', arena: 'space' })
    general(guerilla('guerilla-units', [{ card: 'Fighter', counters: 5 }]))
      .play('dark', { complete: 'Fighter' })
      .expect({ zones: { space: 3 } })
  })
  opt(
    'Guerilla Units: build points are not spent in battle',
    ['guerilla-units/no-build-spending-in-battle'],
    () => {
      general(guerilla('guerilla-units', [{ card: 'Fighter', counters: 4 }], { buildPoints: 5 })).expect({
        noOffers: { dark: [{ complete: 'Fighter' }] },
      })
    },
  )
  opt(
    'Guerilla Units: a multi-arena unit goes to the arena that fights',
    ['guerilla-units/multi-arena-current-arena'],
    () => {
      general(guerilla('guerilla-units', [{ card: 'Lander', counters: 2 }])).expect({
        offers: { dark: [{ complete: 'Lander', destination: { to: 'space' } }] },
        noOffers: { dark: [{ complete: 'Lander', destination: { to: 'ground' } }] },
      })
    },
  )
  opt('Guerilla Units: Hidden Cost keeps its use', ['guerilla-units/hidden-cost-still-useful'], () => {
    const hidden = unit('Ambusher', { cost: 4, abilities: [{ ability: 'hidden-cost', value: 2 }] })
    const game = playWith(
      'guerilla-units',
      {
        at: 'attack space',
        dark: { space: ['Scout'], build: [{ card: 'Ambusher', counters: 2 }], force: 2 },
        light,
      },
      { cards: [...cards, hidden], dice: [1, 1, 1] },
    )
    game.play('dark', { attack: 'Scout', defender: 'Enemy' })
    while (game.machine.state.asked?.questions[0]?.about !== 'general') game.play('dark', 'pass')
    game.expect({ offers: { dark: [{ complete: 'Ambusher' }] } })
  })
  opt(
    'Guerilla Units in a massive battle: any arena that is still quiet',
    ['compat/massive-battle-and-guerilla-units'],
    () => {
      const walker = ground('Walker', { cost: 2, speed: 1 })
      const game = playWith(
        'guerilla-units massive-battle',
        {
          at: 'attack space',
          dark: {
            space: ['Scout'],
            build: [
              { card: 'Walker', counters: 2 },
              { card: 'Fighter', counters: 5 },
            ],
          },
          light,
        },
        { cards: [...cards, walker], dice: [1, 1, 1] },
      )
      game.play('dark', { attack: 'Scout', defender: 'Enemy' })
      while (game.machine.state.asked?.questions[0]?.about !== 'general') game.play('dark', 'pass')
      game.expect({
        offers: { dark: [{ complete: 'Walker' }] },
        noOffers: { dark: [{ complete: 'Fighter' }] },
      })
    },
  )
  opt('Guerilla Units in one arena', ['compat/guerilla-units-with-single-arena'], () => {
    const game = playWith(
      'guerilla-units battle-the-rancor',
      { at: 'battle', dark: { build: [{ card: 'Fighter', counters: 5 }] }, light: {} },
      { cards },
    )
    while (game.machine.state.asked?.questions[0]?.about !== 'general') game.play('dark', 'pass')
    game.play('dark', { complete: 'Fighter' }).expect({ zones: { character: ['Fighter'] } })
  })
  opt('Unslung Equipment: completed and attached in battle', ['unslung-equipment/complete-in-battle'], () => {
    const saber = {
      name: 'Saber',
      side: 'neutral',
      kind: 'equipment',
      arenas: ['space'],
      cost: 2,
      abilities: [
        { ability: 'equip', cost: [{ pay: 'force', amount: 1 }] },
        { ability: 'equipped', bonus: { power: 2 }, gives: [] },
      ],
    } as never
    const at = (force: number) =>
      playWith(
        'unslung-equipment',
        { at: 'battle', dark: { force, space: ['Scout'], build: [{ card: 'Saber', counters: 2 }] }, light },
        { cards: [...cards, saber] },
      )
    at(1)
      .play('dark', { special: 'Saber', unit: 'Scout' })
      .expect({ facts: { Saber: { host: 'Scout' } }, resources: { dark: { force: 0 } } })
    at(0).expect({ noOffers: { dark: [{ special: 'Saber' }] } })
  })
  opt(
    'Double Jeopardy: printed values are doubled, bonuses are not',
    ['double-jeopardy/double-stats', 'double-jeopardy/effects-not-doubled'],
    () => {
      const pair = [
        unit('Ace', { version: 'A', speed: 40, power: 3, health: 4 }),
        unit('Ace', { version: 'B' }),
      ]
      const game = playWith(
        'double-jeopardy',
        { at: 'attack space', dark: { space: [{ card: 'Ace (A)', stack: ['Ace (B)'] }] }, light },
        { cards: [...cards, ...pair] },
      )
      game.expect({ numbers: { 'Ace (A)': { speed: 90, power: 7, health: 9 } } })
    },
  )
  opt('Double Jeopardy: variable values, too', ['compat/double-jeopardy-and-star-values'], () => {
    const star = unit('Swarm', { power: '*', abilities: [{ ability: 'value', of: 'power', is: 3 }] as never })
    playWith(
      'double-jeopardy',
      { at: 'attack space', dark: { space: ['Swarm'] }, light },
      { cards: [...cards, star] },
    ).expect({ numbers: { Swarm: { power: 6 } } })
  })
  const hunter = character('Hunter', { side: 'neutral', subtypes: ['Bounty', 'Hunter'] })
  const beast = character('Beast', { side: 'neutral', subtypes: ['Creature'] })
  const sides = (options: string, name: string) => {
    const game = playWith(
      options,
      { at: 'attack character', dark: { character: ['Hunter', 'Beast'] }, light: {} },
      { cards: [hunter, beast] },
    )
    return [...game.machine.policies.sidesOf(game.machine, find(game, name))].sort()
  }
  opt('Paid in Full: Neutral and of the deck’s side', ['paid-in-full/neutral-also-deck-side'], () => {
    expect(sides('paid-in-full', 'Hunter')).toEqual(['dark', 'neutral'])
  })
  opt('Paid in Full: for a subtype alone', ['paid-in-full/subtype-variant'], () => {
    expect(sides('paid-in-full:bounty-hunter', 'Hunter')).toEqual(['dark', 'neutral'])
    expect(sides('paid-in-full:bounty-hunter', 'Beast')).toEqual(['neutral'])
  })
  opt('Polarized: of the deck’s side only', ['polarized/neutral-becomes-deck-side'], () => {
    expect(sides('polarized', 'Hunter')).toEqual(['dark'])
  })
  opt(
    'Paid in Full overrides Polarized; the seat counts with Chaos',
    ['paid-in-full/over-polarized', 'compat/paid-in-full-with-chaos'],
    () => {
      expect(sides('paid-in-full polarized', 'Hunter')).toEqual(['dark', 'neutral'])
      expect(sides('paid-in-full chaos', 'Hunter')).toEqual(['dark', 'neutral'])
    },
  )
})
