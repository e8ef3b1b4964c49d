/** Two-Headed Wookiee: what teammates do with each other's cards, and whom effects mean. */
import { describe } from 'vitest'
import type { Instruction } from '../language/tree/instructions.ts'
import type { Ability } from '../language/tree/tree.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import { battleCard, character, gainForce, ground, unit } from './battle-play.ts'
import { mission, opt, passTo, playWith } from './option-play.ts'

const WOOKIEE = 'two-headed-wookiee'
const id = (...names: string[]) => names.map((name) => `${WOOKIEE}/${name}`)
const pilot: Ability = { ability: 'pilot', subtypes: ['Starfighter'], bonus: { power: 2 }, gives: [] }
const boba = (version: string, cost: number) => character('Boba', { version, cost })
const cards: readonly InlineCard[] = [
  unit('Fighter', { cost: 2, subtypes: ['Starfighter'] }),
  unit('Enemy', { speed: 10 }),
  character('Ace', { abilities: [pilot] }),
  character('Guard'),
  character('Rebel', { speed: 10 }),
  boba('A', 5),
  boba('B', 7),
  boba('C', 5),
  boba('D', 5),
  boba('E', 5),
  {
    ...{ name: 'Blaster', side: 'neutral', kind: 'equipment', arenas: ['character'], cost: 1 },
    abilities: [
      { ability: 'equip', cost: [{ pay: 'force', amount: 1 }] },
      { ability: 'equipped', bonus: { power: 1 }, gives: [] },
    ] as never,
  },
  { name: 'Farm', side: 'neutral', kind: 'location', arenas: ['character'], cost: 1, abilities: [] },
]
const play = (position: object, more: object = {}) =>
  playWith(`${WOOKIEE} quick-tempo`, position as never, {
    seats: 4,
    ...more,
    cards: [...cards, ...((more as { cards?: readonly InlineCard[] }).cards ?? [])],
  })
const spare = { hand: ['Jawa'], buildPoints: 9 }

