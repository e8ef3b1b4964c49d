/** Fight on All Fronts in teams: the build step and the battle phase. */
import { resumeMachine } from '@dejarik/kernel'
import { describe, expect } from 'vitest'
import { swtcgGame } from '../index.ts'
import type { Instruction } from '../language/tree/instructions.ts'
import { battleCard, character, gainForce, ground, paying, self, unit } from './battle-play.ts'
import { FRONTS, id, play } from './fronts-play.ts'
import { opt, passTo } from './option-play.ts'
import { TWO_BATTLES, twice } from './three-arenas.ts'

describe('the build step', () => {
  opt('what happens at the draw happens then', id('draw-triggers-only-then'), () => {
    const scholar = character('Scholar', {
      abilities: [
        { ability: 'triggered', when: { when: 'draws', who: 'you' }, do: [gainForce(1)] },
        { ability: 'upkeep', costs: [[{ pay: 'force', amount: 1 }], [{ pay: 'tap' }]] },
      ],
    })
    play(
      { at: 'build dark3', dark3: { hand: ['Jawa'], deck: ['Jawa', 'Jawa'], character: ['Scholar'] } },
      { cards: [scholar] },
    )
      .play('dark3', 'draw')
      .expect({ resources: { dark3: { force: 1 } }, noOffers: { dark3: [{ resolve: 'Scholar' }] } })
  })
  opt('the start of the draw step is that of the build step', id('start-of-draw-step-wording'), () => {
    const banker = ground('Banker', { text: 'At the start of your draw step, gain 1 Force.' })
    play(
      { at: 'build dark2', dark2: { hand: ['Jawa'], deck: ['Jawa'], ground: ['Banker'] } },
      { cards: [banker] },
    )
      .expect({ offers: { dark2: ['draw', { resolve: 'Banker' }] } })
      .play('dark2', { resolve: 'Banker' })
      .expect({ resources: { dark2: { force: 1 } }, zones: { 'dark2.hand': 1 } })
  })
  opt('a second build step has no start', id('one-start-of-build-step'), () => {
    const setup = swtcgGame.scenario.setup({ seed: 1, seats: 6, options: [FRONTS] })
    const state = swtcgGame.scenario.place(setup, {
      dark: { hand: ['Jawa'], deck: ['Jawa', 'Jawa', 'Jawa'] },
    })
    const again = { procedure: 'swtcg/build-step', at: 'begin', locals: { seat: 0 }, into: null }
    state.frames.push(again, again)
    const game = resumeMachine(swtcgGame, setup, state)
    const answer = (value: string) => game.answer({ ask: game.state.asked!.id, seat: 0, value })
    answer('draw')
    answer('pass')
    expect(game.questionFor(0)?.about).toBe('build')
  })
  const pilot = character('Ace', {
    abilities: [{ ability: 'pilot', subtypes: ['Starfighter'], bonus: { power: 1 }, gives: [] }],
  })
  const wing = unit('Wing', { subtypes: ['Starfighter'] })
  const luke = (version: string) => unit('Luke', { version, cost: 3 })
  const trainer = unit('Trainer', { abilities: [paying(0, [gainForce(1)], { timing: 'build-step' })] })
  opt(
    'everything of the build step, in any order; a Pilot boards a teammate’s unit with leave',
    id('during-build-step'),
    () => {
      const game = play(
        {
          at: 'build dark',
          dark: {
            hand: ['Fighter', 'Jawa'],
            buildPoints: 4,
            build: [{ card: 'Enemy', tapped: true }],
            space: [{ card: 'Luke (A)', stack: ['Luke (B)'] }, 'Trainer', 'Lander'],
            character: ['Ace'],
          },
          dark2: { space: ['Wing'] },
        },
        { cards: [pilot, wing, luke('A'), luke('B'), trainer] },
      )
      game
        .play('dark', { play: 'Trainer' })
        .play('dark', { move: 'Enemy', to: 'space' })
        .play('dark', { complete: 'Fighter', destination: { to: 'space' } })
        .play('dark', { rearrange: 'Luke (A)' })
        .play('dark', { pilot: 'Ace', unit: 'Wing' })
        .play('dark2', true)
        .play('dark', { move: 'Lander', to: 'ground' })
        .play('dark', { 'lay-face-down': 'Jawa' })
      game.expect({
        facts: { Enemy: { tapped: true } },
        numbers: { Wing: { power: 4 } },
        noOffers: { dark: [{ pilot: 'Ace' }, { move: 'Lander' }] },
      })
    },
  )
})

