/** Objectives: how they begin, which face works, when they turn over, and that nothing else takes them away. */
import { numberOf } from '@dejarik/kernel'
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { Library } from '../cards/library.ts'
import { shippedCards } from '../index.ts'
import { checkDeck } from '../rules/preparation/deck.ts'
import { defineCards } from '../scenario/inline-card.ts'
import { fighter } from './battle-play.ts'
import { final } from './play.ts'

const TITLE = 'Hold The Base'
const CANTINA = 'Tatooine: Cantina (D)'
const BAY = 'Tatooine: Docking Bay 94 (D)'
const generation = (add: number) => ({ static: 'generation', whose: 'yours', add })
const control = { if: 'control', at: { title: 'Tatooine: Cantina' } }
const flipIf = (when: object) => ({ when: 'always', if: when, do: [{ do: 'turn-over' }] })
const objective = (text: object, side = 'light', title = TITLE) =>
  ({ title, side, kind: 'objective', text }) as never
const figures = { power: 4, ability: 3, deploy: 1, forfeit: 4 }
const hero = fighter('light', 'Hero', figures)
const heroWith = (more: object) =>
  ({ title: 'Hero', side: 'light', kind: 'character', type: 'alien', ...figures, ...more }) as never

const withHero = {
  at: 'deploy light',
  locations: [CANTINA, BAY],
  light: { side: [TITLE], hand: ['Hero', 'Hero'], force: 9, lost: ['Talz', 'Talz', 'Talz'] },
} as const

describe('faces', () => {
  const base = objective({
    statics: [generation(1)],
    triggers: [flipIf(control)],
    back: {
      starts: [{ do: 'retrieve', amount: 2 }],
      statics: [generation(4)],
      triggers: [flipIf({ if: 'not', of: control })],
    },
  })

  test(
    'the face that is up works, turning over is no choice, and "immediately" is done once then',
    proves('ccgx/objective/flip', 'ccgx/objective/while-this-side', 'ccgx/objective/immediately'),
    () => {
      const game = final(withHero, { cards: [base, hero] })
      game.expect({ resources: { light: { generation: 5, lost: 3 } } })
      game.play('light', { deploy: 'light.hand/Hero', on: BAY })
      game.expect({ resources: { light: { generation: 5, lost: 3 } } })
      game.play('light', { deploy: 'light.hand/Hero', on: CANTINA })
      game.expect({
        events: [{ kind: 'flipped', card: TITLE }],
        resources: { light: { generation: 8, lost: 1 } },
        asked: 'light',
      })
    },
  )

  test(
    'where both faces name a condition that holds, it turns over once and again after the next change',
    proves('ccgx/objective/flip-back', 'ccgx/objective/flip'),
    () => {
      const restless = objective({
        triggers: [flipIf(control)],
        back: { statics: [generation(4)], triggers: [flipIf(control)] },
      })
      const game = final(withHero, { cards: [restless, hero] })
      game.play('light', { deploy: 'light.hand/Hero', on: CANTINA })
      game.expect({ resources: { light: { generation: 8 } } })
      game.play('light', { deploy: 'light.hand/Hero', on: BAY })
      game.expect({ resources: { light: { generation: 4 } }, asked: 'light' })
    },
  )

  test(
    'going out of play comes before turning over; what holds for the remainder of the game goes on',
    proves('ccgx/objective/out-of-play', 'ccgx/objective/while-this-side'),
    () => {
      const doomed = objective({
        triggers: [
          flipIf(control),
          { when: 'always', if: control, do: [{ do: 'out-of-play', what: { the: 'self' } }] },
        ],
        actions: [
          {
            when: { phase: 'deploy', of: 'you' },
            limit: { times: 1, per: 'game' },
            do: [{ do: 'for-a-while', what: generation(2), until: 'end-of-game' }],
          },
        ],
        back: { statics: [generation(4)] },
      })
      const game = final(withHero, { cards: [doomed, hero] })
      game.play('light', { play: TITLE })
      game.expect({ resources: { light: { generation: 6 } } })
      game.play('light', { deploy: 'light.hand/Hero', on: CANTINA })
      game.expect({
        zones: { 'light.side': 0, 'light.out-of-play': [TITLE] },
        resources: { light: { generation: 6 } },
        asked: 'light',
      })
    },
  )
})

