/** Epic duels, and going over to the other side. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { CIRCLE, epic, HERE, OBSESSION } from './duel-play.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const ARMED = { with: ["Vader's Lightsaber"] }
const EPIC = tells('Epic Duel')
const CROSSING = 'Cross to the Dark Side'

describe('an epic duel', () => {
  test(
    'is begun by an Interrupt that the Epic Event names, in any phase of the turn: ability, two destinies, one more each with a lightsaber',
    together(proves('ccgx/duel/epic', 'ccgx/duel/total', 'ccgx/epic/epic-duel-event'), EPIC),
    () => {
      const game = epic(OBSESSION, {
        draws: [
          [3, 4],
          [5, 5],
        ],
        vader: ARMED,
      })
      game.expect({ offers: { dark: [{ play: OBSESSION }] } })
      game.play('dark', { play: OBSESSION })
      game.expect({
        events: [
          { kind: 'duelInitiated', at: HERE, epic: true },
          { kind: 'destinyDrawn', seat: 'dark', value: 4 },
          { kind: 'destinyDrawn', seat: 'dark', value: 5 },
          { kind: 'duelTotals', totals: [15, 14], winner: 'dark' },
        ],
        stop: 'here',
      })
      const without = epic(OBSESSION, { dark: { side: [] } })
      without.expect({ noOffers: { dark: [{ play: OBSESSION }] }, stop: 'here' })
      const inVain = epic(OBSESSION, { rival: 'Obi-Wan Kenobi' })
      inVain.expect({ noOffers: { dark: [{ play: OBSESSION }] }, stop: 'here' })
    },
  )

  test(
    'costs what its own text says, and the Interrupt keeps its own function',
    proves('ccgx/duel/epic'),
    () => {
      const game = epic(CIRCLE, { rival: 'Obi-Wan Kenobi' })
      game.expect({
        offersExactly: { dark: [{ play: CIRCLE, cost: 1 }, { play: CIRCLE, cost: 0 }, 'pass'] },
        stop: 'here',
      })
    },
  )

  test(
    'puts Vader out of play if he loses, and costs 6 Force, or 9 against Luke',
    together(proves('ccgx/duel/epic-dark-loses'), EPIC),
    () => {
      const toLuke = epic(OBSESSION, {
        draws: [
          [1, 1],
          [6, 6],
        ],
      })
      toLuke.play('dark', { play: OBSESSION })
      toLuke.expect({
        zones: { 'dark.out-of-play': ['Darth Vader'] },
        asked: { dark: 'lose-force' },
      })
      for (let lost = 0; lost < 9; lost++) toLuke.play('dark', { verb: 'lose', from: 'reserve' })
      toLuke.expect({ resources: { dark: { lost: 10 } }, stop: 'here' })
      const toObiWan = epic(CIRCLE, {
        rival: 'Obi-Wan Kenobi',
        draws: [
          [1, 1],
          [6, 6],
        ],
      })
      toObiWan.play('dark', { play: CIRCLE, cost: 0 })
      for (let lost = 0; lost < 6; lost++) toObiWan.play('dark', { verb: 'lose', from: 'reserve' })
      toObiWan.expect({
        zones: { 'dark.out-of-play': ['Darth Vader'] },
        resources: { dark: { lost: 7 } },
        stop: 'here',
      })
    },
  )

  test(
    'puts Obi-Wan out of play if he loses, and costs 9 Force',
    together(proves('ccgx/duel/epic-dark-loses'), EPIC),
    () => {
      const game = epic(CIRCLE, {
        rival: 'Obi-Wan Kenobi',
        draws: [
          [6, 6],
          [1, 1],
        ],
      })
      game.play('dark', { play: CIRCLE, cost: 0 })
      game.expect({ zones: { 'light.out-of-play': ['Obi-Wan Kenobi'] } })
      for (let lost = 0; lost < 9; lost++) game.play('light', { verb: 'lose', from: 'reserve' })
      game.expect({ resources: { light: { lost: 9 } }, stop: 'here' })
    },
  )
})

/** Luke has lost to Vader. */
const beaten = (rival: Parameters<typeof epic>[1] = {}) => {
  const game = epic(OBSESSION, {
    draws: [
      [6, 6],
      [1, 1],
    ],
    ...rival,
  })
  return game.play('dark', { play: OBSESSION })
}