describe('the battle phase', () => {
  const eager = unit('Eager', {
    speed: 20,
    power: 1,
    health: 9,
    abilities: [1, 2, 3, 4, 5].map(() => paying(0, [gainForce(1)])),
  })
  opt('general chances before, between and after the attacks', id('general-pop'), () => {
    const game = play(
      { at: 'battle space', dark: { space: ['Fighter'] }, light: { space: ['Eager'] } },
      { cards: [eager], dice: [1, 1, 1, 1] },
    )
    const general = { asked: { light: 'general' } }
    game.expect(general).play('light', 'pass').play('dark', { attack: 'Fighter' }).play('light', 'pass')
    game.expect(general).play('light', 'pass').play('light', { attack: 'Eager' }).play('light', 'pass')
    game.expect({ ...general, table: { step: 'space' } }).play('light', 'pass')
    game.expect({ table: { step: 'ground' } })
  })
  const watch = (name: string, when: 'step-starts' | 'step-ends', step: 'space' | 'ground') =>
    character(name, { abilities: [{ ability: 'triggered', when: { when, step }, do: [gainForce(1)] }] })
  opt('when none is untapped, the step ends with its chance', id('end-of-battle-step'), () => {
    const game = play(
      {
        at: 'attack space',
        dark: { space: ['Fighter'] },
        dark3: { character: ['End'] },
        light: { space: ['Enemy'] },
      },
      { cards: [watch('End', 'step-ends', 'space')] },
    )
    game.play('dark', { 'skip-attack': 'Fighter' }).expect({ resources: { dark3: { force: 0 } } })
    game.play('light', { 'skip-attack': 'Enemy' }).expect({
      resources: { dark3: { force: 4 } }, // and 3 of the next turn
      events: [
        { kind: 'stepEnded', step: 'space' },
        { kind: 'stepBegan', step: 'ground' },
      ],
    })
  })
  opt('units of a step that is over attack no more', id('previous-step-units'), () => {
    const waker = ground('Waker', {
      abilities: [paying(0, [{ do: 'untap', who: { take: { take: 'each' }, of: { names: ['Fighter'] } } }])],
    })
    const game = play(
      {
        at: 'battle ground',
        dark: { space: [{ card: 'Fighter', tapped: true }] },
        dark2: { ground: ['Waker'] },
        light: { space: ['Enemy'] },
        light2: { ground: [{ card: 'Tank', tapped: true }] },
      },
      { cards: [waker] },
    )
    game.play('dark2', { play: 'Waker' }).expect({ facts: { Fighter: { tapped: false } } })
    passTo(game, 'next-attack').expect({ asked: { dark2: 'next-attack' } })
    game.play('dark2', { 'skip-attack': 'Waker' }).expect({ table: { turn: 2 } })
  })
  opt('another battle has a start and an end of its own', id('extra-battle'), () => {
    play(
      {
        at: 'ground',
        dark2: { force: 1, ground: [{ card: 'Veteran', tapped: true }] },
        light2: { ground: [{ card: 'Tank', tapped: true }] },
      },
      { cards: [twice] },
    )
      .play('dark2', { play: 'Veteran' })
      .play('dark2', { 'skip-attack': 'Veteran' })
      .expect({
        events: TWO_BATTLES,
      })
  })
  opt('what lasts until the end of turn ends before what the end of turn sets off', id('end-of-turn'), () => {
    const count = character('Clerk', {
      abilities: [
        {
          ability: 'triggered',
          when: { when: 'step-ends', step: 'turn' },
          do: [
            { do: 'gain-force', who: 'you', amount: { amount: 'statistic', statistic: 'power', of: self } },
          ],
        },
      ],
    })
    const boost = battleCard('Boost', {
      do: 'get',
      who: { take: { take: 'each' }, of: { names: ['Clerk'] } },
      gain: { power: 2 },
      for: 'this-turn',
    } as Instruction)
    const game = play(
      {
        at: 'battle character',
        dark3: { hand: ['Boost'], character: ['Clerk'] },
        light3: { character: ['Guard'] },
      },
      { cards: [count, boost] },
    )
    game.play('dark3', { 'battle-card': 'Boost' }).expect({ numbers: { Clerk: { power: 5 } } })
    passTo(game, 'next-attack')
      .play('dark3', { 'skip-attack': 'Clerk' })
      .play('light3', { 'skip-attack': 'Guard' })
    game.expect({ resources: { dark3: { force: 6 } }, table: { turn: 2 } })
  })
})
