/** A point on which the two books differ, or on which only one of them speaks: one position, played by both. */
import type { Edition, Play } from '../editions.ts'

/** Picks what holds by the edition that is played: first by the book of 1995, then by the Beginner's. */
export type By = <T>(of1995: T, ofBeginners: T) => T

/** What can be expected of a game. */
export type Expected = Parameters<ReturnType<Play>['expect']>[0]

export interface Difference {
  /** Its place in the list of differences. */
  readonly number: number
  readonly says: string
  /** The rules of each book. */
  readonly beginners: readonly string[]
  readonly of1995: readonly string[]
  readonly tell: (play: Play, by: By, edition: Edition) => void
}

export const difference = (
  number: number,
  says: string,
  of1995: readonly string[],
  beginners: readonly string[],
  tell: Difference['tell'],
): Difference => ({ number, says, of1995, beginners, tell })
