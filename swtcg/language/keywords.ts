/** The keywords by name, and how each is written on a card. */
import {
  ACTIVATED,
  type ActivatedKeyword,
  CUMULATIVE,
  type CumulativeKeyword,
  ISOLATED,
  type IsolatedKeyword,
} from './tree.ts'

export type Keyword = CumulativeKeyword | IsolatedKeyword | ActivatedKeyword

/** `critical-hit` is written Critical Hit. */
export const nameOfKeyword = (keyword: Keyword): string =>
  keyword.replace(
    /(^|-)([a-z])/g,
    (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`,
  )

/** Whether a number must follow the name. */
export const hasNumber = (keyword: Keyword): boolean => !isIsolated(keyword) && keyword !== 'intercept'

const isIsolated = (keyword: Keyword): boolean => (ISOLATED as readonly string[]).includes(keyword)

export const KEYWORDS: readonly Keyword[] = [...CUMULATIVE, ...ISOLATED, ...ACTIVATED]

/** Words that open an ability and are followed by a colon. */
export const PREFIXES = ['Bounty', 'Enhance', 'Reserves', 'Switch', 'Upkeep'] as const
