/** Subordinates: units of the supply. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { compileFile } from '../cards/compile-file.ts'
import { swtcgGame } from '../index.ts'
import { a, battleCard, fight, now, unit } from './battle-play.ts'
import { idc, SPARE } from './both-editions.ts'
import { attacker, other } from './threats.ts'

const HEADER = 'Name\tSet\tSide\tType\tSubtype\tCost\tSpeed\tPower\tHealth\tText'
const rows = (...lines: readonly string[]) =>
  compileFile({ set: 'OWN', text: [HEADER, ...lines].join('\n') }).rows

describe('the row of a Subordinate', () => {
  test('is a unit of the arenas on its line, without a build cost', proves('now/subordinates/what'), () => {
    const [row] = rows(
      'Pack Beast\tOWN\tN\tSubordinate\tGround/Character - Desert Creature\t\t40\t2\t*\tArmor',
    )
    expect(row).toMatchObject({ automated: true, faults: [] })
    expect(row?.facts).toEqual({
      name: 'Pack Beast',
      side: 'neutral',
      kind: 'unit',
      arenas: ['ground', 'character'],
      subtypes: ['Desert', 'Creature'],
      subordinate: true,
      speed: 40,
      power: 2,
      health: '*',
    })
  })
  test('needs its arenas and its numbers', () => {
    const [lost, bare] = rows(
      'Lost\tOWN\tN\tSubordinate\tDesert Creature\t\t40\t2\t2\t',
      'Bare\tOWN\tN\tSubordinate\tGround - Creature\t\t40\t\t2\t',
    )
    expect(lost?.faults).toEqual([
      { row: 2, column: 'Subtype', problem: 'Subordinates begin with their arenas, not with "Desert"' },
    ])
    expect(bare?.faults).toEqual([{ row: 3, column: 'Power', problem: 'must be a number, X or *, not ""' }])
  })
})

const drone = unit('Drone', { speed: 10, health: 1, subordinate: true, text: 'Last Stand: Gain 2 Force.' })
const { cost: _, ...free } = drone

describe('a Subordinate in play', () => {
  now(
    'fights as any unit, and is discarded to the supply',
    ['subordinates/leave-to-supply', 'subordinates/count-for-control'],
    () => {
      fight({
        cards: [attacker, free, other],
        dice: [6, 1, 1],
        dark: { space: ['Attacker'] },
        light: { force: 0, space: ['Drone', 'Other'] },
      })
        .play('dark', { attack: 'Attacker', defender: 'Drone' })
        .expect({
          zones: { 'light.discard': [], 'light.supply': ['Drone'] },
          resources: { light: { force: 2 } },
          asked: 'light',
        })
    },
  )
  now('goes to the supply instead of a hand', ['subordinates/leave-to-supply'], () => {
    const recall = battleCard('Recall', { do: 'put', what: a({ names: ['Drone'] }), to: 'hand' })
    fight({
      at: 'battle space',
      cards: [attacker, free, other, recall],
      dark: { hand: ['Recall'], space: ['Attacker', 'Drone'] },
      light: { space: ['Other'] },
    })
      .play('dark', { 'battle-card': 'Recall' })
      .expect({ zones: { 'dark.hand': [], 'dark.supply': ['Drone'] }, asked: 'dark' })
  })
  now('has no build cost that anything finds', ['subordinates/no-build-cost'], () => {
    const purge = battleCard('Purge', {
      do: 'discard',
      what: a({ kind: ['unit'], whose: 'opponent', number: { of: 'cost', is: 'at-most', than: 3 } }),
    })
    fight({
      at: 'battle space',
      cards: [attacker, free, other, purge],
      dark: { hand: ['Purge'], space: ['Attacker'] },
      light: { space: ['Drone', 'Other'] },
    })
      .play('dark', { 'battle-card': 'Purge' })
      .expect({ zones: { 'light.discard': ['Other'], space: ['Attacker', 'Drone'] }, asked: 'dark' })
  })
})

/** A unit that takes Drones, or whatever its text says. */
const carrier = (text: string) => unit('Carrier', { speed: 60, health: 9, text })
const drones = unit('Drone', { cost: 0, speed: 30, power: 2, health: 2, subordinate: true, text: 'Armor' })
const row = ({ cost: _cost, ...facts }: typeof drones) => facts
const building = (text: string, more: readonly (typeof drones)[] = []) =>
  idc.at('build dark', { buildPoints: 9, force: 9, space: ['Carrier'] }, { space: ['Other'] }, [
    carrier(text),
    other,
    row(drones),
    ...more,
  ])
