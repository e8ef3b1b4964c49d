/** A move told to the seat that it is for: no card is named that the seat does not know. */
import {
  type Answer,
  type AnyGame,
  asKnownTo,
  type Kinds,
  type Machine,
  type Question,
  sayAnswer,
} from '@dejarik/kernel'
import type { Move } from './bot.ts'

export interface Advice {
  readonly value: Answer
  readonly text: string
  /** One sentence, from the numbers by which the bot decided. */
  readonly why: string
}

export const adviceIn = (
  { words }: AnyGame,
  game: Machine<Kinds>,
  question: Question,
  { answer, explain }: Move,
): Advice => ({
  value: answer,
  text: sayAnswer(words, asKnownTo(game, question.seat), question, answer),
  why: explain(),
})
