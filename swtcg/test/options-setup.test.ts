/** Options for setup. */
import { describe, expect } from 'vitest'
import { swtcgGame } from '../index.ts'
import { rulesFor } from '../table.ts'
import { character, ground, unit } from './battle-play.ts'
import { gameWith, mission, opt, playWith, refusals } from './option-play.ts'

describe('setup', () => {
  const cards = [
    unit('Fighter', { cost: 5 }),
    ground('Walker', { cost: 5 }),
    character('Guard', { cost: 5 }),
    mission('Plan', 2, { do: 'gain-force', who: 'you', amount: 1 }),
    { name: 'Barrage', side: 'neutral', kind: 'battle', abilities: [] } as const,
  ]
  const dark = { hand: ['Fighter', 'Walker', 'Guard', 'Plan', 'Barrage'] }
  const light = { hand: ['Fighter'], setup: { left: 0, total: 100, done: true } }
  const setup = (options: string, more: object = {}) =>
    playWith(options, { at: 'setup', dark: { ...dark, ...more }, light }, { cards })
  const lay = (card: string) => ({ 'lay-face-down': card })

  opt('Blind: any number of units face-down, unseen', ['blind/face-down-units'], () => {
    const game = setup('blind')
    game.play('dark', lay('Fighter')).play('dark', 10).play('dark', lay('Walker')).play('dark', 10)
    game.expect({
      asked: { dark: 'setup' },
      resources: { dark: { setupLeft: 10, setupTotal: 20 } },
      zones: { 'dark.build': 2 },
    })
    game.expect({ hidden: { light: ['dark.build/Fighter'] } })
    setup('mirror')
      .play('dark', lay('Fighter'))
      .play('dark', 10)
      .expect({ resources: { dark: { setupDone: true } } })
  })
  opt('Blind: otherwise setup is as ever', ['blind/rest-normal'], () => {
    const game = setup('blind').expect({
      refused: { dark: lay('Plan'), rule: 'idc/setup/units-and-one-resource-only' },
    })
    game
      .play('dark', { 'set-up': 'Fighter' })
      .expect({ zones: { space: ['Fighter'] }, offers: { dark: [lay('Walker')] } })
  })
  opt(
    'Shadow Ops: cards of any kind with a build cost',
    ['shadow-ops/face-down-any-cards', 'compat/setup-chain'],
    () => {
      for (const options of ['shadow-ops', 'blind shadow-ops']) {
        const game = setup(options)
          .play('dark', lay('Plan'))
          .play('dark', 2)
          .play('dark', lay('Fighter'))
          .play('dark', 6)
        game.expect({
          asked: { dark: 'setup' },
          zones: { 'dark.build': 2 },
          noOffers: { dark: [lay('Barrage')] },
        })
      }
    },
  )
  opt('Shadow Ops: units may still lie open, and nothing is completed', ['shadow-ops/rest-normal'], () => {
    const game = setup('shadow-ops').play('dark', lay('Plan')).play('dark', 2)
    game.expect({ refused: { dark: { complete: 'Plan' }, rule: 'idc/setup/no-effects' } })
    game.play('dark', { 'set-up': 'Fighter' }).expect({ zones: { space: ['Fighter'] } })
  })
  opt('Skip: no setup at all', ['skip/no-setup'], () => {
    const hand = ['Jawa', 'Eopie', 'Rickshaw', 'Clone Cadet', 'Clone Squad', 'N-1 Starfighter', 'Juggernaut']
    const game = playWith(
      'skip blind shadow-ops',
      { at: 'mulligan', dark: { hand }, light: { hand } },
      { dice: [3] },
    )
    game.play('dark', { cards: [] }).play('light', { cards: [] })
    game.expect({
      asked: { dark: 'build' },
      table: { turn: 1 },
      zones: { space: 0, ground: 0, character: 0 },
    })
  })
  const early = { space: ['Carrack Cruiser'], ground: ['Stormtrooper Squad'] }
  opt('Skip: until the agreed turn there is only building', ['skip/play-begins-later'], () => {
    const game = playWith('skip:4', { at: 'turn', turn: 1, dark: early, light: {} }, { dice: [1, 1, 1] })
    game
      .expect({ asked: ['dark', 'light'], table: { turn: 3 } })
      .play('dark', 'no')
      .play('light', 'no')
    game.expect({ table: { turn: 4 }, asked: { dark: 'retreat' } }).play('dark', { cards: [] })
    game.expect({ over: { winners: ['dark'] } })
  })
  opt('Skip: all may agree to begin later', ['skip/extend-deadline'], () => {
    const later = (light: string) =>
      playWith('skip:4', { at: 'turn', turn: 2, dark: early, light: {} }, { dice: [1, 1] })
        .play('dark', 'yes')
        .play('light', light)
    expect(later('yes').machine.table.begins).toBe(7)
    later('no').expect({ table: { turn: 4 }, asked: { dark: 'retreat' } })
    expect(later('no').machine.table.begins).toBe(4)
  })
  opt('Skip: sides are not bid for', ['compat/skip-and-bidding'], () => {
    expect(refusals('skip bid-for-sides')).toEqual(['opt/compat/skip-and-bidding'])
    expect(rulesFor(swtcgGame.sampleSetup({ seed: 1, options: ['skip'] })).policies.settlesSides).toBe('roll')
  })
  opt('Skip: the larger hand is still drawn, without points', ['compat/skip-with-setup-options'], () => {
    const { machine } = gameWith('skip enhanced-muster:9 blind cold-war quick-tempo', { seed: 4 })
    machine.run()
    expect(machine.table.turn === 0 || machine.table.step !== 'setup').toBe(true)
    expect(machine.rules.procedures.get('swtcg/game')?.steps.has('setup')).toBe(false)
    expect(machine.constants.handSize).toBe(9)
  })
  const cheaper = character('Quartermaster', {
    cost: 2,
    abilities: [{ ability: 'static', who: { whose: 'you', kind: ['unit'] }, gain: { cost: -1 } }],
  })
  opt(
    'Cold War: effects work in setup',
    ['cold-war/effects-active-in-setup', 'compat/shadow-ops-and-cold-war'],
    () => {
      const at = (options: string, seat: object) =>
        playWith(
          options,
          { at: 'setup', dark: { hand: ['Fighter'], ...seat }, light },
          { cards: [...cards, cheaper] },
        )
      const play = (options: string, seat: object) => at(options, seat).play('dark', { 'set-up': 'Fighter' })
      play('cold-war', { character: ['Quartermaster'] }).expect({ resources: { dark: { setupTotal: 4 } } })
      play('mirror', { character: ['Quartermaster'] }).expect({ resources: { dark: { setupTotal: 5 } } })
      play('cold-war shadow-ops', { build: [{ card: 'Quartermaster', counters: 2 }] }).expect({
        resources: { dark: { setupTotal: 5 } },
      })
    },
  )
  opt(
    'Cold War: what is for the build step or the battle cannot be used',
    ['cold-war/build-and-battle-effects-do-not-work'],
    () => {
      const engineer = character('Engineer', {
        abilities: [
          {
            ability: 'effect',
            cost: [],
            timing: 'build-step',
            do: [{ do: 'gain-force', who: 'you', amount: 1 }],
          },
        ],
      })
      playWith(
        'cold-war',
        { at: 'setup', dark: { hand: ['Fighter'], character: ['Engineer'] }, light },
        { cards: [...cards, engineer] },
      ).expect({
        noOffers: { dark: [{ play: 'Engineer' }] },
        refused: { dark: { play: 'Engineer' }, rule: 'idc/setup/no-effects' },
      })
    },
  )
  const lander = unit('Lander', { arenas: ['space', 'ground'] })
  opt('Cold War: multi-arena units move as often as one likes', ['cold-war/multi-arena-moves'], () => {
    const game = playWith(
      'cold-war',
      { at: 'setup', dark: { hand: ['Fighter'], space: ['Lander'] }, light },
      { cards: [...cards, lander] },
    )
    game.play('dark', { special: 'Lander', to: 'ground' }).expect({ zones: { ground: ['Lander'] } })
    game.play('dark', { special: 'Lander', to: 'space' }).expect({ zones: { space: ['Lander'] } })
  })
  opt('Cold War: a version of another type may go on top', ['cold-war/top-card-type'], () => {
    const versions = [unit('Ace', { version: 'A', cost: 6 }), ground('Ace', { version: 'B', cost: 5 })]
    const game = playWith(
      'cold-war',
      { at: 'setup', dark: { hand: ['Ace (A)'], ground: ['Ace (B)'] }, light },
      { cards: [...cards, ...versions] },
    )
    game
      .play('dark', { 'set-up': 'Ace (A)', destination: { place: 'top' } })
      .expect({ zones: { space: ['Ace (A)'], ground: 0 } })
  })
  opt('Cold War: Pilots board and leave as often as one likes', ['cold-war/pilots'], () => {
    const pilot = character('Flyer', {
      abilities: [{ ability: 'pilot', subtypes: ['Starfighter'], bonus: { power: 1 }, gives: [] }],
    })
    const wing = (name: string) => unit(name, { subtypes: ['Starfighter'] })
    const game = playWith(
      'cold-war',
      { at: 'setup', dark: { hand: ['Fighter'], space: ['One', 'Two'], character: ['Flyer'] }, light },
      { cards: [...cards, pilot, wing('One'), wing('Two')] },
    )
    game.play('dark', { special: 'Flyer', unit: 'One' }).play('dark', { special: 'Flyer', unit: 'Two' })
    game.expect({ facts: { Flyer: { host: 'Two' } } })
  })
  opt(
    'Cold War: only units and one Resource are built, totals are compared',
    ['cold-war/rest-normal'],
    () => {
      const game = playWith(
        'cold-war',
        { at: 'setup', dark, light: { hand: ['Walker', 'Guard'] } },
        { cards },
      )
      game.expect({ refused: { dark: lay('Plan'), rule: 'idc/setup/units-and-one-resource-only' } })
      game
        .play('dark', { 'set-up': 'Fighter' })
        .expect({ asked: 'light' })
        .play('light', { 'set-up': 'Walker' })
        .expect({ asked: 'light' })
    },
  )
})
