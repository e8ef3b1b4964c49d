/** Options for cards, unique cards and granted effects. */
import { numberOf } from '@dejarik/kernel'
import { describe, expect } from 'vitest'
import type { Ability } from '../language/tree.ts'
import { battleCard, character, gainForce, ground, unit } from './battle-play.ts'
import { mission, opt, passTo, playWith } from './option-play.ts'

const SPARE = 'Blaster Barrage'
const ace = (version: string, facts: object = {}) => character('Ace', { version, cost: 5, ...facts })
const versions = ['A', 'B', 'C', 'D', 'E', 'F'].map((version) => ace(version))
const find = (game: ReturnType<typeof playWith>, name: string) =>
  game.machine.state.cards.find((card) => card?.is.endsWith(name))!.id

describe('contests', () => {
  const both = {
    at: 'battle',
    dark: { character: ['Ace (A)'], force: 3 },
    light: { character: ['Ace (B)'], force: 3 },
  } as const
  const second = { hand: ['Ace (B)'], buildPoints: 9, character: ['Ace (A)'] }
  const deploy = { complete: 'Ace (B)', destination: { to: 'character' } }
  opt('Mirror: no contest with opponents', ['mirror/no-contest-with-opponent'], () => {
    playWith('mirror', both, { cards: versions }).expect({ asked: { dark: 'next-attack' } })
    playWith('krayt', both, { cards: versions }).expect({ asked: { dark: 'contest-bid' } })
  })
  opt('Mirror: own unique cards still exclude each other', ['mirror/own-cards-still-contest'], () => {
    playWith('mirror quick-tempo', { at: 'build dark', dark: second, light: {} }, { cards: versions })
      .play('dark', deploy)
      .expect({ asked: { dark: 'own-uniques' } })
  })
  opt(
    'Assault: no contest at all, several stacks',
    ['assault/no-contest-at-all', 'assault/several-stacks'],
    () => {
      playWith('assault', both, { cards: versions }).expect({ asked: { dark: 'next-attack' } })
      const game = playWith(
        'assault quick-tempo',
        { at: 'build dark', dark: { ...second, hand: ['Ace (B)', 'Ace (C)', SPARE] }, light: {} },
        { cards: versions },
      )
      game.play('dark', deploy).expect({ zones: { character: ['Ace (A)', 'Ace (B)'] } })
      game
        .play('dark', { complete: 'Ace (C)', destination: { onto: 'Ace (B)', place: 'beneath' } })
        .expect({ facts: { 'Ace (B)': { stack: 1 }, 'Ace (A)': { stack: 0 } } })
    },
  )
  opt('teammates still contest under Mirror, not under Assault', ['compat/uniques-in-multiplayer'], () => {
    const at = (options: string) =>
      playWith(
        `${options} two-headed-wookiee quick-tempo`,
        { at: 'build dark2', dark: { character: ['Ace (A)'] }, dark2: { hand: ['Ace (B)'], buildPoints: 9 } },
        { cards: versions, seats: 4 },
      ).play('dark2', deploy)
    at('mirror').expect({ asked: { dark: 'own-uniques' } })
    at('assault').expect({ zones: { character: ['Ace (A)', 'Ace (B)'] } })
  })
  opt('Tusken: unique cards are ordinary cards', ['tusken/versions-non-unique'], () => {
    playWith('tusken', both, { cards: versions }).expect({ asked: { dark: 'next-attack' } })
    const game = playWith(
      'tusken quick-tempo',
      { at: 'build dark', dark: { ...second, hand: ['Ace (B)', SPARE] }, light: {} },
      { cards: versions },
    )
    game.expect({ noOffers: { dark: [{ complete: 'Ace (B)', destination: { place: 'top' } }] } })
    game.play('dark', deploy).expect({ zones: { character: ['Ace (A)', 'Ace (B)'] } })
  })
})

