/** Locations: put into an arena of their type, one in each, replaced at the price of the costlier one. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { both, idc, SPARE, today } from './both-editions.ts'

const location = (name: string, arenas: readonly string[], cost?: number) => ({
  name,
  side: 'neutral',
  kind: 'location',
  arenas,
  ...(cost === undefined ? {} : { cost }),
})
const to = (arena: string) => ({ destination: { to: arena } })

both(
  'a Location is completed into the arena of its type, and nowhere else',
  {
    idc: ['idc/location/build-step', 'idc/location/complete-in-matching-arena', 'idc/location/not-units'],
    wotc: [
      'wotc/location/built-like-others',
      'wotc/location/arena-by-subtype',
      'wotc/location/must-go-to-arena',
      'wotc/location/not-a-unit',
      'wotc/location/deploy-wording',
    ],
  },
  ({ dark, cite }) => {
    const cave = 'Dark Cave'
    dark({ buildPoints: 3, hand: [cave, SPARE] })
      .expect({
        offersExactly: {
          dark: ['pass', { 'lay-face-down': cave }, { complete: cave, ...to('character'), cost: 3 }],
        },
        refused: [
          { dark: { complete: cave, ...to('space') }, rule: cite('idc/location/complete-in-matching-arena') },
          { dark: { complete: cave, ...to('build') }, rule: cite('idc/location/complete-in-matching-arena') },
        ],
      })
      .play('dark', { complete: cave, ...to('character') })
      .expect({
        zones: { 'character-location': [cave], character: [] },
        facts: { [cave]: { faceDown: false, controller: 'dark' } },
        events: [
          { kind: 'completed', is: cave },
          { kind: 'placed', is: cave, to: 'character' },
        ],
        resources: { dark: { buildPoints: 0 } },
        asked: 'dark',
      })
  },
)

both(
  'a Location that replaces another pays the higher cost, and the old one is discarded',
  {
    idc: ['idc/location/replace-cost', 'idc/location/replaced-is-discarded', 'idc/location/one-per-arena'],
    wotc: [
      'wotc/location/replace-cheaper-pays-existing',
      'wotc/location/replaced-is-discarded',
      'wotc/location/one-per-arena',
    ],
  },
  ({ dark }) => {
    const cards = [location('Moon', ['space'], 2), location('Sun', ['space'], 5)]
    const position = { hand: ['Moon', SPARE] }
    dark({ ...position, buildPoints: 4 }, { locations: ['Sun'] }, cards).expect({
      noOffers: { dark: [{ complete: 'Moon' }] },
      asked: 'dark',
    })
    dark({ ...position, buildPoints: 5 }, { locations: ['Sun'] }, cards)
      .play('dark', { complete: 'Moon', ...to('space'), cost: 5 })
      .expect({
        zones: { 'space-location': ['Moon'], 'light.discard': ['Sun'], 'dark.discard': [] },
        events: [{ kind: 'discarded', is: 'Sun', from: 'space' }],
        resources: { dark: { buildPoints: 0 } },
        asked: 'dark',
      })
  },
)

both(
  'a costlier one pays its own cost, and may replace one’s own',
  {
    idc: ['idc/location/replace-cost'],
    wotc: ['wotc/location/replace-equal-or-dearer', 'wotc/location/own-may-be-replaced'],
  },
  ({ dark }) => {
    const cards = [location('Moon', ['space'], 2), location('Sun', ['space'], 5)]
    dark({ buildPoints: 5, hand: ['Sun', SPARE], locations: ['Moon'] }, {}, cards)
      .play('dark', { complete: 'Sun', ...to('space'), cost: 5 })
      .expect({ zones: { 'space-location': ['Sun'], 'dark.discard': ['Moon'] }, asked: 'dark' })
  },
)

both(
  'a face-down Location needs counters for the price at the moment it is completed, and may wait',
  {
    idc: ['idc/location/replace-cost', 'idc/build/complete-is-optional'],
    wotc: ['wotc/location/replace-cheaper-pays-existing', 'wotc/location/may-wait'],
  },
  ({ dark }) => {
    const cards = [location('Moon', ['space'], 2), location('Sun', ['space'], 5)]
    const counters = (count: number) => ({ hand: [SPARE], build: [{ card: 'Moon', counters: count }] })
    dark(counters(2), { locations: ['Sun'] }, cards).expect({
      noOffers: { dark: [{ complete: 'Moon' }] },
      asked: 'dark',
    })
    dark(counters(2), {}, cards).expect({
      offersExactly: { dark: ['pass', { complete: 'Moon' }] },
      asked: 'dark',
    })
    dark(counters(5), { locations: ['Sun'] }, cards)
      .play('dark', { complete: 'Moon' })
      .expect({ zones: { 'space-location': ['Moon'] }, asked: 'dark' })
  },
)

test('a Location without a printed cost costs 0', proves('idc/location/no-cost-is-zero'), () => {
  const cards = [location('Void', ['space']), location('Moon', ['space'], 3)]
  idc
    .dark({ hand: ['Void', SPARE] }, {}, cards)
    .play('dark', { complete: 'Void', ...to('space'), cost: 0 })
    .expect({ zones: { 'space-location': ['Void'] }, asked: 'dark' })
  idc
    .dark({ buildPoints: 3, hand: ['Void', SPARE] }, { locations: ['Moon'] }, cards)
    .play('dark', { complete: 'Void', ...to('space'), cost: 3 })
    .expect({ resources: { dark: { buildPoints: 0 } }, asked: 'dark' })
})

test(
  'a multi-arena Location goes to one of its arenas, never moves, and may have a copy in each',
  proves(
    'idc/location/multi-arena-choose',
    'idc/location/multi-arena-copy-each',
    'idc/location/never-moves',
    'idc/multi-arena/definition',
  ),
  () => {
    const cards = [location('Valley', ['ground', 'character'], 2)]
    idc
      .dark({ buildPoints: 4, hand: ['Valley', 'Valley', SPARE] }, {}, cards)
      .play('dark', { complete: 'Valley', ...to('ground') })
      .expect({
        offers: { dark: [{ complete: 'Valley', ...to('character') }] },
        noOffers: { dark: [{ complete: 'Valley', ...to('space') }, { move: 'Valley' }] },
        refused: {
          dark: { move: 'ground-location/Valley', to: 'character' },
          rule: 'idc/location/never-moves',
        },
      })
      .play('dark', { complete: 'Valley', ...to('character') })
      .expect({ zones: { 'ground-location': ['Valley'], 'character-location': ['Valley'] }, asked: 'dark' })
  },
)

test('a Location belongs to the player who completed it', proves('idc/location/faces-its-player'), () => {
  const shrine = {
    ...location('Shrine', ['space'], 1),
    abilities: [
      {
        ability: 'triggered',
        when: { when: 'build-step-starts', whose: 'you' },
        do: [{ do: 'gain-force', who: 'you', amount: 1 }],
      },
    ],
  }
  idc
    .dark({ hand: [SPARE], locations: ['Shrine'] }, { hand: [SPARE] }, [shrine])
    .expect({ resources: { dark: { force: 1 }, light: { force: 0 } } })
    .play('dark', 'pass')
    .expect({ resources: { dark: { force: 1 }, light: { force: 0 } }, asked: { light: 'build' } })
})

describe('text that lets each player have a Location of his or her own in an arena', () => {
  const front = {
    ...location('Front', ['character'], 1),
    text: "Each player can have 1 Location in each arena at the same time. Whenever a player completes a Location, don't discard another player's Location in the same arena.",
  }
  const [cave, lair] = [
    { ...location('Cave', ['ground'], 4), text: 'Each of your units gets +10 speed.' },
    { ...location('Lair', ['ground'], 2), side: 'dark', text: 'Each of your units gets +20 speed.' },
  ]
  const stand = (locations: readonly string[], theirs: readonly string[]) =>
    today
      .dark({ buildPoints: 4, hand: ['Lair', SPARE], ground: ['Rat'], locations }, { locations: theirs }, [
        front,
        cave,
        lair,
        { ...location('Rat', ['ground'], 1), kind: 'unit', speed: 10, power: 1, health: 1 },
      ])
      .play('dark', { complete: 'Lair', ...to('ground') })
  test('each works, and none is paid for or discarded', proves('now/general/two-locations'), () => {
    stand(['Front'], ['Cave']).expect({
      zones: { 'ground-location': ['Cave', 'Lair'], 'light.discard': [] },
      resources: { dark: { buildPoints: 2 } },
      numbers: { Rat: { speed: 30 } },
      asked: 'dark',
    })
  })
  test('one of the same player is replaced as ever', () => {
    stand(['Front', 'Cave'], []).expect({
      zones: { 'ground-location': ['Lair'], 'dark.discard': ['Cave'] },
      resources: { dark: { buildPoints: 0 } },
      asked: 'dark',
    })
  })
  test('without it there is one', () => {
    stand([], ['Cave']).expect({
      zones: { 'ground-location': ['Lair'], 'light.discard': ['Cave'] },
      asked: 'dark',
    })
  })
})
