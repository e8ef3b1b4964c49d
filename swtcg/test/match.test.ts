/** Matches: the supply zone, team rotation and one person at several seats; points over several games. */
import { viewOf } from '@dejarik/kernel'
import { describe, expect } from 'vitest'
import { shippedCards } from '../cards/shipped.ts'
import { swtcgGame } from '../index.ts'
import { checkPersons, rotate, tradeSupply } from '../match.ts'
import { pointWinner } from '../options/winning/point-tracking.ts'
import { gameWith, opt, playWith } from './option-play.ts'

const id = (...names: string[]) => names.map((name) => `supply-zone/${name}`)
const setup = swtcgGame.sampleSetup({ seed: 1, options: ['supply-zone'] })
const [dark] = setup.players
const withDark = (change: object) => ({ ...setup, players: [{ ...dark!, ...change }, setup.players[1]!] })
const rulesOf = (change: object) => swtcgGame.checkSetup(withDark(change)).map(({ rule }) => rule)
const trade = (game: number, out: readonly string[], into: readonly string[]) =>
  tradeSupply(setup, game, 0, { out, in: into })
const refusal = (traded: ReturnType<typeof trade>) =>
  'reasons' in traded ? traded.reasons.map(({ rule }) => rule) : []

describe('Supply Zone', () => {
  const supply = dark!.supply!
  opt('exactly 15 cards', id('fifteen-cards'), () => {
    expect(supply.length).toBe(15)
    expect(rulesOf({})).toEqual([])
    expect(rulesOf({ supply: supply.slice(1) })).toEqual(['opt/supply-zone/fifteen-cards'])
    expect(rulesOf({ supply: [...supply, supply[0]!] })).toEqual(['opt/supply-zone/fifteen-cards'])
  })
  opt('none where it is not played with', id('tournament-may-disallow'), () => {
    const plain = swtcgGame.sampleSetup({ seed: 1, options: ['mirror'] })
    const brought = { ...plain, players: [{ ...plain.players[0]!, supply }, plain.players[1]!] }
    expect(swtcgGame.checkSetup(brought).map(({ rule }) => rule)).toEqual(['opt/general/agree-before-game'])
  })
  opt(
    'it lies beside the game; only its player looks at it, all may count it',
    id('place', 'look-only-at-own', 'presented-face-down', 'opponent-may-count'),
    () => {
      const game = gameWith('supply-zone', { seed: 1 })
      const seenBy = (viewer: number) =>
        viewOf(game.machine, swtcgGame.viewing, viewer).zones.find(
          ({ name, owner }) => name === 'supply' && owner === 0,
        )!
      const faces = (viewer: number) => seenBy(viewer).cards.flatMap(({ is }) => is ?? [])
      expect(faces(0).toSorted()).toEqual(supply.toSorted())
      expect(faces(1)).toEqual([])
      expect(seenBy(1).count).toBe(15)
    },
  )
  opt('not before the first game of a match', id('not-in-first-game'), () => {
    expect(refusal(trade(1, [dark!.deck[0]!], [supply[0]!]))).toEqual(['opt/supply-zone/not-in-first-game'])
  })
  opt(
    'one for one, any number, before later games',
    id('exchange-between-games', 'one-for-one', 'any-number'),
    () => {
      expect(refusal(trade(2, dark!.deck.slice(0, 2), supply.slice(0, 3)))).toEqual([
        'opt/supply-zone/one-for-one',
      ])
      const traded = trade(2, [], [])
      expect('setup' in traded && traded.setup.players).toEqual(setup.players)
      const type = (key: string) => shippedCards().card(key).arenas.join()
      const unit = dark!.deck.find(
        (key) => shippedCards().card(key).kind === 'unit' && type(key) === type(supply[0]!),
      )!
      const after = trade(3, [unit], [supply[0]!])
      const player = 'setup' in after ? after.setup.players[0]! : { deck: [] }
      expect(player.deck).toContain(supply[0]!)
      expect(player.deck.length).toBe(dark!.deck.length)
      expect(player.supply?.length).toBe(15)
    },
  )
  opt('only one’s own cards', id('owner-overrides'), () => {
    const theirs = setup.players[1]!.deck.find((key) => !dark!.deck.includes(key) && !supply.includes(key))!
    expect(refusal(trade(2, [dark!.deck[0]!], [theirs]))).toEqual(['opt/supply-zone/owner-overrides'])
  })
  opt('deck and supply zone together keep the limit of copies', id('combined-legality'), () => {
    const twice = dark!.deck.find((key) => shippedCards().card(key).kind === 'unit')!
    const copies = dark!.deck.filter((key) => key === twice).length
    const more = [...Array<string>(5 - copies).fill(twice), ...supply.slice(5 - copies)]
    expect(rulesOf({ supply: more })).toContain('opt/supply-zone/combined-legality')
  })
  opt('the deck alone must be large enough', id('deck-alone-still-legal'), () => {
    expect(rulesOf({ deck: dark!.deck.slice(0, 45) })).toContain('idc/deck/min-60')
  })
  opt('each match begins as registered', id('reset-before-match'), () => {
    const unit = dark!.deck.find((key) => shippedCards().card(key).kind !== 'unit')!
    trade(2, [unit], [supply[0]!])
    expect(setup.players[0]!.supply).toEqual(supply)
    expect(swtcgGame.sampleSetup({ seed: 1, options: ['supply-zone'] }).players[0]!.supply).toEqual(supply)
  })
  opt('supply zones are swapped with the decks', ['deck-swap/supply-decks-too'], () => {
    const machine = gameWith('supply-zone deck-swap', { seed: 1 }).machine
    const zone = machine.state.zones.find(({ name, owner }) => name === 'supply' && owner === 1)!
    const theirs = swtcgGame.sampleSetup({ seed: 1, options: ['supply-zone', 'deck-swap'] }).players[0]!
      .supply!
    expect(zone.cards.map((card) => machine.card(card).is).sort()).toEqual([...theirs].sort())
  })
})

