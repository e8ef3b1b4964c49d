/** Cards that text lets a player find in a pile: taken into hand, or deployed at once. */
import { proves } from '@dejarik/rulebook/testing'
import { expect, test } from 'vitest'
import { sayText } from '../language/render/text.ts'
import type { CardText } from '../text/text.ts'
import { open } from './card-plays.ts'
import { final } from './play.ts'

const PLAIN = 'Moon: Plain'
const HILL = 'Moon: Hill'
const rock = 'Rim: Rock of light'
const seeks = (title: string, text: CardText) =>
  ({ title, side: 'light', kind: 'interrupt', type: 'used', text }) as const

const muster = seeks('Muster', {
  actions: [
    {
      when: { phase: 'deploy', of: 'you' },
      do: [{ do: 'deploy-from', pile: 'reserve', what: { type: 'rebel' }, to: { title: HILL } }],
    },
  ],
})
const salvage = seeks('Salvage', {
  actions: [{ when: 'any-time', do: [{ do: 'search', from: 'used', what: { kind: 'character' } }] }],
})

test(
  'a card out of the Reserve Deck is paid for, goes where the text says, and the deck is shuffled',
  proves('ccgx/search/deploy-from-reserve', 'ccgx/final/deploy-from-pile-normal'),
  () => {
    const game = open(
      {
        at: 'deploy light',
        locations: [
          { card: PLAIN, light: ['Luke Skywalker'] },
          { card: HILL, light: ['Han Solo'] },
        ],
        light: { hand: ['Muster', rock], force: 4, reserve: ['2 of light', 'Biggs Darklighter', 5] },
      },
      [muster],
    )
    game.play('light', { play: 'Muster' })
    game.expect({ asked: { light: 'deploy-from' } })
    game.play('light', { deploy: 'Biggs Darklighter', on: HILL })
    game.expect({
      facts: { 'table/Biggs Darklighter': { at: HILL } },
      resources: { light: { force: 2, used: 3, reserve: 6 } },
      asked: 'light',
      events: [
        { kind: 'deployed', seat: 'light', cost: 2 },
        { kind: 'shuffled', seat: 'light', pile: 'reserve' },
      ],
    })
  },
)

test('a site that comes to a system may be a generic one, and goes nowhere else', () => {
  const game = final({
    at: 'deploy dark',
    locations: [
      { card: 'Spaceport Docking Bay (D)', of: 'Corulag', dark: ['Corulag Operative'] },
      'Corulag (D)',
      'Tatooine (D)',
      'Tatooine: Mos Eisley (D)',
    ],
    dark: { force: 6, reserve: ['Spaceport Street (D)', 'Tatooine: Cantina (D)', 5] },
  })
  game.play('dark', { play: 'Corulag Operative' })
  game.expect({
    offersExactly: {
      dark: [
        { deploy: 'Spaceport Street (D)', row: 0 },
        { deploy: 'Spaceport Street (D)', row: 1 },
      ],
    },
  })
  game.play('dark', { deploy: 'Spaceport Street (D)', row: 0 })
  game.expect({ zones: { row: 5 }, asked: 'dark' })
})

test('whoever finds nothing that he wants deploys nothing', () => {
  const game = open(
    {
      at: 'deploy light',
      locations: [{ card: HILL, light: ['Han Solo'] }],
      light: { hand: ['Muster', rock], force: 4, reserve: ['Biggs Darklighter', 5] },
    },
    [muster],
  )
  game.play('light', { play: 'Muster' })
  game.play('light', 'pass')
  game.expect({ resources: { light: { force: 4, reserve: 6 } }, asked: 'light' })
})

test('a card of the Used Pile is taken into hand, and that pile is shuffled', () => {
  const game = open(
    {
      at: 'deploy light',
      locations: [{ card: HILL }],
      light: { hand: ['Salvage', rock], used: ['2 of light', 'Rebel Trooper'], reserve: 5 },
    },
    [salvage],
  )
  game.play('light', { play: 'Salvage' })
  game.play('light', { cards: ['light.used/Rebel Trooper'] })
  game.expect({
    zones: { 'light.hand': [rock, 'Rebel Trooper'] },
    asked: 'light',
    events: [{ kind: 'shuffled', seat: 'light', pile: 'used' }],
  })
})

const said = (card: ReturnType<typeof seeks>): readonly string[] =>
  sayText({ ...card, key: card.title, destiny: 3 }, card.text)

test('both are said with their pile', () => {
  expect(said(muster)).toEqual([
    'During your deploy phase, deploy one Rebel to Hill from Reserve Deck; reshuffle.',
  ])
  expect(said(salvage)).toEqual(['Take one character into hand from Used Pile; reshuffle.'])
})
