/** Effects and Utinni Effects: where they are played, and how they end. */
import { proves } from '@dejarik/rulebook/testing'
import { expect, test } from 'vitest'
import { both } from './editions.ts'
import { ccg95 } from './play.ts'

const CAMP = 'Tatooine: Jawa Camp (D)'
const EISLEY = 'Tatooine: Mos Eisley (D)'
const LIGHT_CAMP = 'Tatooine: Jawa Camp (L)'

const blessing = {
  title: 'Good Omen',
  side: 'dark',
  kind: 'effect',
  text: {
    deploys: { on: [{ on: { kind: 'character', whose: 'yours' }, cost: 1 }] },
    statics: [{ static: 'number', change: 'power', of: { the: 'host' }, add: 2 }],
  },
} as const

const banner = {
  title: 'War Banner',
  side: 'dark',
  kind: 'effect',
  text: {
    deploys: { on: [{ on: 'own-side' }] },
    statics: [{ static: 'number', change: 'power', of: { kind: 'character', whose: 'yours' }, add: 1 }],
  },
} as const

const wipe = {
  title: 'Clean Sweep',
  side: 'light',
  kind: 'interrupt',
  type: 'lost',
  text: {
    actions: [
      {
        name: 'cancel an Effect',
        when: 'any-time',
        targets: [{ name: 'it', what: { kind: 'effect' } }],
        do: [{ do: 'cancel-cards', what: { the: { chosen: 'it' } } }],
      },
    ],
  },
} as const

both(
  'Effects are played in the own deploy phase on what their text names, and stay',
  [
    'effect/deploy-phase',
    'ccg95/effect/where-played',
    'ccg95/effect/own-side-only',
    'ccg/effect/own-side',
    'ccg/effect/reach-by-text',
  ],
  (play) => {
    const game = play(
      {
        locations: [{ card: CAMP, dark: ['Labria', 'Myo'], light: ['Talz'] }],
        dark: { hand: ['Good Omen', 'War Banner'], force: 3 },
      },
      { cards: [blessing, banner] },
    )
    game
      .play('dark', { deploy: 'Good Omen', on: 'Labria' })
      .play('dark', { deploy: 'War Banner', beside: 'own-side' })
    game.expect({
      numbers: { Labria: { power: 4 }, Myo: { power: 4 }, Talz: { power: 1 } },
      zones: { 'dark.side': ['War Banner'] },
      asked: 'dark',
    })
    const early = play(
      {
        at: 'control dark',
        locations: [{ card: CAMP, dark: ['Labria'] }],
        dark: { hand: ['War Banner'] },
      },
      { cards: [banner] },
    )
    early.expect({ noOffers: { dark: [{ deploy: 'War Banner' }] }, asked: { dark: 'control-phase' } })
  },
)

both(
  'a cancelled Effect goes to the Lost Pile and what it changed is as before',
  [
    'ccg95/effect/canceled-reverts',
    'ccg95/effect/canceled-to-lost-pile',
    'ccg/effect/canceled',
    'ccg95/term/target',
  ],
  (play) => {
    const game = play(
      {
        at: 'draw light',
        locations: [{ card: CAMP, dark: [{ card: 'Labria', with: ['Good Omen'] }] }],
        light: { hand: ['Clean Sweep'], force: 1 },
      },
      { cards: [blessing, wipe] },
    )
    game.expect({ numbers: { Labria: { power: 3 } } })
    game.play('light', { play: 'Clean Sweep' })
    game.expect({ numbers: { Labria: { power: 1 } }, zones: { 'dark.lost': ['Good Omen'] }, asked: 'light' })
  },
)

const errand = {
  title: 'Far Errand',
  side: 'dark',
  kind: 'effect',
  type: 'utinni',
  text: {
    deploys: { on: [{ on: { type: 'site' } }], target: { kind: 'character', whose: 'opponents' } },
    statics: [{ static: 'number', change: 'power', of: { the: 'target' }, add: -1 }],
    triggers: [
      {
        name: 'the target has arrived',
        when: 'always',
        if: { if: 'on-table', what: { the: 'target', where: 'same-location' } },
        do: [{ do: 'cancel-cards', what: { the: 'self' } }],
      },
    ],
  },
} as const

const strike = {
  title: 'Sudden Strike',
  side: 'dark',
  kind: 'interrupt',
  type: 'lost',
  text: {
    actions: [
      {
        name: 'lose a character',
        when: 'any-time',
        targets: [{ name: 'it', what: { kind: 'character' } }],
        do: [{ do: 'lose-cards', what: { the: { chosen: 'it' } } }],
      },
    ],
  },
} as const

test(
  'a Utinni Effect lies on a location, names a target, and ends when the target gets there',
  proves('ccg95/utinni/purpose', 'ccg95/utinni/either-benefit', 'ccg95/effect/types'),
  () => {
    const game = ccg95(
      {
        locations: [{ card: LIGHT_CAMP, light: ['Talz', 'Kabe'] }, 'Tatooine: Mos Eisley (L)'],
        dark: { hand: ['Far Errand'], force: 1 },
        light: { force: 2 },
      },
      { cards: [errand] },
    )
    game.play('dark', { deploy: 'Far Errand', on: 'Tatooine: Mos Eisley (L)', target: 'Kabe' })
    game.expect({ numbers: { Kabe: { power: 0 }, Talz: { power: 1 } } })
    game.play('dark', 'pass').play('light', 0).play('light', 'pass')
    game.play('light', { move: 'Kabe', to: 'Tatooine: Mos Eisley (L)' })
    game.expect({ numbers: { Kabe: { power: 1 } }, zones: { 'dark.lost': ['Far Errand'] }, asked: 'light' })
  },
)

test(
  'a Utinni Effect is lost with its target',
  proves('ccg95/utinni/target-lost', 'ccg95/term/target'),
  () => {
    const game = ccg95(
      {
        at: 'draw dark',
        locations: [
          { card: LIGHT_CAMP, light: ['Kabe', 'Talz'] },
          { card: EISLEY, dark: [{ card: 'Far Errand', target: 'Kabe' }] },
        ],
        dark: { hand: ['Sudden Strike'], force: 1 },
      },
      { cards: [errand, strike] },
    )
    game.play('dark', { play: 'Sudden Strike' }).play('dark', { cards: ['Kabe'] })
    game.expect({ zones: { 'light.lost': ['Kabe'] }, asked: 'dark' })
    expect(game.machine.state.cards.find((card) => card?.is === 'Far Errand')!.on).toBe(null)
  },
)
