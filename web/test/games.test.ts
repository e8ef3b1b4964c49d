import { expect, test } from 'vitest'
import { playedBy } from '../games.ts'

test('lists say by which edition a game is played in words of players, and never its key alone', () => {
  expect(playedBy('swtcg', 'idc')).toBe('TCG, Rules of 2010')
  expect(playedBy('swccg', 'final')).toBe('CCG, Tournament rules')
  expect(playedBy('unknown', 'later')).toBe('unknown, later')
})
