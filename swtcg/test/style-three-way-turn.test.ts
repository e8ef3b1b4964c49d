/** Three-Way War: the turn, and what keywords mean in it. */
import { describe, expect } from 'vitest'
import { battleCard, character, gainForce, unit } from './battle-play.ts'
import { opt, playWith } from './option-play.ts'
import { cards, id, play, SPARE, WAR } from './three-way-play.ts'

describe('the turn', () => {
  opt('Neutral rolls for build, for all', id('neutral-rolls-build', 'turn-otherwise-normal'), () => {
    const seat = { hand: ['Jawa'] }
    const game = play(
      {
        at: 'gain-force',
        dark: { ...seat, space: ['Fighter'], ground: ['Walker'], character: ['Guard'] },
        light: seat,
        neutral: seat,
      },
      { dice: [4] },
      `${WAR} quick-tempo`,
    )
    game.expect({
      resources: {
        dark: { force: 4, buildPoints: 5 },
        light: { buildPoints: 4 },
        neutral: { force: 4, buildPoints: 4 },
      },
      events: [{ kind: 'diceRolled', seat: 'neutral' }],
    })
  })
  opt(
    'a chance closes when all three have passed in a row',
    id('pop-three-passes', 'all-three-play-effects'),
    () => {
      const seat = { hand: [SPARE] }
      const game = play(
        {
          at: 'attack space',
          dark: { ...seat, space: ['Fighter'] },
          light: { ...seat, space: ['Enemy'] },
          neutral: { hand: ['Trick', SPARE], space: ['Third'] },
        },
        { cards: [...cards, battleCard('Trick', gainForce(1))], dice: [1, 1] },
      )
      game.play('dark', { attack: 'Fighter', defender: 'Enemy' })
      while (game.machine.state.asked!.questions[0]!.about !== 'attack')
        game.play(['dark', 'light', 'neutral'][game.machine.state.asked!.questions[0]!.seat]!, 'pass')
      game
        .expect({ asked: { dark: 'attack' } })
        .play('dark', 'pass')
        .play('light', 'pass')
        .play('neutral', { 'battle-card': 'Trick' })
      while (game.machine.state.asked!.questions[0]!.about !== 'attack')
        game.play(['dark', 'light', 'neutral'][game.machine.state.asked!.questions[0]!.seat]!, 'pass')
      game.expect({ asked: { dark: 'attack' }, resources: { neutral: { force: 1 } } })
    },
  )
  opt('a unit may attack either opponent', id('attack-either-opponent'), () => {
    play({
      at: 'attack space',
      dark: { space: ['Fighter'] },
      light: { space: ['Enemy'] },
      neutral: { space: ['Third'] },
    }).expect({
      offers: {
        dark: [
          { attack: 'Fighter', defender: 'Enemy' },
          { attack: 'Fighter', defender: 'Third' },
        ],
      },
    })
  })
  opt('words for the opponent mean both', id('generic-opponent-means-both'), () => {
    const jammer = unit('Jammer', {
      speed: 1,
      abilities: [{ ability: 'static', who: { whose: 'opponent', kind: ['unit'] }, gain: { power: -1 } }],
    })
    playWith(
      WAR,
      {
        at: 'attack space',
        dark: { space: ['Fighter'] },
        light: { space: ['Enemy'] },
        neutral: { space: ['Jammer'] },
      },
      { cards: [...cards, jammer], seats: 3 },
    ).expect({ numbers: { Fighter: { power: 1 }, Enemy: { power: 1 } } })
  })
  opt('three contest for one unique unit; Dark wins ties', id('contest-ruling'), () => {
    const boba = ['A', 'B', 'C'].map((version, index) => character('Boba', { version, cost: 6 + index }))
    const at = (position: object) =>
      playWith(WAR, { at: 'battle', ...position } as never, { cards: [...cards, ...boba], seats: 3 })
    const game = at({
      dark: { force: 2, character: ['Boba (A)'] },
      neutral: { force: 2, character: ['Boba (B)'] },
    })
    game.play('dark', 1).play('neutral', 0).play('dark', 1).play('neutral', 0)
    game.expect({
      events: [
        { kind: 'contestWon', seat: 'dark', paid: 1 },
        { kind: 'moved', card: 'Boba (B)', to: 'build' },
      ],
    })
    const all = at({
      dark: { character: ['Boba (A)'] },
      light: { character: ['Boba (B)'] },
      neutral: { character: ['Boba (C)'] },
    })
    all.expect({
      events: [
        { kind: 'contestWon', seat: 'neutral', paid: 0 },
        { kind: 'moved', card: 'Boba (A)' },
        { kind: 'moved', card: 'Boba (B)' },
      ],
    })
  })
})

describe('keywords', () => {
  const keyed = (name: string, abilities: object[], facts: object = {}) =>
    unit(name, { health: 9, speed: 10, ...facts, abilities: abilities as never })
  opt('Deflect reaches any unit there', id('deflect-any-unit'), () => {
    const mirror = keyed('Mirror', [{ ability: 'activated', keyword: 'deflect', value: 2, cost: [] }])
    const game = playWith(
      WAR,
      {
        at: 'attack space',
        dark: { space: ['Fighter'] },
        light: { space: ['Mirror'] },
        neutral: { space: ['Third'] },
      },
      { cards: [...cards, mirror], seats: 3, dice: [5, 5] },
    )
    game
      .play('dark', { attack: 'Fighter', defender: 'Mirror' })
      .play('light', { play: 'Mirror' })
      .play('light', { cards: ['Third'] })
      .expect({ facts: { Third: { damage: 2 } } })
  })
  opt('nobody intercepts for an opponent', id('no-intercept-for-opponents'), () => {
    const shield = keyed('Shield', [{ ability: 'activated', keyword: 'intercept', value: 1, cost: [] }])
    const game = playWith(
      WAR,
      {
        at: 'attack space',
        dark: { space: ['Fighter'] },
        light: { space: ['Enemy'] },
        neutral: { space: ['Shield'] },
      },
      { cards: [...cards, shield], seats: 3, dice: [1, 1] },
    )
    game.play('dark', { attack: 'Fighter', defender: 'Enemy' }).expect({ asked: { light: 'next-attack' } })
  })
  opt('Overkill stays with the same opponent', id('overkill-same-opponent'), () => {
    const killer = keyed('Killer', [{ ability: 'keyword', keyword: 'overkill', value: 1 }], {
      speed: 90,
      power: 4,
    })
    const weak = unit('Weak', { health: 1, speed: 10 })
    const game = playWith(
      WAR,
      {
        at: 'attack space',
        dark: { space: ['Killer'] },
        light: { space: ['Weak', 'Enemy'] },
        neutral: { space: ['Third'] },
      },
      { cards: [...cards, killer, weak], seats: 3, dice: [5, 5, 5, 5] },
    )
    game.play('dark', { attack: 'Killer', defender: 'Weak' }).expect({ asked: { dark: 'overkill' } })
    const question = game.machine.state.asked!.questions[0]!
    expect('from' in question && question.from.map((card) => game.machine.card(card).controller)).toEqual([1])
  })
})
