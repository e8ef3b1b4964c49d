/** Command Zone and Recruit Zone: units that are not where units usually are. */
import { describe, expect, test } from 'vitest'
import { resolveOptions } from '../index.ts'
import type { Instruction } from '../language/tree/instructions.ts'
import type { Ability } from '../language/tree/tree.ts'
import { controlOf } from '../rules/turn/arena-control.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import { battleCard, character, gainForce, ground, paying, unit } from './battle-play.ts'
import { mission, opt, passTo, playWith, refusals } from './option-play.ts'

const keyword = (name: string, value: number): Ability =>
  ({ ability: 'keyword', keyword: name, value }) as Ability
const inArena = (arena: 'space' | 'ground' | 'character') => ({ in: 'arena', arenas: [arena] }) as const
const boost = (gain: object, more: object = {}): Ability =>
  ({ ability: 'static', who: { whose: 'you', kind: ['unit'], other: true, ...more }, gain }) as Ability
type More = { cards?: readonly InlineCard[]; dice?: number[] }

describe('Command Zone', () => {
  const id = (...names: string[]) => names.map((name) => `command-zone/${name}`)
  const cards: readonly InlineCard[] = [
    character('Hero', { speed: 40, health: 9 }),
    character('Foe', { speed: 30, health: 9 }),
    character('Officer', { cost: 6 }),
  ]
  const OPTIONS = 'battle-the-rancor command-zone quick-tempo'
  const play = (position: object, more: More = {}, options = OPTIONS) =>
    playWith(options, position as never, { ...more, cards: [...cards, ...(more.cards ?? [])] })
  const command = (card: string) => ({ build: [{ card, counters: { command: 1 } }] })
  const leading = (card: InlineCard, more: object = {}, dice: number[] = []) =>
    play(
      {
        at: 'attack character',
        dark: { ...command(card.name), character: ['Hero'] },
        light: { character: ['Foe'] },
        ...more,
      },
      { cards: [card], dice },
    )

  opt('it needs Battle the Rancor', ['compat/command-zone-needs-rancor'], () => {
    expect(refusals('command-zone')).toEqual(['opt/compat/command-zone-needs-rancor'])
    expect(refusals('command-zone battle-the-rancor')).toEqual([])
  })
  opt('a unit of the second ten points goes there in setup', id('put-unit-there'), () => {
    const hand = ['Officer', 'Hero', 'Foe']
    const done = { setup: { left: 0, total: 100, done: true } }
    const game = play({ at: 'setup', dark: { hand }, light: done }, {}, 'battle-the-rancor command-zone')
    const put = (card: string) => ({ verb: 'special', name: 'command', card: `dark.hand/${card}` }) as never
    game.play('dark', put('Officer'))
    game.expect({
      zones: { 'dark.build': ['Officer'] },
      resources: { dark: { setupLeft: 10 } },
      asked: 'dark',
    })
    expect(game.machine.seat(0).setup.reserve).toBe(4)
    game.expect({ noOffers: { dark: [put('Hero')] } })
    play({ at: 'build dark', dark: { hand: ['Jawa'], buildPoints: 2, ...command('Officer') } }).expect({
      noOffers: { dark: [{ move: 'Officer' }] },
    })
  })
  opt('its effects work for the units on the board', id('provides-effects'), () => {
    leading(character('Leader', { abilities: [boost({ speed: 10 })] })).expect({
      numbers: { Hero: { speed: 50 }, Foe: { speed: 30 } },
    })
  })
  opt('it gets no bonuses itself', id('no-bonuses-in-zone'), () => {
    const rally = battleCard('Rally', {
      do: 'get',
      who: { take: { take: 'each' }, of: { kind: ['unit'], whose: 'you' } },
      gain: { power: 1 },
      for: 'this-turn',
    } as Instruction)
    const game = play(
      {
        at: 'battle character',
        dark: { ...command('Officer'), hand: ['Rally'], character: ['Helper', 'Hero'] },
        light: { character: ['Foe'] },
      },
      { cards: [character('Helper', { abilities: [boost({ power: 1 })] }), rally] },
    )
    game.expect({ numbers: { Officer: { power: 3 }, Hero: { power: 4 } } })
    passTo(game, 'general').play('dark', { 'battle-card': 'Rally' })
    game.expect({ numbers: { Officer: { power: 3 }, Hero: { power: 5 } } })
  })
  opt('words for an arena mean the battle arena', id('arena-means-battle-arena'), () => {
    leading(character('Leader', { abilities: [boost({ power: 1 }, { place: inArena('ground') })] })).expect({
      numbers: { Hero: { power: 4 } },
    })
  })
  opt('units in your build zone are those in the command zone', id('build-zone-means-command-zone'), () => {
    const heal = mission('Heal', 0, {
      do: 'remove-damage-counters',
      who: { take: { take: 'each' }, of: { kind: ['unit'], whose: 'you', place: { in: 'build-zone' } } },
      amount: 1,
    } as Instruction)
    const game = play(
      {
        at: 'build dark',
        dark: {
          hand: ['Heal', 'Jawa'],
          buildPoints: 1,
          build: [
            { card: 'Officer', counters: { command: 1 }, damage: 2 },
            { card: 'Hero', damage: 2 },
          ],
        },
      },
      { cards: [heal] },
    )
    game.play('dark', { complete: 'Heal' })
    game.expect({ facts: { Officer: { damage: 1 }, Hero: { damage: 2 } } })
  })
  opt('Reserves works there', id('reserves-works'), () => {
    const banker = character('Banker', {
      abilities: [
        {
          ability: 'reserves',
          gives: [
            { ability: 'triggered', when: { when: 'build-step-starts', whose: 'you' }, do: [gainForce(1)] },
          ],
        } as never,
      ],
    })
    const game = play(
      { at: 'build dark', dark: { ...command('Banker'), hand: ['Jawa'], deck: ['Jawa'] } },
      { cards: [banker] },
    )
    game.play('dark', { resolve: 'Banker' }).expect({ resources: { dark: { force: 1 } } })
  })
  opt('Intercept does nothing there', id('intercept-no-effect'), () => {
    const guard = character('Guard', {
      speed: 1,
      abilities: [{ ability: 'activated', keyword: 'intercept', cost: [], value: 1 } as never],
    })
    const at = (light: object) =>
      play(
        { at: 'attack character', dark: { character: ['Hero'] }, light },
        { cards: [guard], dice: [1, 1, 1] },
      ).play('dark', { attack: 'Hero', defender: 'Foe' })
    at({ character: ['Foe', 'Guard'] }).expect({
      asked: { light: 'attack' },
      offers: { light: [{ play: 'Guard' }] },
    })
    at({ ...command('Guard'), character: ['Foe'] }).expect({ asked: { light: 'next-attack' } })
  })
  const attacks = (attacker: string, defender: string) => ({ attack: attacker, defender })
  opt('only what may attack in the build zone attacks it', id('who-may-attack-it'), () => {
    const hunter = character('Hunter', {
      speed: 90,
      abilities: [
        {
          ability: 'rule',
          who: { the: 'self' },
          rule: { may: 'attack', target: { kind: ['unit'], whose: 'opponent', place: { in: 'build-zone' } } },
        },
      ],
    })
    play(
      {
        at: 'attack character',
        dark: { character: ['Hunter'] },
        light: { character: ['Foe'], build: [{ card: 'Officer', counters: { command: 1 } }] },
      },
      { cards: [hunter] },
    ).expect({ offers: { dark: [attacks('Hunter', 'Officer'), attacks('Hunter', 'Foe')] } })
    leading(character('Aide'), { light: { ...command('Officer'), character: ['Foe'] } }).expect({
      noOffers: { dark: [attacks('Hero', 'Officer')] },
      refused: {
        dark: attacks('Hero', 'light.build/Officer'),
        rule: 'idc/zones/build-zone-units-cannot-be-attacked',
      },
    })
  })
  opt('what may act from the build zone acts on the battle arena', id('attack-from-build-zone'), () => {
    const gunner = character('Gunner', {
      speed: 90,
      power: 2,
      abilities: [
        {
          ability: 'reserves',
          gives: [
            {
              ability: 'rule',
              who: { the: 'self' },
              rule: { may: 'attack', target: { kind: ['unit'], whose: 'opponent', place: inArena('space') } },
            },
          ],
        } as never,
      ],
    })
    const game = leading(gunner, {}, [6, 6, 6])
    game.play('dark', attacks('Gunner', 'Foe')).expect({ facts: { Foe: { damage: 2 } } })
  })
  opt('Bombard fires from the command zone', id('space-effects-from-zone'), () => {
    const bomber = unit('Bomber', { speed: 90, power: 1, abilities: [keyword('bombard', 3)] })
    leading(bomber, {}, [6, 6, 6, 6])
      .play('dark', attacks('Bomber', 'Foe'))
      .expect({ facts: { Foe: { damage: 3 } } })
  })
  opt('Ion Cannon fires into it', id('ground-effects-reach-zone'), () => {
    const cannon = ground('Cannon', { speed: 90, power: 5, abilities: [keyword('ion-cannon', 2)] })
    const game = play(
      {
        at: 'attack character',
        dark: { character: ['Cannon'] },
        light: { ...command('Officer'), character: ['Foe'] },
      },
      { cards: [cannon], dice: [6, 6, 6, 6, 6] },
    )
    game.play('dark', attacks('Cannon', 'Officer')).expect({ facts: { Officer: { damage: 2 } } })
  })
  const sniper = (name: string) =>
    character(name, {
      abilities: [
        paying(0, [
          {
            do: 'damage',
            who: {
              take: { take: 'exactly', count: 1 },
              of: { kind: ['unit'], whose: 'opponent', place: inArena('ground') },
            },
            amount: 1,
          } as Instruction,
        ]),
      ],
    })
  opt('what a Character does to another arena works both ways', id('character-effects-both-ways'), () => {
    const at = (dark: object) =>
      passTo(
        play(
          { at: 'battle character', dark, light: { ...command('Officer'), character: ['Foe'] } },
          { cards: [sniper('Sniper')] },
        ),
        'general',
      ).play('dark', { play: 'Sniper' })
    at({ character: ['Sniper'] }).expect({ facts: { Officer: { damage: 1 }, Foe: { damage: 0 } } })
    at({ ...command('Sniper'), character: ['Hero'] }).expect({
      facts: { Officer: { damage: 0 }, Foe: { damage: 1 } },
    })
  })
  opt('what harms several units may harm it too', id('second-unit-effects'), () => {
    const storm = battleCard('Storm', {
      do: 'damage',
      who: {
        take: { take: 'up-to', count: 3 },
        of: { kind: ['unit'], whose: 'opponent', place: inArena('character') },
      },
      amount: 2,
    } as Instruction)
    const game = play(
      {
        at: 'battle character',
        dark: { hand: ['Storm'], character: ['Hero'] },
        light: { ...command('Officer'), character: ['Foe'] },
      },
      { cards: [storm] },
    )
    passTo(game, 'general').play('dark', { 'battle-card': 'Storm' })
    game.play('dark', { cards: ['Officer', 'Foe'] })
    game.expect({ facts: { Officer: { damage: 2 }, Foe: { damage: 2 } } })
  })
})

