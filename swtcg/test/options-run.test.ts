/** Random games with options: each alone and some sets, in short. `scripts/try-options.mjs` plays them at length. */
import { chance, newMachine, prepareSetup, sampleAnswer } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { ALL_OPTIONS, resolveOptions, swtcgGame } from '../index.ts'

const DECISIONS = 60

/** Plays for a while; every answer that is offered is taken, and nothing is out of place. */
function playAWhile(options: readonly string[], seed: number): void {
  const prepared = prepareSetup(swtcgGame, { seed, options: [...options, 'quick-tempo'] })
  if ('reasons' in prepared) throw new Error(prepared.reasons.map(({ code }) => code).join())
  const machine = newMachine(swtcgGame, prepared.setup)
  const below = chance(seed, 5)
  for (let count = 0; machine.state.asked && count < DECISIONS; count++) {
    const { id, questions, answers } = machine.state.asked
    const question = questions[answers.indexOf(null)]!
    const verdict = machine.answer({ ask: id, seat: question.seat, value: sampleAnswer(question, below) })
    expect(verdict.accepted).toBe(true)
  }
  expect(swtcgGame.breaches?.(machine)).toEqual([])
}

const isAllowed = (options: readonly string[]): boolean => resolveOptions(options).refused.length === 0

describe('random games', () => {
  const alone = ALL_OPTIONS.map(({ name }) => name).filter((name) => isAllowed([name]))
  test.each(alone)('with %s', { timeout: 60_000 }, (name) => playAWhile([name], 1))

  test('with sets of three to ten', { timeout: 120_000 }, () => {
    const below = chance(7, 3)
    for (let made = 0; made < 4; ) {
      const left = ALL_OPTIONS.map(({ name }) => name)
      const set = Array.from({ length: 3 + below(8) }, () => left.splice(below(left.length), 1)[0]!)
      if (!isAllowed(set)) continue
      made++
      playAWhile(set, made)
    }
  })
})
