/** Options that grant effects, stack Locations, take prisoners, board ships, take stacks apart and weaken cards. */
import { describe, expect } from 'vitest'
import { character, gainForce, ground, unit } from './battle-play.ts'
import { mission, opt, passTo, playWith } from './option-play.ts'

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

describe('Secondary Locations', () => {
  const id = (...names: string[]) => names.map((name) => `secondary-locations/${name}`)
  const location = (name: string, cost: number, power = 0) =>
    ({
      name,
      side: 'neutral',
      kind: 'location',
      arenas: ['ground'],
      cost,
      abilities: power ? [{ ability: 'static', who: { whose: 'you', kind: ['unit'] }, gain: { power } }] : [],
    }) as never
  const cards = [
    location('Fort', 4, 1),
    location('Plain', 1, 2),
    location('Camp', 0),
    location('Base', 2),
    ground('Walker', { power: 1 }),
    ground('Tank', { power: 1 }),
  ]
  const at = (hand: string[], own: string[] = [], light: string[] = ['Fort'], points = 9) =>
    build(
      'secondary-locations',
      { hand: [...hand, 'Jawa'], buildPoints: points, ground: ['Walker'], locations: own },
      cards,
      { ground: ['Tank'], locations: light },
    )
  const under = (card: string) => ({ complete: card, destination: { place: 'beneath' } })
  opt(
    'one that costs 0 or 1 goes under for 1 point; both work, each for its player',
    id('put-under', 'text-toward-owner'),
    () => {
      const game = at(['Plain', 'Base'])
        .expect({ refused: { dark: under('Base'), rule: 'opt/secondary-locations/put-under' } })
        .play('dark', under('Plain'))
      game.expect({
        resources: { dark: { buildPoints: 8 } },
        zones: { 'ground-location': ['Fort', 'Plain'] },
        numbers: { Walker: { power: 3 }, Tank: { power: 2 } },
      })
    },
  )
  opt('a new one replaces the own one beneath', id('replace-own-under', 'one-under'), () => {
    const game = at(['Plain', 'Camp']).play('dark', under('Plain')).play('dark', under('Camp'))
    game.expect({ zones: { 'ground-location': ['Fort', 'Camp'], 'dark.discard': ['Plain'] } })
  })
  opt('on top for the dearer of the two; the old one stays beneath', id('put-on-top'), () => {
    at(['Base'])
      .play('dark', { complete: 'Base', destination: { place: 'top' } })
      .expect({ resources: { dark: { buildPoints: 5 } }, zones: { 'ground-location': ['Base', 'Fort'] } })
  })
  opt('replacing clears all, for 1 more for each beneath', id('replace-all', 'no-single-replacement'), () => {
    const game = at(['Plain', 'Base'])
      .play('dark', under('Plain'))
      .play('dark', { complete: 'Base', destination: { to: 'ground' } })
    game.expect({
      resources: { dark: { buildPoints: 3 } },
      zones: { 'ground-location': ['Base'], 'dark.discard': ['Plain'], 'light.discard': ['Fort'] },
    })
  })
})

