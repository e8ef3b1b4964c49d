/** Flying from system to system. */
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { both } from './editions.ts'
import { beginners, ccg95 } from './play.ts'

const move = { at: 'move dark', dark: { force: 5 } }
const systems = ['Alderaan (D)', 'Yavin 4 (D)', 'Dantooine (D)', 'Tatooine (D)', 'Kessel (D)']

both(
  'a starship flies to systems on table within its hyperspeed, for 1 Force, with all aboard',
  [
    'move/hyperspeed-cost',
    'move/hyperspeed-distance',
    'ccg95/move/hyperspeed-too-far',
    'ccg95/move/hyperspeed-to-systems-in-play',
    'ccg95/starship/hyperspeed',
    'ccg/move/hyperspeed-range',
    'ccg/move/hyperspeed-direct',
  ],
  (play, edition) => {
    const ship = { card: 'Devastator', passengers: ['Darth Vader'] }
    const game = play({
      ...move,
      locations: [{ card: 'Yavin 4 (D)', dark: [ship] }, ...systems.filter((each) => each !== 'Yavin 4 (D)')],
    })
    game.expect({
      offers: {
        dark: [
          { move: 'Devastator', to: 'Alderaan (D)' },
          { move: 'Devastator', to: 'Tatooine (D)', cost: 1 },
        ],
      },
      refused: {
        dark: { move: 'Devastator', to: 'Kessel (D)', by: 'hyperspeed' },
        rule: edition === '1995' ? 'ccg95/move/hyperspeed-too-far' : 'ccg/move/hyperspeed-range',
      },
    })
    game.play('dark', { move: 'Devastator', to: 'Tatooine (D)' })
    game.expect({
      facts: { 'Darth Vader': { at: 'Tatooine' } },
      resources: { dark: { force: 4 } },
      asked: 'dark',
    })
  },
)

const twin = {
  title: 'Twin Star',
  side: 'dark',
  kind: 'location',
  type: 'system',
  parsec: 8,
  force: { dark: 1, light: 1 },
  icons: ['planet'],
  dots: 1,
} as const

both(
  'systems of one parsec number are no distance apart; a ship without hyperdrive stays',
  ['ccg95/move/hyperspeed-zero-distance', 'ccg95/move/hyperspeed-none', 'ccg/move/hyperspeed-distance'],
  (play, edition) => {
    const game = play(
      {
        ...move,
        locations: [{ card: 'Kessel (D)', dark: ["Vader's Custom TIE", 'TIE Fighter', slow] }, 'Twin Star'],
      },
      { cards: [twin, slowShip] },
    )
    game.expect({
      offers: { dark: [{ move: slow, to: 'Twin Star' }] },
      noOffers: { dark: [{ move: 'TIE Fighter' }] },
    })
    if (edition === '1995')
      game.expect({
        refused: {
          dark: { move: 'TIE Fighter', to: 'Twin Star', by: 'hyperspeed' },
          rule: 'ccg95/move/hyperspeed-none',
        },
      })
    game.expect({ asked: 'dark' })
  },
)

const slow = 'Slow Barge'

const slowShip = {
  title: slow,
  side: 'dark',
  kind: 'starship',
  type: 'capital',
  power: 1,
  armor: 1,
  hyperspeed: 0,
  permanentPilot: 1,
  icons: ['nav-computer'],
} as const

test(
  '1995: a starship may stop on its way while the distances add up to no more than its hyperspeed',
  proves('ccg95/move/hyperspeed-several-stops'),
  () => {
    const game = ccg95({
      ...move,
      locations: [
        'Alderaan (D)',
        { card: 'Yavin 4 (D)', dark: ['TIE Scout'] },
        'Dantooine (D)',
        'Tatooine (D)',
        'Kessel (D)',
      ],
    })
    game.play('dark', { move: 'TIE Scout', to: 'Tatooine (D)' })
    game.expect({
      offers: {
        dark: [
          { move: 'TIE Scout', to: 'Kessel (D)', cost: 0 },
          { move: 'TIE Scout', to: 'Dantooine (D)' },
        ],
      },
    })
    game.expect({ noOffers: { dark: [{ move: 'TIE Scout', to: 'Yavin 4 (D)' }] } })
    game.play('dark', { move: 'TIE Scout', to: 'Kessel (D)' })
    game.expect({ resources: { dark: { force: 4 } }, asked: 'dark' })
  },
)

test("Beginner's: one jump in a turn", proves('ccg/move/hyperspeed-single-jump'), () => {
  const game = beginners({
    ...move,
    locations: [{ card: 'Yavin 4 (D)', dark: ['TIE Scout'] }, 'Dantooine (D)', 'Kessel (D)'],
  })
  game.play('dark', { move: 'TIE Scout', to: 'Dantooine (D)' })
  game.expect({
    refused: {
      dark: { move: 'TIE Scout', to: 'Yavin 4 (D)', by: 'hyperspeed' },
      rule: 'ccg/move/one-main-move',
    },
    asked: { dark: 'draw-phase' },
  })
})

test(
  "Beginner's: a starship that lost its nav computer flies all the same",
  proves('ccg/pilot/needed'),
  () => {
    const game = beginners({
      at: 'move light',
      locations: [
        { card: 'Kessel (L)', light: [{ card: 'X-wing', with: ["I've Lost Artoo!"] }] },
        'Tatooine (L)',
      ],
      light: { force: 3 },
    })
    game.expect({ offers: { light: [{ move: 'X-wing', to: 'Tatooine (L)' }] }, asked: 'light' })
  },
)
