/** Options for the command phase, the battle phase and the object of the game. */
import { describe, expect } from 'vitest'
import type { Ability } from '../language/tree.ts'
import { character, gainForce, ground, unit } from './battle-play.ts'
import { opt, passTo, playWith } from './option-play.ts'

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

describe('Capture the Flag', () => {
  const cards = [
    ground('Bearer', { health: 1, speed: 10 }),
    ground('Second', { speed: 5 }),
    ground('Slayer', { power: 6, speed: 90 }),
    unit('Fighter'),
    unit('Other'),
    ground('Tank', { speed: 1 }),
  ]
  const flagged = (name: string) => ({ card: name, counters: { flag: 1 } })
  const mark = (game: ReturnType<typeof playWith>) => {
    game.machine.changeTable({ marks: ['flag'] })
    return game
  }
  opt(
    'Dark chooses the bearer when turn 1 begins',
    ['capture-the-flag/dark-starts-with-flag', 'capture-the-flag/flag-keyword'],
    () => {
      const game = playWith(
        'capture-the-flag',
        { at: 'turn', turn: 0, dark: { ground: ['Bearer', 'Second'], hand: [SPARE] }, light: {} },
        { cards, dice: [1] },
      )
      game
        .expect({ asked: { dark: 'flag' } })
        .play('dark', { cards: ['Second'] })
        .expect({ facts: { Second: { flag: 1 } } })
    },
  )
  opt('the flag goes to the slayer', ['capture-the-flag/flag-moves-to-killer'], () => {
    const game = mark(
      playWith(
        'capture-the-flag',
        {
          at: 'attack ground',
          dark: { ground: [flagged('Bearer'), 'Second'] },
          light: { ground: ['Slayer'] },
        },
        { cards, dice: [4, 4, 4, 4, 4, 4] },
      ),
    )
    game.play('light', { attack: 'Slayer', defender: 'Bearer' }).expect({ facts: { Slayer: { flag: 1 } } })
  })
  opt(
    'without a slayer it stays with the player in that arena',
    ['capture-the-flag/flag-stays-with-side'],
    () => {
      const bomb = {
        name: 'Bomb',
        side: 'neutral',
        kind: 'battle',
        abilities: [
          {
            ability: 'effect',
            cost: [],
            do: [
              {
                do: 'discard',
                what: { take: { take: 'exactly', count: 1 }, of: { kind: ['unit'], names: ['Bearer'] } },
              },
            ],
          },
        ],
      } as const
      const game = mark(
        playWith(
          'capture-the-flag',
          {
            at: 'battle ground',
            dark: { ground: [flagged('Bearer'), 'Second'], hand: ['Bomb'] },
            light: { ground: ['Tank'] },
          },
          { cards: [...cards, bomb] },
        ),
      )
      passTo(game, 'general')
        .play('dark', { 'battle-card': 'Bomb' })
        .expect({ facts: { Second: { flag: 1 } } })
    },
  )
  opt('who controls the bearer’s arena wins', ['capture-the-flag/win-with-flag'], () => {
    playWith(
      'capture-the-flag',
      { at: 'flag-win', dark: {}, light: { ground: [flagged('Slayer')] } } as never,
      { cards },
    ).expect({ over: { winners: ['light'], rule: 'opt/capture-the-flag/win-with-flag' } })
  })
  opt('the bearer cannot retreat', ['capture-the-flag/bearer-cannot-retreat'], () => {
    playWith(
      'capture-the-flag',
      { at: 'retreat dark', dark: { ground: [flagged('Bearer'), 'Second'] }, light: { ground: ['Tank'] } },
      { cards },
    ).expect({
      refused: { dark: { cards: ['Bearer'] }, rule: 'opt/capture-the-flag/bearer-cannot-retreat' },
    })
  })
  opt('an invading Dark Side begins with it in Space', ['compat/invade-with-flag'], () => {
    playWith(
      'capture-the-flag invade-the-capitol',
      { at: 'turn', turn: 0, dark: { space: ['Fighter', 'Other'], hand: [SPARE] }, light: {} },
      { cards, dice: [1] },
    )
      .play('dark', { cards: ['Fighter'] })
      .expect({ facts: { Fighter: { flag: 1 } } })
  })
  opt('with Skip it is given when play begins', ['compat/skip-and-flag'], () => {
    const dark = { ground: ['Bearer', 'Second'], hand: [SPARE] }
    playWith(
      'capture-the-flag skip:4',
      { at: 'turn', turn: 0, dark, light: {} },
      { cards, dice: [1] },
    ).expect({ asked: { dark: 'build' } })
    playWith('capture-the-flag skip:4', { at: 'turn', turn: 3, dark, light: {} }, { cards }).expect({
      asked: { dark: 'flag' },
    })
  })
  opt('the first Dark player chooses for a team; Neutral may win it', ['compat/flag-in-team-styles'], () => {
    playWith(
      'capture-the-flag two-headed-wookiee',
      { at: 'turn', turn: 0, dark2: { ground: ['Bearer', 'Second'] } },
      { cards, seats: 4 },
    ).expect({ asked: { dark: 'flag' } })
    const game = mark(
      playWith(
        'capture-the-flag three-way-war',
        { at: 'attack ground', dark: { ground: [flagged('Bearer')] }, neutral: { ground: ['Slayer'] } },
        { cards, seats: 3, dice: [4, 4, 4, 4, 4, 4] },
      ),
    )
    game.play('neutral', { attack: 'Slayer', defender: 'Bearer' }).expect({ facts: { Slayer: { flag: 1 } } })
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
