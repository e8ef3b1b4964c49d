/** The generic game test over a spread of styles and options: nothing leaks, nothing is lost, everything can be saved. */
import { tryGame } from '@dejarik/kernel/testing'
import { describe, expect, test } from 'vitest'
import { swtcgGame } from '../game.ts'

const SPREAD: readonly string[] = [
  'three-way-war recruit-zone',
  'three-way-war bid-for-sides',
  'fight-on-all-fronts secondary-locations',
  'battle-the-rancor command-zone battlefront',
  'duel-of-the-fates action-cards',
  'galactic-conquest:ground cell-block-1-1-3-8',
  'recruit-zone vongformed guerilla-units',
  'supply-zone shadow-ops optimal-search-and-shuffle point-tracking',
]

describe('the generic game test passes with options', () => {
  test.each(SPREAD)('%s', { timeout: 300_000 }, (options) => {
    const setup = (seed: number) => swtcgGame.sampleSetup({ seed, options: options.split(' ') })
    const report = tryGame(swtcgGame, { games: 1, seed: 1, setup, mostDecisions: 100 })
    expect(report.faults).toEqual([])
    expect(report.decisions).toBeGreaterThan(20)
  })
})
