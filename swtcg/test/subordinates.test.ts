/** Subordinates: units of the supply. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { compileFile } from '../cards/compile-file.ts'
import { swtcgGame } from '../index.ts'
import { a, battleCard, fight, now, unit } from './battle-play.ts'
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
