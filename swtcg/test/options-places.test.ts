/** Options that stack Locations, take prisoners and board ships. */
import { describe, expect } from 'vitest'
import { character, ground, unit } from './battle-play.ts'
import { opt, passTo, playWith } from './option-play.ts'

const QUICK = 'quick-tempo'

const build = (options: string, seat: object, cards: readonly object[], light: object = {}) =>
  playWith(`${options} ${QUICK}`, { at: 'build dark', dark: seat, light } as never, { cards: cards as never })

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
  opt('on top for the costlier of the two; the old one stays beneath', id('put-on-top'), () => {
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
        .expect({
          noOffers: { dark: [{ verb: 'special', name: 'grant-capture' }] },
          refused: {
            dark: { verb: 'special', name: 'grant-capture', card: 'Hunter' },
            rule: 'opt/cell-block-1-1-3-8/grant-capture',
          },
        })
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
  const pilot = (name: string, speed: number) =>
    character(name, {
      power: 4,
      speed,
      abilities: [{ ability: 'pilot', subtypes: ['Starfighter'], bonus: {}, gives: [] }],
    })
  const cards = [
    unit('Cruiser', {
      subtypes: ['Capital', 'Ship'],
      health: 9,
      speed: 5,
      text: 'Shields 3 | Armor',
    }),
    unit('Wing', { subtypes: ['Starfighter'], speed: 60 }),
    unit('Other', { subtypes: ['Starfighter'], speed: 55 }),
    pilot('Luke', 50),
    pilot('Piett', 40),
    character('Trooper', { speed: 30 }),
    character('Guard', { speed: 20 }),
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
  opt('it taps and retreats, and its Pilot goes aboard', id('procedure'), () => {
    at({ tapped: true })
      .play('light', { special: 'Wing', unit: 'Cruiser' })
      .expect({
        zones: { 'light.build': ['Wing'], character: 0 },
        facts: { Luke: { host: 'Cruiser', controller: 'light' } },
        numbers: { Cruiser: { power: 3 } },
        events: [
          { kind: 'tapped', card: 'Wing' },
          { kind: 'retreated', card: 'Wing' },
          { kind: 'boarded', card: 'Luke' },
        ],
      })
  })
  opt('a Pilot of the ship meets the boarder in the Character arena, nobody else', id('pilots-fight'), () => {
    const game = playWith(
      'boarding',
      {
        at: 'attack space',
        dark: { space: [{ card: 'Cruiser', tapped: true, pilots: ['Piett'] }], character: ['Trooper'] },
        light: { space: [{ card: 'Wing', pilots: ['Luke'] }], character: ['Guard'] },
      },
      { cards, dice: [5, 5, 5, 5] },
    )
    game.play('light', { special: 'Wing', unit: 'Cruiser' })
    passTo(game, 'next-attack').expect({
      zones: { character: ['Luke', 'Piett', 'Trooper', 'Guard'] },
      offers: { light: [{ attack: 'Luke', defender: 'Piett' }] },
      noOffers: { light: [{ attack: 'Luke', defender: 'Trooper' }] },
    })
    game.play('light', { attack: 'Luke', defender: 'Piett' })
    game.expect({ zones: { 'dark.discard': ['Piett'] }, facts: { Luke: { host: 'Cruiser' } } })
    passTo(game, 'next-attack').expect({ noOffers: { dark: [{ attack: 'Trooper', defender: 'Luke' }] } })
  })
  opt(
    'unopposed, the boarder attacks the ship, whose abilities do not help, and which does not reach him',
    id('attack-ship-directly', 'ship-helpless'),
    () => {
      const luke = { card: 'Luke', controller: 'light' } as never
      const game = playWith(
        'boarding',
        {
          at: 'attack space',
          dark: { space: [{ card: 'Cruiser', pilots: [luke] }] },
          light: { space: ['Wing'] },
        },
        { cards, dice: [4, 5, 5, 1] },
      )
      game.expect({
        offers: { light: [{ attack: 'Wing', defender: 'Cruiser' }] },
        refused: { light: { attack: 'Luke', defender: 'Cruiser' }, rule: 'idc/turn/attack-order-by-speed' },
      })
      game.play('light', { 'skip-attack': 'Wing' })
      passTo(game, 'next-attack').play('light', { attack: 'Luke', defender: 'Cruiser' })
      game.expect({ facts: { Cruiser: { damage: 3 }, Luke: { tapped: true } } })
      passTo(game, 'next-attack').expect({
        offers: { dark: [{ attack: 'Cruiser', defender: 'Wing' }] },
        noOffers: { dark: [{ attack: 'Cruiser', defender: 'Luke' }] },
      })
    },
  )
})
