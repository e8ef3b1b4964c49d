/** Games at random with cards of all sets. */
import { tryGame } from '@dejarik/kernel/testing'
import { describe, expect, test } from 'vitest'
import { swccgGame } from '../game.ts'
import { drawnSetup } from './drawn-decks.ts'

describe('the generic game test passes with decks drawn from all sets', () => {
  test.each([
    ['cards that are carried out in full', true],
    ['cards that are not', false],
  ])('%s', { timeout: 300_000 }, (_, automated) => {
    const setup = (seed: number) => drawnSetup(seed, (card) => card.automated === automated)
    const report = tryGame(swccgGame, { games: 1, seed: 1, setup })
    expect(report.faults).toEqual([])
    expect(report.unfinished).toBe(0)
    expect(report.decisions).toBeGreaterThan(100)
  })
})
