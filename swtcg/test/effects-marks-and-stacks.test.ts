/** Counters that are put, cards that join stacks, ends of build steps, and modes for a price. */
import { describe, test } from 'vitest'
import { fight, unit } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'

const watcher = (text: string) => unit('Watcher', { text })
const smith = (text: string) => unit('Smith', { text: `${text} Play only during your build step.` })
const building = (text: string, act: string, more: object = {}) =>
  build.dark({ space: ['Watcher', 'Smith'], force: 1, hand: [SPARE], buildPoints: 1, ...more }, {}, [
    watcher(text),
    smith(act),
  ])

describe('counters that are put', () => {
  const PUT = '[tap] -> Put 2 captivity counters on this unit.'
  test('on a unit, by whoever it is', () => {
    building('When 1 or more captivity counters are put on a unit, gain 2 Force.', PUT)
      .play('dark', { play: 'Smith' })
      .expect({ resources: { dark: { force: 3 } }, asked: 'dark' })
  })
  test('by one player alone', () => {
    building('When your opponent puts 1 or more captivity counters on a unit, gain 2 Force.', PUT)
      .play('dark', { play: 'Smith' })
      .expect({ resources: { dark: { force: 1 } }, asked: 'dark' })
    building('When you put 1 or more captivity counters on a unit, gain 2 Force.', PUT)
      .play('dark', { play: 'Smith' })
      .expect({ resources: { dark: { force: 3 } }, asked: 'dark' })
  })
  test('of one kind alone', () => {
    building('When you put 1 or more credit counters on a unit, gain 2 Force.', PUT)
      .play('dark', { play: 'Smith' })
      .expect({ resources: { dark: { force: 1 } }, asked: 'dark' })
  })
  test('damage counters are counters too', () => {
    building(
      'When 1 or more damage counters are put on one of your units, gain 2 Force.',
      '[tap] -> Put 1 damage counter on this unit.',
    )
      .play('dark', { play: 'Smith' })
      .expect({ resources: { dark: { force: 3 } }, asked: 'dark' })
  })
})

test('a card joins a stack', () => {
  const yoda = (version: string) => unit('Yoda', { version, cost: 2 })
  build
    .dark({ space: ['Watcher', 'Yoda (A)'], force: 1, hand: ['Yoda (B)', SPARE], buildPoints: 3 }, {}, [
      watcher("When you add a card to one of your units' stacks, gain 2 Force."),
      yoda('A'),
      yoda('B'),
    ])
    .play('dark', { complete: 'Yoda (B)', destination: { onto: 'Yoda (A)', place: 'beneath' } })
    .expect({ resources: { dark: { force: 3 } }, asked: 'dark' })
})

test.each([
  ['beneath', 3],
  ['top', 1],
] as const)('a card that joins a stack %s is heard of by what waits for one beneath', (place, force) => {
  const yoda = (version: string) => unit('Yoda', { version, cost: 2 })
  build
    .dark({ space: ['Watcher', 'Yoda (A)'], force: 1, hand: ['Yoda (B)', SPARE], buildPoints: 3 }, {}, [
      watcher('When you stack a card beneath one of your units, gain 2 Force.'),
      yoda('A'),
      yoda('B'),
    ])
    .play('dark', { complete: 'Yoda (B)', destination: { onto: 'Yoda (A)', place } })
    .expect({ resources: { dark: { force } }, asked: 'dark' })
})

test.each([
  ['draw X cards and gain X Force, where X is the number of credit counters removed this way', 4],
  ['gain X Force and draw X cards, where X is the number of credit counters removed this way', 4],
])('counters that are removed count the same for each thing: %s', (done, force) => {
  build
    .dark(
      {
        space: [{ card: 'Smith', counters: { credit: 4 } }],
        force: 1,
        hand: [SPARE],
        deck: [SPARE, SPARE, SPARE, SPARE],
      },
      {},
      [smith(`Remove up to 3 credit counters from this unit -> ${done[0]!.toUpperCase()}${done.slice(1)}.`)],
    )
    .play('dark', 'skip-draw')
    .play('dark', { play: 'Smith' })
    .play('dark', 3)
    .expect({ resources: { dark: { force } }, zones: { 'dark.hand': 4, 'dark.deck': 1 }, asked: 'dark' })
})

test('the build step of its player ends', () => {
  building('When your build step ends, gain 2 Force.', '[tap] -> Draw a card.')
    .play('dark', 'pass')
    .expect({ resources: { dark: { force: 3 } }, asked: 'dark' })
})

test('a mode may have a price of its own', () => {
  const text =
    '[tap] -> Choose one: Put 1 credit counter on this unit. Play only during your build step. Or: Pay 1 Force -> Gain 3 build points.'
  building('Armor', text)
    .play('dark', { play: 'Smith' })
    .play('dark', '2')
    .play('dark', true)
    .expect({ resources: { dark: { force: 0, buildPoints: 4 } }, asked: 'dark' })
})

test('damage may be part of a price', () => {
  building('Armor', 'Do 1 damage to this unit -> Gain 2 build points.')
    .play('dark', { play: 'Smith' })
    .expect({ facts: { Smith: { damage: 1 } }, resources: { dark: { buildPoints: 3 } }, asked: 'dark' })
})

test('damage that some alone prevent', () => {
  const raider = unit('Raider', {
    speed: 90,
    power: 3,
    text: 'Damage from this unit can only be prevented by a Jedi.',
  })
  const evader = (subtype: string) =>
    unit('Evader', { text: 'Pay 1 Force -> Evade 2', speed: 10, health: 9, subtypes: [subtype] })
  const attacked = (subtype: string) =>
    fight({
      cards: [raider, evader(subtype)],
      dice: [6, 6, 6],
      dark: { space: ['Raider'] },
      light: { force: 1, space: ['Evader'] },
    }).play('dark', { attack: 'Raider' })
  attacked('Droid')
    .play('light', { play: 'Evader' })
    .play('light', 2)
    .expect({ facts: { Evader: { damage: 3 } }, asked: 'light' })
  attacked('Jedi')
    .play('light', { play: 'Evader' })
    .play('light', 2)
    .expect({ facts: { Evader: { damage: 1 } }, asked: 'light' })
})
