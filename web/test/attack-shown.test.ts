import type { EventCore } from '@dejarik/kernel'
import type { Happened, Position } from '@dejarik/table'
import type { Face } from '@dejarik/table/swtcg'
import { describe, expect, test } from 'vitest'
import { followAttack } from '../swtcg/attack-shown.ts'
import { sumsOf } from '../swtcg/attack-sums.ts'

const position = {
  view: {
    table: { attack: null, roll: null },
    zones: [
      {
        name: 'space',
        owner: null,
        count: 2,
        cards: [
          { id: 1, is: 'A One', owner: 0 },
          { id: 2, is: 'A Two', owner: 1 },
        ],
      },
    ],
  },
} as unknown as Position
const faces = new Map([
  ['A One', { title: 'One' } as Face],
  ['A Two', { title: 'Two' } as Face],
])
const news = (...events: readonly object[]): readonly Happened[] =>
  events.map((event, index) => ({
    type: 'happened',
    number: index + 1,
    happening: { kind: 'event', event: event as EventCore, text: 'Something.' },
  }))
const declared = { kind: 'attackDeclared', attacker: 1, defender: 2, with: 'power' }
const rolled = { kind: 'diceRolled', seat: 0, dice: [4, 1], for: 'attack' }

describe('the attack that is shown', () => {
  test('names both units and keeps the dice as they fell', () => {
    const shown = followAttack(
      null,
      news(declared, rolled, { kind: 'hitsCounted', attacker: 1, hits: 1 }),
      position,
      faces,
    )
    expect(shown).toMatchObject({ attackerName: 'One', defenderName: 'Two', hits: 1, rolls: 1 })
    expect(shown?.dice.map(({ natural }) => natural)).toEqual([4, 1])
  })
  test('stays until a step begins, and no other roll changes it', () => {
    const shown = followAttack(null, news(declared, rolled), position, faces)
    const later = followAttack(shown, news({ ...rolled, dice: [6], for: 'build' }), position, faces)
    expect(later).toEqual(shown)
    expect(
      followAttack(shown, news({ kind: 'stepBegan', turn: 1, step: 'ground' }), position, faces),
    ).toBeNull()
  })
})

test('sums say how an attack comes to its result', () => {
  const counted = {
    kind: 'attackDiceCounted',
    attacker: 1,
    with: 'power',
    power: 3,
    shields: 1,
    dice: 2,
    accuracy: 0,
  }
  const shown = followAttack(
    null,
    news(
      declared,
      counted,
      { ...rolled, dice: [6, 4] },
      { kind: 'hitsCounted', attacker: 1, hits: 2 },
      { kind: 'damagePending', unit: 2, amount: 4, source: 1, critical: 2 },
      { kind: 'damagePrevented', unit: 2, amount: 1, by: 'evade' },
      { kind: 'damagePlaced', unit: 2, amount: 3, source: 1 },
      { kind: 'discarded', card: 2, is: 'A Two', owner: 1, from: 'space', by: [1] },
    ),
    position,
    faces,
  )
  expect(sumsOf(shown!)).toEqual([
    '3 power − 1 Shields = 2 dice',
    '2 hits + 2 critical = 4 damage',
    '4 − 1 prevented = 3 damage',
    'destroyed',
  ])
})

test('dice that are rolled again take the places of the old ones, and retaliation is shown', () => {
  const again = followAttack(
    null,
    news(
      declared,
      rolled,
      { ...rolled, dice: [6] },
      { kind: 'diceRerolled', seat: 0, from: [1], to: [6] },
      { ...rolled, dice: [5], for: 'dice-of-damage' },
    ),
    position,
    faces,
  )
  expect(again?.dice.map(({ natural }) => natural)).toEqual([4, 6])
  expect(again?.answer).toEqual([5])
})

test('dice glow by what really hits: counted, seen in the position, and kept once it was counted', () => {
  const counted = { kind: 'attackDiceCounted', attacker: 1, toHit: { atLeast: 5 }, accuracy: 0 }
  const shown = followAttack(null, news(declared, counted, rolled), position, faces)
  expect(shown?.toHit).toEqual({ atLeast: 5 })
  const table = { attack: { attacker: 1, dice: shown?.dice }, roll: null, toHit: { natural: 6 } }
  const changed = { view: { ...position.view, table } } as unknown as Position
  expect(followAttack(shown, [], changed, faces)?.toHit).toEqual({ natural: 6 })
  const told = news({ kind: 'hitsCounted', attacker: 1, hits: 0, toHit: { atLeast: 4 } })
  expect(followAttack(shown, told, changed, faces)?.toHit).toEqual({ atLeast: 4 })
})
