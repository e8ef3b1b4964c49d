/** Objectives about Jedi: what the hunt for them says, face by face. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { obsessed } from './duel-play.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const HUNT = 'Hunt Down And Destroy The Jedi / Their Fire Has Gone Out Of The Universe'
const VISAGE = 'Visage Of The Emperor'
const THEATRE = 'Executor: Holotheatre'
const CHAMBER = 'Executor: Meditation Chamber'
const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (D)'
const turned = (is: boolean) => ({ facts: { [`dark.side/${HUNT}`]: { turned: is } } }) as const
const fill = (card: string, count: number): readonly string[] => Array.from({ length: count }, () => card)

describe('Hunt Down And Destroy The Jedi', () => {
  test(
    'brings the theatre and the Visage, which costs nothing then, and what else is wished for',
    together(tells(HUNT), proves('ccgx/objective/visage-start', 'ccgx/final/start-free')),
    () => {
      const game = final({
        at: 'start',
        dark: { reserve: [HUNT, THEATRE, VISAGE, CHAMBER, 'Epic Duel', ...fill('Stormtrooper', 14)] },
        light: { reserve: ['Tatooine (L)', ...fill('Talz', 14)] },
      })
      game.play('light', { 'start-with': 'Tatooine (L)' })
      game.play('dark', { cards: [THEATRE] }).play('dark', { cards: [VISAGE] })
      game
        .play('dark', false)
        .play('dark', true)
        .play('dark', { cards: ['Epic Duel'] })
      game.expect({
        zones: { row: ['Tatooine (L)', THEATRE], 'dark.side': [HUNT, 'Epic Duel'] },
        facts: { [VISAGE]: { on: THEATRE } },
        resources: { dark: { lost: 0, hand: 8 } },
        asked: { dark: 'activate' },
      })
    },
  )

  const at = (vader: string, jedi?: string) =>
    final({
      at: 'move dark',
      locations: [
        { card: EISLEY, dark: [vader] },
        { card: CANTINA },
        { card: 'Tatooine: Docking Bay 94 (D)', light: jedi ? [jedi] : [] },
      ],
      dark: { side: [HUNT], force: 9, hand: [] },
    })

  test('turns over while Vader walks on a battleground and no Jedi does', tells(HUNT), () => {
    at('Darth Vader')
      .play('dark', { move: 'Darth Vader', to: CANTINA })
      .expect({ ...turned(true), asked: 'dark' })
    at('Darth Vader', 'Obi-Wan Kenobi')
      .play('dark', { move: 'Darth Vader', to: CANTINA })
      .expect({ ...turned(false), asked: 'dark' })
  })

  test('takes Vader back into hand for 4 Force, his cards to the Used Pile', tells(HUNT), () => {
    const game = final({
      at: 'move dark',
      locations: [
        { card: CANTINA, dark: [{ card: 'Darth Vader', with: ["Vader's Lightsaber"] }] },
        { card: EISLEY, light: ['Obi-Wan Kenobi'], dark: ['Stormtrooper'] },
      ],
      dark: { side: [HUNT], force: 5 },
    })
    game.play('dark', { play: HUNT })
    game.expect({
      zones: { 'dark.hand': ['Darth Vader'] },
      resources: { dark: { force: 1, used: 5 } },
      asked: 'dark',
    })
  })

  test('makes Sense and Alter fail more often', tells(HUNT), () => {
    const game = final({
      at: 'control dark',
      locations: [
        { card: CANTINA, light: ['Obi-Wan Kenobi'] },
        { card: EISLEY, dark: ['Darth Vader'] },
      ],
      dark: { side: [HUNT], hand: ['Trooper Charge'], force: 3 },
      light: { hand: ['Sense (L)'], reserve: ['Talz', 5] },
    })
    game.expect({ numbers: { 'light.hand/Sense (L)': { 'own-draw': 4 } }, asked: 'dark' })
  })

  test('is lost to whoever drains on the Executor or fights a lesser duel', tells(HUNT), () => {
    const drained = final({
      at: 'control dark',
      locations: [
        { card: THEATRE, dark: ['Stormtrooper'] },
        { card: EISLEY, light: ['Obi-Wan Kenobi'] },
      ],
      dark: { side: [HUNT] },
      light: { force: 3 },
    })
    drained.play('dark', { drain: THEATRE })
    drained.expect({ zones: { 'dark.out-of-play': [HUNT] }, asked: 'light' })
    const duel = obsessed({ dark: { side: [HUNT] } })
    duel.expect({ zones: { 'dark.out-of-play': [HUNT] }, asked: { light: 'lose-force' } })
  })

  const fire = (locations: Parameters<typeof final>[0]['locations'], more: object = {}) =>
    final({
      at: 'control light',
      ...(locations ? { locations } : {}),
      dark: { side: [{ card: HUNT, turned: true }], force: 3 },
      light: { hand: ['Sense (L)', 'Alter (L)'], force: 5 },
      ...more,
    })

  test(
    'keeps Jedi from draining and from beginning battles, and Sense and Alter in hand',
    tells(HUNT),
    () => {
      const game = fire([
        { card: 'Dagobah: Cave', light: ['Obi-Wan Kenobi'] },
        { card: EISLEY, dark: ['Darth Vader'], light: [] },
        { card: CHAMBER, dark: [] },
        { card: 'Tatooine: Docking Bay 94 (D)', light: ['Talz'] },
      ])
      game.expect({ offers: { light: [{ drain: 'Tatooine: Docking Bay 94 (D)' }] }, asked: 'light' })
    },
  )

  test('spares its player the Visage, which costs the opponent 1 Force a turn', tells(HUNT, VISAGE), () => {
    const position = (back: boolean) =>
      final({
        at: 'end dark',
        locations: [
          { card: THEATRE, dark: ['Stormtrooper', VISAGE] },
          { card: EISLEY, dark: ['Darth Vader'] },
        ],
        dark: { side: [{ card: HUNT, turned: back }], reserve: 5 },
        light: { reserve: 5 },
      })
    const both = position(false)
    both.expect({ resources: { dark: { lost: 1 }, light: { lost: 1 } }, asked: 'light' })
    const spared = position(true)
    spared.expect({ resources: { dark: { lost: 0 }, light: { lost: 1 } }, asked: 'light' })
  })
})

describe(VISAGE, () => {
  test(
    'costs 2 Force lost to deploy, which no text makes less',
    together(tells(VISAGE), proves('ccgx/final/loss-cost-or-result')),
    () => {
      const game = final(
        {
          at: 'deploy dark',
          locations: [
            { card: THEATRE, dark: ['Stormtrooper'] },
            { card: EISLEY, dark: ['Frugal'] },
          ],
          dark: { hand: [VISAGE], reserve: 5, force: 2 },
        },
        {
          cards: [
            {
              title: 'Frugal',
              side: 'dark',
              kind: 'character',
              type: 'alien',
              power: 1,
              text: { statics: [{ static: 'limits-losses', whose: 'yours', most: 1 }] },
            } as never,
          ],
        },
      )
      game
        .play('dark', { deploy: VISAGE })
        .play('dark', { verb: 'lose', from: 'reserve' })
        .play('dark', { verb: 'lose', from: 'reserve' })
      game.expect({
        resources: { dark: { lost: 2, force: 2 } },
        facts: { [VISAGE]: { on: THEATRE } },
        asked: 'dark',
      })
    },
  )
})
