import { proves } from '@dejarik/rulebook/testing'
import { expect, test } from 'vitest'
import { both } from './editions.ts'
import { beginners, ccg95, lookInto, wholeGame } from './play.ts'

const DARK_DECK = ['Kessel (D)', 'Tatooine: Cantina (D)', 10]
const LIGHT_DECK = ['Yavin 4 (L)', 'Tatooine: Cantina (L)', 'Dantooine (L)', 10]
const start = { at: 'start', dark: { reserve: DARK_DECK }, light: { reserve: LIGHT_DECK } }

both(
  'each player chooses one location of the deck, and both lie at the same time',
  [
    'ccg95/start/one-location-each',
    'ccg95/start/any-location',
    'ccg95/start/reveal-together',
    'ccg/start/location-without-objective',
    'ccg/start/locations-together',
  ],
  (play) => {
    const game = play(start)
    game.expect({
      asked: ['dark', 'light'],
      offersExactly: {
        dark: [{ 'start-with': 'Kessel (D)' }, { 'start-with': 'Tatooine: Cantina (D)' }],
        light: [
          { 'start-with': 'Yavin 4 (L)' },
          { 'start-with': 'Tatooine: Cantina (L)' },
          { 'start-with': 'Dantooine (L)' },
        ],
      },
    })
    game.play('dark', { 'start-with': 'Kessel (D)' })
    game.expect({ zones: { row: 0 }, asked: 'light' })
    game.play('light', { 'start-with': 'Tatooine: Cantina (L)' })
    game.expect({ zones: { row: ['Kessel (D)', 'Tatooine: Cantina (L)'] }, asked: { dark: 'activate' } })
  },
)

both(
  'who chose the same location chooses again, and the set-aside cards stay in the decks',
  ['ccg95/start/same-location-choose-again', 'ccg95/start/set-aside-returns', 'ccg/start/same-location'],
  (play) => {
    const game = play(start)
    game.play('dark', { 'start-with': 'Tatooine: Cantina (D)' })
    game.play('light', { 'start-with': 'Tatooine: Cantina (L)' })
    game.expect({
      zones: { row: 0 },
      offersExactly: {
        dark: [{ 'start-with': 'Kessel (D)' }],
        light: [{ 'start-with': 'Yavin 4 (L)' }, { 'start-with': 'Dantooine (L)' }],
      },
    })
    game.play('dark', { 'start-with': 'Kessel (D)' }).play('light', { 'start-with': 'Dantooine (L)' })
    game.expect({
      zones: { row: ['Kessel (D)', 'Dantooine (L)'], 'dark.reserve': 3, 'light.reserve': 4 },
      asked: { dark: 'activate' },
    })
    const where = (key: string) =>
      game.machine.state.cards.filter((card) => card?.is === key).map((card) => card!.zone)
    expect([2, 6]).toContain(where('Tatooine: Cantina (D)')[0])
  },
)

both(
  'both shuffle, draw eight and leave the rest as the Reserve Deck; the Dark Side begins',
  [
    'start/order',
    'start/shuffle',
    'start/draw-eight',
    'start/dark-goes-first',
    'ccg95/term/hand',
    'ccg95/force/reserve-deck',
    'ccg/start/reserve-deck',
  ],
  (play, edition) => {
    const machine = lookInto({ edition, seed: 5 })
    expect(
      machine.state.zones.filter(({ name }) => name === 'reserve').map(({ cards }) => cards.length),
    ).toEqual([60, 60])
    const game = play(start)
    game.play('dark', { 'start-with': 'Kessel (D)' }).play('light', { 'start-with': 'Yavin 4 (L)' })
    game.expect({
      events: [
        { kind: 'startingLocation', seat: 'dark' },
        { kind: 'startingLocation', seat: 'light' },
        { kind: 'shuffled', seat: 'dark' },
        { kind: 'shuffled', seat: 'light' },
        { kind: 'drew', seat: 'dark', count: 8 },
        { kind: 'drew', seat: 'light', count: 8 },
        { kind: 'turnBegan', seat: 'dark', turn: 1 },
      ],
      resources: {
        dark: { hand: 8, reserve: 3, force: 0, used: 0, lost: 0 },
        light: { hand: 8, reserve: 4, force: 0, used: 0, lost: 0 },
      },
      asked: { dark: 'activate' },
    })
  },
)

