import { tryGame } from '@dejarik/kernel/testing'
import { describe, expect, test } from 'vitest'
import { swccgGame } from '../game.ts'

describe('the generic game test passes for the Star Wars CCG', () => {
  test.each(['1995', 'beginners'])('by the %s rules', { timeout: 300_000 }, (edition) => {
    const setup = (seed: number) => swccgGame.sampleSetup({ seed, edition })
    const report = tryGame(swccgGame, { games: 1, seed: 1, setup })
    expect(report.faults).toEqual([])
    expect(report.unfinished).toBe(0)
    expect(report.decisions).toBeGreaterThan(200)
  })
})