describe('Cell Block 1-1-3-8', () => {
  const id = (...names: string[]) => names.map((name) => `cell-block-1-1-3-8/${name}`)
  const cards = [
    unit('Cruiser', { subtypes: ['Capital', 'Ship'] }),
    character('Hunter', { subtypes: ['Bounty', 'Hunter'], cost: 2, power: 2, speed: 60 }),
    character('Warden', { cost: 1 }),
    character('Han', { cost: 5, health: 9, speed: 10 }),
  ]
  const seat = (space: string[]) => ({ hand: ['Hunter', 'Jawa'], buildPoints: 9, space, build: ['Warden'] })
  const deploy = { complete: 'Hunter', destination: { to: 'character' } }
  opt(
    'a deployed Bounty Hunter may get Capture beside a Capital Ship, with a marker',
    id('grant-capture', 'marker'),
    () => {
      const game = build('cell-block-1-1-3-8', seat(['Cruiser']), cards)
        .play('dark', deploy)
        .play('dark', { verb: 'special', name: 'grant-capture', card: 'Hunter' } as never)
      game.expect({ facts: { Hunter: { capture: 1 } } })
      build('cell-block-1-1-3-8', seat([]), cards)
        .play('dark', deploy)
        .expect({ noOffers: { dark: [{ verb: 'special', name: 'grant-capture' }] } })
    },
  )
  opt('a Character in the build zone acts as Detention Officer', id('detention-officer'), () => {
    build('cell-block-1-1-3-8', seat(['Cruiser']), cards)
      .play('dark', { verb: 'special', name: 'name-officer', card: 'Warden' } as never)
      .expect({ facts: { Warden: { 'detention-officer': 1 } } })
  })
  const raid = (officer: boolean) =>
    playWith(
      'cell-block-1-1-3-8',
      {
        at: 'attack character',
        dark: {
          character: [{ card: 'Hunter', counters: { capture: 1 } }],
          build: officer ? [{ card: 'Warden', counters: { 'detention-officer': 1 } } as never] : ['Warden'],
        },
        light: { force: 5, character: ['Han'] },
      },
      { cards, dice: [5, 1] },
    ).play('dark', { attack: 'Hunter', defender: 'Han' })
  opt(
    'a damaged unit may be taken, and its captor stays tapped',
    id('capture', 'captor-stays-tapped'),
    () => {
      const game = raid(true)
        .expect({ asked: { dark: 'capture' } })
        .play('dark', 'yes')
      game.expect({ zones: { character: ['Hunter'], 'dark.aside': 1 } })
      expect(game.machine.state.lasting.some((effect) => effect.kind === 'rule')).toBe(true)
      raid(false).expect({ facts: { Han: { damage: 1 } } })
    },
  )
  opt('for Force as high as its cost the prisoner comes back', id('ransom'), () => {
    const game = raid(true).play('dark', 'yes')
    game.play('light', { verb: 'special', name: 'ransom' }).expect({
      events: [{ kind: 'ransomed', seat: 'light', cost: 5 }],
      zones: { 'light.build': ['Han'], 'dark.aside': 0 },
    })
  })
})

describe('Boarding', () => {
  const id = (...names: string[]) => names.map((name) => `boarding/${name}`)
  const pilot = (name: string) =>
    character(name, {
      power: 4,
      speed: 50,
      abilities: [{ ability: 'pilot', subtypes: ['Starfighter'], bonus: {}, gives: [] }],
    })
  const cards = [
    unit('Cruiser', {
      subtypes: ['Capital', 'Ship'],
      health: 9,
      speed: 5,
      abilities: [{ ability: 'keyword', keyword: 'shields', value: 3 }],
    }),
    unit('Wing', { subtypes: ['Starfighter'], speed: 60 }),
    unit('Other', { subtypes: ['Starfighter'], speed: 55 }),
    pilot('Luke'),
    pilot('Piett'),
  ]
  const at = (ship: object, dark: object = {}) =>
    playWith(
      'boarding',
      {
        at: 'attack space',
        dark: { space: [{ card: 'Cruiser', ...ship }], ...dark },
        light: { space: [{ card: 'Wing', pilots: ['Luke'] }] },
      },
      { cards },
    )
  opt('a piloted unit boards a tapped Capital Ship', id('piloted-units-board-tapped-capital-ships'), () => {
    at({ tapped: true }).expect({ offers: { light: [{ special: 'Wing', unit: 'Cruiser' }] } })
    at({ tapped: false }).expect({ noOffers: { light: [{ special: 'Wing' }] } })
  })
  opt('it taps and retreats, and its Pilot goes over', id('procedure'), () => {
    at({ tapped: true })
      .play('light', { special: 'Wing', unit: 'Cruiser' })
      .expect({
        zones: { 'light.build': ['Wing'], character: ['Luke'] },
        events: [
          { kind: 'tapped', card: 'Wing' },
          { kind: 'retreated', card: 'Wing' },
          { kind: 'boarded', card: 'Luke' },
        ],
      })
  })
  opt('a Pilot of the ship meets the boarder in the Character arena', id('pilots-fight'), () => {
    const game = playWith(
      'boarding',
      {
        at: 'attack space',
        dark: { space: [{ card: 'Cruiser', tapped: true, pilots: ['Piett'] }] },
        light: { space: [{ card: 'Wing', pilots: ['Luke'] }] },
      },
      { cards },
    )
    game
      .play('light', { special: 'Wing', unit: 'Cruiser' })
      .expect({ zones: { character: ['Luke', 'Piett'] }, asked: { dark: 'next-attack' } })
  })
  opt(
    'unopposed, the boarder attacks the ship, whose Shields do not help',
    id('attack-ship-directly', 'ship-helpless'),
    () => {
      const game = playWith(
        'boarding',
        {
          at: 'attack space',
          dark: { space: [{ card: 'Cruiser', tapped: true }] },
          light: { space: [{ card: 'Wing', pilots: ['Luke'] }] },
        },
        { cards, dice: [5, 5, 5, 1] },
      )
      game
        .play('light', { special: 'Wing', unit: 'Cruiser' })
        .play('light', { attack: 'Luke', defender: 'Cruiser' })
        .expect({ facts: { Cruiser: { damage: 3 } } })
    },
  )
})

