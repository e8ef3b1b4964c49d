/** What is fought out without a battle, as the board follows it. */
import { describe, expect, test } from 'vitest'
import { type Clash, followClash } from '../swccg/clash.ts'
import { news, position } from './beats/news.ts'

const HERE = position([
  { id: 1, is: 'Vader' },
  { id: 2, is: 'Luke', controller: 1 },
  { id: 3, is: 'Wampa' },
])
const follow = (shown: Clash | null, ...events: readonly object[]): Clash | null =>
  followClash(shown, news(...events), HERE, new Map())
const DUEL = { kind: 'duelInitiated', seat: 0, at: 9, cards: [1, 2], epic: false }
const drawn = (seat: number, value: number): object => ({
  kind: 'destinyDrawn',
  seat,
  is: 'Any',
  value,
  for: 'duel',
})

describe('a duel', () => {
  test('shows both with what they draw, their totals and who has won', () => {
    const shown = follow(null, DUEL, drawn(0, 4), drawn(1, 2), drawn(1, 5))
    expect(shown?.sides.map(({ cards }) => cards)).toEqual([[1], [2]])
    expect(shown?.sides.map(({ destinies }) => destinies.map(({ value }) => value))).toEqual([[4], [2, 5]])
    const counted = follow(shown, { kind: 'duelTotals', cards: [1, 2], totals: [10, 11], winner: 1 })
    expect(counted?.sides.map(({ total, won }) => [total, won])).toEqual([
      [10, false],
      [11, true],
    ])
  })
  test('is over with its end, and gone with what comes then', () => {
    const over = follow(null, DUEL, { kind: 'duelEnded', at: 9, winner: null })
    expect(over?.isOver).toBe(true)
    expect(follow(over)).toBe(over)
    expect(follow(over, { kind: 'moved', card: 1 })).toBeNull()
  })
  test('that a card cancels is gone with the phase', () => {
    expect(follow(null, DUEL, { kind: 'phaseBegan', phase: 'draw' })).toBeNull()
  })
})

test('a creature meets those whom it attacks, ferocity against power', () => {
  const attack = { kind: 'attackInitiated', seat: 0, at: 9, card: 3, by: 'creature', cards: [2] }
  const ferocity = { ...drawn(0, 4), for: 'ferocity' }
  const totals = { kind: 'attackTotals', card: 3, power: 5, ferocity: 7 }
  const shown = follow(null, attack, ferocity, drawn(1, 2), totals)
  const told = shown?.sides.map(({ seat, cards, destinies, total }) => [
    seat,
    cards,
    destinies.map(({ value }) => value),
    total,
  ])
  // Whoever sets the creature on somebody is not the one who meets it.
  expect(told).toEqual([
    [null, [3], [4], 7],
    [1, [2], [2], 5],
  ])
})

test('sabacc lasts until its hands are away', () => {
  const began = follow(null, { kind: 'sabaccBegan', seat: 0, players: [1, null] })
  expect(began?.isOver).toBe(false)
  expect(began?.sides.map(({ cards }) => cards)).toEqual([[1], []])
  const ended = { kind: 'sabaccEnded', totals: [11, 9], winner: 0, double: false }
  expect(follow(began, ended)?.isOver).toBe(true)
})

test('whoever is captured is shown for as long as it is told', () => {
  const shown = follow(null, { kind: 'captured', card: 2 })
  expect(shown).toMatchObject({ kind: 'capture', isOver: true })
  expect(follow(shown, drawn(0, 3))).toBeNull()
})