describe('teams and persons', () => {
  const team = { members: ['Ann', 'Ben', 'Cem'], playing: 2, primary: 'Ann' }
  opt('between games one comes in for another', ['team-rotation/rotate-between-games'], () => {
    expect(rotate(team, 'between-games', [{ by: 'Ann', in: 'Cem', out: 'Ben' }])).toMatchObject({
      members: ['Ann', 'Cem', 'Ben'],
    })
    expect(rotate(team, 'in-game', [{ by: 'Ann', in: 'Cem', out: 'Ben' }])).toMatchObject({
      rule: 'opt/team-rotation/rotate-between-games',
    })
  })
  opt('the team decides', ['team-rotation/team-decides'], () => {
    const wish = { in: 'Cem', out: 'Ann' }
    expect(
      rotate(
        team,
        'between-games',
        ['Ann', 'Ben', 'Cem'].map((by) => ({ by, ...wish })),
      ),
    ).toMatchObject({ members: ['Cem', 'Ben', 'Ann'] })
    expect(rotate(team, 'between-games', [{ by: 'Ann', in: 'Ben', out: 'Ann' }])).toMatchObject({
      rule: 'opt/team-rotation/team-decides',
    })
  })
  opt('without agreement the last primary player does', ['team-rotation/no-agreement'], () => {
    expect(
      rotate(team, 'between-games', [
        { by: 'Ben', in: 'Cem', out: 'Ann' },
        { by: 'Ann', in: 'Cem', out: 'Ben' },
      ]),
    ).toMatchObject({ members: ['Ann', 'Cem', 'Ben'] })
    const others = [
      { by: 'Ben', in: 'Cem', out: 'Ann' },
      { by: 'Cem', in: 'Cem', out: 'Cem' },
    ]
    expect(rotate(team, 'between-games', others)).toMatchObject({ code: 'nobody-decides' })
    expect(rotate(team, 'between-games', others, () => 0)).toMatchObject({ members: ['Cem', 'Ben', 'Ann'] })
    expect(rotate(team, 'between-games', others, () => 1)).toBe(team)
  })
  opt('one person plays several seats with Team Ghost', ['team-ghost/one-person-many-roles'], () => {
    const two = ['Ann', 'Ann', 'Ben', 'Ben']
    expect(checkPersons(['two-headed-wookiee', 'team-ghost'], 4, two)).toEqual([])
    expect(checkPersons(['two-headed-wookiee'], 4, two).map(({ rule }) => rule)).toEqual([
      'opt/team-ghost/one-person-many-roles',
    ])
  })
  opt('not in a Three-Way War', ['team-ghost/not-three-way-war'], () => {
    expect(
      checkPersons(['three-way-war', 'team-ghost'], 3, ['Ann', 'Ann', 'Ben']).map(({ rule }) => rule),
    ).toEqual(['opt/compat/team-ghost-with-three-way-war'])
  })
  opt(
    'the highest score over a game or a match wins the points',
    ['point-tracking/highest-score-wins'],
    () => {
      expect(pointWinner([[70, 61]])).toBe(0)
      expect(
        pointWinner([
          [70, 61],
          [0, 20],
        ]),
      ).toBe(1)
    },
  )
})

