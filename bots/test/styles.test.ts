import { anyGame, chance, newMachine } from '@dejarik/kernel'
import { ALL_OPTIONS, swtcgGame } from '@dejarik/swtcg'
import { expect, test } from 'vitest'
import { botFor, safely } from '../index.ts'
import { firstGlimpse } from './seats.ts'

const game = anyGame(swtcgGame)
const STYLES = ALL_OPTIONS.flatMap(({ name, seats, agreed = [''] }) =>
  seats === undefined ? [] : agreed.slice(0, 2).map((value) => (value === '' ? name : `${name}:${value}`)),
)
const MOST_DECISIONS = 12_000

test('there are six styles', () => {
  expect(new Set(STYLES.map((style) => style.split(':')[0])).size).toBe(6)
})

test.each(STYLES)('the cadet finishes a game of %s without a fault', { timeout: 120_000 }, (style) => {
  const faults: string[] = []
  const cadet = safely(botFor('cadet', 'swtcg')!, (message) => faults.push(message))
  const machine = newMachine(game, game.sampleSetup({ seed: 4, options: [style, 'quick-tempo'] }))
  machine.journal = null
  for (let decisions = 0; machine.state.asked && decisions < MOST_DECISIONS; decisions++) {
    const seen = firstGlimpse(game, machine, chance(decisions))
    const value = cadet(seen).answer
    expect(machine.answer({ ask: machine.state.asked.id, seat: seen.question.seat, value }).accepted).toBe(
      true,
    )
  }
  expect(faults).toEqual([])
  expect(machine.state.outcome).not.toBeNull()
})