describe('Vongformed', () => {
  const id = (...names: string[]) => names.map((name) => `vongformed/${name}`)
  const library = playWith('vongformed', { at: 'attack space', dark: {}, light: {} }).machine.constants
    .library
  const text = (title: string): string => JSON.stringify(library.named(title)?.abilities)
  opt('Force costs go up', id('hotwire', 'kessel-system'), () => {
    expect(text('Hotwire')).toContain('{"pay":"force","amount":4}')
    expect(text('Hotwire')).not.toContain('{"pay":"force","amount":2}')
    expect(text('Kessel System')).toContain('"cost":[{"pay":"tap"},{"pay":"force","amount":1}]')
  })
  opt(
    'three Battle cards cost 3 Force',
    id('lost-in-the-asteroids', 'lull-in-the-fighting', 'peace-on-naboo'),
    () => {
      for (const name of ['Lost in the Asteroids', 'Lull in the Fighting', 'Peace on Naboo']) {
        const card = {
          name,
          side: 'neutral',
          kind: 'battle',
          abilities: [{ ability: 'effect', cost: [{ pay: 'force', amount: 1 }], do: [gainForce(0)] }],
        } as never
        const at = (force: number) =>
          passTo(
            playWith(
              'vongformed',
              { at: 'battle space', dark: { force, hand: [name] }, light: {} },
              { cards: [card] },
            ),
            'general',
          )
        at(2).expect({ noOffers: { dark: [{ 'battle-card': name }] } })
        at(3)
          .play('dark', { 'battle-card': name })
          .expect({ resources: { dark: { force: 0 } } })
      }
    },
  )
  opt('gains and prices go down', id('death-star-ii', 'blockaded-naboo'), () => {
    expect(text('Death Star II (D)')).toContain('"do":"gain-build","who":"you","amount":2')
    expect(library.named('Blockaded Naboo')?.cost).toBe(1)
    expect(text('Blockaded Naboo')).toContain('"cost":[{"pay":"force","amount":1}]')
  })
  opt(
    'only unit cards, only other cards, only dear Missions',
    id('free-tatooine', 'occupied-tatooine', 'ugnaught', 'holoprojection-chamber'),
    () => {
      for (const name of ['Free Tatooine', 'Occupied Tatooine'])
        expect(text(name)).toContain('"kind":["unit"]')
      expect(text('Ugnaught')).toContain('"other":true')
      const chamber = library.named('Holoprojection Chamber')!
      const cheap = (cost: number) =>
        build('vongformed', { hand: ['Plan', 'Jawa'], buildPoints: cost - 1, locations: [chamber.name] }, [
          mission('Plan', cost, gainForce(1)),
        ])
      cheap(2).expect({ offers: { dark: [{ complete: 'Plan' }] } })
      const plans = [mission('Plan', 1, gainForce(1)), mission('Free', 0, gainForce(1))]
      build(
        'vongformed',
        { hand: ['Plan', 'Free'], buildPoints: 0, locations: [chamber.name] },
        plans,
      ).expect({ offers: { dark: [{ complete: 'Free' }] }, noOffers: { dark: [{ complete: 'Plan' }] } })
    },
  )
  opt('the turret has no power', id('weapon-turret'), () => {
    expect(text('Weapon Turret')).toContain('"dice":0')
  })
  opt(
    'the restricted list is not used, also with Unbound',
    [...id('no-banned-list'), 'compat/unbound-and-vongformed'],
    () => {
      const deck = playWith('vongformed unbound', { at: 'attack space', dark: {}, light: {} }).machine
        .constants.deck
      expect(deck.restricted).toEqual([])
      expect(deck.copies.count).toBeGreaterThan(100)
    },
  )
  opt(
    'the bans of The Force Unleashed stand, and Battle cards cost 1',
    ['compat/force-unleashed-and-vongformed'],
    () => {
      const { machine } = playWith('vongformed the-force-unleashed', {
        at: 'attack space',
        dark: {},
        light: {},
      })
      expect(machine.constants.deck.restricted?.flatMap(({ names }) => names)).toContain('Peace on Naboo')
      const hotwire = {
        name: 'Hotwire',
        side: 'neutral',
        kind: 'battle',
        abilities: [{ ability: 'effect', cost: [{ pay: 'force', amount: 2 }], do: [gainForce(0)] }],
      } as never
      const game = playWith(
        'vongformed the-force-unleashed',
        { at: 'battle space', dark: { force: 1, hand: ['Hotwire'] }, light: {} },
        { cards: [hotwire] },
      )
      passTo(game, 'general')
        .play('dark', { 'battle-card': 'Hotwire' })
        .expect({ resources: { dark: { force: 0 } } })
    },
  )
})

