import { chance, listAnswers, misfit } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { alike } from '../allowance.ts'
import { botFor, plainJudgement, treeSearching } from '../index.ts'
import { firstGlimpse, GAMES, opened, playOut } from './seats.ts'

const EFFORT = {
  simulations: 6,
  pace: alike(1),
  answers: alike(20),
  caution: { margin: 0, deviations: 0, doubt: 3, luck: 0.5 },
  curiosity: 0.7,
  ripe: 1,
  surprises: 0,
  decisions: 20,
}

test.each(GAMES.map((definition) => ({ definition, game: definition.name })))(
  'a search that knows nothing of $game finds a legal answer',
  ({ definition }) => {
    const seen = firstGlimpse(definition, opened(definition, 4), chance(2))
    const { answer, trials } = treeSearching(plainJudgement(definition), EFFORT)(seen)
    expect(misfit(seen.question, answer)).toBeNull()
    if (listAnswers(seen.question)!.length > 1) expect(trials).toBeGreaterThan(1)
  },
)

test('a search that knows nothing of Skirmish wins against the lot', () => {
  const skirmish = GAMES.find(({ name }) => name === 'skirmish')!
  const searching = treeSearching(plainJudgement(skirmish), { ...EFFORT, simulations: 100, decisions: 50 })
  const random = botFor('random', 'skirmish')!
  const winsAt = (seat: number): number =>
    [1, 2, 3, 4].filter((seed) => {
      const game = playOut(skirmish, seed, (seen) => (seen.question.seat === seat ? searching : random)(seen))
      return game.state.outcome!.winners.includes(seat)
    }).length
  expect(winsAt(0) + winsAt(1)).toBeGreaterThan(5)
})
