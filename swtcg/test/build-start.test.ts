/** The start of a build step: the draw, and the order of what is due. */

import { resumeMachine } from '@dejarik/kernel'
import { scenario } from '@dejarik/kernel/scenario/testing'
import { proves } from '@dejarik/rulebook/testing'
import { expect, test } from 'vitest'
import { swtcgGame } from '../index.ts'
import { idc, playBy, SPARE } from './both-editions.ts'

const DECK = ['Stormtrooper Squad', 'Geonosian Guard']

test(
  'the draw step is part of the start of the build step',
  proves('idc/turn/draw-step-one-card', 'idc/turn/draw-step-not-a-step', 'idc/term/draw-step'),
  () => {
    idc
      .dark({ buildPoints: 3, hand: [SPARE], deck: DECK })
      .expect({
        table: { step: 'build' },
        asked: { dark: 'build-start' },
        offersExactly: { dark: ['draw', 'skip-draw'] },
      })
      .play('dark', 'draw')
      .expect({
        zones: { 'dark.hand': [SPARE, 'Stormtrooper Squad'], 'dark.deck': 1 },
        table: { step: 'build' },
        asked: { dark: 'build' },
      })
  },
)

test('the draw may be skipped', proves('idc/turn/draw-step-one-card'), () => {
  idc
    .dark({ hand: [SPARE], deck: DECK })
    .play('dark', 'skip-draw')
    .expect({ zones: { 'dark.hand': [SPARE], 'dark.deck': 2 }, asked: { dark: 'build' } })
})

test('an empty deck only means that no card is drawn', proves('idc/zones/deck-empty-no-loss'), () => {
  idc.dark({ hand: [SPARE] }).expect({ zones: { 'dark.hand': [SPARE] }, asked: { dark: 'build' } })
})

test(
  'draw, bounties and Upkeep come in the order that the player likes, or in the usual one',
  proves('idc/turn/start-of-build-step'),
  () => {
    const anvil = "Hell's Anvil (A)"
    const start = () => idc.dark({ force: 1, hand: [SPARE], deck: DECK, space: [anvil] })
    start()
      .expect({
        offersExactly: {
          dark: ['draw', 'skip-draw', { upkeep: anvil, cost: 0 }, { upkeep: anvil, cost: 1 }, 'pass'],
        },
      })
      .play('dark', { upkeep: anvil, cost: 1 })
      .expect({ zones: { 'dark.hand': [SPARE] }, facts: { [anvil]: { tapped: true } } })
      .play('dark', 'draw')
      .expect({ asked: { dark: 'build' } })
    start()
      .play('dark', 'pass')
      .expect({
        zones: { 'dark.hand': 2 },
        offersExactly: {
          dark: [
            { upkeep: anvil, cost: 0 },
            { upkeep: anvil, cost: 1 },
          ],
        },
      })
      .play('dark', { upkeep: anvil, cost: 0 })
      .expect({ resources: { dark: { force: 0 } }, asked: { dark: 'build' } })
  },
)

test(
  'nothing that is for the build step itself can be done at its start',
  proves('idc/turn/no-during-effects-at-start'),
  () => {
    const trainer = {
      name: 'Trainer',
      side: 'dark',
      kind: 'unit',
      arenas: ['character'],
      cost: 3,
      speed: 10,
      power: 1,
      health: 3,
      abilities: [
        {
          ability: 'effect',
          cost: [{ pay: 'force', amount: 1 }],
          timing: 'build-step',
          do: [{ do: 'draw', who: 'you', count: 1 }],
        },
      ],
    }
    idc
      .dark({ force: 1, hand: [SPARE], deck: DECK, character: ['Trainer'] }, {}, [trainer])
      .expect({
        noOffers: { dark: [{ play: 'Trainer' }] },
        refused: { dark: { play: 'Trainer' }, rule: 'idc/turn/no-during-effects-at-start' },
      })
      .play('dark', 'skip-draw')
      .play('dark', { play: 'Trainer' })
      .expect({ zones: { 'dark.hand': 2 }, resources: { dark: { force: 0 } }, asked: { dark: 'build' } })
  },
)

test('a second build step in a turn has no start', proves('idc/turn/one-start-per-turn'), () => {
  const setup = swtcgGame.scenario.setup({ seed: 1 })
  const state = swtcgGame.scenario.place(setup, { dark: { hand: [SPARE], deck: DECK } })
  const again = { procedure: 'swtcg/build-step', at: 'begin', locals: { seat: 0 }, into: null }
  state.frames.push(again, again)
  const game = resumeMachine(swtcgGame, setup, state)
  const answer = (value: string) => game.answer({ ask: game.state.asked!.id, seat: 0, value })
  answer('draw')
  answer('pass')
  expect(game.questionFor(0)?.about).toBe('build')
})

test(
  'a trigger on the draw takes place at the draw',
  proves('idc/turn/draw-effects-only-at-draw', 'idc/phrase/when-you-draw-any-time'),
  () => {
    const scholar = {
      name: 'Scholar',
      side: 'dark',
      kind: 'unit',
      arenas: ['character'],
      cost: 3,
      speed: 10,
      power: 1,
      health: 3,
      abilities: [
        {
          ability: 'triggered',
          when: { when: 'draws', who: 'you' },
          do: [{ do: 'gain-force', who: 'you', amount: 1 }],
        },
        { ability: 'upkeep', costs: [[{ pay: 'force', amount: 1 }], [{ pay: 'tap' }]] },
      ],
    }
    idc
      .dark({ hand: [SPARE], deck: DECK, character: ['Scholar'] }, {}, [scholar])
      .play('dark', 'draw')
      .expect({
        resources: { dark: { force: 1 } },
        offersExactly: {
          dark: [
            { upkeep: 'Scholar', cost: 0 },
            { upkeep: 'Scholar', cost: 1 },
          ],
        },
        asked: { dark: 'build-start' },
      })
  },
)

const wotc = playBy('wotc')

test(
  '2003: each player draws one card before the build step, without a choice',
  proves(
    'wotc/turn/dark-side-draws',
    'wotc/turn/light-side-draws',
    'wotc/turn/draw-one',
    'wotc/turn/draw-no-plays',
  ),
  () => {
    wotc
      .dark({ hand: [SPARE], deck: DECK }, { hand: [SPARE], deck: DECK })
      .expect({
        zones: { 'dark.hand': [SPARE, 'Stormtrooper Squad'], 'light.hand': 1 },
        asked: { dark: 'build' },
      })
      .play('dark', 'pass')
      .expect({ zones: { 'light.hand': [SPARE, 'Stormtrooper Squad'] }, asked: { light: 'build' } })
  },
)

test('2003: the card just drawn may be built', proves('wotc/turn/dark-side-draws'), () => {
  scenario(swtcgGame, {
    edition: 'wotc',
    position: { dark: { buildPoints: 3, hand: [SPARE], deck: DECK } },
  })
    .play('dark', { complete: 'Stormtrooper Squad', destination: { to: 'ground' } })
    .expect({ zones: { ground: ['Stormtrooper Squad'] }, asked: 'dark' })
})