test(
  'an Objective has destiny 0 and 7, is no Effect, and no other card cancels, loses, steals or puts it away',
  proves('ccgx/objective/type'),
  () => {
    const sweep = {
      title: 'Sweep',
      side: 'dark',
      kind: 'interrupt',
      type: 'used',
      text: {
        actions: [
          {
            when: { phase: 'control', of: 'you' },
            do: [
              { do: 'cancel-cards', what: { whose: 'opponents' } },
              { do: 'use-cards', what: { whose: 'opponents' } },
              { do: 'out-of-play', what: { whose: 'opponents' } },
              { do: 'steal', what: { kind: 'objective' } },
              { do: 'cross-over', what: { kind: 'objective' } },
              { do: 'take-into-hand', what: { kind: 'objective' } },
            ],
          },
        ],
      },
    } as never
    const position = {
      at: 'control dark',
      locations: [CANTINA],
      dark: { hand: ['Sweep'] },
      light: { side: [TITLE] },
    } as const
    const game = final(position, { cards: [objective({ back: {} }), sweep] })
    const card = game.machine.state.cards.find((each) => each?.is === TITLE)!.id
    expect(numberOf(game.machine, 'destiny', card)).toBe(0)
    game.play('dark', { play: 'Sweep' })
    game.expect({ zones: { 'light.side': [TITLE] }, asked: 'light' })
    const turned = final(withHero, { cards: [objective({ triggers: [flipIf(control)], back: {} }), hero] })
    turned.play('light', { deploy: 'light.hand/Hero', on: CANTINA })
    const back = turned.machine.state.cards.find((each) => each?.is === TITLE)!.id
    expect(numberOf(turned.machine, 'destiny', back)).toBe(7)
    turned.expect({ asked: 'light' })
  },
)

test(
  'who takes a character into hand by an Objective sends the cards on it to the Used Piles',
  proves('ccgx/objective/take-into-hand'),
  () => {
    const rescue = objective({
      actions: [
        {
          when: { phase: 'deploy', of: 'you' },
          targets: [{ name: 'target', what: { title: 'Hero' } }],
          do: [{ do: 'return-to-hand', what: { the: { chosen: 'target' } }, rest: 'used' }],
        },
      ],
    })
    const game = final(
      {
        at: 'deploy light',
        locations: [{ card: CANTINA, light: [{ card: 'Hero', with: ['Blaster Rifle (L)'] }] }],
        light: { side: [TITLE], force: 2 },
      },
      { cards: [rescue, heroWith({ icons: ['warrior'] })] },
    )
    game.play('light', { play: TITLE })
    game.expect({ zones: { 'light.hand': ['Hero'] }, resources: { light: { used: 1 } }, asked: 'light' })
  },
)

test(
  'a bar that an Objective lays on the own cards holds against texts that ignore restrictions',
  proves('ccgx/objective/not-circumvented'),
  () => {
    const bar = { static: 'bars', what: 'deploy', of: { title: 'Hero' }, to: { title: 'Tatooine: Cantina' } }
    const free = { static: 'allows', what: 'deploy-without-presence', of: { the: 'self' } }
    const bold = heroWith({ text: { statics: [free], deploys: { withoutPresence: true } } })
    const game = final(withHero, { cards: [objective({ statics: [bar] }), bold] })
    game.expect({
      offers: { light: [{ deploy: 'light.hand/Hero', on: BAY }] },
      refused: { light: { deploy: 'light.hand/Hero', on: CANTINA } },
      asked: 'light',
    })
  },
)

describe('before the game', () => {
  const starts = (title: string) => ({ starts: [{ do: 'bring-out', what: { title } }] })
  const dark = objective(starts('Kessel'), 'dark', 'Dark Plan')
  const light = objective(starts('Dantooine'), 'light', 'Light Plan')

  test(
    "both Objectives are shown before either is carried out, the Dark Side's first, and nothing is paid",
    proves('ccgx/objective/start-order', 'ccgx/objective/visage-start', 'ccgx/objective/start-required'),
    () => {
      const filler = Array.from({ length: 12 }, () => 'Talz')
      const game = final(
        {
          at: 'start',
          dark: { reserve: ['Dark Plan', 'Kessel (D)', ...filler.map(() => 'Stormtrooper')] },
          light: { reserve: ['Light Plan', 'Dantooine (L)', ...filler] },
        },
        { cards: [dark, light] },
      )
      game.expect({ zones: { 'dark.side': ['Dark Plan'], 'light.side': ['Light Plan'], row: 0 } })
      game.play('dark', { cards: ['Kessel (D)'] })
      game.expect({ zones: { row: ['Kessel (D)'] } })
      game.play('light', { cards: ['Dantooine (L)'] })
      game.expect({
        zones: { row: ['Kessel (D)', 'Dantooine (L)'] },
        resources: { dark: { hand: 8, force: 0, lost: 0 }, light: { hand: 8, force: 0, lost: 0 } },
        asked: { dark: 'activate' },
      })
    },
  )

  test(
    'a deck without a card that its Objective begins with is refused',
    proves('ccgx/objective/start-required'),
    () => {
      const library = new Library([...shippedCards().cards, ...defineCards([light])])
      const deck = (first: string) => ['Light Plan', first, ...Array.from({ length: 58 }, () => 'Talz')]
      expect(checkDeck(library, deck('Dantooine (L)'), 'final')).toEqual([])
      expect(checkDeck(library, deck('Kessel (L)'), 'final')).toEqual([
        {
          code: 'objective-without',
          rule: 'ccgx/objective/start-required',
          detail: { card: 'Light Plan' },
        },
      ])
    },
  )
})