describe('stacks', () => {
  const others = [
    character('Yoda', { version: 'A', cost: 3 }),
    unit('Falcon', { version: 'A', cost: 6 }),
    character('Trooper', { cost: 2 }),
    character('Guard', { cost: 2 }),
  ]
  const cards = [...versions, ...others]
  const at = (options: string, hand: string[], stack: string[] = []) =>
    playWith(
      `${options} quick-tempo`,
      {
        at: 'build dark',
        dark: { hand: [...hand, SPARE], buildPoints: 9, character: [{ card: 'Ace (A)', stack }] },
        light: {},
      },
      { cards },
    )
  const onto = (card: string, place: 'top' | 'beneath' = 'beneath') => ({
    complete: card,
    destination: { onto: 'Ace (A)', place },
  })
  opt('Abomination: any unique units', ['abomination/stack-any-unique-units'], () => {
    const game = at('abomination', ['Yoda (A)'])
      .play('dark', onto('Yoda (A)'))
      .expect({ resources: { dark: { buildPoints: 8 } } })
    expect(numberOf(game.machine, 'power', find(game, 'Ace (A)'))).toBe(4)
    at('krayt', ['Yoda (A)']).expect({ noOffers: { dark: [onto('Yoda (A)')] } })
    at('abomination', ['Trooper']).expect({ noOffers: { dark: [onto('Trooper')] } })
  })
  opt('Abomination: the other rules of stacking stay', ['abomination/other-stacking-rules'], () => {
    at('abomination', ['Yoda (A)'], ['Ace (B)', 'Ace (C)', 'Ace (D)']).expect({
      refused: { dark: onto('Yoda (A)'), rule: 'idc/stack/max-four' },
    })
    const game = at('abomination', ['Falcon (A)']).play('dark', onto('Falcon (A)', 'top'))
    game.expect({ zones: { space: ['Falcon (A)'], character: 0 } })
  })
  opt('Shaped: all units of a common type', ['shaped/stack-same-arena-units'], () => {
    at('shaped', ['Trooper'])
      .play('dark', onto('Trooper'))
      .expect({ resources: { dark: { buildPoints: 8 } } })
    at('shaped', ['Falcon (A)']).expect({
      refused: { dark: onto('Falcon (A)'), rule: 'opt/shaped/stack-same-arena-units' },
    })
  })
  opt('Shaped: the rules of stacking apply', ['shaped/stacking-rules-apply'], () => {
    at('shaped', ['Trooper'], ['Trooper']).expect({
      refused: { dark: onto('dark.hand/Trooper'), rule: 'idc/stack/no-duplicate-version' },
    })
    at('shaped', ['Trooper'], ['Ace (B)', 'Ace (C)', 'Ace (D)']).expect({
      refused: { dark: onto('Trooper'), rule: 'idc/stack/max-four' },
    })
  })
  opt('Krayt: as many versions as one likes, none twice', ['krayt/no-stack-limit'], () => {
    const game = at('krayt', ['Ace (E)', 'Ace (B)'], ['Ace (B)', 'Ace (C)', 'Ace (D)']).play(
      'dark',
      onto('Ace (E)'),
    )
    expect(numberOf(game.machine, 'power', find(game, 'Ace (A)'))).toBe(7)
    game.expect({ refused: { dark: onto('dark.hand/Ace (B)'), rule: 'idc/stack/no-duplicate-version' } })
  })
  opt('Krayt: also the common stacks of a team', ['compat/krayt-in-two-headed-wookiee'], () => {
    const game = playWith(
      'krayt two-headed-wookiee quick-tempo',
      {
        at: 'build dark',
        dark: {
          hand: ['Ace (E)', SPARE],
          buildPoints: 9,
          character: [{ card: 'Ace (A)', stack: ['Ace (B)', 'Ace (C)', 'Ace (D)'] }],
        },
      },
      { cards, seats: 4 },
    )
    game.play('dark', onto('Ace (E)')).expect({ facts: { 'Ace (A)': { stack: 4 } } })
  })
  const cheaper = [ace('X', { cost: 6, speed: 90 }), ace('Y', { cost: 5 }), ace('Z', { cost: 3 })]
  const fight = (options: string, more: object = {}) =>
    playWith(
      options,
      {
        at: 'attack character',
        dark: { character: [{ card: 'Ace (X)', stack: ['Ace (Y)', 'Ace (Z)'] }] },
        light: { character: ['Guard'], ...more },
      },
      { cards: [...cheaper, ...others], dice: [1, 1, 1, 1, 1] },
    ).play('dark', { attack: 'Ace (X)', defender: 'Guard' })
  opt(
    'Clawdite: another version at any chance, if it costs no more',
    ['clawdite/change-top-any-time', 'clawdite/any-number-of-times'],
    () => {
      const game = fight('clawdite')
        .expect({ asked: { dark: 'disrupt' } })
        .play('dark', 'pass')
        .expect({ asked: { dark: 'attack' } })
      game.play('dark', { special: 'Ace (X)', unit: 'Ace (Y)' }).expect({
        zones: { character: ['Ace (Y)', 'Guard'] },
        noOffers: { dark: [{ special: 'Ace (Y)', unit: 'Ace (X)' }] },
      })
      game
        .play('dark', { special: 'Ace (Y)', unit: 'Ace (Z)' })
        .expect({ zones: { character: ['Ace (Z)', 'Guard'] } })
    },
  )
  opt('Riposte: once in an attack', ['riposte/change-top-in-attack', 'riposte/once-per-attack'], () => {
    const game = fight('riposte')
      .expect({ asked: { dark: 'attack' } })
      .play('dark', { special: 'Ace (X)', unit: 'Ace (Y)' })
    game.expect({ zones: { character: ['Ace (Y)', 'Guard'] }, asked: { light: 'next-attack' } })
  })
})

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
    expect(game.machine.table.uses).toContain('fought space')
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

