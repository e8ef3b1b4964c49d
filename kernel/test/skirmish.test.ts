import { describe, expect, test } from 'vitest'
import { skirmishGame } from '../skirmish/index.ts'
import { tryGame } from '../testing/index.ts'

const trials = [
  { name: 'two seats', seats: 2, options: [] },
  { name: 'three seats with a second look', seats: 3, options: ['second-look'] },
  { name: 'four seats in teams', seats: 4, options: ['teams'] },
  { name: 'six seats with every option', seats: 6, options: ['teams', 'second-look'] },
]

describe('the generic game test passes for Skirmish', () => {
  test.each(trials)('$name', { timeout: 120_000 }, ({ seats, options }) => {
    const report = tryGame(skirmishGame, {
      games: seats === 2 ? 1000 : 200,
      seed: 1,
      setup: (seed) => skirmishGame.sampleSetup({ seed, seats, options }),
    })
    expect(report.faults).toEqual([])
    expect(report.unfinished).toBe(0)
    expect(report.decisions).toBeGreaterThan(5_000)
  })
})
