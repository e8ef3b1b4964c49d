import { expect, test } from 'vitest'
import { addsToPower, followBattle } from '../swccg/battle-shown.ts'
import { news, position } from './beats/news.ts'

test('a battle tells power without the destinies that are added, and which of the draws those are', () => {
  const shown = followBattle(
    null,
    news(
      { kind: 'battleInitiated', seat: 1, at: 3 },
      { kind: 'destinyDrawn', seat: 1, is: 'Tatooine', value: 0, for: 'weapon' },
      { kind: 'powerTotalled', seat: 1, power: 11 },
      { kind: 'powerTotalled', seat: 0, power: 3 },
      { kind: 'destinyDrawn', seat: 1, is: 'Traffic Control', value: 3, for: 'battle' },
      { kind: 'battleTotals', totals: [3, 14], winner: 1 },
    ),
    position([{ id: 3, is: 'Cantina' }]),
    new Map(),
  )!
  expect(shown.sides.map(({ before, power }) => [before, power])).toEqual([
    [3, 3],
    [11, 14],
  ])
  expect(shown.destinies.map(addsToPower)).toEqual([false, true])
})