describe('with the teammate’s leave', () => {
  const stands = {
    at: 'build dark2',
    dark: { ...spare, character: ['Boba (A)'] },
    dark2: { hand: ['Boba (B)', 'Jawa'], buildPoints: 3 },
  }
  const join = (place: string) => ({
    complete: 'dark2.hand/Boba (B)',
    destination: { onto: 'Boba (A)', place },
  })
  opt('a version goes under the teammate’s unit for 1 build point', id('add-version-under'), () => {
    const game = play(stands)
      .play('dark2', join('beneath'))
      .expect({ asked: { dark: 'leave' } })
    game.play('dark', true).expect({
      numbers: { 'Boba (A)': { speed: 60, power: 4, health: 4 } },
      resources: { dark2: { buildPoints: 2 }, dark: { buildPoints: 9 } },
      facts: { 'Boba (A)': { controller: 'dark' } },
    })
    play(stands)
      .play('dark2', join('beneath'))
      .play('dark', false)
      .expect({
        zones: { 'dark2.hand': 2 },
        resources: { dark2: { buildPoints: 3 } },
        offers: { dark2: [join('beneath')] },
      })
  })
  opt(
    'what was refused may be asked again; the third refusal of a turn stands',
    id('add-version-under'),
    () => {
      const refused = play(stands).play('dark2', join('beneath')).play('dark', false)
      refused
        .play('dark2', join('beneath'))
        .play('dark', false)
        .play('dark2', join('beneath'))
        .expect({ asked: { dark: 'leave' } })
        .play('dark', false)
        .expect({ noOffers: { dark2: [join('beneath')] } })
      play(stands)
        .play('dark2', join('beneath'))
        .play('dark', false)
        .play('dark2', join('beneath'))
        .play('dark', true)
        .expect({ facts: { 'Boba (A)': { stack: 1 } } })
    },
  )
  opt('or on top of it, for the difference and 1', id('add-version-on-top'), () => {
    play(stands)
      .play('dark2', join('top'))
      .expect({ asked: { dark: 'leave' } })
      .play('dark', true)
      .expect({ resources: { dark2: { buildPoints: 0 } }, zones: { character: ['Boba (B)'] } })
  })
  opt('the common stack has four cards at most', id('stack-limit-four'), () => {
    const stack = ['Boba (C)', 'Boba (D)']
    const at = (more: readonly string[]) =>
      play({ ...stands, dark: { ...spare, character: [{ card: 'Boba (A)', stack: [...stack, ...more] }] } })
    at([]).expect({ offers: { dark2: [join('beneath')] } })
    at(['Boba (E)']).expect({ refused: { dark2: join('beneath'), rule: 'idc/stack/max-four' } })
  })
  opt(
    'the primary player says which version of a common stack is on top, and pays for it',
    id('primary-sets-top-version', 'primary-pays-rearranging'),
    () => {
      const game = play({
        at: 'build dark',
        dark: { hand: ['Boba (B)', 'Jawa'], buildPoints: 9 },
        dark2: { ...spare, character: ['Boba (A)'] },
      })
      const top = { rearrange: 'Boba (A)' }
      game
        .play('dark', { complete: 'Boba (B)', destination: { onto: 'Boba (A)', place: 'beneath' } })
        .play('dark2', true)
        .play('dark', 'defer')
        .expect({ noOffers: { dark2: [top] } })
        .play('dark2', 'pass')
        .play('dark', top)
        .expect({
          zones: { character: ['Boba (B)'] },
          facts: { 'Boba (B)': { controller: 'dark2' } },
          resources: { dark: { buildPoints: 6 } },
        })
    },
  )
  opt('a Pilot boards the teammate’s unit', id('pilot-teammates-units'), () => {
    const at = { at: 'build dark', dark: { ...spare, character: ['Ace'] }, dark2: { space: ['Fighter'] } }
    const game = play(at)
      .play('dark', { pilot: 'Ace', unit: 'Fighter' })
      .expect({ asked: { dark2: 'leave' } })
    game.play('dark2', true).expect({
      numbers: { Fighter: { power: 5 } },
      facts: { Fighter: { controller: 'dark2' }, Ace: { controller: 'dark' } },
    })
    play(at)
      .play('dark', { pilot: 'Ace', unit: 'Fighter' })
      .play('dark2', false)
      .expect({ zones: { character: ['Ace'] }, offers: { dark: [{ pilot: 'Ace', unit: 'Fighter' }] } })
  })
  opt('a player equips the teammate’s Equipment', id('equip-teammates-equipment'), () => {
    const at = {
      at: 'build dark',
      dark: { ...spare, force: 2, character: ['Guard'] },
      dark2: { force: 2, build: ['Blaster'] },
    }
    const equip = { equip: 'Blaster', unit: 'Guard' }
    const game = play(at)
      .play('dark', equip)
      .expect({ asked: { dark2: 'leave' } })
    game.play('dark2', true).expect({
      numbers: { Guard: { power: 4 } },
      resources: { dark: { force: 1 }, dark2: { force: 2 } },
    })
    play(at)
      .play('dark', equip)
      .play('dark2', false)
      .expect({ resources: { dark: { force: 2 } }, zones: { 'dark2.build': ['Blaster'] } })
  })
  const wampa = character('Wampa', {
    speed: 90,
    abilities: [{ ability: 'rule', who: { the: 'self' }, rule: { may: 'attack', target: { whose: 'you' } } }],
  })
  opt('leave to attack “your units” reaches the teammate’s', id('attack-teammate-needs-permission'), () => {
    const at = {
      at: 'attack character',
      dark: { character: ['Wampa', 'Guard'] },
      dark2: { character: ['Ace'] },
      light: { character: ['Rebel'] },
    }
    const attack = (defender: string) => ({ attack: 'Wampa', defender })
    const game = play(at, { cards: [wampa], dice: [1, 1, 1] })
    game
      .play('dark', attack('Ace'))
      .expect({ asked: { dark2: 'leave' } })
      .play('dark2', false)
    game.expect({ facts: { Wampa: { tapped: false } }, offers: { dark: [attack('Ace')] } })
    game.play('dark', attack('Guard')).expect({ facts: { Wampa: { tapped: true } } })
    play(at, { cards: [wampa], dice: [4, 1, 1] })
      .play('dark', attack('Ace'))
      .play('dark2', true)
      .expect({ facts: { Ace: { damage: 1 } } })
  })
  const strike = battleCard('Strike', {
    do: 'damage',
    who: { take: { take: 'exactly', count: 1 }, of: { kind: ['unit'] } },
    amount: 1,
  } as Instruction)
  opt('an effect damages the teammate’s unit', id('damage-teammate'), () => {
    const at = {
      at: 'battle space',
      dark: { hand: ['Strike'], space: ['Fighter'] },
      dark2: { character: ['Guard'] },
      light: { space: ['Enemy'] },
    }
    const game = playWith(WOOKIEE, at as never, { seats: 4, cards: [...cards, strike] })
    passTo(game, 'general')
      .play('dark', { 'battle-card': 'Strike' })
      .play('dark', { cards: ['Guard'] })
    game.expect({ asked: { dark2: 'leave' } }).play('dark2', false)
    game.expect({ asked: { dark: 'choose' }, offers: { dark: [{ cards: ['Guard'] }] } })
    game.play('dark', { cards: ['Enemy'] }).expect({ facts: { Enemy: { damage: 1 }, Guard: { damage: 0 } } })
  })
  const meddle = battleCard('Meddle', { do: 'disrupt' } as Instruction)
  opt('a disrupt of the teammate’s card', id('disrupt-teammate'), () => {
    const at = {
      at: 'build dark2',
      dark: { hand: ['Meddle'] },
      dark2: { hand: ['Toll', 'Jawa'], buildPoints: 1, force: 0 },
    }
    const toll = mission('Toll', 1, gainForce(3))
    const start = () => playWith(WOOKIEE, at as never, { seats: 4, cards: [...cards, meddle, toll] })
    const disrupt = () =>
      start().play('dark2', { complete: 'Toll' }).play('dark', { 'battle-card': 'Meddle' })
    const granted = disrupt()
      .expect({ asked: { dark2: 'leave' } })
      .play('dark2', true)
    passTo(granted, 'build').expect({
      resources: { dark2: { force: 0 } },
      zones: { 'dark2.discard': ['Toll'] },
    })
    const refused = disrupt().play('dark2', false).play('dark2', 'pass')
    refused.expect({ offers: { dark: [{ 'battle-card': 'Meddle' }] }, zones: { 'dark.hand': ['Meddle'] } })
    passTo(refused, 'build').expect({ resources: { dark2: { force: 3 } } })
  })
  opt('a Location is put down as the primary player says', id('locations-primary-decides'), () => {
    const at = {
      at: 'build dark2',
      dark: { hand: ['Jawa'] },
      dark2: { hand: ['Farm', 'Jawa'], buildPoints: 2 },
    }
    const farm = { complete: 'Farm', destination: { to: 'character' } }
    const game = play(at)
      .play('dark2', farm)
      .expect({ asked: { dark: 'leave' } })
      .play('dark', false)
    game.expect({
      zones: { 'character-location': 0, 'dark2.hand': 2 },
      resources: { dark2: { buildPoints: 2 } },
    })
    play(at)
      .play('dark2', farm)
      .play('dark', true)
      .expect({ zones: { 'character-location': ['Farm'] } })
    play({ at: 'build dark', dark: { hand: ['Farm', 'Jawa'], buildPoints: 2 } })
      .play('dark', farm)
      .expect({ zones: { 'character-location': ['Farm'] } })
  })
  opt('the teammate’s unit fulfils what is asked of the side', id('using-teammates-cards'), () => {
    const toll = mission('Toll', 0, {
      do: 'each-player',
      sides: ['light'],
      what: [
        {
          do: 'discard',
          what: { take: { take: 'exactly', count: 1 }, of: { kind: ['unit'], whose: 'you' } },
        },
      ],
    })
    const game = play(
      {
        at: 'build dark',
        dark: { hand: ['Toll', 'Jawa'], buildPoints: 1 },
        light: { character: ['Rebel'] },
        light2: { character: ['Guard'] },
      },
      { cards: [toll] },
    )
    game.play('dark', { complete: 'Toll' }).play('light', { cards: ['Guard'] })
    game.expect({ asked: { light2: 'leave' } }).play('light2', false)
    game.play('light', { cards: ['Rebel'] })
    game.expect({ zones: { character: ['Guard'], 'light.discard': ['Rebel'] } })
  })
})

