/** What the checks of the generic game test share: the game under test, the move at hand, and what is found. */
import type { Answer, Below, GameDefinition, Kinds, Playthrough, Question, Setup } from '../index.ts'

/** A game in progress under test, and what every check needs to know of it. */
export interface Exam<K extends Kinds, S extends Setup> {
  readonly definition: GameDefinition<K, S>
  readonly play: Playthrough<K, S>
  readonly below: Below
  /** The cards that the game began with, which must be there at every ask; null until they are dealt. */
  cards: string | null
}

/** One seat's open question and the answer that is going to be given. */
export interface Move {
  readonly ask: number
  readonly question: Question
  readonly value: Answer
}

export class Finding extends Error {}