describe('Galactic Conquest, a battle', () => {
  const ship = {
    name: 'Cruiser',
    side: 'neutral',
    kind: 'unit',
    arenas: ['space'],
    subtypes: ['Capital', 'Ship'],
    cost: 9,
    speed: 10,
    power: 2,
    health: 9,
    abilities: [],
  } as never
  const wing = {
    name: 'Wing',
    side: 'neutral',
    kind: 'unit',
    arenas: ['space'],
    cost: 2,
    speed: 50,
    power: 2,
    health: 3,
    abilities: [],
  } as never
  const hero = {
    name: 'Hero',
    side: 'neutral',
    kind: 'unit',
    arenas: ['character'],
    cost: 2,
    speed: 50,
    power: 2,
    health: 3,
    abilities: [],
  } as never
  const tank = {
    name: 'Tank',
    side: 'neutral',
    kind: 'unit',
    arenas: ['ground'],
    cost: 2,
    speed: 40,
    power: 2,
    health: 3,
    abilities: [],
  } as never
  const cards = [ship, wing, hero, tank]
  const at = (type: 'space' | 'ground', position: object, more: object = {}) =>
    playWith(`galactic-conquest:${type} quick-tempo`, position as never, { cards, ...more })
  const gc = (...names: string[]) => names.map((name) => `galactic-conquest/${name}`)
  opt('the last Capital Ship conquers a Space Location', gc('conquer-space'), () => {
    at('space', { at: 'win', dark: { space: ['Cruiser'] }, light: { space: ['Wing', 'Wing'] } }).expect({
      over: { winners: ['dark'], rule: 'opt/galactic-conquest/conquer-space' },
    })
  })
  opt('so does the last unit', gc('conquer-by-elimination'), () => {
    at('space', { at: 'win', dark: { space: ['Wing'] }, light: {} }).expect({
      over: { winners: ['dark'], rule: 'opt/galactic-conquest/conquer-by-elimination' },
    })
    at('ground', { at: 'win', dark: {}, light: { ground: ['Tank'] } }).expect({
      over: { winners: ['light'] },
    })
  })
  opt('each fleet gets a Capital Ship free', gc('free-capital-ship'), () => {
    const game = at('space', {
      at: 'mulligan',
      dark: { deck: ['Cruiser', 'Cruiser', 'Wing'] },
      light: { deck: ['Wing'] },
    })
    game.play('dark', 'none').play('light', 'none')
    game.expect({ asked: { dark: 'free-fleet' } }).play('dark', { cards: ['Cruiser'] })
    game.expect({ zones: { space: ['Cruiser'], 'dark.deck': 2 }, resources: { dark: { setupLeft: 30 } } })
  })
  opt(
    'Characters fight on the ground, and wait in Space',
    gc('characters-fight-on-ground', 'characters-in-space-battles-ruling'),
    () => {
      const seat = { hand: ['Hero', 'Jawa'], buildPoints: 4 }
      at('ground', { at: 'build dark', dark: seat, light: {} }).expect({
        offers: { dark: [{ complete: 'Hero', destination: { to: 'ground' } }] },
      })
      at('space', { at: 'build dark', dark: seat, light: {} }).expect({
        offers: { dark: [{ complete: 'Hero', destination: { to: 'build' } }] },
        noOffers: { dark: [{ complete: 'Hero', destination: { to: 'space' } }] },
      })
    },
  )
  opt(
    'build points carry over; Rollover Build changes nothing',
    [...gc('build-carries-over'), 'compat/rollover-and-conquest'],
    () => {
      const seat = { hand: ['Jawa'], buildPoints: 2, space: ['Wing'] }
      for (const options of ['galactic-conquest:space', 'galactic-conquest:space rollover-build'])
        playWith(
          `${options} quick-tempo`,
          { at: 'build dark', dark: seat, light: { space: ['Wing'] } },
          { cards },
        )
          .play('dark', 'pass')
          .expect({ resources: { dark: { buildPoints: 2 } } })
    },
  )
  opt(
    'one battle; starts and ends of all arenas belong to it; boarding is part of it',
    gc('single-battle', 'start-effects-any-arena', 'end-effects-any-arena', 'boarding-applies'),
    () => {
      const { machine } = at('ground', {
        at: 'attack ground',
        dark: { ground: ['Tank'] },
        light: { ground: ['Tank'] },
      })
      const steps = [...machine.rules.procedures.get('swtcg/turn')!.steps.keys()]
      expect(steps.filter((step) => ['space', 'ground', 'character'].includes(step))).toEqual(['ground'])
      const battle = [...machine.rules.procedures.get('swtcg/battle-step')!.steps.keys()]
      for (const name of ['start-space', 'start-character', 'end-space', 'end-character'])
        expect(battle).toContain(name)
      expect(machine.constants.specials['board']).toBeDefined()
    },
  )
  opt('the ready phase as ever', gc('ready-phase', 'primary-rules-apply'), () => {
    at(
      'ground',
      {
        at: 'gain-force',
        dark: { hand: ['Jawa'], ground: ['Tank'] },
        light: { hand: ['Jawa'], ground: ['Tank'] },
      },
      { dice: [3] },
    ).expect({
      resources: { dark: { force: 4, buildPoints: 3 }, light: { force: 4, buildPoints: 3 } },
      asked: { dark: 'build' },
    })
  })
})
