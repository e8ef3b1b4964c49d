import { chance, listAnswers, misfit } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { plainJudgement, treeSearching } from '../index.ts'
import { firstGlimpse, GAMES, opened } from './seats.ts'

const EFFORT = {
  simulations: 6,
  answers: 20,
  caution: 0,
  curiosity: 0.7,
  ripe: 0,
  surprises: 0,
  decisions: 20,
}

test.each(GAMES.map((definition) => ({ definition, game: definition.name })))(
  'a search that knows nothing of $game finds a legal answer',
  ({ definition }) => {
    const seen = firstGlimpse(definition, opened(definition, 4), chance(2))
    const { answer, trials } = treeSearching(plainJudgement(definition), EFFORT)(seen)
    expect(misfit(seen.question, answer)).toBeNull()
    if (listAnswers(seen.question)!.length > 1) expect(trials).toBe(EFFORT.simulations)
  },
)