describe('granted effects', () => {
  const cards = [
    unit('Cruiser', { subtypes: ['Capital', 'Ship'], health: 9, speed: 10 }),
    unit('Hunter', { power: 6 }),
    unit('Station', {
      subtypes: ['Battle', 'Station', 'Flagship'],
      abilities: [{ ability: 'keyword', keyword: 'shields', value: 1 }],
    }),
  ]
  opt(
    'Strongholds: Shields 2, added to printed Shields, once',
    ['strongholds/shields-two', 'granted-effects/not-part-of-cards'],
    () => {
      const game = playWith(
        'strongholds',
        { at: 'attack space', dark: { space: ['Hunter'] }, light: { space: ['Cruiser', 'Station'] } },
        { cards, dice: [4, 4, 4, 4] },
      )
      game.expect({ numbers: { Cruiser: { shields: 2 }, Station: { shields: 3 }, Hunter: { shields: 0 } } })
      expect(game.machine.constants.library.named('Cruiser')?.abilities).toEqual([])
      game
        .play('dark', { attack: 'Hunter', defender: 'Cruiser' })
        .expect({ facts: { Cruiser: { damage: 4 } } })
    },
  )
  const defended = (options: string, force: number, dice: number[]) =>
    playWith(
      options,
      { at: 'attack space', dark: { space: ['Hunter'] }, light: { force, space: ['Cruiser'] } },
      { cards, dice },
    ).play('dark', { attack: 'Hunter', defender: 'Cruiser' })
  opt(
    'Pinpoint Defense: 2 Force for Shields 1, once in an attack',
    ['pinpoint-defense/shields-for-two-force', 'granted-effects/cost-and-counter'],
    () => {
      const game = defended('pinpoint-defense', 4, [4, 4, 4, 4, 4]).expect({ asked: { light: 'attack' } })
      game
        .play('light', { verb: 'special', name: 'pinpoint-defense' })
        .expect({ resources: { light: { force: 2 } }, facts: { Cruiser: { damage: 5 } } })
      defended('pinpoint-defense', 1, [4, 4, 4, 4, 4, 4]).expect({ facts: { Cruiser: { damage: 6 } } })
    },
  )
  opt('Shields of all sources add up', ['compat/shields-add-up'], () => {
    const game = defended('pinpoint-defense strongholds', 2, [4, 4, 4])
    game
      .play('light', { verb: 'special', name: 'pinpoint-defense' })
      .expect({ facts: { Cruiser: { damage: 3 } } })
  })
  const dear = battleCard('Dear', gainForce(1))
  const priced = {
    ...dear,
    name: 'Dear',
    abilities: [{ ability: 'effect', cost: [{ pay: 'force', amount: 4 }], do: [gainForce(0)] }],
  } as never
  const dodge: Ability = {
    ability: 'activated',
    keyword: 'evade',
    value: 2,
    cost: [{ pay: 'force', amount: 2 }],
  } as never
  opt(
    'The Force Unleashed: every Battle card costs 1 Force',
    ['the-force-unleashed/battle-cards-one-force'],
    () => {
      for (const [name, card] of [
        ['Dear', priced],
        ['Free', battleCard('Free', gainForce(0))],
      ] as const)
        passTo(
          playWith(
            'the-force-unleashed',
            {
              at: 'battle space',
              dark: { force: 1, hand: [name], space: ['Hunter'] },
              light: { space: ['Cruiser'] },
            },
            { cards: [...cards, card] },
          ),
          'general',
        )
          .play('dark', { 'battle-card': name })
          .expect({ resources: { dark: { force: 0 } } })
    },
  )
  opt('The Force Unleashed: abilities cost 1 Force less', ['the-force-unleashed/abilities-one-less'], () => {
    const dodger = unit('Dodger', { speed: 10, health: 9, abilities: [dodge] })
    const game = playWith(
      'the-force-unleashed',
      { at: 'attack space', dark: { space: ['Hunter'] }, light: { force: 1, space: ['Dodger'] } },
      { cards: [...cards, dodger], dice: [4, 4, 4, 4, 4, 4] },
    )
    game
      .play('dark', { attack: 'Hunter', defender: 'Dodger' })
      .play('light', { play: 'Dodger' })
      .play('light', 2)
    game.expect({ facts: { Dodger: { damage: 4 } }, resources: { light: { force: 0 } } })
  })
  opt(
    'The Force Unleashed leaves Pinpoint Defense as it is',
    ['compat/force-unleashed-and-pinpoint-defense'],
    () => {
      defended('pinpoint-defense the-force-unleashed', 2, [4, 4, 4, 4, 4])
        .play('light', { verb: 'special', name: 'pinpoint-defense' })
        .expect({ resources: { light: { force: 0 } } })
    },
  )
})