const BUILD = 'Play only during your build step.'

describe('taking Subordinates', () => {
  now(
    'puts as many as the text says into the arena, untapped, as often as it is paid for',
    ['subordinates/unlimited', 'subordinates/untapped', 'subordinates/what'],
    () => {
      building(
        `Pay 1 Force -> Take 2 30/2/2 Drone Subordinates with "Armor" and put them into the Space arena. Play any number of times. ${BUILD}`,
      )
        .play('dark', { play: 'Carrier' })
        .play('dark', { play: 'Carrier' })
        .expect({
          zones: { space: ['Carrier', 'Other', 'Drone', 'Drone', 'Drone', 'Drone'] },
          facts: { Drone: { tapped: false } },
          resources: { dark: { force: 7 } },
          asked: 'dark',
        })
    },
  )
  now('gives it the numbers and abilities of the text, not of its row', ['subordinates/text-decides'], () => {
    building(
      `Pay 1 Force -> Take 1 40/3/1 Drone Subordinate with "Stealth" and put it into the Space arena. ${BUILD}`,
    )
      .play('dark', { play: 'Carrier' })
      .expect({ numbers: { Drone: { speed: 40, power: 3, health: 1, stealth: 1, armor: 0 } }, asked: 'dark' })
    building(`Pay 1 Force -> Take 1 Drone Subordinate and put it into the Space arena. ${BUILD}`)
      .play('dark', { play: 'Carrier' })
      .expect({ numbers: { Drone: { speed: 30, power: 2, health: 2, armor: 1 } }, asked: 'dark' })
  })
  now('costs less where text says so of abilities that take such', ['subordinates/cost-reductions'], () => {
    const taking = (such: string, cost: string) =>
      idc.at('build dark', { hand: [SPARE], buildPoints: 1, force: 3, space: ['Carrier', 'Chief'] }, {}, [
        carrier(`${cost} -> Take 1 Drone Subordinate and put it into the Space arena. ${BUILD}`),
        unit('Chief', {
          text: `Each of your units' activated abilities that put 1 or more ${such} into an arena costs 1 less build point and 1 less Force to play.`,
        }),
        { ...row(drones), subtypes: ['Droid'] },
      ])
    taking('Droid Subordinates', 'Pay 2 build points, pay 2 Force')
      .play('dark', { play: 'Carrier' })
      .expect({ resources: { dark: { force: 2, buildPoints: 0 } }, asked: 'dark' })
    taking('Subordinates', 'Pay 2 build points')
      .play('dark', { play: 'Carrier' })
      .expect({ resources: { dark: { force: 3, buildPoints: 0 } }, asked: 'dark' })
    taking('Creature Subordinates', 'Pay 1 build point')
      .play('dark', { play: 'Carrier' })
      .expect({ resources: { dark: { buildPoints: 0 } }, asked: 'dark' })
    taking('Creature Subordinates', 'Pay 2 build points').expect({
      refused: { dark: { play: 'Carrier' } },
      asked: 'dark',
    })
  })
  test('costs less where the abilities of its taker do, each in its own points', () => {
    const chief = unit('Chief', {
      text: "Each of your other units' activated abilities costs 1 less Force and 1 less build point to play.",
    })
    const taking = (cost: string, points: number, space: readonly string[]) =>
      idc.at(
        'build dark',
        { hand: [SPARE], buildPoints: points, force: 3, space: [...space] },
        { space: ['Other'] },
        [
          carrier(`${cost} -> Take 1 Drone Subordinate and put it into the Space arena. ${BUILD}`),
          chief,
          other,
          row(drones),
        ],
      )
    taking('Pay 2 build points', 1, ['Carrier']).expect({
      refused: [{ dark: { play: 'Carrier' } }],
      asked: 'dark',
    })
    taking('Pay 2 build points', 1, ['Carrier', 'Chief'])
      .play('dark', { play: 'Carrier' })
      .expect({
        zones: { space: ['Carrier', 'Chief', 'Other', 'Drone'] },
        resources: { dark: { force: 3, buildPoints: 0 } },
        asked: 'dark',
      })
    taking('Pay 2 Force', 1, ['Carrier', 'Chief'])
      .play('dark', { play: 'Carrier' })
      .expect({ resources: { dark: { force: 2, buildPoints: 1 } }, asked: 'dark' })
  })
  now('is no deployment', ['subordinates/put-not-deployed'], () => {
    const herald = unit('Herald', { text: 'Whenever you deploy a unit, gain 5 Force.' })
    idc
      .at('build dark', { buildPoints: 9, force: 1, space: ['Carrier', 'Herald'] }, { space: ['Other'] }, [
        carrier(
          `Pay 1 Force -> Take 1 30/2/2 Drone Subordinate with "Armor" and put it into the Space arena. ${BUILD}`,
        ),
        herald,
        other,
        row(drones),
      ])
      .play('dark', { play: 'Carrier' })
      .expect({ resources: { dark: { force: 0 } }, asked: 'dark' })
  })
  now('lets its player choose between the arenas that are named', ['subordinates/which-arena'], () => {
    const walker = unit('Drone', { cost: 0, arenas: ['ground', 'character'], subordinate: true })
    const scene = (words: string) =>
      idc
        .at('build dark', { force: 9, space: ['Carrier'] }, { space: ['Other'] }, [
          carrier(`Pay 1 Force -> Take 1 50/3/3 Drone Subordinate and put it into ${words}. ${BUILD}`),
          other,
          row(walker),
        ])
        .play('dark', { play: 'Carrier' })
    for (const words of ['its arena', 'the Ground or Character arena'])
      scene(words)
        .play('dark', 'character')
        .expect({ zones: { character: ['Drone'] }, asked: 'dark' })
    scene('this arena').expect({ zones: { space: ['Carrier', 'Other'] }, asked: 'dark' })
  })
  now(
    'of any kind that fits is chosen by its player, of the own side or Neutral',
    ['subordinates/side', 'subordinates/unlimited'],
    () => {
      const foreign = unit('Foreign Drone', {
        cost: 0,
        side: 'light',
        power: 1,
        subtypes: ['Droid'],
        subordinate: true,
      })
      const strong = unit('Strong Drone', { cost: 0, power: 7, subtypes: ['Droid'], subordinate: true })
      const small = unit('Small Drone', { cost: 0, power: 1, subtypes: ['Droid'], subordinate: true })
      const tiny = unit('Tiny Drone', { cost: 0, power: 0, subtypes: ['Qqq', 'Droid'], subordinate: true })
      building(
        `Pay 1 Force -> Take 1 Qqq Subordinate with printed power 4 or less and put it into its arena. ${BUILD}`,
        [foreign, strong, small, tiny].map(row),
      )
        .play('dark', { play: 'Carrier' })
        .expect({ zones: { space: ['Carrier', 'Other', 'Tiny Drone'] }, asked: 'dark' })
    },
  )
})

