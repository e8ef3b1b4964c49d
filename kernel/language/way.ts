/** One way in which rendered text says what is printed in other words. */
import { fingerprint } from '../hash.ts'

export interface Way {
  /** Why nothing is lost. */
  readonly why: string
  /** The printed words, as they are spelt; a hyphen inside a word is an underscore. */
  readonly said: RegExp
  /** How it is rendered: a pattern, or one with `$1` for a word of what is printed; absent where the words add nothing. */
  readonly as: RegExp | string | undefined
}
export const way = (why: string, said: RegExp, as?: RegExp | string): Way => ({ why, said, as })

/** Tells one way from all others, and from what it was before somebody changed it. */
export const wayMark = ({ said, as }: Way): string => fingerprint(`${said} ${as}`)

/** Whole phrases come before single words. */
export const longestFirst = (ways: readonly Way[]): readonly Way[] =>
  ways.toSorted((one, other) => wordsIn(other) - wordsIn(one))
const wordsIn = ({ said }: Way): number => said.source.split(' ').length

/** The printed text without what the rendered text says in this other way. */
export function withoutSaid(text: string, { said, as }: Way, rendered: string): string {
  if (typeof as !== 'string') return as === undefined || as.test(rendered) ? text.replace(said, ' ') : text
  return text.replace(said, (whole: string, ...words: unknown[]) =>
    counterpart(as, words).test(rendered) ? ' ' : whole,
  )
}

/** The pattern with the words that were printed; a word that is not there is nowhere rendered. */
function counterpart(as: string, words: readonly unknown[]): RegExp {
  const named = as.replace(/\$(\d)/g, (_, place: string) => {
    const word = words[Number(place) - 1]
    return typeof word === 'string' ? hyphens(word) : NOWHERE
  })
  return new RegExp(named, 'i')
}
const NOWHERE = '(?!)'
const hyphens = (word: string): string => word.replaceAll('_', '[_-]')