const objective = {
  title: 'Hold The Palace',
  side: 'light',
  kind: 'objective',
  text: {
    starts: [{ do: 'bring-out', what: { title: 'Dantooine' } }],
    actions: [
      {
        name: 'turn it over',
        when: { phase: 'control', of: 'you' },
        limit: { times: 1, per: 'game' },
        do: [{ do: 'turn-over' }],
      },
    ],
    statics: [{ static: 'generation', whose: 'yours', add: 1 }],
    back: { statics: [{ static: 'generation', whose: 'yours', add: 3 }] },
  },
} as const
const effect = {
  title: 'Well Prepared',
  side: 'light',
  kind: 'effect',
  type: 'starting',
  text: { starts: [{ do: 'bring-out', what: { title: 'Dantooine' } }] },
} as const
const interrupt = {
  title: 'Quick March',
  side: 'light',
  kind: 'interrupt',
  type: 'lost',
  text: { starts: [{ do: 'bring-out', what: { title: 'Dantooine' } }] },
} as const
const other = { ...effect, title: 'Badly Prepared' } as const

test(
  'a Starting Effect may come first, and does what it says; only one, and only by choice',
  proves('ccg/start/effect', 'ccg/start/effect-optional', 'ccg/start/one-starting-effect'),
  () => {
    const deck = { ...start, light: { reserve: [...LIGHT_DECK, 'Well Prepared', 'Badly Prepared'] } }
    const game = beginners(deck, { cards: [effect, other] })
    game.expect({
      asked: { light: 'starting-effect' },
      offersExactly: {
        light: [{ 'start-with': 'Well Prepared' }, { 'start-with': 'Badly Prepared' }, 'pass'],
      },
    })
    game.play('light', { 'start-with': 'Well Prepared' }).play('light', { cards: ['Dantooine (L)'] })
    game.expect({
      zones: { 'light.side': ['Well Prepared'], row: ['Dantooine (L)'] },
      asked: { dark: 'starting-location', light: 'starting-location' },
    })
    const skipped = beginners(deck, { cards: [effect, other] })
    skipped.play('light', 'pass')
    skipped.expect({ zones: { 'light.side': 0 }, asked: ['dark', 'light'] })
  },
)

test(
  'an Objective must be played in place of a starting location, front up, and its instructions followed',
  proves(
    'ccg/start/objective-mandatory',
    'ccg/start/objective-instructions',
    'ccg/objective/replaces-starting-location',
    'ccg/objective/role',
  ),
  () => {
    const deck = { ...start, light: { reserve: [...LIGHT_DECK, 'Hold The Palace'] } }
    const game = beginners(deck, { cards: [objective] })
    game.play('light', { cards: ['Dantooine (L)'] })
    game.expect({
      zones: { 'light.side': ['Hold The Palace'], row: ['Dantooine (L)'] },
      asked: { dark: 'starting-location' },
    })
    game.play('dark', { 'start-with': 'Kessel (D)' })
    game.expect({ zones: { row: ['Dantooine (L)', 'Kessel (D)'] }, asked: { dark: 'activate' } })
  },
)

test(
  'an Objective begins on its front and has another text on its back',
  proves('ccg/start/objective-front-up', 'ccg/objective/two-sided'),
  () => {
    const game = beginners(
      { at: 'control light', light: { side: ['Hold The Palace'] } },
      { cards: [objective] },
    )
    game.expect({ resources: { light: { generation: 2 } } })
    game.play('light', { play: 'Hold The Palace' })
    game.expect({ resources: { light: { generation: 4 } }, asked: { dark: 'activate' } })
  },
)

test(
  'a Starting Interrupt may come third, and is put away',
  proves('ccg/start/interrupt', 'ccg/start/interrupt-optional'),
  () => {
    const deck = { ...start, light: { reserve: [...LIGHT_DECK, 'Quick March'] } }
    const game = beginners(deck, { cards: [interrupt] })
    game.play('dark', { 'start-with': 'Kessel (D)' }).play('light', { 'start-with': 'Yavin 4 (L)' })
    game.expect({
      asked: { light: 'starting-interrupt' },
      offersExactly: { light: [{ 'start-with': 'Quick March' }, 'pass'] },
    })
    game.play('light', { 'start-with': 'Quick March' }).play('light', { cards: ['Dantooine (L)'] })
    game.expect({
      zones: { row: ['Kessel (D)', 'Yavin 4 (L)', 'Dantooine (L)'], 'light.lost': ['Quick March'] },
      asked: { dark: 'activate' },
    })
  },
)

test(
  'the rules of 1995 know no starting cards but locations',
  proves('ccg95/start/one-location-each'),
  () => {
    const game = ccg95(
      { ...start, light: { reserve: [...LIGHT_DECK, 'Well Prepared', 'Quick March', 'Hold The Palace'] } },
      { cards: [effect, interrupt, objective] },
    )
    game.expect({ asked: { dark: 'starting-location', light: 'starting-location' } })
  },
)

test(
  'nobody sees what the other chooses until both have chosen',
  proves('ccg95/start/reveal-together'),
  () => {
    const game = wholeGame({ seed: 3 })
    const first = game.machine.state.asked!.questions[0]!
    expect(first.kind === 'action' && first.offers.every(({ verb }) => verb === 'start-with')).toBe(true)
    game.expect({ asked: ['dark', 'light'] })
  },
)