describe('Light Over Dark', () => {
  const cards = [unit('Fighter'), unit('Enemy')]
  opt(
    'the Light Side goes first and wins ties',
    ['light-over-dark/light-first', 'compat/light-over-dark-elsewhere'],
    () => {
      playWith(
        'light-over-dark',
        { at: 'attack space', dark: { space: ['Fighter'] }, light: { space: ['Enemy'] } },
        { cards },
      ).expect({ asked: { light: 'next-attack' } })
      playWith(
        'light-over-dark quick-tempo',
        { at: 'build', dark: { hand: ['Jawa'], buildPoints: 2 }, light: { hand: ['Jawa'], buildPoints: 2 } },
        { cards },
      ).expect({ asked: { light: 'build' } })
      playWith(
        'light-over-dark quick-tempo',
        { at: 'roll-for-build', dark: { hand: ['Jawa'] }, light: { hand: ['Jawa'] } },
        { dice: [3] },
      ).expect({ events: [{ kind: 'diceRolled', seat: 'light' }] })
    },
  )
  opt('and decides', ['light-over-dark/light-decides'], () => {
    const twins = ['One', 'Two'].flatMap((name) => [
      character(name, { version: 'A' }),
      character(name, { version: 'B' }),
    ])
    playWith(
      'light-over-dark',
      {
        at: 'battle',
        dark: { character: ['One (A)', 'Two (A)'] },
        light: { character: ['One (B)', 'Two (B)'] },
      },
      { cards: twins },
    ).expect({ asked: { light: 'contest' } })
  })
})
