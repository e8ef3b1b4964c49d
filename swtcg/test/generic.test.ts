import { tryGame } from '@dejarik/kernel/testing'
import { describe, expect, test } from 'vitest'
import { swtcgGame } from '../game.ts'

const trials = [
  { name: 'the 2010 rules', seats: 2, edition: 'idc', options: [] },
  { name: 'the 2003 rules', seats: 2, edition: 'wotc', options: [] },
  { name: 'Two-Headed Wookiee', seats: 4, edition: 'idc', options: ['two-headed-wookiee'] },
]

describe('the generic game test passes for the Star Wars TCG', () => {
  test.each(trials)('by $name', { timeout: 300_000 }, ({ seats, edition, options }) => {
    const setup = (seed: number) => swtcgGame.sampleSetup({ seed, seats, edition, options })
    const report = tryGame(swtcgGame, { games: 12, seed: 1, setup })
    expect(report.faults).toEqual([])
    expect(report.unfinished).toBe(0)
    expect(report.decisions).toBeGreaterThan(200)
  })
})
