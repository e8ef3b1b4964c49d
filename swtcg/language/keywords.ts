/** The keywords by name, and how each is written on a card. */
import { type KeywordName, keywordEntry, keywordsOf } from '../keywords.ts'
import {
  ACTIVATED,
  type ActivatedKeyword,
  CUMULATIVE,
  type CumulativeKeyword,
  ISOLATED,
  type IsolatedKeyword,
} from './tree/tree.ts'

export type Keyword = CumulativeKeyword | IsolatedKeyword | ActivatedKeyword

/** `critical-hit` is written Critical Hit. */
export const nameOfKeyword = (keyword: KeywordName): string =>
  keywordEntry(keyword).written ??
  keyword.replace(
    /(^|-)([a-z])/g,
    (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`,
  )

/** Whether a number must follow the name. */
export const hasNumber = (keyword: Keyword): boolean =>
  !isIsolated(keyword) && keyword !== 'intercept' && keyword !== 'redirect'

const isIsolated = (keyword: Keyword): boolean => (ISOLATED as readonly string[]).includes(keyword)

/** Those that stand by themselves, as a line of their own. */
export const PLAIN_KEYWORDS: readonly Keyword[] = [...CUMULATIVE, ...ISOLATED, ...ACTIVATED]

/** Words that open an ability and are followed by a colon. */
export const PREFIXES: readonly string[] = keywordsOf('text')
  .filter((keyword) => keywordEntry(keyword).opens === 'colon')
  .map(nameOfKeyword)
