/** Options for the ready phase: Force and build points. */
import { describe, expect } from 'vitest'
import { mission, opt, playWith } from './option-play.ts'

/** A unit in hand keeps the build step open; nobody is asked about the dice. */
const SPARE = 'Jawa'
const everywhere = {
  hand: [SPARE],
  space: ['Carrack Cruiser'],
  ground: ['Stormtrooper Squad'],
  character: ['Geonosian Guard'],
}
const two = { hand: [SPARE], space: ['N-1 Starfighter'], ground: ['Clone Squad'] }
const one = { hand: [SPARE], space: ['N-1 Starfighter'] }
const force = (options: string, dice: number[], dark = 0, light = 0) =>
  playWith(
    `${options} quick-tempo`,
    { at: 'gain-force', dark: { ...everywhere, force: dark }, light: { ...two, force: light } },
    { dice },
  )
const build = (options: string, dice: number[], dark: object = everywhere, light: object = two) =>
  playWith(`${options} quick-tempo`, { at: 'roll-for-build', dark, light }, { dice })
const got = (what: 'force' | 'buildPoints', dark: number, light: number) => ({
  resources: { dark: { [what]: dark }, light: { [what]: light } },
})

describe('Force Roll', () => {
  opt('the Dark Side rolls the Force of both players', ['force-roll/dark-rolls-force'], () => {
    force('force-roll', [2, 3], 1, 0).expect({
      ...got('force', 3, 2),
      events: [{ kind: 'diceRolled', seat: 'dark', dice: [2] }],
    })
    force('force-roll', [6, 3]).expect(got('force', 6, 6))
  })
  opt(
    'with Dark Roll, Force is rolled once for both, build points by each',
    ['force-roll/supersedes-dark-roll-for-force', 'general/supersede-meaning'],
    () => {
      force('force-roll dark-roll:both', [5, 2, 6])
        .expect({ ...got('force', 5, 5) })
        .expect(got('buildPoints', 3, 6))
    },
  )
  opt(
    'the die for Force has six sides beside a Hyper Roll, unless agreed otherwise',
    ['compat/force-roll-and-hyper-roll'],
    () => {
      const rolls = (options: string): number =>
        Math.max(
          ...Array.from({ length: 12 }, (_, seed) => {
            const game = playWith(
              `${options} quick-tempo`,
              { at: 'gain-force', dark: { hand: [SPARE] }, light: one },
              { seed },
            )
            return game.machine.seat(0).force
          }),
        )
      expect(rolls('force-roll hyper-roll:20')).toBeLessThanOrEqual(6)
      expect(rolls('force-roll hyper-roll:20-too')).toBeGreaterThan(6)
    },
  )
})

describe('Dark Roll, Hyper Roll, Solid Build, Arena Bonuses', () => {
  opt(
    'each player rolls for himself or herself, and bonuses are added to each',
    ['dark-roll/each-rolls-own'],
    () => {
      build('dark-roll', [6, 1]).expect(got('buildPoints', 7, 1))
      force('dark-roll:force', [4, 2, 3]).expect(got('force', 4, 2))
    },
  )
  opt('a larger die gives the build points', ['hyper-roll/bigger-dice'], () => {
    build('hyper-roll:10', [10]).expect(got('buildPoints', 11, 10))
    const highest = (options: string): number =>
      Math.max(
        ...Array.from({ length: 20 }, (_, seed) => {
          const game = playWith(
            `${options} quick-tempo`,
            { at: 'roll-for-build', dark: { hand: [SPARE] }, light: one },
            { seed },
          )
          return game.machine.seat(0).build
        }),
      )
    expect(highest('hyper-roll:12')).toBeGreaterThan(6)
    expect(highest('hyper-roll:12')).toBeLessThanOrEqual(12)
  })
  opt('five points and no roll', ['solid-build/five-points'], () => {
    build('solid-build', [], one, one).expect(got('buildPoints', 5, 5))
  })
  opt('bonuses are still added', ['solid-build/bonus-remains'], () => {
    build('solid-build', []).expect(got('buildPoints', 6, 5))
    build('solid-build arena-bonuses', []).expect(got('buildPoints', 8, 7))
  })
  opt(
    'Solid Build overrides Dark Roll and Hyper Roll for build points',
    ['solid-build/supersedes-rolls', 'compat/solid-build-over-dark-and-hyper-roll'],
    () => {
      build('solid-build dark-roll hyper-roll', [], one, one).expect(got('buildPoints', 5, 5))
      force('solid-build dark-roll:both', [4, 2]).expect(got('force', 4, 2))
    },
  )
  opt('a point for each arena, instead of one for all three', ['arena-bonuses/one-per-arena'], () => {
    build('arena-bonuses', [2]).expect(got('buildPoints', 5, 4))
    build('arena-bonuses', [2], one, {}).expect(got('buildPoints', 3, 2))
  })
})

describe('Rollover Build', () => {
  const later = (options: string) =>
    playWith(
      `${options} quick-tempo`,
      { at: 'build dark', turn: 2, dark: { ...one, buildPoints: 3 }, light: one },
      { dice: [4] },
    )
  opt('unspent points carry over to the next turn', ['rollover-build/points-carry-over'], () => {
    const game = later('rollover-build')
    game.play('dark', 'pass').play('dark', { cards: [] }).play('light', { cards: [] })
    game
      .play('dark', { 'skip-attack': 'N-1 Starfighter' })
      .play('light', { 'skip-attack': 'N-1 Starfighter' })
    game.expect({ table: { turn: 3 }, resources: { dark: { buildPoints: 7 } } })
  })
  opt(
    'an option that was not agreed on before the game is not in force',
    ['general/agree-before-game'],
    () => {
      later('double-time')
        .play('dark', 'pass')
        .expect({ resources: { dark: { buildPoints: 0 } } })
    },
  )
  opt(
    'points that were kept are not spent in the battle phase',
    ['compat/rollover-and-battle-phase-options'],
    () => {
      const plan = mission('Plan', 4, { do: 'gain-force', who: 'you', amount: 1 })
      const dark = { hand: ['Plan'], buildPoints: 4, space: ['Carrack Cruiser'] }
      playWith(
        'rollover-build action-cards',
        { at: 'battle-start-chance', dark, light: one },
        { cards: [plan] },
      ).expect({
        asked: { dark: 'battle-start' },
        noOffers: { dark: [{ complete: 'Plan' }] },
      })
      const built = { ...dark, hand: [], build: [{ card: 'Plan', counters: 4 }] }
      playWith(
        'rollover-build action-cards',
        { at: 'battle-start-chance', dark: built, light: one },
        { cards: [plan] },
      ).expect({ offers: { dark: [{ complete: 'Plan' }] } })
    },
  )
})
