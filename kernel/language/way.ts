/** One way in which rendered text says what is printed in other words. */
import { fingerprint } from '../hash.ts'

export interface Way {
  /** Why nothing is lost. */
  readonly why: string
  /** The printed words, as they are spelt; a hyphen inside a word is an underscore. */
  readonly said: RegExp
  /** How it is rendered; absent where the words add nothing. */
  readonly as: RegExp | undefined
}
export const way = (why: string, said: RegExp, as?: RegExp): Way => ({ why, said, as })

/** Tells one way from all others, and from what it was before somebody changed it. */
export const wayMark = ({ said, as }: Way): string => fingerprint(`${said} ${as}`)

/** Whole phrases come before single words. */
export const longestFirst = (ways: readonly Way[]): readonly Way[] =>
  ways.toSorted((one, other) => wordsIn(other) - wordsIn(one))
const wordsIn = ({ said }: Way): number => said.source.split(' ').length
