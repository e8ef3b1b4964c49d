/** What a sentence that is not read speaks of: the part of the rules that it waits for, or only words. */
import type { Missing } from './definition.ts'

const TOPICS: readonly (readonly [Missing, RegExp])[] = [
  ['capturing', /captiv|captur|escort|imprison|prison|frozen|\bbounty\b/i],
  ['sectors', /\bsectors?\b|asteroid|\bcloud (?:city )?sector/i],
  ['Jedi Tests', /Jedi Test|apprentice|mentor/],
  ['sabacc', /sabacc/i],
  ['missing characters', /\bmissing\b/i],
  ['crashing', /\bcrash/i],
  ['Objectives', /this side up|\bFlip\b/],
]

export const topicOf = (sentence: string): Missing =>
  TOPICS.find(([, pattern]) => pattern.test(sentence))?.[0] ?? 'sentences'
