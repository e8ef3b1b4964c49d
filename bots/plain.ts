/** What a search can do in a game that it knows nothing of: try anything, play on by lot, and see who wins. */
import { type AnyGame, listAnswers, sampleAnswer } from '@dejarik/kernel'
import type { Judgement } from './judgement.ts'
import { random } from './random.ts'

/** The chance of a seat in a game that was not played to its end. */
const UNKNOWN = 0.5

export const plainJudgement = (definition: AnyGame): Judgement => ({
  definition,
  playsOn: random,
  value: ({ state: { outcome } }, seat) => (outcome ? (outcome.winners.includes(seat) ? 1 : 0) : UNKNOWN),
  likely: ({ question, below }, most) => listAnswers(question, most) ?? [sampleAnswer(question, below)],
  horizon: () => () => false,
})