describe('Recruit Zone', () => {
  const id = (...names: string[]) => names.map((name) => `recruit-zone/${name}`)
  const cards: readonly InlineCard[] = [
    character('Trooper', { cost: 3, speed: 20, power: 2, health: 2 }),
    character('Hero', { version: 'A', cost: 3 }),
    character('Foe', { speed: 90, power: 5 }),
    battleCard('Trick', gainForce(1)),
  ]
  const play = (position: object, more: More = {}, options = 'recruit-zone quick-tempo') =>
    playWith(options, position as never, { ...more, cards: [...cards, ...(more.cards ?? [])] })
  const choose = (card: string) => ({ verb: 'special', name: 'recruit-card', card }) as never
  const make = (card: string) => ({ verb: 'special', name: 'recruit', card, to: 'character' }) as never
  const chosen = (dark: object, more: object = {}) =>
    play({
      at: 'build dark',
      dark: { hand: ['Trooper', 'Trick', 'Jawa'], buildPoints: 3, ...dark },
      ...more,
    }).play('dark', choose('Trooper'))

  opt('a non-unique unit goes beside the game', id('set-recruit-card-aside'), () => {
    const hand = ['Trooper', 'Hero (A)', 'Trick']
    const setup = play({ at: 'setup', dark: { hand }, light: { hand } }, {}, 'recruit-zone')
    setup.expect({ noOffers: { dark: [choose('dark.hand/Hero (A)'), choose('dark.hand/Trick')] } })
    setup.play('dark', choose('dark.hand/Trooper'))
    setup.expect({
      zones: { 'dark.aside': ['Trooper'], 'dark.hand': 2 },
      resources: { dark: { setupLeft: 30 } },
    })
    chosen({}).expect({ zones: { 'dark.aside': ['Trooper'] }, resources: { dark: { buildPoints: 3 } } })
  })
  opt('no other takes its place', id('cannot-replace-recruit-card'), () => {
    chosen({ hand: ['Trooper', 'Trooper', 'Jawa'] }).expect({
      noOffers: { dark: [choose('dark.hand/Trooper'), choose('Jawa')] },
    })
  })
  opt('any card of the hand becomes a recruit for its cost', id('make-recruit-from-hand'), () => {
    chosen({ buildPoints: 2 }).expect({ noOffers: { dark: [make('Trick')] } })
    chosen({})
      .play('dark', make('Trick'))
      .expect({ resources: { dark: { buildPoints: 0 } }, zones: { character: 1, 'dark.hand': 1 } })
  })
  test('it stacks with nothing, even where units that are not unique do', () => {
    const game = play(
      { at: 'build dark', dark: { hand: ['Trooper', 'Trick', 'Hero (A)', 'Jawa'], buildPoints: 9 } },
      {},
      'recruit-zone shaped quick-tempo',
    )
    game.play('dark', choose('Trooper')).play('dark', make('Trick'))
    const onto = { onto: 'character/Trick', place: 'top' } as const
    game.expect({
      offers: { dark: [{ complete: 'dark.hand/Hero (A)', destination: { to: 'character' } }] },
      noOffers: { dark: [{ complete: 'dark.hand/Hero (A)', destination: onto }] },
    })
  })
  opt('so does a face-down card with counters enough', id('make-recruit-from-built-card'), () => {
    const built = (counters: number) =>
      chosen({ hand: ['Trooper', 'Jawa'], buildPoints: 0, build: [{ card: 'Hero (A)', counters }] })
    built(2).expect({ noOffers: { dark: [make('dark.build/Hero (A)')] } })
    built(4)
      .play('dark', make('dark.build/Hero (A)'))
      .expect({
        zones: { character: 1, 'dark.build': 0 },
        facts: { 'character/Hero (A)': { buildCounters: 0 } },
      })
  })
  opt('it is a unit with the text of the recruit card', id('counts-as-recruit-unit'), () => {
    const light = { character: [{ card: 'Foe', tapped: true }], space: ['A-Wing'] }
    const game = chosen({}, { light }).play('dark', make('Trick'))
    game.expect({ numbers: { 'character/Trick': { speed: 20, power: 2, health: 2 } } })
    passTo(game, 'retreat').play('dark', { cards: [] }).play('light', { cards: [] })
    game.expect({
      asked: { dark: 'next-attack' },
      offers: { dark: [{ attack: 'character/Trick', defender: 'Foe' }] },
    })
    const { machine } = game
    expect(controlOf(machine, 'character')).toBe(null)
  })
  opt('it is discarded as what it really is', id('face-up-when-discarded'), () => {
    const strike = mission('Strike', 0, {
      do: 'damage',
      who: { take: { take: 'each' }, of: { kind: ['unit'], whose: 'you' } },
      amount: 2,
    } as Instruction)
    const game = play(
      { at: 'build dark', dark: { hand: ['Trooper', 'Trick', 'Strike', 'Jawa'], buildPoints: 3 } },
      { cards: [strike] },
    )
    game.play('dark', choose('Trooper')).play('dark', make('Trick')).play('dark', { complete: 'Strike' })
    game.expect({ zones: { 'dark.discard': ['Trick', 'Strike'], character: 0 }, knows: { light: ['Trick'] } })
  })
  opt('only its own side may look at it', ['compat/recruit-zone-with-secrecy'], () => {
    const game = play(
      {
        at: 'build dark',
        dark: { hand: ['Trooper', 'Trick', 'Jawa'], buildPoints: 3 },
        dark2: {},
        light: { hand: ['Foe'] },
      },
      {},
      'recruit-zone two-headed-wookiee quick-tempo',
    )
    game.play('dark', choose('Trooper')).play('dark', make('Trick'))
    game.expect({
      hidden: { light: ['Trick'], light2: ['Trick'] },
      knows: { dark: ['Trick'], dark2: ['Trick'] },
    })
  })
  opt('a duel knows only one unit for each player', ['compat/recruit-zone-with-duel'], () => {
    expect(resolveOptions(['recruit-zone', 'duel-of-the-fates']).refused.map(({ rule }) => rule)).toEqual([
      'opt/compat/recruit-zone-with-duel',
    ])
  })
})
