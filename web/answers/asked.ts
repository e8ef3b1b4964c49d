/** What is asked, with all that an answer may depend on. */
import type { ActionQuestion, Answer, OfferCore, Question, View } from '@dejarik/kernel'
import type { Position } from '@dejarik/table'
import type { Faces } from '../playmat.ts'
import type { Wishes } from './wishes.ts'

export interface Asked {
  readonly question: Question
  readonly view: View
  /** What each offer says, by its key. */
  readonly says: Position['offers']
  readonly faces: Faces
  readonly wishes: Wishes
  /** Whether one wants to respond wherever one can. */
  readonly isArmed: boolean
  /** Offers that one has passed at this moment already, by their keys. */
  readonly declined: ReadonlySet<string>
  /** Enemies that all units attack in turn, while they live. */
  readonly targets: readonly number[]
  /** The turn in which all attack everywhere, the weakest first; null where nobody said so. */
  readonly sweeping: number | null
  /** Units that shall retreat. */
  readonly retreating: readonly number[]
  /** Whether others brought something to an arena or place of one's own since one decided last. */
  readonly isNewcomer: boolean
}

/** An answer, and how long it waits for the person to say otherwise, in milliseconds. */
export interface Answered {
  readonly value: Answer
  readonly after?: number
}

export const PASS = 'pass'

export const offersOf = (question: Question): readonly OfferCore[] =>
  question.kind === 'action' ? question.offers : []
export const canPass = (question: Question): question is ActionQuestion =>
  offersOf(question).some(({ key }) => key === PASS)
/** Whether passing is all that is offered. */
export const isIdle = (question: Question): boolean => canPass(question) && question.offers.length === 1
export const otherThanPass = (question: Question): readonly OfferCore[] =>
  offersOf(question).filter(({ key }) => key !== PASS)
