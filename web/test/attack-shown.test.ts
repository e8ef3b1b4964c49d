import type { EventCore } from '@dejarik/kernel'
import type { Happened, Position } from '@dejarik/table'
import type { Face } from '@dejarik/table/swtcg'
import { describe, expect, test } from 'vitest'
import { pauseAfter } from '../pace.ts'
import { followAttack } from '../swtcg/attack-shown.ts'

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

test('dice stay longest, and nothing stays at an instant pace', () => {
  const dice = pauseAfter(news(rolled), 'quick')
  expect(dice).toBeGreaterThan(pauseAfter(news(declared), 'quick'))
  expect(pauseAfter([], 'calm')).toBe(0)
  expect(pauseAfter(news(rolled), 'instant')).toBe(0)
})