describe('whom effects mean', () => {
  opt('"both players" are all four', id('both-players-means-four'), () => {
    const toll = mission('Toll', 0, { do: 'lose-force', who: 'each-player', amount: 2 })
    play(
      {
        at: 'build dark',
        dark: { hand: ['Toll', 'Jawa'], buildPoints: 1, force: 5 },
        dark2: { force: 5 },
        light: { force: 5 },
        light2: { force: 5 },
      },
      { cards: [toll] },
    )
      .play('dark', { complete: 'Toll' })
      .expect({
        resources: { dark: { force: 3 }, dark2: { force: 3 }, light: { force: 3 }, light2: { force: 3 } },
      })
    const gift = mission('Gift', 0, { do: 'draw', who: 'each-player', count: 1 })
    const decks = { deck: ['Guard'] }
    const game = play(
      {
        at: 'build dark',
        dark: { hand: ['Gift', 'Jawa'], buildPoints: 1, ...decks },
        dark2: decks,
        light: decks,
        light2: decks,
      },
      { cards: [gift] },
    )
    game.play('dark', 'skip-draw').play('dark', { complete: 'Gift' }).play('dark', 'light 2')
    game.expect({ zones: { 'dark.hand': 2, 'dark2.hand': 0, 'light.hand': 0, 'light2.hand': 1 } })
  })
  opt(
    'for a hand, a deck or a discard pile one of the other team is chosen',
    id('choose-opponent-for-hand-deck-discard'),
    () => {
      const raid = mission(
        'Raid',
        0,
        { do: 'lose-force', who: 'opponent', amount: 1 },
        {
          do: 'opponent-does',
          what: [
            {
              do: 'discard',
              what: { take: { take: 'exactly', count: 1 }, of: { whose: 'you', place: { in: 'hand' } } },
            },
          ],
        },
      )
      const light = { force: 2, hand: ['Rebel', 'Guard'] }
      const game = play(
        { at: 'build dark2', dark2: { hand: ['Raid', 'Jawa'], buildPoints: 1 }, light, light2: light },
        { cards: [raid] },
      )
      game.play('dark2', { complete: 'Raid' }).expect({ asked: { dark2: 'choose-player' } })
      game.play('dark2', 'light 1').expect({ asked: { light: 'choose' } })
      game.play('light', { cards: ['light.hand/Guard'] }).expect({
        zones: { 'light.hand': 1, 'light2.hand': 2 },
        resources: { light: { force: 1 }, light2: { force: 1 } },
      })
    },
  )
  opt('a card for one side of the board is for both players of it', id('side-of-board'), () => {
    const banner = character('Banner', {
      abilities: [{ ability: 'static', who: { kind: ['unit'], side: 'light' }, gain: { speed: 10 } }],
    })
    const recruit = (name: string) => ground(name, { side: 'light' })
    play(
      {
        at: 'attack ground',
        dark: { character: ['Banner'] },
        light: { ground: ['One'] },
        light2: { ground: ['Two'] },
      },
      { cards: [banner, recruit('One'), recruit('Two')] },
    ).expect({ numbers: { One: { speed: 60 }, Two: { speed: 60 } } })
  })
})