describe('a Luke who has lost', () => {
  test(
    'goes over to the Dark Side with what he has, for Force equal to his ability',
    together(proves('ccgx/duel/epic-luke-loses', 'ccgx/duel/cross-over', 'ccgx/duel/crossed-side'), EPIC),
    () => {
      const game = beaten({ rival: { card: 'Luke Skywalker', with: ['Blaster'] } })
      game.play('light', CROSSING)
      for (let lost = 0; lost < 4; lost++) game.play('light', { verb: 'lose', from: 'reserve' })
      game.expect({
        facts: {
          'Luke Skywalker': { controller: 'dark', at: 'Tatooine: Cantina' },
          Blaster: { controller: 'dark', on: 'Luke Skywalker' },
        },
        numbers: { [HERE]: { 'presence-dark': 10, 'presence-light': 0 } },
        resources: { light: { lost: 4 } },
        stop: 'here',
      })
    },
  )

  test('or is lost, for three times as much', together(proves('ccgx/duel/epic-luke-loses'), EPIC), () => {
    const game = beaten()
    game.play('light', 'Be lost')
    for (let lost = 0; lost < 9; lost++) game.play('light', { verb: 'lose', from: 'reserve' })
    for (let lost = 0; lost < 3; lost++) game.play('light', { verb: 'lose', from: 'force' })
    game.expect({ facts: { 'Luke Skywalker': { at: '' } }, resources: { light: { lost: 13 } }, stop: 'here' })
  })

  test(
    'is the Dark Side’s for good: no version of him comes to the Light Side any more',
    proves('ccgx/duel/cross-over-persona'),
    () => {
      const turn = {
        title: 'Turn Coat',
        side: 'light',
        kind: 'interrupt',
        type: 'used',
        text: { actions: [{ when: 'any-time', do: [{ do: 'cross-over', what: { persona: 'Luke' } }] }] },
      } as const
      const hand = ['Turn Coat', 'Commander Luke Skywalker', 'Luke Skywalker', 'Talz']
      const game = final(
        {
          at: 'deploy light',
          locations: [{ card: HERE, light: ['Luke Skywalker', 'Rebel Trooper'] }],
          light: { hand, force: 9 },
        },
        { cards: [turn] },
      )
      game.play('light', { play: 'Turn Coat' })
      for (const deploy of hand.slice(1, 3))
        game.expect({
          refused: {
            light: { deploy: `light.hand/${deploy}`, on: HERE },
            rule: 'ccgx/duel/cross-over-persona',
          },
        })
      game.expect({ offers: { light: [{ deploy: 'Talz', on: HERE }] }, stop: 'here' })
    },
  )
})

const answering = (just: 'about-to-cross', then: object) =>
  ({
    title: 'Never',
    side: 'light',
    kind: 'interrupt',
    type: 'used',
    text: {
      actions: [{ when: { just, card: { persona: 'Luke' } }, do: [{ do: 'cancel' }, then] }],
    },
  }) as const

test(
  'who is about to go over can be kept from it; being lost instead costs what going over would have cost',
  proves('ccgx/duel/about-to-cross'),
  () => {
    const never = answering('about-to-cross', { do: 'lose-cards', what: { the: { chosen: 'answered' } } })
    const game = beaten({ light: { hand: ['Never'] }, cards: [never as never] })
    game.play('light', CROSSING).play('light', { play: 'Never' })
    for (let lost = 0; lost < 4; lost++) game.play('light', { verb: 'lose', from: 'reserve' })
    game.expect({
      facts: { 'Luke Skywalker': { at: '', controller: 'light' } },
      resources: { light: { lost: 5 } },
      stop: 'here',
    })
  },
)
