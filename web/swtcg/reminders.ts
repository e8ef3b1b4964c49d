/** What the keywords of the Star Wars TCG mean, as they stand on cards. */
import { KEYWORDS, type KeywordName, keywordEntry } from '@dejarik/swtcg/keywords'
import type { Reminders } from '../card/reminders.ts'

/** `critical-hit` stands on cards as Critical Hit, `bounty` as Bounty with a colon. */
function onCards(keyword: KeywordName): string {
  const words = keyword.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join(' ')}${keywordEntry(keyword).opens === 'colon' ? ':' : ''}`
}

export const REMINDERS: Reminders = Object.fromEntries(
  (Object.keys(KEYWORDS) as KeywordName[]).map((keyword) => [onCards(keyword), KEYWORDS[keyword].reminder]),
)