describe('control', () => {
  const seize = (name: string): InlineCard =>
    battleCard(name, {
      do: 'gain-control',
      who: { take: { take: 'exactly', count: 1 }, of: { names: ['Scout'] } },
      for: 'this-turn',
    })
  const scout = unit('Scout', { speed: 90 })
  const start = (light = {}) =>
    passTo(
      play(
        {
          at: 'battle space',
          dark: { hand: ['Seize'], space: ['Fighter'] },
          light,
          light2: { space: ['Scout', 'Enemy'] },
        },
        { cards: [scout, seize('Seize'), seize('Regain')] },
      ),
      'general',
    ).play('dark', { 'battle-card': 'Seize' })
  opt('who gains control has it alone', id('gain-control'), () => {
    const game = start().expect({ facts: { Scout: { controller: 'dark' } } })
    passTo(game, 'next-attack').expect({ asked: { dark: 'next-attack' } })
  })
  opt('who gains control after that has it instead; then it goes back', id('control-taken-again'), () => {
    const game = start({ hand: ['Regain'] }).play('light', { 'battle-card': 'Regain' })
    game.expect({ facts: { Scout: { controller: 'light' } } })
    passTo(game, 'next-attack').play('light', { 'skip-attack': 'Scout' })
    game.play('dark', { 'skip-attack': 'Fighter' }).play('light2', { 'skip-attack': 'Enemy' })
    game.expect({ table: { turn: 2 }, facts: { Scout: { controller: 'light2' } } })
  })
})
