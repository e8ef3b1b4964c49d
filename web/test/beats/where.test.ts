import type { EventCore } from '@dejarik/kernel'
import type { Happened } from '@dejarik/table'
import { expect, test } from 'vitest'
import type { Beat } from '../../beats/beat.ts'
import { partOf } from '../../beats/where.ts'

const beat = (...events: readonly (EventCore & Readonly<Record<string, unknown>>)[]): Beat => ({
  kind: 'arrives',
  actor: 1,
  news: events.map(
    (event, number) => ({ number, happening: { kind: 'event', event, text: null } }) as unknown as Happened,
  ),
})
const PARTS = [
  { name: 'space', cards: [1, 2] },
  { name: 'ground', cards: [3, 4] },
]

test('a beat happens where the card lies that it is about', () => {
  expect(partOf(beat({ kind: 'deployed', card: 3 }), PARTS)).toBe('ground')
  expect(partOf(beat({ kind: 'drainInitiated', at: 2 }), PARTS)).toBe('space')
  expect(partOf(beat({ kind: 'attackDeclared', attacker: 9, defender: 4 }), PARTS)).toBe('ground')
})

test('what happens nowhere in sight, such as a card that is drawn, turns nobody away', () => {
  expect(partOf(beat({ kind: 'drew', card: 70 }), PARTS)).toBeNull()
  expect(partOf(beat({ kind: 'activated', count: 3 }), PARTS)).toBeNull()
})