describe('Subordinates that come and go', () => {
  now(
    'return to the supply without being discarded, and are taken again from there',
    ['subordinates/return-is-not-discard', 'subordinates/unlimited'],
    () => {
      const spare = unit('Spare', {
        cost: 0,
        subordinate: true,
        text: 'Return this unit to your supply -> Gain 2 Force. Play only during your build step. | Last Stand: Gain 5 Force.',
      })
      idc
        .at('build dark', { force: 1, space: ['Carrier'] }, { space: ['Other'] }, [
          carrier(
            `Pay 1 Force -> Take 1 Spare Subordinate and put it into the Space arena. Play any number of times. ${BUILD}`,
          ),
          other,
          row(spare),
        ])
        .play('dark', { play: 'Carrier' })
        .play('dark', { play: 'Spare' })
        .expect({
          zones: { space: ['Carrier', 'Other'], 'dark.supply': ['Spare'], 'dark.discard': [] },
          resources: { dark: { force: 2 } },
          asked: 'dark',
        })
        .play('dark', { play: 'Carrier' })
        .expect({ zones: { space: ['Carrier', 'Other', 'Spare'], 'dark.supply': [] }, asked: 'dark' })
    },
  )
  now('are there once if they are unique', ['subordinates/unique'], () => {
    const dio = unit('Dio', { cost: 0, version: 'A', subordinate: true })
    idc
      .at('build dark', { force: 3, space: ['Carrier'] }, { space: ['Other'] }, [
        carrier(
          `Pay 1 Force -> Take 1 50/3/3 Dio Subordinate and put it into the Space arena. Play any number of times. ${BUILD}`,
        ),
        other,
        row(dio),
      ])
      .play('dark', { play: 'Carrier' })
      .play('dark', { play: 'Carrier' })
      .expect({
        zones: { space: ['Carrier', 'Other', 'Dio (A)'], 'dark.supply': ['Dio (A)'] },
        asked: 'dark',
      })
  })
  now('take a starred number from what was paid, and keep it', ['subordinates/star-numbers'], () => {
    const troops = unit('Troops', {
      cost: 0,
      power: '*',
      health: '*',
      subordinate: true,
      text: "This unit's power and health are equal to the number of counters removed to put it into play.",
    })
    idc
      .at('build dark', { space: [{ card: 'Carrier', counters: { credit: 4 } }] }, { space: ['Other'] }, [
        carrier(
          `Remove up to 4 credit counters from this unit -> Take 1 50/*/* Troops Subordinate with "This unit's power and health are equal to the number of counters removed to put it into play." and put it into any arena. ${BUILD}`,
        ),
        other,
        row(troops),
      ])
      .play('dark', { play: 'Carrier' })
      .play('dark', 3)
      .expect({ numbers: { Troops: { speed: 50, power: 3, health: 3 } }, asked: 'dark' })
  })
  now('are spoken of as units of their own kind', ['subordinates/what'], () => {
    const chief = unit('Chief', {
      text: 'Each of your Droid Subordinates gets +1 power. | Each non-Subordinate unit gets +10 speed. | Each of your Subordinates or Jedi gets +1 health.',
    })
    const plain = row(drones)
    const droid = row(unit('Droid Drone', { cost: 0, subtypes: ['Battle', 'Droid'], subordinate: true }))
    fight({
      cards: [attacker, other, plain, droid, chief],
      dark: { space: ['Attacker', 'Chief', 'Drone', 'Droid Drone'] },
      light: { space: ['Other'] },
    }).expect({
      numbers: {
        Drone: { power: 2, speed: 30, health: 3 },
        'Droid Drone': { power: 4, speed: 50, health: 4 },
        Chief: { power: 3, speed: 60, health: 3 },
      },
      asked: 'dark',
    })
  })
})

test('no deck holds one', proves('now/subordinates/not-in-deck'), () => {
  const setup = swtcgGame.sampleSetup({ seed: 1, edition: 'today' })
  const cards = [{ key: 'OWN Drone', ...free, arenas: ['space' as const], subtypes: [], abilities: [] }]
  const [first, ...rest] = setup.players
  const deck = ['OWN Drone', ...first!.deck]
  const found = swtcgGame.checkSetup({
    ...setup,
    cards,
    players: [{ ...first!, deck }, ...rest],
  } as typeof setup)
  expect(found.map(({ code, rule }) => [code, rule])).toEqual([
    ['not-in-decks', 'now/subordinates/not-in-deck'],
  ])
})
